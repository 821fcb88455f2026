/** Halfspace and box: by the lowest corner. Ericson, RTCD 5.2.3. */
import { isEmptyAabb, isEmptyHalfspace } from '../words/emptiness.js';
import { twiceHeightOf, twiceReachOf } from '../words/heights.js';
import type { Aabb, Halfspace } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';

export function gap(halfspace: Halfspace, box: Aabb): Sign {
  if (isEmptyHalfspace(halfspace) || isEmptyAabb(box)) return APART;
  return signOf(twiceHeightOf(halfspace, box) - twiceReachOf(halfspace, box));
}
