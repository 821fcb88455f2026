/** Point and segment of the plane: on which side of the segment's line the point lies. */
import type { Point, Segment } from '../../words/shapes.js';
import { type Sign, signOf } from '../../words/sign.js';
import { cross2, sub } from '../../words/vec.js';

/** Positive to the left of the way from start to end, 0 on the line, negative to the right. */
export function side(point: Point, { start, end }: Segment): Sign {
  return signOf(cross2(sub(end, start), sub(point, start)));
}
