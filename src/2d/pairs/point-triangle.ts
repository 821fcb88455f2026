/** Point and triangle of the plane: by the sides of the edges that the point lies to. */

import { gapsOfBounds } from '../../words/bounds.js';
import type { Point, Triangle } from '../../words/shapes.js';
import { mostSeparated, type Sign } from '../../words/sign.js';
import { areaOf, boundsOf, edgesOf, gapsBeyondEdges } from '../../words/triangles.edges.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(point: Point, triangle: Triangle): Sign {
  return mostSeparated(
    ...gapsOfBounds({ low: point, high: point }, boundsOf(triangle)),
    ...gapsBeyondEdges(triangle, point),
  );
}

/** Whether a triangle has no area. */
export function isFlat(triangle: Triangle): boolean {
  return areaOf(edgesOf(triangle)) === 0;
}
