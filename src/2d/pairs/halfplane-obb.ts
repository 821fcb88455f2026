/** Halfplane and oriented box: by the lowest corner. Ericson, RTCD 5.2.3, there for unit axes. */
import { isEmptyHalfspace, isEmptyObb2 } from '../../words/emptiness.js';
import { heightOf, reachOfAxes } from '../../words/heights.js';
import type { Halfspace, Obb2 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';

export function gap(halfplane: Halfspace, box: Obb2): Sign {
  if (isEmptyHalfspace(halfplane) || isEmptyObb2(box)) return APART;
  return signOf(heightOf(halfplane, box.center) - reachOfAxes(halfplane, box.halfExtents, box.axes));
}
