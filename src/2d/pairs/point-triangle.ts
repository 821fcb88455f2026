/** Point and triangle of the plane: by the sides of the edges that the point lies to. */

import { gapsOfBounds } from '../../words/bounds.js';
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Point, Triangle } from '../../words/shapes.js';
import { mostSeparated, type Sign } from '../../words/sign.js';
import { boundsOf, gapsBeyondEdges } from '../../words/triangles.edges.js';

export function gap(point: Point, triangle: Triangle): Sign {
  return mostSeparated(
    ...gapsOfBounds({ low: point, high: point }, boundsOf(triangle)),
    ...gapsBeyondEdges(triangle, point),
  );
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(point: Point, triangle: Triangle, meet: boolean): ClosestPoints {
  return nearestInGeneral(point, triangle, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(point: Point, triangle: Triangle): Contact {
  return contactInGeneral(point, triangle);
}
