/** Segment and segment: they cross in one point, share a stretch of a common line, or are apart. In the plane the signs of cross products decide. */

import { nearestOf } from '../words/approaches.js';
import { gapOfLines, meetAsLines, runParallel } from '../words/crossings.js';
import { fromSegment } from '../words/linear.js';
import { contactOf, meetingOf } from '../words/partings.js';
import type { ClosestPoints, Contact, LineMeeting } from '../words/results.js';
import { sharedBy } from '../words/sections.js';
import type { Segment } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';
import * as pointSegment from './point-segment.js';

export function gap(a: Segment, b: Segment): Sign {
  return gapOfLines(fromSegment(a), fromSegment(b));
}

/** Whether they run along one line or parallel ones. A segment without length is parallel to all. */
export function parallel(a: Segment, b: Segment): boolean {
  return runParallel(fromSegment(a).direction, fromSegment(b).direction);
}

/**
 * Where they meet, both are a point that they share: the crossing, or the middle of a stretch.
 * @bound a, b 8 ulp of the coordinates + itself, or as near
 * @bound distance 3 ulp of the distance of their ends
 */
export function closestPoints(a: Segment, b: Segment, meet: boolean): ClosestPoints {
  return meet ? meetingOf(fromSegment(a), fromSegment(b), parallel(a, b)) : nearestOf(fromSegment(a), fromSegment(b));
}

/**
 * In space the depth is 0 and the normal perpendicular to both. In the plane they part by the shortest way across one of
 * them, on a common line with depth 0. The normal is the x axis where both are points. The point is where they cross, or
 * the middle of what they share.
 * @bound normal 3 ulp of 1, or as short
 * @bound depth 2 ulp of the distance of their ends
 * @bound point 8 ulp of the coordinates + itself, or in both
 */
export function contact(a: Segment, b: Segment): Contact {
  return contactOf(fromSegment(a), fromSegment(b), parallel(a, b), false);
}

/** Whether the whole lines meet that they run along. */
export function linesMeet(a: Segment, b: Segment): boolean {
  return meetAsLines(fromSegment(a), fromSegment(b));
}

/**
 * `relation` is exact, and ends that lie on the other come out as they were given, with their t.
 * @bound t, tEnd 16 ulp of (itself + the distance of their ends / the length of the first) / the sine
 * @bound s, sEnd 16 ulp of (itself + the distance of their ends / the length of the second) / the sine
 * @bound start, end 16 ulp of (the coordinates + itself) / the sine
 */
export function intersection(a: Segment, b: Segment): LineMeeting {
  const onSecond = { start: pointSegment.gap(a.start, b) <= 0, end: pointSegment.gap(a.end, b) <= 0 };
  const onFirst = { start: pointSegment.gap(b.start, a) <= 0, end: pointSegment.gap(b.end, a) <= 0 };
  return sharedBy(fromSegment(a), fromSegment(b), parallel(a, b), onSecond, onFirst);
}
