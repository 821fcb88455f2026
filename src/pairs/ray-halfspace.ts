/** Ray and halfspace: one that runs down gets there, any other is nowhere lower than at its origin. */
import { descentTo } from '../words/descents.js';
import { farEnd, passageBelow } from '../words/descents.passage.js';
import { isEmptyHalfspace } from '../words/emptiness.js';
import { heightOf } from '../words/heights.js';
import { isZeroVector } from '../words/lengths.js';
import { fromRay } from '../words/linear.js';
import { bothAt, type ClosestPoints, type Passage, type RayHit } from '../words/results.js';
import type { Halfspace, Ray } from '../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../words/sign.js';
import { closestToHalfspace, spanOfPoint, uprightOf } from '../words/spans.js';
import { dot, fill, max } from '../words/vec.js';
import * as pointHalfspace from './point-halfspace.js';

export function gap({ origin, direction }: Ray, halfspace: Halfspace): Sign {
  if (isEmptyHalfspace(halfspace)) return APART;
  if (dot(halfspace.normal, direction) < 0) return OVERLAPPING;
  return signOf(heightOf(halfspace, origin));
}

/**
 * Where they meet, both are the origin if it lies in the halfspace, or else where the ray crosses the surface.
 * @bound a, b 8 ulp of (the coordinates + itself) / the slope, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(ray: Ray, halfspace: Halfspace, meet: boolean): ClosestPoints {
  const surface = uprightOf(halfspace);
  if (!meet) return closestToHalfspace(surface, spanOfPoint(ray.origin), false);
  return bothAt(pointHalfspace.gap(ray.origin, halfspace) <= 0 ? ray.origin : descentTo(surface, ray).point);
}

/** Whether the ray runs towards where the normal points (positive), along the surface (0) or against the normal. */
export function slope({ direction }: Ray, { normal }: Halfspace): Sign {
  return signOf(dot(normal, direction));
}

/**
 * Where the ray first meets the halfspace; t is exactly 0 where it starts in it. In the surface or running down it never leaves.
 * @bound t, tExit 8 ulp of itself / the slope + the coordinates / (the length of the line × the slope)
 * @bound point 8 ulp of (the coordinates + itself) / the slope
 * @bound normal 2 ulp of 1
 */
export function raycast(ray: Ray, halfspace: Halfspace): RayHit {
  const surface = uprightOf(halfspace);
  const [start, rises] = [pointHalfspace.gap(ray.origin, halfspace), slope(ray, halfspace)];
  const { t, point } = descentTo(surface, ray);
  const endless = 1 / (isZeroVector(ray.direction) ? 1 : 0);
  if (start > 0) return { t: max(t, 0), point, normal: surface.unit, inside: false, tExit: endless };
  const tExit = rises > 0 ? (start < 0 ? max(t, 0) : 0) : isZeroVector(ray.direction) ? 0 : endless;
  const normal = start < 0 ? fill(ray.origin, 0) : surface.unit;
  return { t: 0, point: ray.origin, normal, inside: start < 0, tExit };
}

/**
 * The stretch of the ray that lies in the halfspace: endless where it never leaves, and then the point of that end is that of the other one. How
 * it runs is exact: parallel to the surface it is `inside`, lies in it and `touches`, or shares nothing.
 * @bound tMin, tMax 8 ulp of itself / the slope + the coordinates / (the length of the line × the slope)
 * @bound entry, exit 8 ulp of (the coordinates + itself) / the slope
 */
export function intersection(ray: Ray, halfspace: Halfspace): Passage {
  const start = pointHalfspace.gap(ray.origin, halfspace);
  const ends = { start, end: farEnd(slope(ray, halfspace), start), whole: gap(ray, halfspace) };
  return passageBelow(fromRay(ray), uprightOf(halfspace), ends);
}
