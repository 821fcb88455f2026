/** Halfspace and oriented box: by the lowest corner. Ericson, RTCD 5.2.3, there for unit axes. */
import { isEmptyHalfspace, isEmptyObb3 } from '../../words/emptiness.js';
import { heightOf, reachOfAxes } from '../../words/heights.js';
import type { Halfspace3, Obb3 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';

export function gap(halfspace: Halfspace3, box: Obb3): Sign {
  if (isEmptyHalfspace(halfspace) || isEmptyObb3(box)) return APART;
  return signOf(heightOf(halfspace, box.center) - reachOfAxes(halfspace, box.halfExtents, box.axes));
}
