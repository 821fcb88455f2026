/** Box and box: each axis is independent of the others, two intervals that overlap or leave a gap. */
import { halfway, pushByNearestFace, twiceBeyond } from '../words/boxes.js';
import { isEmptyAabb } from '../words/emptiness.js';
import { length } from '../words/lengths.js';
import { precedes } from '../words/order.js';
import { type BoxMeeting, bothAt, type ClosestPoints, type Contact } from '../words/results.js';
import type { Aabb, Length } from '../words/shapes.js';
import { APART, mostSeparated, OVERLAPPING, type Sign, signOf } from '../words/sign.js';
import { at, clamp, indices, max, min, negate, sub, type Vec } from '../words/vec.js';

/* Empty boxes are rare, so that they are looked for last. */
export function gap(a: Aabb, b: Aabb): Sign {
  return mostSeparated(
    ...indices(a.min).map((i) =>
      mostSeparated(signOf(at(a.min, i) - at(b.max, i)), signOf(at(b.min, i) - at(a.max, i))),
    ),
    isEmptyAabb(a) || isEmptyAabb(b) ? APART : OVERLAPPING,
  );
}

/** @bound distance 2 ulp of itself */
export function separation(a: Aabb, b: Aabb): Length {
  return length(twiceBeyond(sub(b.min, a.max), sub(a.min, b.max))) / 2;
}

/**
 * On an axis where they overlap, both points lie in the middle of the overlap.
 * @bound a, b 1 ulp of the coordinates
 * @bound distance 2 ulp of itself
 */
export function closestPoints(a: Aabb, b: Aabb, meet: boolean): ClosestPoints {
  // On an axis with a gap it is the middle of the gap, and each box's nearest place to it is the side that faces the gap.
  const middle = middleOf(a, b);
  if (meet) return bothAt(middle);
  const [onA, onB] = [clamp(middle, a.min, a.max), clamp(middle, b.min, b.max)];
  return { a: onA, b: onB, distance: length(sub(onB, onA)) };
}

/**
 * By the axis and side with the least way out. Of equal ones it is the first of x min, x max, y min … z max of the box with
 * the greater `min`, x before y before z, or else with the greater `max`. The point is the middle of what they share.
 * @bound normal exact, or as short
 * @bound depth 1 ulp of itself
 * @bound point 1 ulp of the coordinates
 */
export function contact(a: Aabb, b: Aabb): Contact {
  const [byMin, byMax, point] = [sub(a.max, b.min), sub(b.max, a.min), middleOf(a, b)];
  // Ties must not depend on the order of the boxes, so that one of them always counts as the first.
  if (!precedes([b.min, b.max], [a.min, a.max])) return { ...pushByNearestFace(byMin, byMax), point };
  const { normal, depth } = pushByNearestFace(byMax, byMin);
  return { normal: negate(normal), depth, point };
}

/**
 * The box that they share. Where they touch it is flat, on an axis or on several.
 * @bound min, max exact
 */
export function intersection(a: Aabb, b: Aabb): BoxMeeting {
  return { min: max(a.min, b.min), max: min(a.max, b.max) };
}

/** Of what two boxes share; on an axis with a gap, of the gap. */
const middleOf = (a: Aabb, b: Aabb): Vec => halfway(max(a.min, b.min), min(a.max, b.max));
