/**
 * Numbers and vectors of space with twice the digits of a double, as the sum of two doubles: for the rare places where a
 * difference takes away the first half of them. Each result is within some 2⁻¹⁰² of the sizes of what it was made of,
 * unless products under- or overflow. Dekker 1971.
 */
import { largestPart, powerOfTwoNear } from './lengths.js';
import { add, at, div, fill, type Index, map3, max, next, sub, type Vec3, vec3, XYZ } from './vec.js';

export type DoubleDoubleVec = { readonly high: Vec3; readonly low: Vec3 };

export const doubleDouble = (high: Vec3): DoubleDoubleVec => ({ high, low: fill(high, 0) });

/** a - b, with nothing lost. Knuth, TAOCP 4.2.2. @cold */
export function exactDifference(a: Vec3, b: Vec3): DoubleDoubleVec {
  const high = sub(a, b);
  const virtual = sub(a, high);
  return { high, low: add(sub(a, add(high, virtual)), sub(virtual, b)) };
}

/** Divided by a power of two, so that products of it keep their digits. */
export const dividedBy = ({ high, low }: DoubleDoubleVec, by: number) => ({ high: div(high, by), low: div(low, by) });

/** Of a length near 1. */
export const scaledNearUnit = (v: DoubleDoubleVec): DoubleDoubleVec => dividedBy(v, powerNear(v));
/** The direction of a - b, of a length near 1. @cold */
export const scaledDifference = (a: Vec3, b: Vec3): DoubleDoubleVec => scaledNearUnit(exactDifference(a, b));

/** A power of two near the largest coordinate of some vectors. */
export const powerNear = (...vectors: DoubleDoubleVec[]): number =>
  powerOfTwoNear(vectors.map(sizeOf).reduce((p, q) => max(p, q)));

export const sizeOf = ({ high }: DoubleDoubleVec): number => largestPart(high);

/** @cold */
export function crossDoubleDouble(a: DoubleDoubleVec, b: DoubleDoubleVec): DoubleDoubleVec {
  const [x, y, z] = map3(XYZ, (i) => {
    const [j, k] = [next(i), next(next(i))];
    return minus(times(part(a, j), part(b, k)), times(part(a, k), part(b, j)));
  });
  return { high: vec3(x[0], y[0], z[0]), low: vec3(x[1], y[1], z[1]) };
}

/** Rounded to a double. @cold */
export function dotDoubleDouble(a: DoubleDoubleVec, b: DoubleDoubleVec): number {
  const [x, y, z] = map3(XYZ, (i) => times(part(a, i), part(b, i)));
  return plus(plus(x, y), z)[0];
}

/** a b - c d, within 3 ulp unless a product under- or overflows. */
export const differenceOfProducts = (a: number, b: number, c: number, d: number): number =>
  minus(product(a, b), product(c, d))[0];

type DoubleDouble = readonly [high: number, low: number];

const part = ({ high, low }: DoubleDoubleVec, i: Index): DoubleDouble => [at(high, i), at(low, i)];

function times(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const [high, low] = product(a[0], b[0]);
  return [high, low + (a[0] * b[1] + a[1] * b[0])];
}

const minus = (a: DoubleDouble, [high, low]: DoubleDouble): DoubleDouble => plus(a, [-high, -low]);

function plus(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const [high, low] = exactSum(a[0], b[0]);
  return exactSum(high, low + (a[1] + b[1]));
}

function exactSum(a: number, b: number): DoubleDouble {
  const high = a + b;
  const virtual = high - a;
  return [high, a - (high - virtual) + (b - virtual)];
}

/** With nothing lost: the factors are split into halves, whose products fit into a double. */
function product(a: number, b: number): DoubleDouble {
  const [upperA, upperB] = [upperHalf(a), upperHalf(b)];
  const [lowerA, lowerB] = [a - upperA, b - upperB];
  return [a * b, lowerA * lowerB - (a * b - upperA * upperB - lowerA * upperB - upperA * lowerB)];
}

/** The upper 26 bits. */
const upperHalf = (a: number): number => 134217729 * a - (134217729 * a - a);
