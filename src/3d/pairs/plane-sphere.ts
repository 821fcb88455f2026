/** Plane and sphere: by how far the centre is from the plane. Ericson, RTCD 5.2.2. */
import { isEmptyPlane3, isEmptySphere } from '../../words/emptiness.js';
import { gapOfBall, heightOf } from '../../words/heights.js';
import { moreThan0 } from '../../words/lengths.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Length, Plane3, Sphere3 } from '../../words/shapes.js';
import { APART, type Sign } from '../../words/sign.js';
import {
  closestToPlane,
  contactWithPlane,
  distanceFrom,
  spanOfPoint,
  swapped,
  thickened,
  uprightOf,
} from '../../words/spans.js';
import { abs, add, fill } from '../../words/vec.js';

export function gap(plane: Plane3, sphere: Sphere3): Sign {
  if (isEmptyPlane3(plane) || isEmptySphere(sphere)) return APART;
  return gapOfBall(plane, abs(heightOf(plane, sphere.center)), sphere.radius);
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
