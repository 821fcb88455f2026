/** Line and triangle of the plane: they meet unless all corners lie on one side of the line. */
import { isZeroVector } from '../../words/lengths.js';
import type { Line, Triangle } from '../../words/shapes.js';
import { type Sign, signOf } from '../../words/sign.js';
import { besideLine } from '../../words/triangles.edges.js';
import * as pointTriangle from './point-triangle.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap({ origin, direction }: Line, triangle: Triangle): Sign {
  if (isZeroVector(direction)) return pointTriangle.gap(origin, triangle);
  return signOf(besideLine(triangle, origin, direction));
}
