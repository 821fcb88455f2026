/** Plane and triangle: they cross where its corners are on both sides. */
import { isEmptyPlane3 } from '../../words/emptiness.js';
import { beside, heightOf } from '../../words/heights.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Plane3, Triangle3 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';
import { closestToPlane, contactWithPlane, spanOfTriangle, swapped, uprightOf } from '../../words/spans.js';

export function gap(plane: Plane3, { a, b, c }: Triangle3): Sign {
  if (isEmptyPlane3(plane)) return APART;
  return signOf(beside(heightOf(plane, a), heightOf(plane, b), heightOf(plane, c)));
}

/**
 * Where they meet, both are where the way from the lowest to the highest point crosses the plane.
 * @bound a, b 8 ulp of the coordinates, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(plane: Plane3, triangle: Triangle3, meet: boolean): ClosestPoints {
  const surface = uprightOf(plane);
  return swapped(closestToPlane(surface, spanOfTriangle(surface, triangle), meet));
}

/**
 * Along the normal of the plane or against it, whichever is shorter. The point is where the way from the lowest to the highest one crosses the plane.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 4 ulp of the coordinates
 * @bound point 8 ulp of the coordinates, or in both
 */
export function contact(plane: Plane3, triangle: Triangle3): Contact {
  const surface = uprightOf(plane);
  return contactWithPlane(surface, spanOfTriangle(surface, triangle));
}
