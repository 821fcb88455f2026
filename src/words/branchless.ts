/**
 * Comparisons as arithmetic. `max`, `min` and `?:` become jumps. One that random input sends either way is mispredicted half
 * of the time, which costs as much as some twenty sums.
 */
import { abs } from './vec.js';

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
