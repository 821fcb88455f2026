/**
 * How far a computed number can be from the true one: what tells whether its sign is certain.
 *
 * A number x is off by no more than k·u·P with u = 2⁻⁵³, where P is a sum of sizes that are computed beside it and is at least
 * |x|. Where P is |x| itself, the error is relative, and the sign of x is the true one. For one rounding at most u of the
 * result (Higham 2002, ch. 3):
 *
 *     x ± y:   P = Px + Py      k = the larger + 1        relative if x and y are inputs, or both relative and not negative
 *     x · y:   P = Px · Py      k = kx + ky + 1           relative if both are
 *     x / y:   P = Px / |y|     k = kx + ky + 1           y must be relative
 *     √x:      P = √x           k = kx / 2 + 1            x must be relative, and known to be far from underflow
 *     max, min:                 k = the larger            relative if both are: relative errors keep the order of numbers
 *
 * Underflow can take digits from products and quotients: less than 2⁻¹⁰⁵⁰ in all, which the bound adds. A number that may
 * have lost them is not multiplied again. Overflow makes the number or P infinite, and then nothing is certain.
 */
import {
  absolute,
  add,
  and,
  binary,
  type Cond,
  compare,
  type Local,
  multiply,
  type Num,
  number,
  type Stmt,
  truth,
} from '../ir.js';

interface Accuracy {
  readonly k: number;
  /** P; undefined where it is the size of the number itself. */
  readonly size: Num | undefined;
  readonly canBeNegative: boolean;
  /** Whether underflow may have taken digits. */
  readonly mayBeTiny: boolean;
  /** Whether it is far from 0 and from infinity. */
  readonly isOrdinary: boolean;
  /** An input or a whole number, with no rounding at all. */
  readonly isRaw: boolean;
  /** Inputs that, if they are not finite, make the number not finite either. */
  readonly inputs: ReadonlySet<string>;
}

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

const EXACT: Accuracy = {
  k: 0,
  size: undefined,
  canBeNegative: true,
  mayBeTiny: false,
  isOrdinary: false,
  isRaw: true,
  inputs: new Set(),
};

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
        return a && b && this.made(node, a, b);
      }
      default:
        return undefined;
    }
  }

  private made({ op, left, right }: Num & { left: Num; right: Num }, a: Accuracy, b: Accuracy): Accuracy | undefined {
    switch (op) {
      case 'add':
        // x + |x| is 0 or 2x.
        if (right.op === 'absolute' && isSame(left, right.of)) return { ...a, canBeNegative: false, isOrdinary: false };
        return sum(left, right, a, b, a.canBeNegative || b.canBeNegative);
      case 'subtract':
        return sum(left, right, a, b, true);
      case 'multiply':
        return product(left, right, a, b);
      case 'divide':
        return quotient(right, a, b);
      default: {
        const { canBeNegative: isA } = a;
        const { canBeNegative: isB } = b;
        const canBeNegative = op === 'larger' ? isA && isB : isA || isB;
        const size = a.size || b.size ? binary('larger', sizeOf(a, left), sizeOf(b, right)) : undefined;
        const inputs = new Set([...a.inputs].filter((input) => b.inputs.has(input)));
        return { ...both(a, b), k: Math.max(a.k, b.k), size, canBeNegative, isRaw: a.isRaw && b.isRaw, inputs };
      }
    }
  }

  private root(of: Num): Accuracy | undefined {
    const a = this.of(of);
    if (!a || a.size || a.canBeNegative || of.op !== 'local') return undefined;
    const { isLarge, isSmall } = rangeOf(of.local, this.holds);
    return isLarge ? { ...a, k: a.k / 2 + 1, mayBeTiny: false, isOrdinary: isSmall, isRaw: false } : undefined;
  }
}

function sum(left: Num, right: Num, a: Accuracy, b: Accuracy, canBeNegative: boolean): Accuracy {
  const isRelative = (a.isRaw && b.isRaw) || !(canBeNegative || a.size || b.size);
  const size = isRelative ? undefined : add(sizeOf(a, left), sizeOf(b, right));
  return { ...both(a, b), k: Math.max(a.k, b.k) + 1, size, canBeNegative };
}

function product(left: Num, right: Num, a: Accuracy, b: Accuracy): Accuracy | undefined {
  const isByFew = [left, right].some(isFew);
  if ((a.mayBeTiny || b.mayBeTiny) && !isByFew) return undefined;
  const canBeNegative = !isSame(left, right) && (a.canBeNegative || b.canBeNegative);
  const size = a.size || b.size ? multiply(sizeOf(a, left), sizeOf(b, right)) : undefined;
  const isOrdinary = isByFew && (a.isOrdinary || b.isOrdinary);
  return { ...both(a, b), k: a.k + b.k + 1, size, canBeNegative, mayBeTiny: true, isOrdinary };
}

function quotient(right: Num, a: Accuracy, b: Accuracy): Accuracy | undefined {
  if (b.size || b.mayBeTiny) return undefined;
  const size = a.size && binary('divide', a.size, absolute(right));
  const canBeNegative = a.canBeNegative || b.canBeNegative;
  // What is divided by may be infinite and leave no trace.
  const { inputs } = a;
  const isOrdinary = a.isOrdinary && isFew(right);
  return { ...both(a, b), k: a.k + b.k + 1, size, canBeNegative, mayBeTiny: true, isOrdinary, inputs };
}

/** What any result of two numbers has of them. */
function both(a: Accuracy, b: Accuracy): Accuracy {
  const inputs = new Set([...a.inputs, ...b.inputs]);
  return { ...a, mayBeTiny: a.mayBeTiny || b.mayBeTiny, isOrdinary: false, isRaw: false, inputs };
}

function sizeOf({ size, canBeNegative }: Accuracy, of: Num): Num {
  return size ?? (canBeNegative ? absolute(of) : of);
}

/** A half or 2, by which nothing overflows or vanishes that is far from it. */
function isFew(node: Num): boolean {
  return node.op === 'number' && Math.abs(node.value) >= 0.5 && Math.abs(node.value) <= 2;
}

function isSame(a: Num, b: Num): boolean {
  return a.op === 'local' && b.op === 'local' && a.local === b.local;
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
