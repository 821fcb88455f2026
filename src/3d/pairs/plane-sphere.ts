/** Plane and sphere: by how far the centre is from the plane. Ericson, RTCD 5.2.2. */
import { isEmptyPlane3, isEmptySphere } from '../../words/emptiness.js';
import { heightOf } from '../../words/heights.js';
import { moreThan0 } from '../../words/lengths.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Length, Plane3, Sphere3 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';
import {
  closestToPlane,
  contactWithPlane,
  distanceFrom,
  spanOfPoint,
  swapped,
  thickened,
  uprightOf,
} from '../../words/spans.js';
import { abs, add, fill, lengthSquared } from '../../words/vec.js';

export function gap(plane: Plane3, sphere: Sphere3): Sign {
  if (isEmptySphere(sphere)) return APART;
  const height = heightOf(plane, sphere.center);
  const beyond = height * height - sphere.radius * sphere.radius * lengthSquared(plane.normal);
  // Of an empty plane, without a normal, nothing is beyond only if its constant is 0 as well.
  if (beyond === 0 && isEmptyPlane3(plane)) return APART;
  return signOf(beyond);
}

/** @bound distance 4 ulp of the coordinates */
export function separation(plane: Plane3, { center, radius }: Sphere3): Length {
  return moreThan0(distanceFrom(plane, center) - radius, add(abs(center), fill(center, radius)));
}

/**
 * Where they meet, both are where the way from the lowest to the highest point crosses the plane.
 * @bound a, b 8 ulp of the coordinates, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(plane: Plane3, { center, radius }: Sphere3, meet: boolean): ClosestPoints {
  const surface = uprightOf(plane);
  return swapped(closestToPlane(surface, thickened(spanOfPoint(center), surface, radius), meet));
}

/**
 * Along the normal of the plane or against it, whichever is shorter. The point is where the way from the lowest to the highest one crosses the plane.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 4 ulp of the coordinates
 * @bound point 8 ulp of the coordinates, or in both
 */
export function contact(plane: Plane3, { center, radius }: Sphere3): Contact {
  const surface = uprightOf(plane);
  return contactWithPlane(surface, thickened(spanOfPoint(center), surface, radius));
}
