/** Line and capsule: how near the line comes to the capsule's segment. */
import { passageOfCapsule } from '../words/chords.capsule.js';
import { areParallel } from '../words/crossings.js';
import { isZeroVector } from '../words/lengths.js';
import { type Ends, fromLine } from '../words/linear.js';
import { alongSegment, fromLineBeyond, gapWithin } from '../words/reaches.js';
import type { CapsulePassage } from '../words/results.js';
import type { Capsule, Line } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';
import { equal, every, min, sub } from '../words/vec.js';
import * as pointCapsule from './point-capsule.js';
import * as segmentLine from './segment-line.js';

export { closestPoints, contact } from '../words/general.js';

export function gap(line: Line, capsule: Capsule): Sign {
  const { radius, start, end } = capsule;
  if (radius < 0) return APART;
  if (isZeroVector(line.direction)) return pointCapsule.gap(line.origin, capsule);
  if (radius === 0) return segmentLine.gap(capsule, line);
  const ends = min(fromLineBeyond(line, start, radius), fromLineBeyond(line, end, radius));
  return gapWithin({ ...line, isBegun: false, isEnded: false }, alongSegment(capsule), ends, radius);
}

/** Whether it runs along the side of a capsule that is more than a ball. @rare */
export function isAlong(line: Line, { start, end }: Capsule): boolean {
  return !every(equal(start, end)) && areParallel(line.direction, sub(end, start));
}

function endsOf(line: Line, capsule: Capsule): Ends {
  // A line comes from outside and goes there, unless it is only a point.
  const start = isZeroVector(line.direction) ? pointCapsule.gap(line.origin, capsule) : APART;
  return { start, end: start, whole: gap(line, capsule) };
}

/**
 * The stretch of the line that lies in the capsule. How it runs and how often it crosses the surface is exact.
 * @bound tMin, tMax 16 ulp of itself + the way to the far side / the length of the line, or in both
 * @bound t0, t1 16 ulp of itself + the way to the far side / the length of the line, or in the second
 * @bound entry, exit 16 ulp of the coordinates + the way to the far side, or in both
 * @bound normal 16 ulp of 1 + (the coordinates + the way to the far side) / the radius, or as far out
 */
export function intersection(line: Line, capsule: Capsule): CapsulePassage {
  const ends = endsOf(line, capsule);
  return passageOfCapsule(fromLine(line), capsule, ends, ends.whole === 0 && isAlong(line, capsule));
}
