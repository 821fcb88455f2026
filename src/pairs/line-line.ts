/** Line and line: they cross in one point, are the same, or apart. */

import { nearestToLine } from '../words/beside.js';
import { gapOfLines, meetAsLines, runParallel } from '../words/crossings.js';
import { fromLine, inOrder } from '../words/linear.js';
import { bothAt, type ClosestPoints, type LineMeeting } from '../words/results.js';
import { sharedBy, sharedPlace } from '../words/sections.js';
import type { Line } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';

export function gap(a: Line, b: Line): Sign {
  return gapOfLines(fromLine(a), fromLine(b));
}

/** Whether they run along one line or parallel ones. What has no direction is parallel to all. */
export function parallel(a: Line, b: Line): boolean {
  return runParallel(a.direction, b.direction);
}

/**
 * Where they meet, both are a point that they share: where they cross, or an end or origin on a common line.
 * @bound a, b 16 ulp of (the coordinates + itself) / the sine, or as near
 * @bound distance 3 ulp of the distance of their ends
 */
export function closestPoints(a: Line, b: Line, meet: boolean): ClosestPoints {
  if (!meet) return nearestToLine(fromLine(a), fromLine(b), parallel(a, b));
  const { first, second } = inOrder(fromLine(a), fromLine(b));
  return bothAt(sharedPlace(first, second, parallel(a, b), { start: false, end: false }));
}

/** Whether the whole lines meet that they run along. */
export function linesMeet(a: Line, b: Line): boolean {
  return meetAsLines(fromLine(a), fromLine(b));
}

/**
 * `relation` is exact, and ends that lie on the other come out as they were given, with their t.
 * @bound t, tEnd 16 ulp of (itself + the distance of their ends / the length of the first) / the sine
 * @bound s, sEnd 16 ulp of (itself + the distance of their ends / the length of the second) / the sine
 * @bound start, end 16 ulp of (the coordinates + itself) / the sine
 */
export function intersection(a: Line, b: Line): LineMeeting {
  const onSecond = { start: false, end: false };
  const onFirst = { start: false, end: false };
  return sharedBy(fromLine(a), fromLine(b), parallel(a, b), onSecond, onFirst);
}
