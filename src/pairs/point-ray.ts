/** Point and ray: all answers come from the ray's point nearest to the other, the foot of the perpendicular or the origin. */
import { gapToLine } from '../words/crossings.js';
import { facing, timeTo } from '../words/hits.js';
import { length, moreThan0, perpendicular } from '../words/lengths.js';
import { fromRay } from '../words/linear.js';
import { distanceToLine, nearestOnLine, nearestPoint } from '../words/lines.js';
import { bothAt, type ClosestPoints, type Contact, type RayHit } from '../words/results.js';
import type { Length, Point, Ray } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';
import type { Vec } from '../words/vec.js';

export function gap(point: Point, ray: Ray): Sign {
  return gapToLine(point, fromRay(ray));
}

/**
 * @bound distance 3 ulp of the distance to the start
 * @robust
 */
export function separation(point: Point, ray: Ray): Length {
  return distanceToLine(fromRay(ray), point);
}

/**
 * The ray's point nearest to the other; the origin comes out exactly as it was given.
 * @bound result 3 ulp of the coordinates of the second + the distance to the start
 * @robust
 */
export function closestPoint(point: Point, ray: Ray): Vec {
  return nearestPoint(fromRay(ray), point);
}

/**
 * Where they meet, both are the point itself.
 * @bound a exact
 * @bound b 3 ulp of the coordinates of the second + the distance to the start
 * @bound distance 3 ulp of the distance to the start
 */
export function closestPoints(point: Point, ray: Ray, meet: boolean): ClosestPoints {
  if (meet) return bothAt(point);
  const { point: b, away, offset } = nearestOnLine(fromRay(ray), point);
  return { a: point, b, distance: moreThan0(length(away), offset) };
}

/**
 * Depth 0; the normal is square to the ray, in 2D to its left, and the x axis where the ray has no direction.
 * @bound normal 2 ulp of 1
 * @bound depth, point exact
 */
export function contact(point: Point, { direction }: Ray): Contact {
  return { normal: perpendicular(direction), depth: 0, point };
}

/**
 * Where the ray meets the point. The normal looks back along the ray; it is zero where the ray has no direction.
 * @bound t, tExit 1 ulp of itself
 * @bound point exact
 * @bound normal 2 ulp of 1
 */
export function raycast(point: Point, ray: Ray): RayHit {
  const t = timeTo(ray.origin, ray.direction, point);
  return { t, point, normal: facing(ray.direction), inside: false, tExit: t };
}
