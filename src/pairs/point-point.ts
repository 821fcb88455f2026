/** Point and point: they meet only where they are the same. */
import { length } from '../words/lengths.js';
import type { ClosestPoints, Contact } from '../words/results.js';
import type { Point } from '../words/shapes.js';
import { APART, type Sign, TOUCHING } from '../words/sign.js';
import { along, equal, every, sub } from '../words/vec.js';

export function gap(a: Point, b: Point): Sign {
  return every(equal(a, b)) ? TOUCHING : APART;
}

/**
 * The two points themselves.
 * @bound a, b exact
 * @bound distance 2 ulp of itself
 */
export function closestPoints(a: Point, b: Point, _meet: boolean): ClosestPoints {
  return { a, b, distance: length(sub(b, a)) };
}

/**
 * Depth 0, and the x axis for a normal: any other would do as well.
 * @bound normal, depth, point exact
 */
export function contact(a: Point, _b: Point): Contact {
  return { normal: along(a, 0, 1), depth: 0, point: a };
}
