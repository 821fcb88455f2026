/** Segment and capsule: how near the segment comes to the capsule's own. */
import { nearestOf } from '../words/approaches.js';
import { passageOfCapsule } from '../words/chords.capsule.js';
import { areParallel } from '../words/crossings.js';
import { moreThan0 } from '../words/lengths.js';
import { type Ends, fromSegment } from '../words/linear.js';
import { alongSegment, fromSegmentBeyond, gapWithin } from '../words/reaches.js';
import type { CapsulePassage } from '../words/results.js';
import type { Capsule, Length, Segment } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';
import { abs, equal, every, max, min, sub } from '../words/vec.js';
import * as pointCapsule from './point-capsule.js';
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

/** Whether it runs along the side of a capsule that is more than a ball. @rare */
export function isAlong(segment: Segment, { start, end }: Capsule): boolean {
  return !every(equal(start, end)) && areParallel(sub(segment.end, segment.start), sub(end, start));
}

function endsOf(segment: Segment, capsule: Capsule): Ends {
  const [start, end] = [pointCapsule.gap(segment.start, capsule), pointCapsule.gap(segment.end, capsule)];
  return { start, end, whole: gap(segment, capsule) };
}

/**
 * The stretch of the segment that lies in the capsule. How it runs and how often it crosses the surface is exact.
 * @bound tMin, tMax 16 ulp of itself + the way to the far side / the length of the line, or in both
 * @bound t0, t1 16 ulp of itself + the way to the far side / the length of the line, or in the second
 * @bound entry, exit 16 ulp of the coordinates + the way to the far side, or in both
 * @bound normal 16 ulp of 1 + (the coordinates + the way to the far side) / the radius, or as far out
 */
export function intersection(segment: Segment, capsule: Capsule): CapsulePassage {
  const ends = endsOf(segment, capsule);
  return passageOfCapsule(fromSegment(segment), capsule, ends, ends.whole === 0 && isAlong(segment, capsule));
}

/** @bound distance 4 ulp of the distance of their ends + the radius */
export function separation(segment: Segment, capsule: Capsule): Length {
  const apart = nearestOf(fromSegment(segment), fromSegment(capsule)).distance - capsule.radius;
  return moreThan0(apart, max(abs(sub(capsule.start, segment.start)), abs(sub(capsule.end, segment.end))));
}
