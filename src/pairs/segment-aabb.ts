/** Segment and box: what they share by slabs, their distance along the segment, their contact by separating axes. */
import { type Ends, fromSegment } from '../words/linear.js';
import type { BoxPassage, ClosestPoints, Contact } from '../words/results.js';
import type { Aabb, Segment } from '../words/shapes.js';
import { OVERLAPPING, type Sign, TOUCHING } from '../words/sign.js';
import { contactWithBox, gapToBox, meetsInPoint } from '../words/slabs.axes.js';
import { closestToBox } from '../words/slabs.nearest.js';
import { passageThrough } from '../words/slabs.passage.js';
import * as pointAabb from './point-aabb.js';

export function gap(segment: Segment, box: Aabb): Sign {
  return gapToBox(fromSegment(segment), box);
}

/** Whether a segment that meets a box shares only one point with it. */
export function sharesOnePoint(segment: Segment, box: Aabb): boolean {
  return meetsInPoint(fromSegment(segment), box);
}

function endsOf(segment: Segment, box: Aabb): Ends {
  const [start, end] = [pointAabb.gap(segment.start, box), pointAabb.gap(segment.end, box)];
  return { start, end, whole: sharesOnePoint(segment, box) ? TOUCHING : OVERLAPPING };
}

/**
 * Where they meet, the middle of what they share; of equally near points of the segment the first.
 * @bound a, b 2 ulp of the coordinates + the distance to the planes, or as near
 * @bound distance 3 ulp of the nearer distance to the planes
 */
export function closestPoints(segment: Segment, box: Aabb, meet: boolean): ClosestPoints {
  return closestToBox(fromSegment(segment), box, endsOf(segment, box), meet);
}

/**
 * By the least way out: of equal ones the first of the box's x min, x max, y min … z max, then of those perpendicular to the
 * segment and to the x, y and z axis, to its left before its right. The point is the middle of what they share.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 3 ulp of the nearer distance to the planes
 * @bound point 2 ulp of the coordinates + the distance to the planes, or in both
 */
export function contact(segment: Segment, box: Aabb): Contact {
  return contactWithBox(fromSegment(segment), box, endsOf(segment, box));
}

/**
 * The stretch of the segment that lies in the box. How it runs is exact; points lie in the box, and exactly on the face that they
 * enter or leave by.
 * @bound tMin, tMax, x, y, z 2 ulp of itself
 * @bound entry, exit 2 ulp of the coordinates + the distance to the planes
 * @bound normal, face exact, or as far out
 */
export function intersection(segment: Segment, box: Aabb): BoxPassage {
  return passageThrough(fromSegment(segment), box, endsOf(segment, box), gap(segment, box));
}
