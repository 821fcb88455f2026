/** Comparisons as arithmetic: a jump of `max`, `min` or `?:` that random input sends either way costs as much as twenty sums. */
import { abs, add, at, fill, greater, indices, mulEach, select, sub, type Vec } from './vec.js';

/** `max(x, 0)`, exactly, below half of the greatest double. */
export const atLeast0 = (x: number): number => 0.5 * (x + abs(x));
/** `min(x, top)` of an x that is not negative, to half a rounding of `top`; exactly `top` above it, and 0 for 0. */
export const atMost = (x: number, top: number): number => top - atLeast0(top - x);
/** Twice the larger of two numbers: as good as `max` where only its sign is asked for. */
export const twiceLarger = (x: number, y: number): number => x + y + abs(x - y);
/** The larger of two numbers, to two roundings of the sum of their sizes. */
export const larger = (x: number, y: number): number => 0.5 * (x + y + abs(x - y));
/** The smaller of two numbers, to two roundings of the sum of their sizes. */
const smaller = (x: number, y: number): number => 0.5 * (x + y - abs(x - y));

const coordinatesOf = (v: Vec): number[] => indices(v).map((i) => at(v, i));
export const largestOf = (v: Vec): number => coordinatesOf(v).reduce(larger);
export const smallestOf = (v: Vec): number => coordinatesOf(v).reduce(smaller);

/** 1 where a number is positive, else 0. A truth becomes a number without a branch. */
export const isPositive = <V extends Vec>(v: V): V => select(greater(v, 0), fill(v, 1), fill(v, 0));

/** Coordinate by coordinate, the one or the other by a weight of 1 or 0. */
export const blend = <V extends Vec>(weight: V, yes: V, no: V): V =>
  add(mulEach(weight, yes), mulEach(sub(fill(weight, 1), weight), no));
