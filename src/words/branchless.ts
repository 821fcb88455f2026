/**
 * Comparisons as arithmetic. `max`, `min` and `?:` become jumps. One that random input sends either way is mispredicted half
 * of the time, which costs as much as some twenty sums.
 */
import { abs, add, at, fill, greater, indices, mulEach, select, sub, type Vec } from './vec.js';

/** `max(x, 0)`, exactly, below half of the greatest double. */
export function atLeast0(x: number): number {
  return 0.5 * (x + abs(x));
}

/** `min(x, top)` of an x that is not negative, to half a rounding of `top`; exactly `top` above it, and 0 for 0. */
export function atMost(x: number, top: number): number {
  return top - atLeast0(top - x);
}

/** Twice the larger of two numbers: as good as `max` where only its sign is asked for. */
export function twiceLarger(x: number, y: number): number {
  return x + y + abs(x - y);
}

/** The larger of two numbers, to two roundings of the sum of their sizes. */
export function larger(x: number, y: number): number {
  return 0.5 * (x + y + abs(x - y));
}

/** The smaller of two numbers, to two roundings of the sum of their sizes. */
function smaller(x: number, y: number): number {
  return 0.5 * (x + y - abs(x - y));
}

export function largestOf(v: Vec): number {
  return indices(v)
    .map((i) => at(v, i))
    .reduce(larger);
}

export function smallestOf(v: Vec): number {
  return indices(v)
    .map((i) => at(v, i))
    .reduce(smaller);
}

/** 1 where a number is positive, else 0. A truth becomes a number without a branch. */
export function isPositive<V extends Vec>(v: V): V {
  return select(greater(v, 0), fill(v, 1), fill(v, 0));
}

/** Coordinate by coordinate, the one or the other by a weight of 1 or 0. */
export function blend<V extends Vec>(weight: V, yes: V, no: V): V {
  return add(mulEach(weight, yes), mulEach(sub(fill(weight, 1), weight), no));
}
