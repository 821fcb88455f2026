/** Two triangles of the plane: their bounds and the lines of their edges decide, by separating axes. */

import { gapsOfBounds } from '../../words/bounds.js';
import type { Segment, Triangle } from '../../words/shapes.js';
import { mostSeparated, type Sign, signOf } from '../../words/sign.js';
import { boundsOf, gapsBeyondEdges } from '../../words/triangles.edges.js';
import { cross2, sub } from '../../words/vec.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(s: Triangle, t: Triangle): Sign {
  return mostSeparated(
    ...gapsOfBounds(boundsOf(s), boundsOf(t)),
    ...gapsBeyondEdges(s, t.a, t.b, t.c),
    ...gapsBeyondEdges(t, s.a, s.b, s.c),
  );
}

/** Whether the second of two edges turns to the left of the first (positive), to the right, or runs along it. */
export function turn(a: Segment, b: Segment): Sign {
  return signOf(cross2(sub(a.end, a.start), sub(b.end, b.start)));
}
