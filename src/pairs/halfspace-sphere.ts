/** Halfspace and sphere: by how high the centre lies over the surface. */
import { isEmptyHalfspace, isEmptySphere } from '../words/emptiness.js';
import { gapOfBall, heightOf } from '../words/heights.js';
import type { ClosestPoints, Contact } from '../words/results.js';
import type { Halfspace, Sphere } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';
import {
  closestToHalfspace,
  contactWithHalfspace,
  spanOfPoint,
  swapped,
  thickened,
  uprightOf,
} from '../words/spans.js';

export function gap(halfspace: Halfspace, sphere: Sphere): Sign {
  if (isEmptyHalfspace(halfspace) || isEmptySphere(sphere)) return APART;
  return gapOfBall(halfspace, heightOf(halfspace, sphere.center), sphere.radius);
}

/**
 * Where they meet, both are the lowest point of the sphere.
 * @bound a, b 8 ulp of the coordinates, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(halfspace: Halfspace, { center, radius }: Sphere, meet: boolean): ClosestPoints {
  const surface = uprightOf(halfspace);
  return swapped(closestToHalfspace(surface, thickened(spanOfPoint(center), surface, radius), meet));
}

/**
 * Along the normal of the surface. The point is halfway from the lowest one up to the surface, or to the highest one.
 * @bound normal 2 ulp of 1
 * @bound depth 4 ulp of the coordinates
 * @bound point 8 ulp of the coordinates, or in both
 */
export function contact(halfspace: Halfspace, { center, radius }: Sphere): Contact {
  const surface = uprightOf(halfspace);
  return contactWithHalfspace(surface, thickened(spanOfPoint(center), surface, radius));
}
