/** Point and segment: all answers come from the point nearest to the other, an end or the foot of the perpendicular. RTCD 5.1.2. */
import { gapToLine } from '../words/crossings.js';
import { length, moreThan0, perpendicular } from '../words/lengths.js';
import { fromSegment } from '../words/linear.js';
import { distanceToLine, nearestOnLine, nearestPoint } from '../words/lines.js';
import { bothAt, type ClosestPoints, type Contact } from '../words/results.js';
import type { Length, Point, Segment } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';
import { sub, type Vec } from '../words/vec.js';

export function gap(point: Point, segment: Segment): Sign {
  return gapToLine(point, fromSegment(segment));
}

/**
 * @bound distance 3 ulp of the distance to the start + the length of the line
 * @robust
 */
export function separation(point: Point, segment: Segment): Length {
  return distanceToLine(fromSegment(segment), point);
}

/**
 * The segment's point nearest to the other; an end comes out exactly as it was given.
 * @bound result 2 ulp of the coordinates of the second + the distance to the nearer end
 * @robust
 */
export function closestPoint(point: Point, segment: Segment): Vec {
  return nearestPoint(fromSegment(segment), point);
}

/**
 * Where they meet, both are the point itself.
 * @bound a exact
 * @bound b 2 ulp of the coordinates of the second + the distance to the nearer end
 * @bound distance 3 ulp of the distance to the nearer end
 */
export function closestPoints(point: Point, segment: Segment, meet: boolean): ClosestPoints {
  if (meet) return bothAt(point);
  const { point: b, away, offset } = nearestOnLine(fromSegment(segment), point);
  return { a: point, b, distance: moreThan0(length(away), offset) };
}

/**
 * Depth 0; the normal is square to the segment, in 2D to its left, and the x axis where the segment is a point.
 * @bound normal 2 ulp of 1
 * @bound depth, point exact
 */
export function contact(point: Point, { start, end }: Segment): Contact {
  return { normal: perpendicular(sub(end, start)), depth: 0, point };
}
