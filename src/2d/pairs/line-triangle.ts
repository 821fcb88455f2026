/** Line and triangle of the plane: they meet unless all corners lie on one side of the line. */
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import { isZeroVector } from '../../words/lengths.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Line, Triangle } from '../../words/shapes.js';
import { type Sign, signOf } from '../../words/sign.js';
import { besideLine } from '../../words/triangles.edges.js';
import * as pointTriangle from './point-triangle.js';

export function gap({ origin, direction }: Line, triangle: Triangle): Sign {
  if (isZeroVector(direction)) return pointTriangle.gap(origin, triangle);
  return signOf(besideLine(triangle, origin, direction));
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(line: Line, triangle: Triangle, meet: boolean): ClosestPoints {
  return nearestInGeneral(line, triangle, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(line: Line, triangle: Triangle): Contact {
  return contactInGeneral(line, triangle);
}
