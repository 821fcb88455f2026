/**
 * Comparisons as arithmetic.
 *
 * `Math.max`, `Math.min` and `?:` compile to jumps, and a jump that random input sends either way is predicted wrongly
 * half of the time, which costs as much as some twenty sums. These are worth it only where either outcome is as likely.
 */

/** `Math.max(x, 0)`, exactly, below half of the greatest double. */
export function atLeast0(x: number): number {
  return 0.5 * (x + Math.abs(x));
}

/** `Math.min(x, 1)`, to half a rounding of 1; exactly 1 above it, and 0 for 0. */
export function atMost1(x: number): number {
  return 1 - atLeast0(1 - x);
}

/** `Math.max(x, y)`, to 2 roundings of the larger magnitude. */
export function greater(x: number, y: number): number {
  return 0.5 * (x + y + Math.abs(x - y));
}

/** `Math.min(x, y)`, to 2 roundings of the larger magnitude. */
export function lesser(x: number, y: number): number {
  return 0.5 * (x + y - Math.abs(x - y));
}
