/** Segment and halfspace: by the lower end. */
import { isEmptyHalfspace } from '../words/emptiness.js';
import { heightOf } from '../words/heights.js';
import type { Halfspace, Segment } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { min } from '../words/vec.js';

export function gap({ start, end }: Segment, halfspace: Halfspace): Sign {
  if (isEmptyHalfspace(halfspace)) return APART;
  return signOf(min(heightOf(halfspace, start), heightOf(halfspace, end)));
}
