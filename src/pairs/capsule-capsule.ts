/** Capsule and capsule: how near their segments come to each other. */
import { contactInGeneral, nearestInGeneral } from '../words/general.js';
import { alongSegment, fromSegmentBeyond, gapWithin } from '../words/reaches.js';
import type { ClosestPoints, Contact } from '../words/results.js';
import type { Capsule } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';
import { min } from '../words/vec.js';
import * as segmentSegment from './segment-segment.js';

export function gap(a: Capsule, b: Capsule): Sign {
  if (a.radius < 0 || b.radius < 0) return APART;
  if (a.radius === 0 && b.radius === 0) return segmentSegment.gap(a, b);
  const reach = a.radius + b.radius;
  const ends = min(
    fromSegmentBeyond(b, a.start, reach),
    fromSegmentBeyond(b, a.end, reach),
    fromSegmentBeyond(a, b.start, reach),
    fromSegmentBeyond(a, b.end, reach),
  );
  return gapWithin(alongSegment(a), alongSegment(b), ends, reach);
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(a: Capsule, b: Capsule, meet: boolean): ClosestPoints {
  return nearestInGeneral(a, b, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(a: Capsule, b: Capsule): Contact {
  return contactInGeneral(a, b);
}
