/** Halfspace and triangle: by the lowest corner. */
import { isEmptyHalfspace } from '../words/emptiness.js';
import { heightOf } from '../words/heights.js';
import type { ClosestPoints, Contact } from '../words/results.js';
import type { Halfspace, Triangle } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { closestToHalfspace, contactWithHalfspace, spanOfTriangle, swapped, uprightOf } from '../words/spans.js';
import { min } from '../words/vec.js';

export function gap(halfspace: Halfspace, { a, b, c }: Triangle): Sign {
  if (isEmptyHalfspace(halfspace)) return APART;
  return signOf(min(heightOf(halfspace, a), heightOf(halfspace, b), heightOf(halfspace, c)));
}

/**
 * Where they meet, both are the lowest corner of the triangle.
 * @bound a, b 8 ulp of the coordinates, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(halfspace: Halfspace, triangle: Triangle, meet: boolean): ClosestPoints {
  const surface = uprightOf(halfspace);
  return swapped(closestToHalfspace(surface, spanOfTriangle(surface, triangle), meet));
}

/**
 * Along the normal of the surface. The point is halfway from the lowest one up to the surface, or to the highest one.
 * @bound normal 2 ulp of 1
 * @bound depth 4 ulp of the coordinates
 * @bound point 8 ulp of the coordinates, or in both
 */
export function contact(halfspace: Halfspace, triangle: Triangle): Contact {
  const surface = uprightOf(halfspace);
  return contactWithHalfspace(surface, spanOfTriangle(surface, triangle));
}
