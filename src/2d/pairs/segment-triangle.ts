/** Segment and triangle of the plane: their bounds, the segment's line and the lines of the edges decide, by separating axes. */

import { gapsOfBounds } from '../../words/bounds.js';
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Segment, Triangle } from '../../words/shapes.js';
import { ignoreIf, mostSeparated, type Sign, signOf } from '../../words/sign.js';
import { besideLine, boundsOf, gapsBeyondEdges } from '../../words/triangles.edges.js';
import { equal, every, max, min, sub } from '../../words/vec.js';

export function gap({ start, end }: Segment, triangle: Triangle): Sign {
  return mostSeparated(
    ...gapsOfBounds({ low: min(start, end), high: max(start, end) }, boundsOf(triangle)),
    ignoreIf(every(equal(start, end)), signOf(besideLine(triangle, start, sub(end, start)))),
    ...gapsBeyondEdges(triangle, start, end),
  );
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(segment: Segment, triangle: Triangle, meet: boolean): ClosestPoints {
  return nearestInGeneral(segment, triangle, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(segment: Segment, triangle: Triangle): Contact {
  return contactInGeneral(segment, triangle);
}
