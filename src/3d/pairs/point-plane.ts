/** Point and plane. */
import { isEmptyPlane3 } from '../../words/emptiness.js';
import { heightOf } from '../../words/heights.js';
import type { Plane3 } from '../../words/shapes.js';
import { APART, type Sign, TOUCHING } from '../../words/sign.js';
import type { Vec3 } from '../../words/vec.js';

export function gap(point: Vec3, plane: Plane3): Sign {
  return isEmptyPlane3(plane) || heightOf(plane, point) !== 0 ? APART : TOUCHING;
}
