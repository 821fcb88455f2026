/** Whether the sign of a computed number is certain: whether it is farther from 0 than its error can be. */
import {
  absolute,
  add,
  and,
  type Cond,
  compare,
  type Local,
  multiply,
  type Num,
  number,
  type Stmt,
  truth,
} from '../ir.js';
import { type Accuracy, EXACT, made, root } from './accuracy.js';

/** When the sign of a number is certain. */
export interface Certain {
  readonly isSure: Cond;
  readonly canBeNegative: boolean;
  /** Inputs that must be finite for it. */
  readonly inputs: ReadonlySet<string>;
}

const UNIT = 2 ** -53;
/** A short decimal. */
const UNDERFLOW = 1e-301;
/** Between these, squares have neither overflowed nor lost digits. */
const [LEAST, GREATEST] = [2 ** -960, 2 ** 1020];

export class Certainty {
  private readonly known = new Map<Local, Accuracy | undefined>();

  /** @param holds what is known to hold for the numbers */
  constructor(private readonly holds: Cond) {}

  /** Looks at statements, in their order. */
  look(stmts: readonly Stmt[]): void {
    for (const stmt of stmts) {
      if (stmt.op === 'const') this.known.set(stmt.local, this.of(stmt.local.value as Num));
      if (stmt.op === 'set') this.known.set(stmt.local, this.of(stmt.value as Num));
      // Of what is set in branches nothing is known.
      if (stmt.op === 'if') for (const local of setIn([stmt])) this.known.set(local, undefined);
    }
  }

  /**
   * When the sign of a number is certain; undefined where that cannot be told.
   * @param as the same number by its name
   */
  signOf(node: Num, as: Num): Certain | undefined {
    const accuracy = this.of(node);
    if (!accuracy || node.op === 'number') return undefined;
    const { k, size, canBeNegative, isOrdinary, inputs } = accuracy;
    const isBeyond = (bound: Num): Cond => compare('>', absolute(as), bound, undefined);
    if (size) {
      const bound = add(multiply(number(upward(k * UNIT)), size), number(UNDERFLOW));
      return { isSure: isBeyond(bound), canBeNegative, inputs };
    }
    // A relative error says nothing of what has overflowed.
    const isInRange = compare('<', absolute(as), number(Infinity), undefined);
    return { isSure: isOrdinary ? truth(true) : and(isBeyond(number(UNDERFLOW)), isInRange), canBeNegative, inputs };
  }

  /** What is known of a number's error; undefined if nothing. */
  private of(node: Num): Accuracy | undefined {
    switch (node.op) {
      case 'input':
        return { ...EXACT, inputs: new Set([node.path]) };
      case 'number':
        return { ...EXACT, canBeNegative: node.value < 0 };
      case 'local':
        return this.known.get(node.local);
      case 'absolute': {
        const of = this.of(node.of);
        return of && { ...of, canBeNegative: false };
      }
      case 'root':
        return this.root(node.of);
      case 'add':
      case 'subtract':
      case 'multiply':
      case 'divide':
      case 'larger':
      case 'smaller': {
        const [a, b] = [this.of(node.left), this.of(node.right)];
        return a && b && made(node, a, b);
      }
      default:
        return undefined;
    }
  }

  private root(of: Num): Accuracy | undefined {
    const a = this.of(of);
    if (!a || a.size || a.canBeNegative || of.op !== 'local') return undefined;
    const { isLarge, isSmall } = rangeOf(of.local, this.holds);
    return isLarge ? root(a, isSmall) : undefined;
  }
}

/** The variables that statements set, those inside branches included. */
function setIn(stmts: readonly Stmt[], found = new Set<Local>()): Set<Local> {
  for (const stmt of stmts) {
    if (stmt.op === 'set') found.add(stmt.local);
    if (stmt.op === 'if') setIn([...stmt.then, ...stmt.else], found);
  }
  return found;
}

/** Whether a condition keeps a local far from underflow and from overflow. */
function rangeOf(local: Local, by: Cond): { isLarge: boolean; isSmall: boolean } {
  if (by.op === 'and') {
    const [a, b] = [rangeOf(local, by.left), rangeOf(local, by.right)];
    return { isLarge: a.isLarge || b.isLarge, isSmall: a.isSmall || b.isSmall };
  }
  const isOfIt = by.op === 'compare' && by.left.op === 'local' && by.left.local === local && by.right.op === 'number';
  const bound = isOfIt ? (by.right as Num & { op: 'number' }).value : NaN;
  return {
    isLarge: isOfIt && by.by === '>=' && bound >= LEAST,
    isSmall: isOfIt && by.by === '<=' && bound <= GREATEST,
  };
}

/** A short decimal, at least as large: it covers the roundings of the bound as well. */
function upward(coefficient: number): number {
  return Number((coefficient * 1.001).toPrecision(4));
}
