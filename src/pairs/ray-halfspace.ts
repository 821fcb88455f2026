/** Ray and halfspace: one that runs down gets there, any other is nowhere lower than at its origin. */
import { isEmptyHalfspace } from '../words/emptiness.js';
import { heightOf } from '../words/heights.js';
import type { Halfspace, Ray } from '../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../words/sign.js';
import { dot } from '../words/vec.js';

export function gap({ origin, direction }: Ray, halfspace: Halfspace): Sign {
  if (isEmptyHalfspace(halfspace)) return APART;
  if (dot(halfspace.normal, direction) < 0) return OVERLAPPING;
  return signOf(heightOf(halfspace, origin));
}
