/** Plane and box: by the corners that are farthest to either side. Ericson, RTCD 5.2.3. */
import { isEmptyAabb, isEmptyPlane3 } from '../../words/emptiness.js';
import { twiceHeightOf, twiceReachOf } from '../../words/heights.js';
import type { Aabb, Plane3 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';
import { abs } from '../../words/vec.js';

export function gap(plane: Plane3, box: Aabb): Sign {
  if (isEmptyPlane3(plane) || isEmptyAabb(box)) return APART;
  return signOf(abs(twiceHeightOf(plane, box)) - twiceReachOf(plane, box));
}
