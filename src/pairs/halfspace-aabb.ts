/** Halfspace and box: by the lowest corner. Ericson, RTCD 5.2.3. */
import { isEmptyAabb, isEmptyHalfspace } from '../words/emptiness.js';
import { twiceHeightOf, twiceReachOf } from '../words/heights.js';
import type { ClosestPoints, Contact } from '../words/results.js';
import type { Aabb, Halfspace } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { closestToHalfspace, contactWithHalfspace, spanOfBox, swapped, uprightOf } from '../words/spans.js';

export function gap(halfspace: Halfspace, box: Aabb): Sign {
  if (isEmptyHalfspace(halfspace) || isEmptyAabb(box)) return APART;
  return signOf(twiceHeightOf(halfspace, box) - twiceReachOf(halfspace, box));
}

/**
 * Where they meet, both are the lowest corner of the box, or the middle of an edge or face.
 * @bound a, b 8 ulp of the coordinates, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(halfspace: Halfspace, box: Aabb, meet: boolean): ClosestPoints {
  const surface = uprightOf(halfspace);
  return swapped(closestToHalfspace(surface, spanOfBox(surface, box), meet));
}

/**
 * Along the normal of the surface. The point is halfway from the lowest one up to the surface, or to the highest one.
 * @bound normal 2 ulp of 1
 * @bound depth 4 ulp of the coordinates
 * @bound point 8 ulp of the coordinates, or in both
 */
export function contact(halfspace: Halfspace, box: Aabb): Contact {
  const surface = uprightOf(halfspace);
  return contactWithHalfspace(surface, spanOfBox(surface, box));
}
