/** Line and oriented box: separating axes across the line and each of the box's axes. */
import { isEmptyObb3 } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import { type Ends, fromLine } from '../../words/linear.js';
import { isApartFromFlat3 } from '../../words/obbs.flat.js';
import { beyondEdges, sightOf3 } from '../../words/obbs.sides.js';
import { meetsInPoint, passageBy, throughObb3 } from '../../words/obbs.slabs.js';
import type { BoxPassage } from '../../words/results.js';
import type { Line3, Obb3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { cross, dot, minCoordinate, negate, sub, XYZ } from '../../words/vec.js';
import * as edges from './obb-obb.edges.js';
import * as flat from './obb-obb.flat.js';
import * as pointObb from './point-obb.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(line: Line3, box: Obb3): Sign {
  if (isZeroVector(line.direction)) return pointObb.gap(line.origin, box);
  if (isEmptyObb3(box)) return APART;
  const sight = sightOf3(sub(line.origin, box.center), line.direction, box.halfExtents, box);
  const acrossAxes = beyondEdges(sight);
  return mostSeparated(
    ...XYZ.map((i) => ignoreIf(edges.areParallel(line.direction, box.axes[i]), signOf(acrossAxes[i]!))),
    sight.determinant === 0 ? gapToFlat(line, box) : OVERLAPPING,
  );
}

function gapToFlat(line: Line3, box: Obb3): Sign {
  if (isApartFromFlat(line, box)) return APART;
  return flat.isSegment(box) ? TOUCHING : OVERLAPPING;
}

/** @rare */
export function isApartFromFlat({ origin, direction }: Line3, box: Obb3): boolean {
  return isApartFromFlat3({ corners: [origin], edges: [direction], endless: [direction, negate(direction)] }, box);
}

/** Whether they share one point only, if they meet and the box has an inside. @rare */
export function sharesOnePoint(line: Line3, box: Obb3): boolean {
  return meetsInPoint(sightOf3(sub(line.origin, box.center), line.direction, box.halfExtents, box), fromLine(line));
}

/** Whether it rises along the normal of the faces across the x axis (positive), runs along them (0), or against the normal. */
export function slopeX(line: Line3, box: Obb3): Sign {
  return signOf(dot(line.direction, cross(box.axes[1], box.axes[2])));
}

/** The same across the y axis. */
export function slopeY(line: Line3, box: Obb3): Sign {
  return signOf(dot(line.direction, cross(box.axes[2], box.axes[0])));
}

/** The same across the z axis. */
export function slopeZ(line: Line3, box: Obb3): Sign {
  return signOf(dot(line.direction, cross(box.axes[0], box.axes[1])));
}

function endsOf(line: Line3, box: Obb3): Ends {
  const start = isZeroVector(line.direction) ? pointObb.gap(line.origin, box) : APART;
  const end = start;
  const isThick = gap(line, box) < 0 && minCoordinate(box.halfExtents) > 0;
  const isOne = !isThick && !pointObb.isFlat(box) && sharesOnePoint(line, box);
  return { start, end, whole: isOne ? TOUCHING : OVERLAPPING };
}

function through(line: Line3, box: Obb3, ends: Ends) {
  const slopes = [slopeX(line, box), slopeY(line, box), slopeZ(line, box)];
  return throughObb3(fromLine(line), box, slopes, ends, pointObb.isFlat(box));
}

/**
 * The stretch of the line that lies in the box. How it runs is exact. `x`, `y` and `z` are what the faces across each axis cut out of the whole line, all
 * of it where these are parallel to it or the box has none.
 * @bound tMin, tMax 16 ulp of (itself + the way to the far side / the length of the line) × the skew, or in both
 * @bound x, y, z 16 ulp of (itself + the way to the far side / the length of the line) / the least slope
 * @bound entry, exit 16 ulp of (the coordinates + the way to the far side) × the skew, or in both
 * @bound normal 8 ulp of the skew, or as far out
 * @bound face exact, or as far out
 */
export function intersection(line: Line3, box: Obb3): BoxPassage {
  const ends = endsOf(line, box);
  return passageBy(through(line, box, ends), ends, gap(line, box));
}
