/** Line and halfspace: one that is not parallel to the surface gets there. */
import { isEmptyHalfspace } from '../words/emptiness.js';
import { heightOf } from '../words/heights.js';
import type { Halfspace, Line } from '../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../words/sign.js';
import { dot } from '../words/vec.js';

export function gap({ origin, direction }: Line, halfspace: Halfspace): Sign {
  if (isEmptyHalfspace(halfspace)) return APART;
  if (dot(halfspace.normal, direction) !== 0) return OVERLAPPING;
  return signOf(heightOf(halfspace, origin));
}
