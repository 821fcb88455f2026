/** Line and box: by separating axes. */
import { contactInGeneral, nearestInGeneral } from '../words/general.js';
import { fromLine } from '../words/linear.js';
import type { ClosestPoints, Contact } from '../words/results.js';
import type { Aabb, Line } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';
import { gapToBox } from '../words/slabs.axes.js';

export function gap(line: Line, box: Aabb): Sign {
  return gapToBox(fromLine(line), box);
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(line: Line, box: Aabb, meet: boolean): ClosestPoints {
  return nearestInGeneral(line, box, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(line: Line, box: Aabb): Contact {
  return contactInGeneral(line, box);
}
