/** Ray and triangle of the plane: by separating axes, of which only those count that the ray does not run across. */
import { isZeroVector } from '../../words/lengths.js';
import type { Ray, Triangle } from '../../words/shapes.js';
import { mostSeparated, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';
import { areaOf, besideLine, boundsOf, edgesOf, sideOf, unlessPoint } from '../../words/triangles.edges.js';
import { at, cross2, indices, max, min } from '../../words/vec.js';
import * as pointTriangle from './point-triangle.js';

export { closestPoints, contact } from '../../words/general.js';

/*
 * Beyond an edge it is apart if it does not run back. Where it runs along the edge it is not only a touch, but then its own line tells.
 */
export function gap({ origin, direction }: Ray, triangle: Triangle): Sign {
  if (isZeroVector(direction)) return pointTriangle.gap(origin, triangle);
  const edges = edgesOf(triangle);
  const [area, { low, high }] = [areaOf(edges), boundsOf(triangle)];
  return mostSeparated(
    signOf(besideLine(triangle, origin, direction)),
    ...indices(origin).map((i) => (at(direction, i) <= 0 ? signOf(at(low, i) - at(origin, i)) : OVERLAPPING)),
    ...indices(origin).map((i) => (at(direction, i) >= 0 ? signOf(at(origin, i) - at(high, i)) : OVERLAPPING)),
    ...edges.map((edge) => {
      const [side, step] = [sideOf(edge, origin), cross2(edge.along, direction)];
      return unlessPoint(edge, max(min(side - max(area, 0), step), min(min(area, 0) - side, 0 - step)));
    }),
  );
}
