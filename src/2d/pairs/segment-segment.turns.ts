/** Two segments of the plane, as directions. */
import type { Segment } from '../../words/shapes.js';
import { type Sign, signOf } from '../../words/sign.js';
import { cross2, sub } from '../../words/vec.js';

/** Whether the second of two segments turns to the left of the first (positive), to the right, or runs along it. */
export function turn(a: Segment, b: Segment): Sign {
  return signOf(cross2(sub(a.end, a.start), sub(b.end, b.start)));
}
