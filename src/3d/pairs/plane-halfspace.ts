/** Plane and halfspace: a plane that is not parallel to the surface gets below it. */
import { areParallel } from '../../words/crossings.js';
import { isEmptyHalfspace, isEmptyPlane3 } from '../../words/emptiness.js';
import { heightOfParallel } from '../../words/heights.js';
import { bothAt, type ClosestPoints } from '../../words/results.js';
import type { Halfspace3, Plane3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';
import { closestToHalfspace, spanOfPoint, uprightOf } from '../../words/spans.js';
import { behind, footOf } from '../../words/surfaces.js';

export function gap(plane: Plane3, halfspace: Halfspace3): Sign {
  if (isEmptyPlane3(plane) || isEmptyHalfspace(halfspace)) return APART;
  if (!parallel(plane, halfspace)) return OVERLAPPING;
  return signOf(heightOfParallel(plane, halfspace));
}

/** Whether they have the same normal, but for its length and sign. */
export function parallel(plane: Plane3, halfspace: Halfspace3): boolean {
  return areParallel(plane.normal, halfspace.normal);
}

/**
 * From the point of the plane nearest to 0. Where they meet, both are that point, or else one where the plane crosses the surface.
 * @bound a, b 8 ulp of (the coordinates + itself) / the sine, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(plane: Plane3, halfspace: Halfspace3, meet: boolean): ClosestPoints {
  const [first, second] = [uprightOf(plane), uprightOf(halfspace)];
  if (meet) return bothAt(behind(first, second, parallel(plane, halfspace)));
  return closestToHalfspace(second, spanOfPoint(footOf(first)), false);
}
