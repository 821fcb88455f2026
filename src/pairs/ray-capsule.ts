/** Ray and capsule: how near the ray comes to the capsule's segment. */
import { contactInGeneral, nearestInGeneral } from '../words/general.js';
import { alongSegment, fromRayBeyond, fromSegmentBeyond, gapWithin } from '../words/reaches.js';
import type { ClosestPoints, Contact } from '../words/results.js';
import type { Capsule, Ray } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';
import { min } from '../words/vec.js';
import * as segmentRay from './segment-ray.js';

export function gap(ray: Ray, capsule: Capsule): Sign {
  const { radius, start, end } = capsule;
  if (radius < 0) return APART;
  if (radius === 0) return segmentRay.gap(capsule, ray);
  const ends = min(
    fromSegmentBeyond(capsule, ray.origin, radius),
    fromRayBeyond(ray, start, radius),
    fromRayBeyond(ray, end, radius),
  );
  return gapWithin({ ...ray, isBegun: true, isEnded: false }, alongSegment(capsule), ends, radius);
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(ray: Ray, capsule: Capsule, meet: boolean): ClosestPoints {
  return nearestInGeneral(ray, capsule, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(ray: Ray, capsule: Capsule): Contact {
  return contactInGeneral(ray, capsule);
}
