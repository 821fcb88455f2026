/** Halfspace and triangle: by the lowest corner. */
import { isEmptyHalfspace } from '../words/emptiness.js';
import { heightOf } from '../words/heights.js';
import type { Halfspace, Triangle } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { min } from '../words/vec.js';

export function gap(halfspace: Halfspace, { a, b, c }: Triangle): Sign {
  if (isEmptyHalfspace(halfspace)) return APART;
  return signOf(min(heightOf(halfspace, a), heightOf(halfspace, b), heightOf(halfspace, c)));
}
