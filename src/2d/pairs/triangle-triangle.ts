/** Two triangles of the plane: their bounds and the lines of their edges decide, by separating axes. */

import { gapsOfBounds } from '../../words/bounds.js';
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Triangle } from '../../words/shapes.js';
import { mostSeparated, type Sign } from '../../words/sign.js';
import { boundsOf, gapsBeyondEdges } from '../../words/triangles.edges.js';

export function gap(s: Triangle, t: Triangle): Sign {
  return mostSeparated(
    ...gapsOfBounds(boundsOf(s), boundsOf(t)),
    ...gapsBeyondEdges(s, t.a, t.b, t.c),
    ...gapsBeyondEdges(t, s.a, s.b, s.c),
  );
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(s: Triangle, t: Triangle, meet: boolean): ClosestPoints {
  return nearestInGeneral(s, t, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(s: Triangle, t: Triangle): Contact {
  return contactInGeneral(s, t);
}
