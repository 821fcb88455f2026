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
 *     max, min, choices:        k = the larger            relative if both are: relative errors keep the order of numbers
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
  readonly isNegative: 'never' | 'maybe';
  /** Whether underflow may have taken digits. */
  readonly mayBeTiny: boolean;
  /** An input or a whole number, with no rounding at all. */
  readonly isRaw: boolean;
  /** Inputs that, if they are not finite, make the number not finite either. */
  readonly inputs: ReadonlySet<string>;
  /** What must hold for all this. */
  readonly assuming: Cond;
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
const NOTHING: ReadonlySet<string> = new Set();

export class Certainty {
  private readonly known = new Map<Local, Accuracy | undefined>();
  /** Numbers that are known to be far from underflow. */
  private readonly large: ReadonlySet<Local>;

  /** @param holds what is known to hold for the numbers */
  constructor(holds: Cond) {
    this.large = new Set(largeBy(holds));
  }

  /** Looks at statements, in their order. */
  look(stmts: readonly Stmt[]): void {
    for (const stmt of stmts) {
      if (stmt.op === 'const' && isNumber(stmt.local)) this.known.set(stmt.local, this.of(stmt.local.value as Num));
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
    const { k, size, assuming, inputs } = accuracy;
    const bound = size ? add(multiply(number(upward(k * UNIT)), size), number(UNDERFLOW)) : number(UNDERFLOW);
    const isBeyond = compare('>', absolute(as), bound, undefined);
    // A relative error says nothing of what has overflowed.
    const isInRange = size ? truth(true) : compare('<', absolute(as), number(Infinity), undefined);
    const isSure = [isBeyond, isInRange, assuming].reduce(and);
    return { isSure, canBeNegative: !isNeverNegative(accuracy), inputs };
  }

  /** What is known of a number's error; undefined if nothing. */
  of(node: Num): Accuracy | undefined {
    switch (node.op) {
      case 'input':
        return { ...exact(), inputs: new Set([node.path]) };
      case 'number':
        return { ...exact(), isNegative: node.value >= 0 ? 'never' : 'maybe' };
      case 'local':
        return this.known.get(node.local);
      case 'absolute': {
        const of = this.of(node.of);
        return of && { ...of, isNegative: 'never' };
      }
      case 'negate': {
        const of = this.of(node.of);
        return of && { ...of, isNegative: 'maybe' };
      }
      case 'add':
      case 'subtract':
        return this.sum(node);
      case 'multiply':
        return this.product(node.left, node.right);
      case 'divide':
        return this.quotient(node.left, node.right);
      case 'root':
        return this.root(node.of);
      case 'larger':
      case 'smaller': {
        const [a, b] = [this.of(node.left), this.of(node.right)];
        if (!a || !b) return undefined;
        const isNever = node.op === 'larger' ? [a, b].some(isNeverNegative) : [a, b].every(isNeverNegative);
        return {
          ...this.either(a, b, node.left, node.right),
          isNegative: isNever ? 'never' : 'maybe',
          inputs: shared(a, b),
        };
      }
      case 'choose': {
        const [a, b] = [this.of(node.yes), this.of(node.no)];
        if (!a || !b || !this.isExact(node.by)) return undefined;
        return this.either(a, b, node.yes, node.no);
      }
      default:
        return undefined;
    }
  }

  private sum({ op, left, right }: Num & { left: Num; right: Num }): Accuracy | undefined {
    const [a, b] = [this.of(left), this.of(right)];
    if (!a || !b) return undefined;
    const both = together(a, b);
    if (
      op === 'add' &&
      right.op === 'absolute' &&
      right.of.op === 'local' &&
      left.op === 'local' &&
      right.of.local === left.local
    )
      return { ...a, isNegative: 'never' };
    const isPositive = op === 'add' && isNeverNegative(a) && isNeverNegative(b);
    const k = Math.max(a.k, b.k) + 1;
    if ((a.isRaw && b.isRaw) || (isPositive && !a.size && !b.size))
      return { ...both, k, size: undefined, isNegative: isPositive ? 'never' : 'maybe', isRaw: false };
    return {
      ...both,
      k,
      size: add(sizeOf(a, left), sizeOf(b, right)),
      isNegative: isPositive ? 'never' : 'maybe',
      isRaw: false,
    };
  }

  private product(left: Num, right: Num): Accuracy | undefined {
    const [a, b] = [this.of(left), this.of(right)];
    if (!a || !b) return undefined;
    const both = together(a, b);
    const isHalf = [left, right].some((side) => side.op === 'number' && Math.abs(side.value) <= 2);
    if (both.mayBeTiny && !isHalf) return undefined;
    const isSquare = left.op === 'local' && right.op === 'local' && left.local === right.local;
    const isPositive = isSquare || (isNeverNegative(a) && isNeverNegative(b));
    const size = a.size || b.size ? multiply(sizeOf(a, left), sizeOf(b, right)) : undefined;
    return {
      ...both,
      k: a.k + b.k + 1,
      size,
      isNegative: isPositive ? 'never' : 'maybe',
      mayBeTiny: true,
      isRaw: false,
    };
  }

  private quotient(left: Num, right: Num): Accuracy | undefined {
    const [a, b] = [this.of(left), this.of(right)];
    if (!a || !b || b.size || b.mayBeTiny) return undefined;
    const size = a.size && binary('divide', a.size, absolute(right));
    const isPositive = isNeverNegative(a) && isNeverNegative(b);
    // What is divided by may be infinite and leave no trace.
    const assuming = and(a.assuming, b.assuming);
    return {
      ...a,
      assuming,
      k: a.k + b.k + 1,
      size,
      isNegative: isPositive ? 'never' : 'maybe',
      mayBeTiny: true,
      isRaw: false,
    };
  }

  private root(of: Num): Accuracy | undefined {
    const a = this.of(of);
    if (!a || a.size || !isNeverNegative(a) || of.op !== 'local' || !this.large.has(of.local)) return undefined;
    return { ...a, k: a.k / 2 + 1, mayBeTiny: false, isRaw: false };
  }

  private either(a: Accuracy, b: Accuracy, left?: Num, right?: Num): Accuracy {
    const k = Math.max(a.k, b.k);
    const isNegative = isNeverNegative(a) && isNeverNegative(b) ? 'never' : 'maybe';
    const both = { ...together(a, b), k, isNegative, inputs: shared(a, b), isRaw: a.isRaw && b.isRaw } as const;
    if (!a.size && !b.size) return { ...both, size: undefined };
    return { ...both, size: left && right ? binary('larger', sizeOf(a, left), sizeOf(b, right)) : (a.size ?? b.size) };
  }

  /** Whether rounding cannot turn a condition round. */
  private isExact(by: Cond): boolean {
    switch (by.op) {
      case 'not':
        return this.isExact(by.of);
      case 'and':
      case 'or':
        return this.isExact(by.left) && this.isExact(by.right);
      case 'compare': {
        const [a, b] = [this.of(by.left), this.of(by.right)];
        if (!a || !b || a.assuming.op !== 'truth' || b.assuming.op !== 'truth') return false;
        if (a.isRaw && b.isRaw) return true;
        // A relative error keeps the sign.
        return by.right.op === 'number' && by.right.value === 0 && !a.size && !a.mayBeTiny;
      }
      default:
        return by.op === 'truth' || by.op === 'given';
    }
  }
}

function exact(): Accuracy {
  return {
    k: 0,
    size: undefined,
    isNegative: 'maybe',
    mayBeTiny: false,
    isRaw: true,
    inputs: NOTHING,
    assuming: truth(true),
  };
}

function isNeverNegative({ isNegative }: Accuracy): boolean {
  return isNegative === 'never';
}

function sizeOf({ size, isNegative }: Accuracy, of: Num): Num {
  return size ?? (isNegative === 'never' ? of : absolute(of));
}

function shared(a: Accuracy, b: Accuracy): ReadonlySet<string> {
  return new Set([...a.inputs].filter((input) => b.inputs.has(input)));
}

function together(a: Accuracy, b: Accuracy): Accuracy {
  return {
    ...a,
    mayBeTiny: a.mayBeTiny || b.mayBeTiny,
    inputs: new Set([...a.inputs, ...b.inputs]),
    assuming: and(a.assuming, b.assuming),
  };
}

function isNumber({ value }: Local): boolean {
  return value !== undefined && !['compare', 'and', 'or', 'not', 'truth', 'flag', 'given'].includes(value.op);
}

/** The variables that statements set, those inside branches included. */
function setIn(stmts: readonly Stmt[], found = new Set<Local>()): Set<Local> {
  for (const stmt of stmts) {
    if (stmt.op === 'set') found.add(stmt.local);
    if (stmt.op === 'if') setIn([...stmt.then, ...stmt.else], found);
  }
  return found;
}

/** Locals that a condition holds at 2⁻⁹⁶⁰ or more. */
function largeBy(condition: Cond): Local[] {
  if (condition.op === 'and') return [...largeBy(condition.left), ...largeBy(condition.right)];
  if (condition.op !== 'compare' || condition.left.op !== 'local' || condition.right.op !== 'number') return [];
  return condition.by === '>=' && condition.right.value >= 2 ** -960 ? [condition.left.local] : [];
}

/** A short decimal, at least as large: it covers the roundings of the bound as well. */
function upward(coefficient: number): number {
  return Number((coefficient * 1.001).toPrecision(4));
}
