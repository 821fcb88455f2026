/** Segment and oriented box: separating axes across the box's sides and across the segment. */
import { isEmptyObb2 } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import { isApartFromFlat2, isPoint2 } from '../../words/obbs.flat.js';
import { beyondEdges, beyondFaces, sightOf2 } from '../../words/obbs.sides.js';
import type { Obb2, Segment } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { add, equal, every, sub } from '../../words/vec.js';

export { closestPoints, contact } from '../../words/general.js';

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

function gapToFlat(segment: Segment, box: Obb2): Sign {
  if (isApartFromFlat(segment, box)) return APART;
  return isPoint2(box) ? TOUCHING : OVERLAPPING;
}

/** @rare */
export function isApartFromFlat({ start, end }: Segment, box: Obb2): boolean {
  return isApartFromFlat2({ corners: [start, end], edges: [], endless: [] }, box);
}
