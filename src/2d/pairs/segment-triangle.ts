/** Segment and triangle of the plane: their bounds, the segment's line and the lines of the edges decide, by separating axes. */

import { gapsOfBounds } from '../../words/bounds.js';
import type { Segment, Triangle } from '../../words/shapes.js';
import { ignoreIf, mostSeparated, type Sign, signOf } from '../../words/sign.js';
import { besideLine, boundsOf, gapsBeyondEdges } from '../../words/triangles.edges.js';
import { equal, every, max, min, sub } from '../../words/vec.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap({ start, end }: Segment, triangle: Triangle): Sign {
  return mostSeparated(
    ...gapsOfBounds({ low: min(start, end), high: max(start, end) }, boundsOf(triangle)),
    ignoreIf(every(equal(start, end)), signOf(besideLine(triangle, start, sub(end, start)))),
    ...gapsBeyondEdges(triangle, start, end),
  );
}
