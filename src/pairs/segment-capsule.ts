/** Segment and capsule: how near the segment comes to the capsule's own. */
import { nearestOf } from '../words/approaches.js';
import { moreThan0 } from '../words/lengths.js';
import { fromSegment } from '../words/linear.js';
import { alongSegment, fromSegmentBeyond, gapWithin } from '../words/reaches.js';
import type { Capsule, Length, Segment } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';
import { abs, max, min, sub } from '../words/vec.js';
import * as segmentSegment from './segment-segment.js';

export { closestPoints, contact } from '../words/general.js';

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

/** @bound distance 4 ulp of the distance of their ends + the radius */
export function separation(segment: Segment, capsule: Capsule): Length {
  const apart = nearestOf(fromSegment(segment), fromSegment(capsule)).distance - capsule.radius;
  return moreThan0(apart, max(abs(sub(capsule.start, segment.start)), abs(sub(capsule.end, segment.end))));
}
