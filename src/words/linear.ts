/** Segments and rays as one thing, so that their pairs share their formulas. */
import type { Relation } from './results.js';
import type { Ray, Segment } from './shapes.js';
import type { Sign } from './sign.js';
import { add, at, choose, clamp, coordinates, fill, less, max, min, more, scale, sub, type Vec } from './vec.js';

/** The points `origin + t direction`: t from 0 to 1 on a segment, without end on a ray, whose `end` is its origin. */
export interface Linear {
  readonly origin: Vec;
  readonly direction: Vec;
  readonly end: Vec;
  readonly isRay: boolean;
}

export function ofSegment({ start, end }: Segment): Linear {
  return { origin: start, direction: sub(end, start), end, isRay: false };
}

export function ofRay({ origin, direction }: Ray): Linear {
  return { origin, direction, end: origin, isRay: true };
}

export function ofPoint(point: Vec): Linear {
  return { origin: point, direction: fill(point, 0), end: point, isRay: false };
}

/** The point at t; the ends come out exactly as they were given. */
export function pointAt({ origin, direction, end, isRay }: Linear, t: number): Vec {
  return !isRay && t === 1 ? end : add(origin, scale(direction, t));
}

/** The largest coordinates; where a ray goes on for ever, more than any. */
export function topOf({ origin, direction, end, isRay }: Linear): Vec {
  return isRay ? choose(more(direction, 0), fill(origin, 2 ** 1023), origin) : max(origin, end);
}

/** The smallest coordinates; where a ray goes on for ever, less than any. */
export function bottomOf({ origin, direction, end, isRay }: Linear): Vec {
  return isRay ? choose(less(direction, 0), fill(origin, -(2 ** 1023)), origin) : min(origin, end);
}

/**
 * Keeps a point within the bounds of a segment or ray. On its line, this is its nearest point.
 * @rare @robust
 */
export function keptIn(line: Linear, point: Vec): Vec {
  return clamp(point, bottomOf(line), topOf(line));
}

/** Ties must not depend on the order of asking: so one of two is always taken for the first. */
export function inOrder(a: Linear, b: Linear) {
  const swapped = precedes(b, a);
  return swapped ? { first: b, second: a, swapped } : { first: a, second: b, swapped };
}

function precedes(a: Linear, b: Linear): boolean {
  for (const [p, q] of [
    [a.origin, b.origin],
    [a.end, b.end],
    [a.direction, b.direction],
  ] as const) {
    for (const i of coordinates(p)) if (at(p, i) !== at(q, i)) return at(p, i) < at(q, i);
  }
  return false;
}

/** How a line that meets a solid lies to it: its ends, and all of it, which is 0 where they share a single point. */
export interface Ends {
  readonly start: Sign;
  readonly end: Sign;
  readonly whole: Sign;
}

export function relationOf({ start, end, whole }: Ends): Relation {
  if (whole === 0) return 'touches';
  return start <= 0 ? (end <= 0 ? 'inside' : 'leaves') : end <= 0 ? 'enters' : 'through';
}
