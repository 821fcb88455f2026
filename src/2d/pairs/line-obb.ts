/** Line and oriented box: how far the box reaches to either side of the line. */
import { isEmptyObb2 } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import { type Ends, fromLine } from '../../words/linear.js';
import { beyondEdges, sightOf2 } from '../../words/obbs.sides.js';
import { meetsInPoint, passageBy, throughObb2 } from '../../words/obbs.slabs.js';
import type { BoxPassage } from '../../words/results.js';
import type { Line, Obb2 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { cross2, minCoordinate, sub } from '../../words/vec.js';
import * as pointObb from './point-obb.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(line: Line, box: Obb2): Sign {
  if (isZeroVector(line.direction)) return pointObb.gap(line.origin, box);
  if (isEmptyObb2(box)) return APART;
  const sight = sightOf2(sub(line.origin, box.center), line.direction, box.halfExtents, box);
  return signOf(beyondEdges(sight)[0]!);
}

/** Whether they share one point only, if they meet and the box has an inside. @rare */
export function sharesOnePoint(line: Line, box: Obb2): boolean {
  return meetsInPoint(sightOf2(sub(line.origin, box.center), line.direction, box.halfExtents, box), fromLine(line));
}

/** Whether it rises along the normal of the faces across the x axis (positive), runs along them (0), or against the normal. */
export function slopeX(line: Line, box: Obb2): Sign {
  return signOf(cross2(line.direction, box.axes[1]));
}

/** The same across the y axis. */
export function slopeY(line: Line, box: Obb2): Sign {
  return signOf(cross2(line.direction, box.axes[0]));
}

function endsOf(line: Line, box: Obb2): Ends {
  const start = isZeroVector(line.direction) ? pointObb.gap(line.origin, box) : APART;
  const end = start;
  const isThick = gap(line, box) < 0 && minCoordinate(box.halfExtents) > 0;
  const isOne = !isThick && !pointObb.isFlat(box) && sharesOnePoint(line, box);
  return { start, end, whole: isOne ? TOUCHING : OVERLAPPING };
}

function through(line: Line, box: Obb2, ends: Ends) {
  const slopes = [slopeX(line, box), slopeY(line, box)];
  return throughObb2(fromLine(line), box, slopes, ends);
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
export function intersection(line: Line, box: Obb2): BoxPassage {
  const ends = endsOf(line, box);
  return passageBy(through(line, box, ends), ends, gap(line, box));
}
