/** Ray and plane: they cross where the ray runs towards the plane. */
import { cameFrom, descentTo } from '../../words/descents.js';
import { isEmptyPlane3 } from '../../words/emptiness.js';
import { heightOf } from '../../words/heights.js';
import { isZeroVector, moreThan0 } from '../../words/lengths.js';
import type { Crossing } from '../../words/meetings.js';
import { bothAt, type ClosestPoints, type Contact, type PlaneCrossing, type RayHit } from '../../words/results.js';
import type { Plane3, Ray3 } from '../../words/shapes.js';
import { APART, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { closestToPlane, risenTo, spanOfPoint, type Upright, uprightOf } from '../../words/spans.js';
import { abs, dot, max, negate } from '../../words/vec.js';
import * as pointPlane from './point-plane.js';

export function gap({ origin, direction }: Ray3, plane: Plane3): Sign {
  const height = heightOf(plane, origin);
  // Negative where the ray runs towards the plane. It is 0 as well where the plane is empty, so that few have to be asked for that.
  const course = height * dot(plane.normal, direction);
  if (course === 0) return height !== 0 || isEmptyPlane3(plane) ? APART : TOUCHING;
  return signOf(course);
}

/**
 * Where they meet, both are the origin if it lies in the plane, or else where they cross.
 * @bound a, b 8 ulp of (the coordinates + itself) / the slope, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(ray: Ray3, plane: Plane3, meet: boolean): ClosestPoints {
  const surface = uprightOf(plane);
  if (!meet) return closestToPlane(surface, spanOfPoint(ray.origin), false);
  return bothAt(pointPlane.gap(ray.origin, plane) <= 0 ? ray.origin : descentTo(surface, ray).point);
}

/** Whether the ray runs towards where the normal points (positive), along the surface (0) or against the normal. */
export function slope({ direction }: Ray3, { normal }: Plane3): Sign {
  return signOf(dot(normal, direction));
}

/** Where a ray that meets the plane does so, and whether it rises along the normal. One that starts on the plane is there already. */
function crossing(ray: Ray3, plane: Plane3, surface: Upright): Crossing & { readonly rises: Sign } {
  const side = pointPlane.side(ray.origin, plane);
  if (side === 0) return { t: 0, point: ray.origin, rises: slope(ray, plane) };
  const { t, point } = descentTo(surface, ray);
  return { t: max(t, 0), point, rises: 0 - side };
}

/**
 * The plane goes back to the origin of the ray, or the ray lies in it, with depth 0. The point is where they cross.
 * @bound normal 2 ulp of 1
 * @bound depth 4 ulp of the coordinates
 * @bound point 8 ulp of (the coordinates + itself) / the slope
 */
export function contact(ray: Ray3, plane: Plane3): Contact {
  const surface = uprightOf(plane);
  const { point, rises } = crossing(ray, plane, surface);
  const normal = rises > 0 ? negate(surface.unit) : surface.unit;
  return { normal, depth: moreThan0(abs(risenTo(surface, ray.origin)), ray.origin), point };
}

/**
 * Where the ray meets the plane; t is exactly 0 where it starts on it. The normal is on the side that the ray comes from. A ray in the
 * plane never leaves it.
 * @bound t, tExit 8 ulp of itself / the slope + the coordinates / (the length of the line × the slope)
 * @bound point 8 ulp of (the coordinates + itself) / the slope
 * @bound normal 2 ulp of 1
 */
export function raycast(ray: Ray3, plane: Plane3): RayHit {
  const surface = uprightOf(plane);
  const { t, point, rises } = crossing(ray, plane, surface);
  const normal = rises > 0 ? negate(surface.unit) : surface.unit;
  const stays = rises === 0 && !isZeroVector(ray.direction);
  const endless = 1 / (stays ? 0 : 1);
  return { t, point, normal, inside: false, tExit: stays ? endless : t };
}

/**
 * Where they cross; at the origin, with t 0, where the ray starts on the plane or lies in it.
 * @bound t 8 ulp of itself / the slope + the coordinates / (the length of the line × the slope)
 * @bound point 8 ulp of (the coordinates + itself) / the slope
 */
export function intersection(ray: Ray3, plane: Plane3): PlaneCrossing {
  const { t, point, rises } = crossing(ray, plane, uprightOf(plane));
  return { t, point, ...cameFrom(rises) };
}
