/** Segment and line: they cross in one point, the segment lies on the line, or they are apart. */

import { gapOfLines } from '../words/crossings.js';
import { contactInGeneral, nearestInGeneral } from '../words/general.js';
import { fromLine, fromSegment } from '../words/linear.js';
import type { ClosestPoints, Contact } from '../words/results.js';
import type { Line, Segment } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';

export function gap(segment: Segment, line: Line): Sign {
  return gapOfLines(fromSegment(segment), fromLine(line));
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(segment: Segment, line: Line, meet: boolean): ClosestPoints {
  return nearestInGeneral(segment, line, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(segment: Segment, line: Line): Contact {
  return contactInGeneral(segment, line);
}
