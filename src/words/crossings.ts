/** Whether two segments or rays cross: words for questions, without a quotient, and without a sign asked for midway. */
import type { Ray, Segment } from './shapes.js';
import { abs, at, coordinates, less, max, min, more, planes, some, type Vec } from './vec.js';

/**
 * Positive where part / whole is not between 0 and 1, 0 where it is one of them, and negative between. 0 where both are
 * 0, and positive where only `whole` is.
 */
export function beyondSegment(part: number, whole: number): number {
  return abs(part + part - whole) - abs(whole);
}

/** Positive where part / whole is negative, 0 where one of them is 0, and negative where the quotient is positive. */
export function behindRay(part: number, whole: number): number {
  return abs(part - whole) - abs(part + whole);
}

/** Whether u and v have the same or the opposite direction. The zero vector is parallel to all. */
export function areParallel(u: Vec, v: Vec): boolean {
  for (const [i, j] of planes(u)) if (at(u, i) * at(v, j) !== at(u, j) * at(v, i)) return false;
  return true;
}

// On one line, and wherever one of two is only a point of the other's line, comparisons of coordinates decide.

/** Whether two segments have bounds that are apart. */
export function boundsApart(a: Segment, b: Segment): boolean {
  return some(less(max(a.start, a.end), min(b.start, b.end))) || some(more(min(a.start, a.end), max(b.start, b.end)));
}

/** Whether all between `low` and `high` lies behind a ray, or beside it where it has no direction, on some axis. */
export function isBehind({ origin, direction }: Ray, low: Vec, high: Vec): boolean {
  for (const i of coordinates(origin)) {
    if (at(direction, i) >= 0 && at(high, i) < at(origin, i)) return true;
    if (at(direction, i) <= 0 && at(low, i) > at(origin, i)) return true;
  }
  return false;
}

/** Whether two rays run away from each other on one of the axes, and do not start together. */
export function runApart(a: Ray, b: Ray): boolean {
  for (const i of coordinates(a.origin)) {
    if (at(a.direction, i) >= 0 && at(b.direction, i) <= 0 && at(b.origin, i) < at(a.origin, i)) return true;
    if (at(a.direction, i) <= 0 && at(b.direction, i) >= 0 && at(b.origin, i) > at(a.origin, i)) return true;
  }
  return false;
}
