/** Point and box: each axis is independent of the others. */
import { pushByNearestFace, twiceGap } from '../words/boxes.js';
import { length } from '../words/lengths.js';
import { bothAt, type ClosestPoints, type Contact } from '../words/results.js';
import type { Aabb, Length, Point } from '../words/shapes.js';
import { mostSeparated, type Sign, signOf } from '../words/sign.js';
import { at, clamp, indices, sub, type Vec } from '../words/vec.js';

/* An empty box needs no special case: every point lies below its `min` or above its `max`. */
export function gap(point: Point, box: Aabb): Sign {
  return mostSeparated(
    ...indices(point).map((i) => signOf(at(box.min, i) - at(point, i))),
    ...indices(point).map((i) => signOf(at(point, i) - at(box.max, i))),
  );
}

/**
 * The point of the box nearest to another: the other itself if it lies in the box. Ericson, RTCD 5.1.3.
 * @bound result exact
 */
export function closestPoint(point: Point, box: Aabb): Vec {
  return clamp(point, box.min, box.max);
}

/** @bound distance 2 ulp of itself */
export function separation(point: Point, box: Aabb): Length {
  return length(twiceGap(point, box)) / 2;
}

/**
 * In the box, the point itself.
 * @bound a, b exact
 * @bound distance 2 ulp of itself
 */
export function closestPoints(point: Point, box: Aabb, meet: boolean): ClosestPoints {
  if (meet) return bothAt(point);
  const b = closestPoint(point, box);
  return { a: point, b, distance: length(sub(b, point)) };
}

/**
 * By the face nearest to the point: of equal ones the first of x min, x max, y min … z max.
 * @bound normal exact, or as short
 * @bound depth 1 ulp of itself
 * @robust
 * @bound point exact
 */
export function contact(point: Point, box: Aabb): Contact {
  // The nearest face is no farther than half of the box, so that nothing overflows.
  const { normal, depth } = pushByNearestFace(sub(point, box.min), sub(box.max, point));
  return { normal, depth, point };
}
