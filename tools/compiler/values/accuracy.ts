/**
 * How far a computed number can be from the true one.
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
 *     (x + y ± |x - y|) / 2:    P = Px + Py      k = the larger + 3
 *
 * Underflow can take digits from products and quotients: less than 2⁻¹⁰⁵⁰ in all, which the bound adds. A number that may
 * have lost them is multiplied again only if all is made of lengths: in a formula of degree d these are less than 2^(1000/d),
 * and what the other d - 2 of them make of the loss is added. Overflow makes the number or P infinite, and then nothing is certain.
 */
import { absolute, add, binary, isZero, multiply, type Num } from '../ir.js';

/** What is known of a number's error. */
export interface Accuracy {
  readonly k: number;
  /** P; undefined where it is the size of the number itself. */
  readonly size: Num | undefined;
  readonly canBeNegative: boolean;
  /** Whether underflow may have taken digits. */
  readonly mayBeTiny: boolean;
  /** How many lengths are multiplied, at most; Infinity for what is not made of lengths alone. */
  readonly degree: number;
  /** Whether it is far from 0 and from infinity. */
  readonly isOrdinary: boolean;
  /** An input or a whole number, with no rounding at all. */
  readonly isRaw: boolean;
  /** Inputs that, if they are not finite, make the number not finite either. */
  readonly inputs: ReadonlySet<string>;
}

/** Of an input. */
export const EXACT: Accuracy = {
  k: 0,
  size: undefined,
  canBeNegative: true,
  mayBeTiny: false,
  degree: 0,
  isOrdinary: false,
  isRaw: true,
  inputs: new Set(),
};

/** What is known of a number that is made of two others; undefined if nothing. */
export function made(
  { op, left, right }: Num & { left: Num; right: Num },
  a: Accuracy,
  b: Accuracy,
): Accuracy | undefined {
  switch (op) {
    case 'add':
      // x + |x| is 0 or 2x.
      if (right.op === 'absolute' && isSame(left, right.of))
        return { ...a, size: a.size && add(a.size, a.size), canBeNegative: false, isOrdinary: false };
      return sum(left, right, a, b, a.canBeNegative || b.canBeNegative);
    case 'subtract':
      if (isZero(left)) return { ...b, canBeNegative: true, isRaw: false };
      return sum(left, right, a, b, true);
    case 'multiply':
      return product(left, right, a, b);
    case 'divide':
      return quotient(right, a, b);
    case 'larger':
      return { ...either(left, right, a, b), canBeNegative: a.canBeNegative && b.canBeNegative };
    default:
      return either(left, right, a, b);
  }
}

/** Of one of two numbers, whichever. */
export function either(left: Num, right: Num, a: Accuracy, b: Accuracy): Accuracy {
  const size = a.size || b.size ? binary('larger', sizeOf(a, left), sizeOf(b, right)) : undefined;
  const inputs = new Set([...a.inputs].filter((input) => b.inputs.has(input)));
  const canBeNegative = a.canBeNegative || b.canBeNegative;
  return { ...both(a, b), k: Math.max(a.k, b.k), size, canBeNegative, isRaw: a.isRaw && b.isRaw, inputs };
}

/** Of the larger or the smaller of two numbers, as half a sum: each of its parts is off by a rounding of both sizes. */
export function outer(left: Num, right: Num, a: Accuracy, b: Accuracy): Accuracy {
  const size = add(sizeOf(a, left), sizeOf(b, right));
  return { ...both(a, b), k: Math.max(a.k, b.k) + 3, size, canBeNegative: true };
}

/** Of a square root, whose argument is relative and far from underflow. */
export function root(of: Accuracy, isOrdinary: boolean): Accuracy {
  return { ...of, k: of.k / 2 + 1, mayBeTiny: false, isOrdinary, isRaw: false };
}

function sum(left: Num, right: Num, a: Accuracy, b: Accuracy, canBeNegative: boolean): Accuracy {
  const isRelative = (a.isRaw && b.isRaw) || !(canBeNegative || a.size || b.size);
  const size = isRelative ? undefined : add(sizeOf(a, left), sizeOf(b, right));
  return { ...both(a, b), k: Math.max(a.k, b.k) + 1, size, canBeNegative };
}

function product(left: Num, right: Num, a: Accuracy, b: Accuracy): Accuracy | undefined {
  const isByFew = [left, right].some(isFew);
  const degree = a.degree + b.degree;
  if ((a.mayBeTiny || b.mayBeTiny) && !isByFew && degree === Infinity) return undefined;
  const canBeNegative = !isSame(left, right) && (a.canBeNegative || b.canBeNegative);
  const size = a.size || b.size ? multiply(sizeOf(a, left), sizeOf(b, right)) : undefined;
  const isOrdinary = isByFew && (a.isOrdinary || b.isOrdinary);
  return { ...both(a, b), k: a.k + b.k + 1, size, canBeNegative, mayBeTiny: true, degree, isOrdinary };
}

function quotient(right: Num, a: Accuracy, b: Accuracy): Accuracy | undefined {
  if (b.size || b.mayBeTiny) return undefined;
  const size = a.size && binary('divide', a.size, absolute(right));
  const canBeNegative = a.canBeNegative || b.canBeNegative;
  // What is divided by may be infinite and leave no trace.
  const { inputs } = a;
  const isOrdinary = a.isOrdinary && isFew(right);
  const k = a.k + b.k + 1;
  return { ...both(a, b), k, size, canBeNegative, mayBeTiny: true, degree: Infinity, isOrdinary, inputs };
}

/** What any result of two numbers has of them. */
function both(a: Accuracy, b: Accuracy): Accuracy {
  const inputs = new Set([...a.inputs, ...b.inputs]);
  const degree = Math.max(a.degree, b.degree);
  return { ...a, mayBeTiny: a.mayBeTiny || b.mayBeTiny, degree, isOrdinary: false, isRaw: false, inputs };
}

function sizeOf({ size, canBeNegative }: Accuracy, of: Num): Num {
  return size ?? (canBeNegative ? absolute(of) : of);
}

/** A half or 2, by which nothing overflows or vanishes that is far from it. */
function isFew(node: Num): boolean {
  return node.op === 'number' && Math.abs(node.value) >= 0.5 && Math.abs(node.value) <= 2;
}

function isSame(a: Num, b: Num): boolean {
  if (a.op === 'input') return b.op === 'input' && a.path === b.path;
  return a.op === 'local' && b.op === 'local' && a.local === b.local;
}
