/** What keeps the conversions of lines.ts right far from the origin and far from 1. */
import type { Vec2 } from './vec2.js';

/**
 * The t, at least 1, at which a coordinate that starts at `start` and changes by `step` per unit of t has moved by 2⁻²⁰ of
 * its start, so that rounding leaves 32 bits of the step. `longest`, the largest step of all coordinates, keeps t from overflowing.
 */
export function parameterThatShows(start: number, step: number, longest: number): number {
  if (step === 0) return 1;
  const wanted = (Math.abs(start) * 2 ** -20) / Math.abs(step);
  return Math.max(1, Math.min(wanted, 2 ** 1000 / longest));
}

/** 1, or for points far out of the ordinary range the power of two that brings their products back into it. */
export function scaleForPoints(a: Vec2, b: Vec2): number {
  const largest = Math.max(Math.abs(a.x), Math.abs(a.y), Math.abs(b.x), Math.abs(b.y));
  if (largest > 2 ** 400) return 2 ** -600;
  return largest < 2 ** -100 ? 2 ** 600 : 1;
}

/** 1, or for a direction far out of the ordinary range the power of two that makes it about 1 long. */
export function scaleForDirection(direction: Vec2): number {
  const longest = Math.max(Math.abs(direction.x), Math.abs(direction.y));
  if (longest > 2 ** -100 && longest < 2 ** 100) return 1;
  return 2 ** Math.min(-Math.floor(Math.log2(longest)), 1022);
}
