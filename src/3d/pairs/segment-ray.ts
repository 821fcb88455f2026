/** Segment and ray: they cross in one point, share a stretch of a common line, or are apart. */

import * as pointSegment from '../../pairs/point-segment.js';
import { nearestOf } from '../../words/approaches.js';
import { areParallel, isBehind } from '../../words/crossings.js';
import { hitOn } from '../../words/hits.js';
import { ofRay, ofSegment } from '../../words/linear.js';
import { meetingOf } from '../../words/meetings.js';
import { contactInSpace } from '../../words/partings.js';
import type { ClosestPoints, Contact, RayHit } from '../../words/results.js';
import type { Ray3, Segment3 } from '../../words/shapes.js';
import { APART, type Sign, TOUCHING } from '../../words/sign.js';
import { cross, dot, max, min, square, sub } from '../../words/vec.js';

/*
 * As for two segments, with n = u × v for u along the segment and v the ray's direction: in one plane, s n = w × v must
 * lie between 0 and n, and t n = w × u must not look away from n.
 */
export function gap(segment: Segment3, ray: Ray3): Sign {
  const u = sub(segment.end, segment.start);
  const w = sub(ray.origin, segment.start);
  const normal = cross(u, ray.direction);
  if (dot(w, normal) !== 0) return APART;
  if (isBehind(ray, min(segment.start, segment.end), max(segment.start, segment.end))) return APART;
  const whole = square(normal);
  if (whole === 0 && !(areParallel(u, w) && areParallel(ray.direction, w))) return APART;
  const onSegment = dot(cross(w, ray.direction), normal);
  if (onSegment < 0 || onSegment > whole || dot(cross(w, u), normal) < 0) return APART;
  return TOUCHING;
}

/** Whether they have the same or the opposite direction. A segment without length is parallel to all. */
export function parallel(segment: Segment3, ray: Ray3): boolean {
  return areParallel(sub(segment.end, segment.start), ray.direction);
}

/**
 * Where they meet, both are a point that they share: the crossing, or the middle of a stretch.
 * @bound a, b 8 ulp of the coordinates + itself, or as near
 * @bound distance 3 ulp of the distance of their ends
 */
export function closestPoints(segment: Segment3, ray: Ray3, meet: boolean): ClosestPoints {
  const [a, b] = [ofSegment(segment), ofRay(ray)];
  return meet ? meetingOf(a, b, parallel(segment, ray)) : nearestOf(a, b);
}

/**
 * Depth 0; the normal is square to both, and the x axis where both are points. The point is where they cross, or the
 * middle of what they share.
 * @bound normal 3 ulp of 1
 * @bound depth exact
 * @bound point 8 ulp of the coordinates + itself, or in both
 */
export function contact(segment: Segment3, ray: Ray3): Contact {
  return contactInSpace(ofSegment(segment), ofRay(ray), parallel(segment, ray));
}

/**
 * Where the ray first meets the segment; t is exactly 0 where it starts on it. The normal is square to the segment, on
 * the ray's side. Along a common line it looks back along the ray, and `tExit` is where the ray passes the far end.
 * @bound t, tExit 8 ulp of itself + the distance of their ends / the length of the second, or in both
 * @bound point 8 ulp of the coordinates + itself, or in both
 * @bound normal 3 ulp of 1
 */
export function raycast(segment: Segment3, ray: Ray3): RayHit {
  const starts = pointSegment.gap(ray.origin, segment) <= 0;
  return hitOn(ofSegment(segment), ofRay(ray), parallel(segment, ray), starts);
}
