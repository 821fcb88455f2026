/** Box and triangle of the plane: of five axes, the one that separates them most decides. */

import { isEmptyAabb } from '../../words/emptiness.js';
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Aabb, Triangle } from '../../words/shapes.js';
import { APART, mostSeparated, OVERLAPPING, type Sign, TOUCHING } from '../../words/sign.js';
import { areBeyondFace, areBeyondOrOnFace, gapsAcross, sightOf } from '../../words/triangles.boxes.js';

export function gap(box: Aabb, triangle: Triangle): Sign {
  if (areBeyondFace(box, triangle)) return APART;
  return mostSeparated(
    ...gapsAcross(sightOf(box, triangle)),
    areBeyondOrOnFace(box, triangle) ? TOUCHING : OVERLAPPING,
    isEmptyAabb(box) ? APART : OVERLAPPING,
  );
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(box: Aabb, triangle: Triangle, meet: boolean): ClosestPoints {
  return nearestInGeneral(box, triangle, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(box: Aabb, triangle: Triangle): Contact {
  return contactInGeneral(box, triangle);
}
