/** Segment and triangle of the plane: their bounds, the segment's line and the lines of the edges decide, by separating axes. */

import { gapsOfBounds } from '../../words/bounds.js';
import { type Ends, fromSegment } from '../../words/linear.js';
import type { SolidPassage } from '../../words/results.js';
import type { Segment, Triangle } from '../../words/shapes.js';
import { ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { besideLine, boundsOf, gapsBeyondEdges, touchesInPoint } from '../../words/triangles.edges.js';
import { passageThroughTriangle } from '../../words/triangles.slabs.js';
import { equal, every, max, min, sub } from '../../words/vec.js';
import * as pointTriangle from './point-triangle.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap({ start, end }: Segment, triangle: Triangle): Sign {
  return mostSeparated(
    ...gapsOfBounds({ low: min(start, end), high: max(start, end) }, boundsOf(triangle)),
    ignoreIf(every(equal(start, end)), signOf(besideLine(triangle, start, sub(end, start)))),
    ...gapsBeyondEdges(triangle, start, end),
  );
}

/** Whether they share one point only, if they touch or the triangle has no area. @rare */
export function sharesOnePoint(segment: Segment, triangle: Triangle): boolean {
  return touchesInPoint(fromSegment(segment), triangle);
}

/** TOUCHING where they share one point only. */
function lengthOfShared(segment: Segment, triangle: Triangle): Sign {
  if (gap(segment, triangle) < 0 && !pointTriangle.isFlat(triangle)) return OVERLAPPING;
  return sharesOnePoint(segment, triangle) ? TOUCHING : OVERLAPPING;
}

function endsOf(segment: Segment, triangle: Triangle): Ends {
  const [start, end] = [pointTriangle.gap(segment.start, triangle), pointTriangle.gap(segment.end, triangle)];
  return { start, end, whole: lengthOfShared(segment, triangle) };
}

/**
 * The stretch of the segment that lies in the triangle. How it runs is exact, and an end that lies in the triangle comes out as it was given.
 * @bound tMin, tMax 16 ulp of itself + the way to the far side / the length of the line, or in both
 * @bound entry, exit 16 ulp of the coordinates + the way to the far side, or in both
 * @bound normal 4 ulp of 1, or as far out
 */
export function intersection(segment: Segment, triangle: Triangle): SolidPassage {
  return passageThroughTriangle(fromSegment(segment), triangle, endsOf(segment, triangle), gap(segment, triangle));
}
