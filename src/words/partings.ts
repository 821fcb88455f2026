/** How segments and rays that meet are parted. */
import { normalOf, turnOf } from './angles.js';
import { type LeastMotion, lesser } from './boxes.js';
import { isZeroVector, moreThan0, normalized, perpendicular, safeToMultiply } from './lengths.js';
import { inOrder, type SegmentOrRay } from './linear.js';
import { crossingOn, middle, plainCrossing } from './meetings.js';
import { bothAt, type ClosestPoints, type Contact } from './results.js';
import type { Direction, Length } from './shapes.js';
import { abs, cross2, div, is2D, lengthSquared, max, min, negate, sqrt, sub, type Vec, vec2 } from './vec.js';

/** Both nearest points are one that they share: the crossing, the middle of a stretch, or an endless one's beginning. */
export const meetingOf = (a: SegmentOrRay, b: SegmentOrRay, parallel: boolean): ClosestPoints =>
  bothAt(contactOf(a, b, parallel).point);

/** @rare */
export function contactOf(a: SegmentOrRay, b: SegmentOrRay, parallel: boolean): Contact {
  if (!is2D(a.origin)) {
    const { isPlain, normal, point } = plainCrossing(a, b);
    if (isPlain) return { normal: div(normal, sqrt(lengthSquared(normal))), depth: 0, point };
  }
  const { first, second, swapped } = inOrder(a, b);
  // What is tiny beside the rest may have lost its direction, and is a point.
  const alongOne = parallel || isZeroVector(a.direction) || isZeroVector(b.direction);
  const { normal, depth } = alongOne ? { normal: besides(first, second), depth: 0 } : wayApart(first, second);
  const point = alongOne ? middle(first, second) : crossing(first, second);
  return { normal: swapped ? negate(normal) : normal, depth, point };
}

/** Only segments are divided. */
const crossing = (a: SegmentOrRay, b: SegmentOrRay): Vec =>
  b.isRay && !a.isRay ? crossingOn(b, a).point : crossingOn(a, b).point;

/** Perpendicular to their one line, or to the one that is not only a point. */
const besides = (a: SegmentOrRay, b: SegmentOrRay): Direction =>
  perpendicular(isZeroVector(a.direction) ? b.direction : a.direction);

/** In space lines part in no distance, perpendicular to both. */
const wayApart = (a: SegmentOrRay, b: SegmentOrRay): LeastMotion =>
  is2D(a.origin) ? leastWay(a, b) : { normal: normalized(normalOf(a, b)).unit, depth: 0 };

/**
 * The translations that keep two segments meeting fill a parallelogram with sides along both, those of rays a
 * half-strip or a wedge: the least way out is the shortest of those across the sides.
 */
function leastWay(a: SegmentOrRay, b: SegmentOrRay): LeastMotion {
  const turnsLeft = turnOf(a, b) > 0;
  const [offA, offB] = [waysOff(a, b, turnsLeft), waysOff(b, a, !turnsLeft)];
  const { normal, depth } = [
    { normal: offA.left, depth: offA.toLeft },
    { normal: negate(offA.left), depth: offA.toRight },
    { normal: offB.left, depth: offB.toRight },
    { normal: negate(offB.left), depth: offB.toLeft },
  ].reduce(lesser);
  return { normal, depth: moreThan0(depth, sub(b.origin, a.origin)) };
}

/** How far `line` must go to be on one side of a `base` that it crosses. A ray can go but one way. */
function waysOff(base: SegmentOrRay, line: SegmentOrRay, turnsLeft: boolean) {
  const { way, squared } = safeToMultiply(base.direction);
  const left: Direction = div(vec2(0 - way.y, way.x), sqrt(squared));
  // How far its ends lie to the left; exactly 0 for an end of the base.
  const start: Length = cross2(way, sub(line.origin, base.origin)) / sqrt(squared);
  const end: Length = cross2(way, sub(line.end, base.origin)) / sqrt(squared);
  if (!line.isRay) return { left, toLeft: 0 - min(start, end), toRight: max(start, end) };
  return { left, toLeft: turnsLeft ? abs(start) : Infinity, toRight: turnsLeft ? Infinity : abs(start) };
}
