/** Point and halfspace: by how high the point lies over the surface. */
import { isEmptyHalfspace } from '../words/emptiness.js';
import { heightOf } from '../words/heights.js';
import { moreThan0 } from '../words/lengths.js';
import type { ClosestPoints, Contact } from '../words/results.js';
import type { Halfspace, Point } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { closestToHalfspace, risenTo, spanOfPoint, uprightOf } from '../words/spans.js';
import { max, negate, scale, sub, type Vec } from '../words/vec.js';

export function gap(point: Point, halfspace: Halfspace): Sign {
  if (isEmptyHalfspace(halfspace)) return APART;
  return signOf(heightOf(halfspace, point));
}

/**
 * The point itself if it lies in the halfspace, or else the foot of its perpendicular to the surface.
 * @bound result 8 ulp of the coordinates
 */
export function closestPoint(point: Point, halfspace: Halfspace): Vec {
  const surface = uprightOf(halfspace);
  return sub(point, scale(surface.unit, max(risenTo(surface, point), 0)));
}

/**
 * Where they meet, both are the point itself.
 * @bound a exact
 * @bound b 8 ulp of the coordinates
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(point: Point, halfspace: Halfspace, meet: boolean): ClosestPoints {
  return closestToHalfspace(uprightOf(halfspace), spanOfPoint(point), meet);
}

/**
 * Straight into the halfspace; the point is the point itself.
 * @bound normal 2 ulp of 1
 * @bound depth 4 ulp of the coordinates
 * @bound point exact
 */
export function contact(point: Point, halfspace: Halfspace): Contact {
  const surface = uprightOf(halfspace);
  return { normal: negate(surface.unit), depth: moreThan0(0 - risenTo(surface, point), point), point };
}
