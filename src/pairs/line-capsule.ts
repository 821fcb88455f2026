/** Line and capsule: how near the line comes to the capsule's segment. */
import { isZeroVector } from '../words/lengths.js';
import { alongSegment, fromLineBeyond, gapWithin } from '../words/reaches.js';
import type { Capsule, Line } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';
import { min } from '../words/vec.js';
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
