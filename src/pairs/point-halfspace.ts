/** Point and halfspace: by how high the point lies over the surface. */
import { isEmptyHalfspace } from '../words/emptiness.js';
import { heightOf } from '../words/heights.js';
import type { Halfspace, Point } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';

export function gap(point: Point, halfspace: Halfspace): Sign {
  if (isEmptyHalfspace(halfspace)) return APART;
  return signOf(heightOf(halfspace, point));
}
