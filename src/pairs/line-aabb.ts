/** Line and box: by separating axes, and what they share by slabs. */
import { isZeroVector } from '../words/lengths.js';
import { type Ends, fromLine } from '../words/linear.js';
import type { BoxPassage } from '../words/results.js';
import type { Aabb, Line } from '../words/shapes.js';
import { APART, OVERLAPPING, type Sign, TOUCHING } from '../words/sign.js';
import { gapToBox, meetsInPoint } from '../words/slabs.axes.js';
import { passageThrough } from '../words/slabs.passage.js';
import * as pointAabb from './point-aabb.js';

export { closestPoints, contact } from '../words/general.js';

export function gap(line: Line, box: Aabb): Sign {
  return gapToBox(fromLine(line), box);
}

/** Whether a line that meets a box shares only one point with it. */
export function sharesOnePoint(line: Line, box: Aabb): boolean {
  return meetsInPoint(fromLine(line), box);
}

/** A line comes from outside and goes there, unless it is only a point. */
function endsOf(line: Line, box: Aabb): Ends {
  const start = isZeroVector(line.direction) ? pointAabb.gap(line.origin, box) : APART;
  return { start, end: start, whole: sharesOnePoint(line, box) ? TOUCHING : OVERLAPPING };
}

/**
 * The stretch of the line that lies in the box. How it runs is exact; points lie in the box, and exactly on the face that they enter
 * or leave by.
 * @bound tMin, tMax, x, y, z 2 ulp of itself
 * @bound entry, exit 2 ulp of the coordinates + the distance to the planes
 * @bound normal, face exact, or as far out
 */
export function intersection(line: Line, box: Aabb): BoxPassage {
  return passageThrough(fromLine(line), box, endsOf(line, box), gap(line, box));
}
