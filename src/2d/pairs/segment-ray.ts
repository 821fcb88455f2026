/** Segment and ray: they cross in one point, share a stretch of a common line, or are apart. */

import * as pointSegment from '../../pairs/point-segment.js';
import { nearestOf } from '../../words/approaches.js';
import { twiceLarger } from '../../words/branchless.js';
import { areParallel, behindRay, beyondSegment, isBehind } from '../../words/crossings.js';
import { hitOn } from '../../words/hits.js';
import { ofRay, ofSegment } from '../../words/linear.js';
import { isStill } from '../../words/lines.js';
import { meetingOf } from '../../words/meetings.js';
import { contactInPlane } from '../../words/partings.js';
import type { ClosestPoints, Contact, RayHit } from '../../words/results.js';
import type { Ray, Segment } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';
import { max, min, sub, turn } from '../../words/vec.js';

/*
 * As for two segments: start + s u = origin + t v has s (u × v) = w × v and t (u × v) = w × u; s must lie between 0 and
 * 1, and t must not be negative.
 */
export function gap(segment: Segment, ray: Ray): Sign {
  const u = sub(segment.end, segment.start);
  const w = sub(ray.origin, segment.start);
  const whole = turn(u, ray.direction);
  const beside = turn(w, u);
  const apart = twiceLarger(beyondSegment(turn(w, ray.direction), whole), behindRay(beside, whole));
  if (isStill(ray.direction) && beside !== 0) return APART;
  // On one line, or where one is a point of the other's line, all vanish, and coordinates decide.
  if (apart === 0 && isBehind(ray, min(segment.start, segment.end), max(segment.start, segment.end))) return APART;
  return signOf(apart);
}

/** Whether they run along one line or parallel ones. A segment without length is parallel to all. */
export function parallel(segment: Segment, ray: Ray): boolean {
  return areParallel(sub(segment.end, segment.start), ray.direction);
}

/**
 * Where they meet, both are a point that they share: the crossing, or the middle of a stretch.
 * @bound a, b 8 ulp of the coordinates + itself, or as near
 * @bound distance 3 ulp of the distance of their ends
 */
export function closestPoints(segment: Segment, ray: Ray, meet: boolean): ClosestPoints {
  const [a, b] = [ofSegment(segment), ofRay(ray)];
  return meet ? meetingOf(a, b, parallel(segment, ray)) : nearestOf(a, b);
}

/**
 * By the shortest way across one of them; the normal is square to it, and the x axis where both are points. On a common
 * line the depth is 0. The point is where they cross, or the middle of what they share.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 2 ulp of the distance of their ends
 * @bound point 8 ulp of the coordinates + itself, or in both
 */
export function contact(segment: Segment, ray: Ray): Contact {
  return contactInPlane(ofSegment(segment), ofRay(ray), parallel(segment, ray));
}

/**
 * Where the ray first meets the segment; t is exactly 0 where it starts on it. The normal is square to the segment, on
 * the ray's side. Along a common line it looks back along the ray, and `tExit` is where the ray passes the far end.
 * @bound t, tExit 8 ulp of itself + the distance of their ends / the length of the second, or in both
 * @bound point 8 ulp of the coordinates + itself, or in both
 * @bound normal 3 ulp of 1
 */
export function raycast(segment: Segment, ray: Ray): RayHit {
  const starts = pointSegment.gap(ray.origin, segment) <= 0;
  return hitOn(ofSegment(segment), ofRay(ray), parallel(segment, ray), starts);
}
