/**
 * Very large shapes: products of their lengths would overflow. A value then works on copies that a power of two has made
 * smaller, and what it finds there is made larger again.
 */
import { powerOfTwoNear } from './norm.js';

/** What each number of a shape or result is: 0 a ratio, 1 a length, 2 a part of a step, 3 a number of steps, 4 and 5 of the first and of the second shape. */
export type Plan = 0 | 1 | 2 | 3 | 4 | 5 | readonly Plan[] | { readonly [name: string]: Plan };

/** A value of two shapes of which it is known whether they meet, or the sign of their gap: copies may have lost the digits that tell. */
type Value<A, B, R, M> = (a: A, b: B, out: R | undefined, meet: M, givenA: A, givenB: B) => R | null;

/** Numbers by name, as a plan has them. */
interface Parts {
  [name: string]: number | Parts;
}

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** Directions above this are shortened where they are multiplied. */
const LONG: number = 2 ** 200;
/** Lengths may be as large as this where nothing is multiplied. */
const LARGEST = 1e301;

/** @param limit how large lengths may be */
export function rescaled<A extends object, B extends object, R extends object, M extends boolean | number>(
  value: Value<A, B, R, M>,
  planA: Plan,
  planB: Plan,
  planOfResult: Plan,
  limit: number,
  a: A,
  b: B,
  out: R | undefined,
  meet: M,
): R | null {
  const size = Math.min(sizeOf(planA, a as Parts) + sizeOf(planB, b as Parts), Number.MAX_VALUE);
  // Made no smaller than need be: what is tiny beside the rest must not vanish.
  const unit = powerOfTwoNear(Math.max((size / limit) * 2 ** 20, 1));
  const [reachA, reachB] = [reachOf(a), reachOf(b)];
  // All directions by one power, so that the longer one stays the longer. Mere quotients of coordinates bear any direction.
  const step = limit < LARGEST ? powerOfTwoNear(Math.max(reachA ?? 0, reachB ?? 0)) : 1;
  const stepFor = (reach = 0): number => (reach > LONG ? step : 1);
  const smallA = shrunk(planA, a as Parts, [1, unit, stepFor(reachA)]) as Parts & A;
  const smallB = shrunk(planB, b as Parts, [1, unit, stepFor(reachB)]) as Parts & B;
  if (meet === false && poisonOf(smallA) + poisonOf(smallB) !== 0) return null;
  const result = value(smallA, smallB, out, meet, a, b);
  const paceOf = (reach: number | undefined): number => (reach === undefined ? 1 : unit / stepFor(reach));
  if (result)
    grow(planOfResult, result as Parts, [1, unit, 1, paceOf(reachA ?? reachB), paceOf(reachA), paceOf(reachB)]);
  return result;
}

/** The distance of shapes that do not meet, where it takes care: that of their nearest points. */
export function distanceOf<A, B, R extends { readonly distance: number }>(
  closestPoints: Value<A, B, R, boolean>,
  a: A,
  b: B,
  nearest: R,
): number {
  return closestPoints(a, b, nearest, false, a, b)?.distance ?? Infinity;
}

/** The sum of the sizes of all lengths. */
function sizeOf(plan: Plan, of: number | Parts): number {
  if (plan === 1) return Math.abs(of as number);
  let size = 0;
  for (const [name, part] of Object.entries(plan)) size += sizeOf(part, (of as Parts)[name]!);
  return size;
}

/** A copy, so that nothing but numbers is in it. */
function shrunk(plan: Plan, of: number | Parts, divisors: readonly number[]): unknown {
  if (typeof plan === 'number') return (of as number) / divisors[plan]!;
  const parts = Object.entries(plan).map(
    ([name, part]) => [name, shrunk(part, (of as Parts)[name]!, divisors)] as const,
  );
  return Array.isArray(plan) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

function grow(plan: Plan, out: Parts, factors: readonly number[]): void {
  for (const [name, part] of Object.entries(plan)) {
    if (typeof part === 'number') (out[name] as number) *= factors[part]!;
    else grow(part, out[name] as Parts, factors);
  }
}

/** How long a ray's direction is, more or less. */
function reachOf(shape: { readonly direction?: Vector }): number | undefined {
  const { direction } = shape;
  return direction && Math.max(Math.abs(direction.x), Math.abs(direction.y), Math.abs(direction.z ?? 0));
}

/** 0 if all numbers are finite, else NaN. */
function poisonOf(of: object): number {
  let poison = 0;
  for (const part of Object.values(of)) poison += typeof part === 'number' ? part * 0 : poisonOf(part);
  return poison;
}
