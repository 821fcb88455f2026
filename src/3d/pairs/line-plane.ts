/** Line and plane: they cross unless they are parallel. */
import { isEmptyPlane3 } from '../../words/emptiness.js';
import { heightOf } from '../../words/heights.js';
import type { Line3, Plane3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, TOUCHING } from '../../words/sign.js';
import { dot } from '../../words/vec.js';

export function gap({ origin, direction }: Line3, plane: Plane3): Sign {
  if (isEmptyPlane3(plane)) return APART;
  if (dot(plane.normal, direction) !== 0) return OVERLAPPING;
  return heightOf(plane, origin) !== 0 ? APART : TOUCHING;
}
