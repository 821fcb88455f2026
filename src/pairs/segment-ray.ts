/** Segment and ray: they cross in one point, share a stretch of a common line, or are apart. */

import { nearestOf } from '../words/approaches.js';
import { gapOfLines, meetAsLines, runLeft, runParallel } from '../words/crossings.js';
import { hitOn } from '../words/hits.js';
import { fromRay, fromSegment } from '../words/linear.js';
import { contactOf, meetingOf } from '../words/partings.js';
import type { ClosestPoints, Contact, LineMeeting, RayHit } from '../words/results.js';
import { sharedBy } from '../words/sections.js';
import type { Ray, Segment } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';
import * as pointRay from './point-ray.js';
import * as pointSegment from './point-segment.js';

export function gap(segment: Segment, ray: Ray): Sign {
  return gapOfLines(fromSegment(segment), fromRay(ray));
}

/** Whether they run along one line or parallel ones. A segment without length is parallel to all. */
export function parallel(segment: Segment, ray: Ray): boolean {
  return runParallel(fromSegment(segment).direction, ray.direction);
}

/** Whether the ray turns to the left of the segment, in the plane. */
export function turnsLeft(segment: Segment, ray: Ray): boolean {
  return runLeft(fromSegment(segment).direction, ray.direction);
}

/**
 * Where they meet, both are a point that they share: the crossing, or the middle of a stretch.
 * @bound a, b 8 ulp of the coordinates + itself, or as near
 * @bound distance 3 ulp of the distance of their ends
 */
export function closestPoints(segment: Segment, ray: Ray, meet: boolean): ClosestPoints {
  const [a, b] = [fromSegment(segment), fromRay(ray)];
  return meet ? meetingOf(a, b, parallel(segment, ray)) : nearestOf(a, b);
}

/**
 * In space the depth is 0 and the normal perpendicular to both. In the plane they part by the shortest way across one of
 * them, on a common line with depth 0. The normal is the x axis where both are points. The point is where they cross, or
 * the middle of what they share.
 * @bound normal 3 ulp of 1, or as short
 * @bound depth 2 ulp of the distance of their ends
 * @bound point 8 ulp of the coordinates + itself, or in both
 */
export function contact(segment: Segment, ray: Ray): Contact {
  return contactOf(fromSegment(segment), fromRay(ray), parallel(segment, ray), turnsLeft(segment, ray));
}

/**
 * Where the ray first meets the segment; t is exactly 0 where it starts on it. The normal is perpendicular to the segment,
 * on the ray's side. Along a common line it looks back along the ray, and `tExit` is where the ray passes the far end.
 * @bound t, tExit 8 ulp of itself + the distance of their ends / the length of the second, or in both
 * @bound point 8 ulp of the coordinates + itself, or in both
 * @bound normal 3 ulp of 1
 */
export function raycast(segment: Segment, ray: Ray): RayHit {
  const starts = pointSegment.gap(ray.origin, segment) <= 0;
  return hitOn(fromSegment(segment), fromRay(ray), parallel(segment, ray), turnsLeft(segment, ray), starts);
}

/** Whether the whole lines meet that they run along. */
export function linesMeet(segment: Segment, ray: Ray): boolean {
  return meetAsLines(fromSegment(segment), fromRay(ray));
}

/**
 * `relation` is exact, and ends that lie on the other come out as they were given, with their t.
 * @bound t, tEnd 16 ulp of (itself + the distance of their ends / the length of the first) / the sine
 * @bound s, sEnd 16 ulp of (itself + the distance of their ends / the length of the second) / the sine
 * @bound start, end 16 ulp of (the coordinates + itself) / the sine
 */
export function intersection(segment: Segment, ray: Ray): LineMeeting {
  const onSecond = { start: pointRay.gap(segment.start, ray) <= 0, end: pointRay.gap(segment.end, ray) <= 0 };
  const onFirst = { start: pointSegment.gap(ray.origin, segment) <= 0, end: false };
  return sharedBy(fromSegment(segment), fromRay(ray), parallel(segment, ray), onSecond, onFirst);
}
