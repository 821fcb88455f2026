/** Ray and box: what they share by slabs, their distance along the ray, their contact by separating axes. */
import { isZeroVector } from '../words/lengths.js';
import { type Ends, fromRay } from '../words/linear.js';
import type { BoxPassage, ClosestPoints, Contact, RayHit } from '../words/results.js';
import type { Aabb, Ray } from '../words/shapes.js';
import { APART, decidedBy, OVERLAPPING, type Sign, TOUCHING } from '../words/sign.js';
import { contactWithBox, gapToBox, meetsInPoint } from '../words/slabs.axes.js';
import { crossings, entryOf, isCountable, overlapOf } from '../words/slabs.js';
import { closestToBox } from '../words/slabs.nearest.js';
import { passageThrough, throughBox } from '../words/slabs.passage.js';
import { fill } from '../words/vec.js';
import * as pointAabb from './point-aabb.js';

export function gap(ray: Ray, box: Aabb): Sign {
  return gapToBox(fromRay(ray), box);
}

/** Whether a ray that meets a box shares only one point with it. */
export function sharesOnePoint(ray: Ray, box: Aabb): boolean {
  return meetsInPoint(fromRay(ray), box);
}

/** A ray ends outside unless, without a direction, it never leaves its origin. */
function endsOf(ray: Ray, box: Aabb): Ends {
  const start = pointAabb.gap(ray.origin, box);
  const end = isZeroVector(ray.direction) ? start : APART;
  return { start, end, whole: sharesOnePoint(ray, box) ? TOUCHING : OVERLAPPING };
}

/**
 * Where they meet, the middle of what they share; of equally near points of the ray the first.
 * @bound a, b 2 ulp of the coordinates + the distance to the planes, or as near
 * @bound distance 3 ulp of the distance to the planes
 */
export function closestPoints(ray: Ray, box: Aabb, meet: boolean): ClosestPoints {
  return closestToBox(fromRay(ray), box, endsOf(ray, box), meet);
}

/**
 * By the least way out, never against the ray's direction, as that would not clear it. Of equal ways the first of the box's
 * x min, x max, y min … z max, then of those perpendicular to the ray and to the x, y and z axis, to its left before its right.
 * The point is the middle of what they share.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 3 ulp of the distance to the planes
 * @bound point 2 ulp of the coordinates + the distance to the planes, or in both
 */
export function contact(ray: Ray, box: Aabb): Contact {
  return contactWithBox(fromRay(ray), box, endsOf(ray, box));
}

/**
 * The stretch of the ray that lies in the box. How it runs is exact; points lie in the box, and exactly on the face that they enter
 * or leave by.
 * @bound tMin, tMax, x, y, z 2 ulp of itself
 * @bound entry, exit 2 ulp of the coordinates + the distance to the planes
 * @bound normal, face exact, or as far out
 */
export function intersection(ray: Ray, box: Aabb): BoxPassage {
  return passageThrough(fromRay(ray), box, endsOf(ray, box), gap(ray, box));
}

/**
 * Where a ray first meets a box, with the normal of the face; at an edge, of the first face of x, y and z. Starting on the
 * surface, t is 0 and the normal is that of the face which the ray faces most. A ray from inside starts there, without a normal.
 * @bound t, tExit 2 ulp of itself
 * @bound point 2 ulp of the coordinates + the distance to the planes
 * @bound normal exact, or as far out
 */
export function raycast(ray: Ray, box: Aabb): RayHit {
  const { origin, direction } = ray;
  const found = crossings(origin, direction, box);
  return decidedBy(overlapOf(found), (isSure) => {
    const { t, tExit } = found;
    if (isSure && isCountable(t)) return { t, ...entryOf(found, box), inside: false, tExit };
    if (isSure && t < 0) return { t: 0, point: origin, normal: fill(origin, 0), inside: true, tExit };
    return careful(ray, box);
  });
}

/** From inside, from the surface, grazing an edge, along a slab, or with a t out of the usual range. */
function careful(ray: Ray, box: Aabb): RayHit {
  const ends = endsOf(ray, box);
  const { tMin, tMax, entry, normal } = throughBox(fromRay(ray), box, ends);
  return { t: tMin, point: entry, normal, inside: ends.start < 0, tExit: tMax };
}
