/** Segment and halfspace: which end of the segment lies farther along the normal. */
import type { Halfspace, Segment } from '../words/shapes.js';
import { type Sign, signOf } from '../words/sign.js';
import { dot, sub } from '../words/vec.js';

/** Positive where the end lies farther than the start where the normal points, 0 where both are as far, negative where the start does. */
export function farther({ start, end }: Segment, { normal }: Halfspace): Sign {
  return signOf(dot(normal, sub(end, start)));
}
