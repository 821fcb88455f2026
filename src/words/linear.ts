/** Segments and rays as one thing, so that their pairs share their formulas. */
import type { Ray, Segment } from './shapes.js';
import { add, at, choose, clamp, coordinates, less, max, min, more, scale, sub, type Vec } from './vec.js';

/** The points `origin + t direction`, t from 0 to `reach`: 1 for a segment, Infinity for a ray, whose `end` is its origin. */
export interface Linear {
  readonly origin: Vec;
  readonly direction: Vec;
  readonly end: Vec;
  readonly reach: number;
}

export function ofSegment({ start, end }: Segment): Linear {
  return { origin: start, direction: sub(end, start), end, reach: 1 };
}

export function ofRay({ origin, direction }: Ray): Linear {
  return { origin, direction, end: origin, reach: Infinity };
}

/** The point at t; the ends come out exactly as they were given. */
export function pointAt({ origin, direction, end, reach }: Linear, t: number): Vec {
  return reach === 1 && t === 1 ? end : add(origin, scale(direction, t));
}

/** Ties must not depend on the order of asking: so one of two is always taken for the first. */
export function precedes(a: Linear, b: Linear): boolean {
  for (const [p, q] of [
    [a.origin, b.origin],
    [a.end, b.end],
    [a.direction, b.direction],
  ] as const) {
    for (const i of coordinates(p)) if (at(p, i) !== at(q, i)) return at(p, i) < at(q, i);
  }
  return false;
}

/** Keeps a point within the bounds of a segment or ray. On its line, this is its nearest point. */
export function keptIn({ origin, direction, end, reach }: Linear, point: Vec): Vec {
  if (reach === 1) return clamp(point, min(origin, end), max(origin, end));
  return choose(more(direction, 0), max(point, origin), choose(less(direction, 0), min(point, origin), origin));
}
