/** Line and triangle of the plane: they meet unless all corners lie on one side of the line. */
import { isZeroVector } from '../../words/lengths.js';
import { type Ends, fromLine } from '../../words/linear.js';
import type { SolidPassage } from '../../words/results.js';
import type { Line, Triangle } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { besideLine, touchesInPoint } from '../../words/triangles.edges.js';
import { passageThroughTriangle } from '../../words/triangles.slabs.js';
import * as pointTriangle from './point-triangle.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap({ origin, direction }: Line, triangle: Triangle): Sign {
  if (isZeroVector(direction)) return pointTriangle.gap(origin, triangle);
  return signOf(besideLine(triangle, origin, direction));
}

/** Whether they share one point only, if they touch or the triangle has no area. @rare */
export function sharesOnePoint(line: Line, triangle: Triangle): boolean {
  return touchesInPoint(fromLine(line), triangle);
}

/** TOUCHING where they share one point only. */
function lengthOfShared(line: Line, triangle: Triangle): Sign {
  if (gap(line, triangle) < 0 && !pointTriangle.isFlat(triangle)) return OVERLAPPING;
  return sharesOnePoint(line, triangle) ? TOUCHING : OVERLAPPING;
}

function endsOf(line: Line, triangle: Triangle): Ends {
  const start = isZeroVector(line.direction) ? pointTriangle.gap(line.origin, triangle) : APART;
  return { start, end: start, whole: lengthOfShared(line, triangle) };
}

/**
 * The stretch of the line that lies in the triangle. How it runs is exact.
 * @bound tMin, tMax 16 ulp of itself + the way to the far side / the length of the line, or in both
 * @bound entry, exit 16 ulp of the coordinates + the way to the far side, or in both
 * @bound normal 4 ulp of 1, or as far out
 */
export function intersection(line: Line, triangle: Triangle): SolidPassage {
  return passageThroughTriangle(fromLine(line), triangle, endsOf(line, triangle), gap(line, triangle));
}
