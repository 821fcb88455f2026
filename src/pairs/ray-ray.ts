/** Ray and ray: they cross in one point, share a stretch of a common line, endless or not, or are apart. */

import { nearestOf } from '../words/approaches.js';
import { gapOfLines, meetAsLines, runLeft, runParallel } from '../words/crossings.js';
import { hitOn } from '../words/hits.js';
import { fromRay } from '../words/linear.js';
import { contactOf, meetingOf } from '../words/partings.js';
import type { ClosestPoints, Contact, LineMeeting, RayHit } from '../words/results.js';
import { sharedBy } from '../words/sections.js';
import type { Ray } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';
import * as pointRay from './point-ray.js';

export function gap(a: Ray, b: Ray): Sign {
  return gapOfLines(fromRay(a), fromRay(b));
}

/** Whether they run along one line or parallel ones. A ray without direction is parallel to all. */
export function parallel(a: Ray, b: Ray): boolean {
  return runParallel(a.direction, b.direction);
}

/** Whether b turns to the left of a, in the plane. */
export function turnsLeft(a: Ray, b: Ray): boolean {
  return runLeft(a.direction, b.direction);
}

/**
 * Where they meet, both are a point that they share: the crossing, the middle of a stretch, or an endless one's beginning.
 * @bound a, b 8 ulp of the coordinates + itself, or as near
 * @bound distance 3 ulp of the distance of their ends
 */
export function closestPoints(a: Ray, b: Ray, meet: boolean): ClosestPoints {
  return meet ? meetingOf(fromRay(a), fromRay(b), parallel(a, b)) : nearestOf(fromRay(a), fromRay(b));
}

/**
 * In space the depth is 0 and the normal perpendicular to both. In the plane they part by the shorter way across one of
 * them, on a common line with depth 0. The normal is the x axis where both are points. The point is where they cross, the
 * middle of what they share, or its beginning if it is endless.
 * @bound normal 3 ulp of 1, or as short
 * @bound depth 2 ulp of the distance of their ends
 * @bound point 8 ulp of the coordinates + itself, or in both
 */
export function contact(a: Ray, b: Ray): Contact {
  return contactOf(fromRay(a), fromRay(b), parallel(a, b), turnsLeft(a, b));
}

/**
 * Where a ray first meets a target that is a ray; t is exactly 0 where it starts on it. The normal is perpendicular to the
 * target, on the ray's side. Along a common line it looks back along the ray; `tExit` is where the target starts, or Infinity.
 * @bound t, tExit 8 ulp of itself + the distance of their ends / the length of the first, or in both
 * @bound point 8 ulp of the coordinates + itself, or in both
 * @bound normal 3 ulp of 1
 */
export function raycast(ray: Ray, target: Ray): RayHit {
  const starts = pointRay.gap(ray.origin, target) <= 0;
  return hitOn(fromRay(target), fromRay(ray), parallel(ray, target), turnsLeft(target, ray), starts);
}

/** Whether the whole lines meet that they run along. */
export function linesMeet(a: Ray, b: Ray): boolean {
  return meetAsLines(fromRay(a), fromRay(b));
}

/**
 * `relation` is exact, and ends that lie on the other come out as they were given, with their t.
 * @bound t, tEnd 16 ulp of (itself + the distance of their ends / the length of the first) / the sine
 * @bound s, sEnd 16 ulp of (itself + the distance of their ends / the length of the second) / the sine
 * @bound start, end 16 ulp of (the coordinates + itself) / the sine
 */
export function intersection(a: Ray, b: Ray): LineMeeting {
  const onSecond = { start: pointRay.gap(a.origin, b) <= 0, end: false };
  const onFirst = { start: pointRay.gap(b.origin, a) <= 0, end: false };
  return sharedBy(fromRay(a), fromRay(b), parallel(a, b), onSecond, onFirst);
}
