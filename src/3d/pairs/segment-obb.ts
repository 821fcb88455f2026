/** Segment and oriented box: separating axes across the box's faces, and across the segment and each of its axes. RTCD 5.3.3. */
import { isEmptyObb3 } from '../../words/emptiness.js';
import { type Ends, fromSegment } from '../../words/linear.js';
import { isApartFromFlat3 } from '../../words/obbs.flat.js';
import { isParallel } from '../../words/obbs.parallel.js';
import { beyondEdges, beyondFaces, sightOf3 } from '../../words/obbs.sides.js';
import { meetsInPoint, passageBy, throughObb3 } from '../../words/obbs.slabs.js';
import type { BoxPassage } from '../../words/results.js';
import type { Direction3, Obb3, Segment3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { add, cross, dot, minCoordinate, next, sub, XYZ } from '../../words/vec.js';
import * as edges from './obb-obb.edges.js';
import * as flat from './obb-obb.flat.js';
import * as pointObb from './point-obb.js';

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

/** Whether they share one point only, if they meet and the box has an inside. @rare */
export function sharesOnePoint(segment: Segment3, box: Obb3): boolean {
  const { center, halfExtents } = box;
  const [toStart, toEnd] = [sub(segment.start, center), sub(segment.end, center)];
  const size = add(halfExtents, halfExtents);
  return meetsInPoint(sightOf3(add(toStart, toEnd), sub(segment.end, segment.start), size, box), fromSegment(segment));
}

/** Whether it rises along the normal of the faces across the x axis (positive), runs along them (0), or against the normal. */
export function slopeX(segment: Segment3, box: Obb3): Sign {
  return signOf(dot(sub(segment.end, segment.start), cross(box.axes[1], box.axes[2])));
}

/** The same across the y axis. */
export function slopeY(segment: Segment3, box: Obb3): Sign {
  return signOf(dot(sub(segment.end, segment.start), cross(box.axes[2], box.axes[0])));
}

/** The same across the z axis. */
export function slopeZ(segment: Segment3, box: Obb3): Sign {
  return signOf(dot(sub(segment.end, segment.start), cross(box.axes[0], box.axes[1])));
}

function endsOf(segment: Segment3, box: Obb3): Ends {
  const [start, end] = [pointObb.gap(segment.start, box), pointObb.gap(segment.end, box)];
  const isThick = gap(segment, box) < 0 && minCoordinate(box.halfExtents) > 0;
  const isOne = !isThick && !pointObb.isFlat(box) && sharesOnePoint(segment, box);
  return { start, end, whole: isOne ? TOUCHING : OVERLAPPING };
}

function through(segment: Segment3, box: Obb3, ends: Ends) {
  const slopes = [slopeX(segment, box), slopeY(segment, box), slopeZ(segment, box)];
  return throughObb3(fromSegment(segment), box, slopes, ends, pointObb.isFlat(box));
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
export function intersection(segment: Segment3, box: Obb3): BoxPassage {
  const ends = endsOf(segment, box);
  return passageBy(through(segment, box, ends), ends, gap(segment, box));
}
