/** Capsule and capsule: how near their segments come to each other. */
import { nearestOf } from '../words/approaches.js';
import { moreThan0 } from '../words/lengths.js';
import { fromSegment } from '../words/linear.js';
import { alongSegment, fromSegmentBeyond, gapWithin } from '../words/reaches.js';
import type { Capsule, Length } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';
import { abs, max, min, sub } from '../words/vec.js';
import * as segmentSegment from './segment-segment.js';

export { closestPoints, contact } from '../words/general.js';

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

/** @bound distance 4 ulp of the distance of their ends + the radii */
export function separation(a: Capsule, b: Capsule): Length {
  const apart = nearestOf(fromSegment(a), fromSegment(b)).distance - (a.radius + b.radius);
  return moreThan0(apart, max(abs(sub(b.start, a.start)), abs(sub(b.end, a.end))));
}
