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
  withChildren,
} from '../ir.js';
import type { Names } from '../names.js';
import { type Accuracy, EXACT, either, made, outer, root } from './accuracy.js';
import { choiceOf, outerOf } from './branchless.js';

/** When the sign of a number is certain. */
export interface Certain {
  readonly isSure: Cond;
  readonly canBeNegative: boolean;
  /** Whether it rests on how large all lengths are. */
  readonly isHigh: boolean;
  /** Inputs that must be finite for it. */
  readonly inputs: ReadonlySet<string>;
}

/** Stands for how far what is compared with it can be from the true number, until that is known. */
export const ERROR: Num = { op: 'code', text: 'its error', args: [] };

const UNIT = 2 ** -53;
/** A short decimal. */
const UNDERFLOW = 1e-301;
/** Between these, squares have neither overflowed nor lost digits. */
const [LEAST, GREATEST] = [2 ** -960, 2 ** 1020];

export class Certainty {
  private readonly known = new Map<Local, Accuracy | undefined>();

  /**
   * @param holds what is known to hold for the numbers
   * @param isLength whether it is known of an input how large it can be
   */
  constructor(
    private readonly holds: Cond,
    private readonly names: Names,
    private readonly isLength: (input: string) => boolean,
  ) {}

  /** Looks at statements, in their order, and gives them back with the sizes that bounds need. */
  look(stmts: readonly Stmt[]): Stmt[] {
    return stmts.flatMap((stmt): Stmt[] => {
      if (stmt.op === 'const') return [...this.lookAt(stmt.local), stmt];
      if (stmt.op === 'set') this.known.set(stmt.local, this.of(stmt.value as Num));
      // Of what is set in branches nothing is known.
      if (stmt.op === 'if') for (const local of setIn([stmt])) this.known.set(local, undefined);
      return [stmt];
    });
  }

  /** Names a size that is a sum: others may be made of it. */
  private lookAt(local: Local): Stmt[] {
    const accuracy = this.of(local.value as Num);
    this.known.set(local, accuracy);
    if (accuracy?.size?.op !== 'add') return [];
    const name = this.names.take(`${local.name}Size`);
    const size: Local = { name, group: name, value: accuracy.size };
    this.known.set(local, { ...accuracy, size: { op: 'local', local: size } });
    return [{ op: 'const', local: size }];
  }

  /**
   * When the sign of a number is certain; undefined where that cannot be told.
   * @param as the same number by its name
   */
  signOf(node: Num, as: Num): Certain | undefined {
    const accuracy = this.of(node);
    if (!accuracy || node.op === 'number') return undefined;
    const { k, size, canBeNegative, isOrdinary, degree } = accuracy;
    const isHigh = degree > 2 && degree < Infinity;
    // Only of lengths that have been looked at it is known how large they are.
    const inputs = isHigh ? new Set<string>() : accuracy.inputs;
    const lost = number(isHigh ? UNDERFLOW * 2 ** Math.ceil((1000 * (degree - 2)) / degree) : UNDERFLOW);
    const isBeyond = (bound: Num): Cond => compare('>', absolute(as), bound, undefined);
    if (size) {
      const bound = add(multiply(number(upward(k * UNIT)), size), lost);
      return { isSure: isBeyond(bound), canBeNegative, isHigh, inputs };
    }
    // A relative error says nothing of what has overflowed.
    const isInRange = compare('<', absolute(as), number(Infinity), undefined);
    return { isSure: isOrdinary ? truth(true) : and(isBeyond(lost), isInRange), canBeNegative, isHigh, inputs };
  }

  /** Conditions and numbers with what stands in them for errors. */
  withErrors<T extends Num | Cond>(node: T): T {
    if (node.op !== 'compare' || node.right !== ERROR) return withChildren(node, (child) => this.withErrors(child));
    const { of } = node.left as Num & { op: 'absolute' };
    const certain = this.signOf(of, of);
    if (!certain) throw new TypeError('isCertain: a number of which nothing is certain');
    return certain.isSure as T;
  }

  /** What is known of a number's error; undefined if nothing. */
  private of(node: Num): Accuracy | undefined {
    switch (node.op) {
      case 'input':
        return { ...EXACT, inputs: new Set([node.path]), degree: this.isLength(node.path) ? 1 : Infinity };
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
      case 'smaller':
        return this.made(node);
      case 'choose': {
        const [a, b] = [this.of(node.yes), this.of(node.no)];
        return a && b && this.isExact(node.by) ? either(node.yes, node.no, a, b) : undefined;
      }
      default:
        return undefined;
    }
  }

  private made(node: Num & { left: Num; right: Num }): Accuracy | undefined {
    const choice = choiceOf(node);
    const [left, right] = outerOf(node) ?? (choice ? [choice.yes, choice.no] : [node.left, node.right]);
    const [a, b] = [this.of(left), this.of(right)];
    if (!a || !b) return undefined;
    if (outerOf(node)) return outer(left, right, a, b);
    if (!choice) return made(node, a, b);
    const chosen = this.of(choice);
    // As a sum of products: both sides leave a trace.
    return chosen && { ...chosen, inputs: new Set([...a.inputs, ...b.inputs]) };
  }

  /** Whether rounding cannot turn a condition round. */
  private isExact(by: Cond): boolean {
    if (by.op !== 'compare') return false;
    return [by.left, by.right].every((side) => this.of(side)?.isRaw);
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
  const exponent = Math.floor(Math.log10(coefficient));
  return Number(`${Math.ceil((coefficient * 1.001 * 10) / 10 ** exponent) / 10}e${exponent}`);
}
