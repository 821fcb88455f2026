/** Segment and oriented box: separating axes across the box's sides and across the segment. */

import { isEmptyObb2 } from '../../words/emptiness.js';
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import { isZeroVector } from '../../words/lengths.js';
import { isApartFromFlat2, isPoint2 } from '../../words/obbs.flat.js';
import { beyondEdges, beyondFaces, sightOf2 } from '../../words/obbs.sides.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Obb2, Segment } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { add, equal, every, sub } from '../../words/vec.js';

export function gap(segment: Segment, box: Obb2): Sign {
  if (isEmptyObb2(box)) return APART;
  const { center, halfExtents, axes } = box;
  const { start, end } = segment;
  // All counts twice, as the middle of the segment is half of start + end.
  const middle = add(sub(start, center), sub(end, center));
  const sight = sightOf2(middle, sub(end, start), add(halfExtents, halfExtents), box);
  const [toX, toY] = beyondFaces(sight);
  return mostSeparated(
    ignoreIf(isZeroVector(axes[1]), signOf(toX!)),
    ignoreIf(isZeroVector(axes[0]), signOf(toY!)),
    ignoreIf(every(equal(start, end)), signOf(beyondEdges(sight)[0]!)),
    sight.determinant === 0 ? gapToFlat(segment, box) : OVERLAPPING,
  );
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(segment: Segment, box: Obb2, meet: boolean): ClosestPoints {
  return nearestInGeneral(segment, box, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(segment: Segment, box: Obb2): Contact {
  return contactInGeneral(segment, box);
}

function gapToFlat(segment: Segment, box: Obb2): Sign {
  if (isApartFromFlat(segment, box)) return APART;
  return isPoint2(box) ? TOUCHING : OVERLAPPING;
}

/** @rare */
export function isApartFromFlat({ start, end }: Segment, box: Obb2): boolean {
  return isApartFromFlat2({ corners: [start, end], edges: [], endless: [] }, box);
}
