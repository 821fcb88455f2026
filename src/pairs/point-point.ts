/** Point and point: they meet only where they are the same. */
import { length } from '../words/lengths.js';
import type { ClosestPoints, Contact } from '../words/results.js';
import type { Point } from '../words/shapes.js';
import { APART, type Sign, TOUCHING } from '../words/sign.js';
import { at, indices, onAxis, sub } from '../words/vec.js';

export function gap(a: Point, b: Point): Sign {
  for (const i of indices(a)) if (at(a, i) !== at(b, i)) return APART;
  return TOUCHING;
}

/**
 * The two points themselves.
 * @bound a, b exact
 * @bound distance 2 ulp of itself
 */
export function closestPoints(a: Point, b: Point, meet: boolean): ClosestPoints {
  return { a, b, distance: meet ? 0 : length(sub(b, a)) };
}

/**
 * Depth 0, and the x axis for a normal: any other would do as well.
 * @bound normal, depth, point exact
 */
export function contact(a: Point, _b: Point): Contact {
  return { normal: onAxis(a, 0, 1), depth: 0, point: a };
}
