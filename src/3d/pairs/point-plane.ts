/** Point and plane. */
import { isEmptyPlane3 } from '../../words/emptiness.js';
import { heightOf } from '../../words/heights.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Plane3 } from '../../words/shapes.js';
import { APART, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { closestToPlane, droppedFrom, spanOfPoint, uprightOf } from '../../words/spans.js';
import type { Vec, Vec3 } from '../../words/vec.js';

export function gap(point: Vec3, plane: Plane3): Sign {
  return isEmptyPlane3(plane) || heightOf(plane, point) !== 0 ? APART : TOUCHING;
}

/** On which side of the plane the point lies: positive where the normal points. */
export function side(point: Vec3, plane: Plane3): Sign {
  return signOf(heightOf(plane, point));
}

/**
 * The foot of the perpendicular from the point to the plane.
 * @bound result 8 ulp of the coordinates
 */
export function closestPoint(point: Vec3, plane: Plane3): Vec {
  const surface = uprightOf(plane);
  return droppedFrom(surface, point);
}

/**
 * Where they meet, both are the point itself.
 * @bound a exact
 * @bound b 8 ulp of the coordinates
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(point: Vec3, plane: Plane3, meet: boolean): ClosestPoints {
  return closestToPlane(uprightOf(plane), spanOfPoint(point), meet);
}

/**
 * Depth 0, along the normal of the plane; the point is the point itself.
 * @bound normal 2 ulp of 1
 * @bound depth, point exact
 */
export function contact(point: Vec3, plane: Plane3): Contact {
  return { normal: uprightOf(plane).unit, depth: 0, point };
}
