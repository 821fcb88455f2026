/** Ray and capsule: how near the ray comes to the capsule's segment. */
import { alongSegment, fromRayBeyond, fromSegmentBeyond, gapWithin } from '../words/reaches.js';
import type { Capsule, Ray } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';
import { min } from '../words/vec.js';
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
