/**
 * Very large shapes: products of their lengths would overflow. A value then works on copies that a power of two has made
 * smaller, and what it finds there is made larger again.
 */
import { powerOfTwoNear } from './norm.js';

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** What is needed for the smaller copies of a value's shapes. */
export interface Scale<A, B, R> {
  /** The value of two shapes of which it is known whether they meet: copies may have lost the digits that tell. */
  value(a: A, b: B, out: R | undefined, meet: boolean, givenA: A, givenB: B): R | null;
  /** A copy with its lengths divided by `unit`, and its direction, if it is very long, by `step`. */
  shrinkA(shape: A, unit: number, step: number): A;
  shrinkB(shape: B, unit: number, step: number): B;
  grow(result: R, unit: number, pace: number): R;
  /** How large lengths may be: 2^bits. */
  readonly bits: number;
  /** The answer for shapes that are empty or not finite. */
  readonly none: R | null;
}

/** Directions above this are shortened where they are multiplied. */
const LONG: number = 2 ** 200;

/** @param size the sum of the sizes of all lengths */
export function rescaled<A extends object, B extends object, R>(
  { value, shrinkA, shrinkB, grow, bits, none }: Scale<A, B, R>,
  size: number,
  a: A,
  b: B,
  out: R | undefined,
  meet: boolean,
): R | null {
  // Made no smaller than need be: what is tiny beside the rest must not vanish.
  const unit = powerOfTwoNear(Math.max(Math.min(size, Number.MAX_VALUE) * 2 ** (20 - bits), 1));
  const [stepA, stepB] = [directionOf(a), directionOf(b)];
  // All directions by one power, so that the longer one stays the longer. Mere quotients of coordinates bear any direction.
  const step = bits < 1000 ? powerOfTwoNear(Math.max(reachOf(stepA), reachOf(stepB))) : 1;
  const smallA = shrinkA(a, unit, step);
  const smallB = shrinkB(b, unit, step);
  if (!meet && poisonOf(smallA) + poisonOf(smallB) !== 0) return none;
  const result = value(smallA, smallB, out, meet, a, b);
  const counted = stepA ?? stepB;
  return result === null ? null : grow(result, unit, counted ? unit / stepOf(counted, step) : 1);
}

/** By what a direction is divided: `step`, if it is very long. */
export function stepOf(direction: Vector, step: number): number {
  return reachOf(direction) > LONG ? step : 1;
}

/** Distances have nothing but a length. */
export function growDistance(distance: number, unit: number): number {
  return distance * unit;
}

function directionOf(shape: object): Vector | undefined {
  return (shape as { direction?: Vector }).direction;
}

function reachOf(direction: Vector | undefined): number {
  if (!direction) return 0;
  return Math.max(Math.abs(direction.x), Math.abs(direction.y), Math.abs(direction.z ?? 0));
}

/** 0 if all numbers are finite, else NaN. */
function poisonOf(of: object): number {
  let poison = 0;
  for (const part of Object.values(of)) poison += typeof part === 'number' ? part * 0 : poisonOf(part);
  return poison;
}
