/** Plane and oriented box: by the corners that are farthest to either side. Ericson, RTCD 5.2.3, there for unit axes. */
import { isEmptyObb3, isEmptyPlane3 } from '../../words/emptiness.js';
import { heightOf, reachOfAxes } from '../../words/heights.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Obb3, Plane3 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';
import { closestToPlane, contactWithPlane, spanOfObb, swapped, uprightOf } from '../../words/spans.js';
import { abs } from '../../words/vec.js';

export function gap(plane: Plane3, box: Obb3): Sign {
  if (isEmptyPlane3(plane) || isEmptyObb3(box)) return APART;
  return signOf(abs(heightOf(plane, box.center)) - reachOfAxes(plane, box.halfExtents, box.axes));
}

/**
 * Where they meet, both are where the way from the lowest to the highest point crosses the plane.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 6 ulp of the coordinates
 */
export function closestPoints(plane: Plane3, box: Obb3, meet: boolean): ClosestPoints {
  const surface = uprightOf(plane);
  return swapped(closestToPlane(surface, spanOfObb(surface, box), meet));
}

/**
 * Along the normal of the plane or against it, whichever is shorter. The point is where the way from the lowest to the highest one crosses the plane.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 6 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(plane: Plane3, box: Obb3): Contact {
  const surface = uprightOf(plane);
  return contactWithPlane(surface, spanOfObb(surface, box));
}
