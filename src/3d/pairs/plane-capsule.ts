/** Plane and capsule: by the nearer end, or its ends are on both sides. */
import { isEmptyCapsule, isEmptyPlane3 } from '../../words/emptiness.js';
import { beside, gapOfBall, heightOf } from '../../words/heights.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Capsule3, Plane3 } from '../../words/shapes.js';
import { APART, type Sign } from '../../words/sign.js';
import { closestToPlane, contactWithPlane, spanOfSegment, swapped, thickened, uprightOf } from '../../words/spans.js';

export function gap(plane: Plane3, capsule: Capsule3): Sign {
  if (isEmptyPlane3(plane) || isEmptyCapsule(capsule)) return APART;
  const nearest = beside(heightOf(plane, capsule.start), heightOf(plane, capsule.end));
  return gapOfBall(plane, nearest, capsule.radius);
}

/**
 * Where they meet, both are where the way from the lowest to the highest point crosses the plane.
 * @bound a, b 8 ulp of the coordinates, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(plane: Plane3, capsule: Capsule3, meet: boolean): ClosestPoints {
  const surface = uprightOf(plane);
  return swapped(closestToPlane(surface, thickened(spanOfSegment(surface, capsule), surface, capsule.radius), meet));
}

/**
 * Along the normal of the plane or against it, whichever is shorter. The point is where the way from the lowest to the highest one crosses the plane.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 4 ulp of the coordinates
 * @bound point 8 ulp of the coordinates, or in both
 */
export function contact(plane: Plane3, capsule: Capsule3): Contact {
  const surface = uprightOf(plane);
  return contactWithPlane(surface, thickened(spanOfSegment(surface, capsule), surface, capsule.radius));
}
