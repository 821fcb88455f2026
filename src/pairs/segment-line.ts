/** Segment and line: they cross in one point, the segment lies on the line, or they are apart. */

import { nearestToLine, wayOffLine } from '../words/beside.js';
import { gapOfLines, meetAsLines, runParallel } from '../words/crossings.js';
import { fromLine, fromSegment } from '../words/linear.js';
import { bothAt, type ClosestPoints, type Contact, type LineMeeting } from '../words/results.js';
import { type EndsOn, sharedBy, sharedPlace } from '../words/sections.js';
import type { Line, Segment } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';
import type { Vec } from '../words/vec.js';
import * as pointLine from './point-line.js';

export function gap(segment: Segment, line: Line): Sign {
  return gapOfLines(fromSegment(segment), fromLine(line));
}

/** Whether they run along one line or parallel ones. What has no direction is parallel to all. */
export function parallel(segment: Segment, line: Line): boolean {
  return runParallel(fromSegment(segment).direction, line.direction);
}

/**
 * Where they meet, both are a point that they share: where they cross, or an end or origin on a common line.
 * @bound a, b 16 ulp of (the coordinates + itself) / the sine, or as near
 * @bound distance 3 ulp of the distance of their ends
 */
export function closestPoints(segment: Segment, line: Line, meet: boolean): ClosestPoints {
  return meet
    ? bothAt(sharedPoint(segment, line))
    : nearestToLine(fromSegment(segment), fromLine(line), parallel(segment, line));
}

function endsOn(segment: Segment, line: Line): EndsOn {
  return { start: pointLine.gap(segment.start, line) <= 0, end: pointLine.gap(segment.end, line) <= 0 };
}

function sharedPoint(segment: Segment, line: Line): Vec {
  return sharedPlace(fromSegment(segment), fromLine(line), parallel(segment, line), endsOn(segment, line));
}

/**
 * In space the depth is 0 and the normal perpendicular to both. In the plane the line goes back to an end of the segment, on a common
 * line with depth 0. The point is where they cross, or an end on a common line.
 * @bound normal 3 ulp of 1, or as short
 * @bound depth 2 ulp of the distance of their ends
 * @bound point 16 ulp of (the coordinates + itself) / the sine, or in both
 */
export function contact(segment: Segment, line: Line): Contact {
  return {
    ...wayOffLine(fromSegment(segment), fromLine(line), parallel(segment, line), false),
    point: sharedPoint(segment, line),
  };
}

/** Whether the whole lines meet that they run along. */
export function linesMeet(segment: Segment, line: Line): boolean {
  return meetAsLines(fromSegment(segment), fromLine(line));
}

/**
 * `relation` is exact, and ends that lie on the other come out as they were given, with their t.
 * @bound t, tEnd 16 ulp of (itself + the distance of their ends / the length of the first) / the sine
 * @bound s, sEnd 16 ulp of (itself + the distance of their ends / the length of the second) / the sine
 * @bound start, end 16 ulp of (the coordinates + itself) / the sine
 */
export function intersection(segment: Segment, line: Line): LineMeeting {
  const onFirst = { start: false, end: false };
  return sharedBy(fromSegment(segment), fromLine(line), parallel(segment, line), endsOn(segment, line), onFirst);
}
