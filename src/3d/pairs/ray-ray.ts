/** Ray and ray: they cross in one point, share a stretch of a common line, endless or not, or are apart. */

import * as pointRay from '../../pairs/point-ray.js';
import { nearestOf } from '../../words/approaches.js';
import { areParallel, runApart } from '../../words/crossings.js';
import { hitOn } from '../../words/hits.js';
import { ofRay } from '../../words/linear.js';
import { meetingOf } from '../../words/meetings.js';
import { contactInSpace } from '../../words/partings.js';
import type { ClosestPoints, Contact, RayHit } from '../../words/results.js';
import type { Ray3 } from '../../words/shapes.js';
import { APART, type Sign, TOUCHING } from '../../words/sign.js';
import { cross, dot, square, sub } from '../../words/vec.js';

/*
 * As for two segments, with n = u × v for the directions u and v: in one plane, neither s n = w × v nor t n = w × u may
 * look away from n. Parallel rays must lie on one line, and not run apart on it.
 */
export function gap(a: Ray3, b: Ray3): Sign {
  const w = sub(b.origin, a.origin);
  const normal = cross(a.direction, b.direction);
  if (dot(w, normal) !== 0) return APART;
  if (runApart(a, b)) return APART;
  if (square(normal) === 0 && !(areParallel(a.direction, w) && areParallel(b.direction, w))) return APART;
  if (dot(cross(w, b.direction), normal) < 0 || dot(cross(w, a.direction), normal) < 0) return APART;
  return TOUCHING;
}

/** Whether they have the same or the opposite direction. A ray without direction is parallel to all. */
export function parallel(a: Ray3, b: Ray3): boolean {
  return areParallel(a.direction, b.direction);
}

/**
 * Where they meet, both are a point that they share: the crossing, the middle of a stretch, or an endless one's
 * beginning.
 * @bound a, b 8 ulp of the coordinates + itself, or as near
 * @bound distance 3 ulp of the distance of their ends
 */
export function closestPoints(a: Ray3, b: Ray3, meet: boolean): ClosestPoints {
  return meet ? meetingOf(ofRay(a), ofRay(b), parallel(a, b)) : nearestOf(ofRay(a), ofRay(b));
}

/**
 * Depth 0; the normal is square to both, and the x axis where both are points. The point is where they cross, or the
 * middle of what they share, or its beginning if it is endless.
 * @bound normal 3 ulp of 1
 * @bound depth exact
 * @bound point 8 ulp of the coordinates + itself, or in both
 */
export function contact(a: Ray3, b: Ray3): Contact {
  return contactInSpace(ofRay(a), ofRay(b), parallel(a, b));
}

/**
 * Where a ray first meets a target that is a ray; t is exactly 0 where it starts on it. The normal is square to the
 * target, on the ray's side. Along a common line it looks back along the ray; `tExit` is where the target starts, or
 * Infinity.
 * @bound t, tExit 8 ulp of itself + the distance of their ends / the length of the first, or in both
 * @bound point 8 ulp of the coordinates + itself, or in both
 * @bound normal 3 ulp of 1
 */
export function raycast(ray: Ray3, target: Ray3): RayHit {
  const starts = pointRay.gap(ray.origin, target) <= 0;
  return hitOn(ofRay(target), ofRay(ray), parallel(ray, target), starts);
}
