/** `value` kept from `min` to `max`. NaN stays NaN. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** From `a` at t = 0 to `b` at t = 1, exactly so at both ends. */
export function lerp(a: number, b: number, t: number): number {
  return t < 0.5 ? a + (b - a) * t : b - (b - a) * (1 - t);
}

/** The t at which `lerp(a, b, t)` is `value`. 0 when `a` equals `b`, where every t would do. */
export function inverseLerp(a: number, b: number, value: number): number {
  return a === b ? 0 : (value - a) / (b - a);
}
