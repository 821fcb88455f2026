/** Plane and oriented box: by the corners that are farthest to either side. Ericson, RTCD 5.2.3, there for unit axes. */
import { isEmptyObb3, isEmptyPlane3 } from '../../words/emptiness.js';
import { heightOf, reachOfAxes } from '../../words/heights.js';
import type { Obb3, Plane3 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';
import { abs } from '../../words/vec.js';

export function gap(plane: Plane3, box: Obb3): Sign {
  if (isEmptyPlane3(plane) || isEmptyObb3(box)) return APART;
  return signOf(abs(heightOf(plane, box.center)) - reachOfAxes(plane, box.halfExtents, box.axes));
}
