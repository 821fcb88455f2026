/** Segment and capsule: how near the segment comes to the capsule's own. */
import { contactInGeneral, nearestInGeneral } from '../words/general.js';
import { alongSegment, fromSegmentBeyond, gapWithin } from '../words/reaches.js';
import type { ClosestPoints, Contact } from '../words/results.js';
import type { Capsule, Segment } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';
import { min } from '../words/vec.js';
import * as segmentSegment from './segment-segment.js';

export function gap(segment: Segment, capsule: Capsule): Sign {
  const { radius } = capsule;
  if (radius < 0) return APART;
  if (radius === 0) return segmentSegment.gap(segment, capsule);
  const ends = min(
    fromSegmentBeyond(capsule, segment.start, radius),
    fromSegmentBeyond(capsule, segment.end, radius),
    fromSegmentBeyond(segment, capsule.start, radius),
    fromSegmentBeyond(segment, capsule.end, radius),
  );
  return gapWithin(alongSegment(segment), alongSegment(capsule), ends, radius);
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(segment: Segment, capsule: Capsule, meet: boolean): ClosestPoints {
  return nearestInGeneral(segment, capsule, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(segment: Segment, capsule: Capsule): Contact {
  return contactInGeneral(segment, capsule);
}
