/** Point and line: all answers come from the foot of the perpendicular from the point to the line. */
import { gapToLine } from '../words/crossings.js';
import { length, moreThan0, perpendicular } from '../words/lengths.js';
import { fromLine } from '../words/linear.js';
import { distanceToLine, nearestOnLine, nearestPoint } from '../words/lines.js';
import { bothAt, type ClosestPoints, type Contact } from '../words/results.js';
import type { Length, Line, Point } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';
import type { Vec } from '../words/vec.js';

export function gap(point: Point, line: Line): Sign {
  return gapToLine(point, fromLine(line));
}

/**
 * @bound distance 3 ulp of the distance to the start
 * @robust
 */
export function separation(point: Point, line: Line): Length {
  return distanceToLine(fromLine(line), point);
}

/**
 * The foot of the perpendicular from the point to the line; the origin if the line has no direction.
 * @bound result 3 ulp of the coordinates of the second + the distance to the start
 * @robust
 */
export function closestPoint(point: Point, line: Line): Vec {
  return nearestPoint(fromLine(line), point);
}

/**
 * Where they meet, both are the point itself.
 * @bound a exact
 * @bound b 3 ulp of the coordinates of the second + the distance to the start
 * @bound distance 3 ulp of the distance to the start
 */
export function closestPoints(point: Point, line: Line, meet: boolean): ClosestPoints {
  if (meet) return bothAt(point);
  const { point: b, away, offset } = nearestOnLine(fromLine(line), point);
  return { a: point, b, distance: moreThan0(length(away), offset) };
}

/**
 * Depth 0; the normal is square to the line, in 2D to its left, and the x axis where the line has no direction.
 * @bound normal 2 ulp of 1
 * @bound depth, point exact
 */
export function contact(point: Point, { direction }: Line): Contact {
  return { normal: perpendicular(direction), depth: 0, point };
}
