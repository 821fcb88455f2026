/** Line and halfspace: one that is not parallel to the surface gets there. */
import { descentTo } from '../words/descents.js';
import { farEnd, passageBelow } from '../words/descents.passage.js';
import { isEmptyHalfspace } from '../words/emptiness.js';
import { heightOf } from '../words/heights.js';
import { fromLine } from '../words/linear.js';
import { bothAt, type ClosestPoints, type Passage } from '../words/results.js';
import type { Halfspace, Line } from '../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../words/sign.js';
import { closestToHalfspace, spanOfPoint, uprightOf } from '../words/spans.js';
import { dot } from '../words/vec.js';
import * as pointHalfspace from './point-halfspace.js';

export function gap({ origin, direction }: Line, halfspace: Halfspace): Sign {
  if (isEmptyHalfspace(halfspace)) return APART;
  if (dot(halfspace.normal, direction) !== 0) return OVERLAPPING;
  return signOf(heightOf(halfspace, origin));
}

/**
 * Where they meet, both are the origin if it lies in the halfspace, or else where the line crosses the surface.
 * @bound a, b 8 ulp of (the coordinates + itself) / the slope, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(line: Line, halfspace: Halfspace, meet: boolean): ClosestPoints {
  const surface = uprightOf(halfspace);
  if (!meet) return closestToHalfspace(surface, spanOfPoint(line.origin), false);
  return bothAt(pointHalfspace.gap(line.origin, halfspace) <= 0 ? line.origin : descentTo(surface, line).point);
}

/** Whether the line runs towards where the normal points (positive), along the surface (0) or against the normal. */
export function slope({ direction }: Line, { normal }: Halfspace): Sign {
  return signOf(dot(normal, direction));
}

/**
 * The stretch of the line that lies in the halfspace: endless where it never leaves, and then the point of that end is that of the other one. How
 * it runs is exact: parallel to the surface it is `inside`, lies in it and `touches`, or shares nothing.
 * @bound tMin, tMax 8 ulp of itself / the slope + the coordinates / (the length of the line × the slope)
 * @bound entry, exit 8 ulp of (the coordinates + itself) / the slope
 */
export function intersection(line: Line, halfspace: Halfspace): Passage {
  const [whole, rises] = [gap(line, halfspace), slope(line, halfspace)];
  const ends = { start: farEnd(0 - rises, whole), end: farEnd(rises, whole), whole };
  return passageBelow(fromLine(line), uprightOf(halfspace), ends);
}
