/** Plane and box: by the corners that are farthest to either side. Ericson, RTCD 5.2.3. */
import { isEmptyAabb, isEmptyPlane3 } from '../../words/emptiness.js';
import { twiceHeightOf, twiceReachOf } from '../../words/heights.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Aabb, Plane3 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';
import { closestToPlane, contactWithPlane, spanOfBox, swapped, uprightOf } from '../../words/spans.js';
import { abs } from '../../words/vec.js';

export function gap(plane: Plane3, box: Aabb): Sign {
  if (isEmptyPlane3(plane) || isEmptyAabb(box)) return APART;
  return signOf(abs(twiceHeightOf(plane, box)) - twiceReachOf(plane, box));
}

/**
 * Where they meet, both are where the way from the lowest to the highest point crosses the plane.
 * @bound a, b 8 ulp of the coordinates, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(plane: Plane3, box: Aabb, meet: boolean): ClosestPoints {
  const surface = uprightOf(plane);
  return swapped(closestToPlane(surface, spanOfBox(surface, box), meet));
}

/**
 * Along the normal of the plane or against it, whichever is shorter. The point is where the way from the lowest to the highest one crosses the plane.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 4 ulp of the coordinates
 * @bound point 8 ulp of the coordinates, or in both
 */
export function contact(plane: Plane3, box: Aabb): Contact {
  const surface = uprightOf(plane);
  return contactWithPlane(surface, spanOfBox(surface, box));
}
