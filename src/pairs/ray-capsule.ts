/** Ray and capsule: how near the ray comes to the capsule's segment. */
import { hitOnCapsule, passageOfCapsule } from '../words/chords.capsule.js';
import { areParallel } from '../words/crossings.js';
import { isZeroVector } from '../words/lengths.js';
import { type Ends, fromRay } from '../words/linear.js';
import { alongSegment, fromRayBeyond, fromSegmentBeyond, gapWithin } from '../words/reaches.js';
import type { CapsulePassage, RayHit } from '../words/results.js';
import type { Capsule, Ray } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';
import { equal, every, min, sub } from '../words/vec.js';
import * as pointCapsule from './point-capsule.js';
import * as segmentRay from './segment-ray.js';

export { closestPoints, contact } from '../words/general.js';

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

/** Whether it runs along the side of a capsule that is more than a ball. @rare */
export function isAlong(ray: Ray, { start, end }: Capsule): boolean {
  return !every(equal(start, end)) && areParallel(ray.direction, sub(end, start));
}

function endsOf(ray: Ray, capsule: Capsule): Ends {
  const start = pointCapsule.gap(ray.origin, capsule);
  return { start, end: isZeroVector(ray.direction) ? start : APART, whole: gap(ray, capsule) };
}

/**
 * The stretch of the ray that lies in the capsule. How it runs and how often it crosses the surface is exact.
 * @bound tMin, tMax 16 ulp of itself + the way to the far side / the length of the line, or in both
 * @bound t0, t1 16 ulp of itself + the way to the far side / the length of the line, or in the second
 * @bound entry, exit 16 ulp of the coordinates + the way to the far side, or in both
 * @bound normal 16 ulp of 1 + (the coordinates + the way to the far side) / the radius, or as far out
 */
export function intersection(ray: Ray, capsule: Capsule): CapsulePassage {
  const ends = endsOf(ray, capsule);
  return passageOfCapsule(fromRay(ray), capsule, ends, ends.whole === 0 && isAlong(ray, capsule));
}

/**
 * Where the ray first meets the capsule, on its surface. One that starts inside is there already, without a normal. A capsule without thickness turns
 * its normal against the ray.
 * @bound t, tExit 16 ulp of itself + the way to the far side / the length of the line, or in both
 * @bound point 16 ulp of the coordinates + the way to the far side, or in both
 * @bound normal 16 ulp of 1 + (the coordinates + the way to the far side) / the radius, or as far out
 */
export function raycast(ray: Ray, capsule: Capsule): RayHit {
  const ends = endsOf(ray, capsule);
  return hitOnCapsule(fromRay(ray), capsule, ends, ends.whole === 0 && isAlong(ray, capsule));
}
