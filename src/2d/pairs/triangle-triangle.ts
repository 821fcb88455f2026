/** Two triangles of the plane: their bounds and the lines of their edges decide, by separating axes. */

import { gapsOfBounds } from '../../words/bounds.js';
import type { Triangle } from '../../words/shapes.js';
import { mostSeparated, type Sign } from '../../words/sign.js';
import { boundsOf, gapsBeyondEdges } from '../../words/triangles.edges.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(s: Triangle, t: Triangle): Sign {
  return mostSeparated(
    ...gapsOfBounds(boundsOf(s), boundsOf(t)),
    ...gapsBeyondEdges(s, t.a, t.b, t.c),
    ...gapsBeyondEdges(t, s.a, s.b, s.c),
  );
}
