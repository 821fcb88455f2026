/** Segment and oriented box: separating axes across the box's faces, and across the segment and each of its axes. RTCD 5.3.3. */
import { isEmptyObb3 } from '../../words/emptiness.js';
import { isApartFromFlat3 } from '../../words/obbs.flat.js';
import { isParallel } from '../../words/obbs.parallel.js';
import { beyondEdges, beyondFaces, sightOf3 } from '../../words/obbs.sides.js';
import type { Direction3, Obb3, Segment3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { add, next, sub, XYZ } from '../../words/vec.js';
import * as edges from './obb-obb.edges.js';
import * as flat from './obb-obb.flat.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(segment: Segment3, box: Obb3): Sign {
  if (isEmptyObb3(box)) return APART;
  const { center, halfExtents, axes } = box;
  const [toStart, toEnd] = [sub(segment.start, center), sub(segment.end, center)];
  // All counts twice, as the middle of the segment is half of start + end.
  const sight = sightOf3(add(toStart, toEnd), sub(segment.end, segment.start), add(halfExtents, halfExtents), box);
  const [toFaces, acrossAxes] = [beyondFaces(sight), beyondEdges(sight)];
  return mostSeparated(
    ...XYZ.map((i) => ignoreIf(edges.areParallel(axes[next(i)], axes[next(next(i))]), signOf(toFaces[i]!))),
    ...XYZ.map((i) => ignoreIf(isAlong(segment, axes[i]), signOf(acrossAxes[i]!))),
    sight.determinant === 0 ? gapToFlat(segment, box) : OVERLAPPING,
  );
}

export function isAlong({ start, end }: Segment3, axis: Direction3): boolean {
  return isParallel(start, end, axis);
}

function gapToFlat(segment: Segment3, box: Obb3): Sign {
  if (isApartFromFlat(segment, box)) return APART;
  return flat.isSegment(box) ? TOUCHING : OVERLAPPING;
}

/** @rare */
export function isApartFromFlat({ start, end }: Segment3, box: Obb3): boolean {
  return isApartFromFlat3({ corners: [start, end], edges: [sub(end, start)], endless: [] }, box);
}
