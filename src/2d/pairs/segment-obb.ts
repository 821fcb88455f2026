/** Segment and oriented box: separating axes across the box's sides and across the segment. */
import { isEmptyObb2 } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import { type Ends, fromSegment } from '../../words/linear.js';
import { isApartFromFlat2, isPoint2 } from '../../words/obbs.flat.js';
import { beyondEdges, beyondFaces, sightOf2 } from '../../words/obbs.sides.js';
import { meetsInPoint, passageBy, throughObb2 } from '../../words/obbs.slabs.js';
import type { BoxPassage } from '../../words/results.js';
import type { Obb2, Segment } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { add, cross2, equal, every, minCoordinate, sub } from '../../words/vec.js';
import * as pointObb from './point-obb.js';

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

/** Whether they share one point only, if they meet and the box has an inside. @rare */
export function sharesOnePoint(segment: Segment, box: Obb2): boolean {
  const { center, halfExtents } = box;
  const [toStart, toEnd] = [sub(segment.start, center), sub(segment.end, center)];
  const size = add(halfExtents, halfExtents);
  return meetsInPoint(sightOf2(add(toStart, toEnd), sub(segment.end, segment.start), size, box), fromSegment(segment));
}

/** Whether it rises along the normal of the faces across the x axis (positive), runs along them (0), or against the normal. */
export function slopeX(segment: Segment, box: Obb2): Sign {
  return signOf(cross2(sub(segment.end, segment.start), box.axes[1]));
}

/** The same across the y axis. */
export function slopeY(segment: Segment, box: Obb2): Sign {
  return signOf(cross2(sub(segment.end, segment.start), box.axes[0]));
}

function endsOf(segment: Segment, box: Obb2): Ends {
  const [start, end] = [pointObb.gap(segment.start, box), pointObb.gap(segment.end, box)];
  const isThick = gap(segment, box) < 0 && minCoordinate(box.halfExtents) > 0;
  const isOne = !isThick && !pointObb.isFlat(box) && sharesOnePoint(segment, box);
  return { start, end, whole: isOne ? TOUCHING : OVERLAPPING };
}

function through(segment: Segment, box: Obb2, ends: Ends) {
  const slopes = [slopeX(segment, box), slopeY(segment, box)];
  return throughObb2(fromSegment(segment), box, slopes, ends);
}

/**
 * The stretch of the segment that lies in the box. How it runs is exact. `x`, `y` and `z` are what the faces across each axis cut out of the whole line, all
 * of it where these are parallel to it or the box has none.
 * @bound tMin, tMax 16 ulp of (itself + the way to the far side / the length of the line) × the skew, or in both
 * @bound x, y, z 16 ulp of (itself + the way to the far side / the length of the line) / the least slope
 * @bound entry, exit 16 ulp of (the coordinates + the way to the far side) × the skew, or in both
 * @bound normal 8 ulp of the skew, or as far out
 * @bound face exact, or as far out
 */
export function intersection(segment: Segment, box: Obb2): BoxPassage {
  const ends = endsOf(segment, box);
  return passageBy(through(segment, box, ends), ends, gap(segment, box));
}
