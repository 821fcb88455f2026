/**
 * Unit vectors. They are made in place, and the length is left in a record, so that no numbers need to be passed or
 * returned: V8 would allocate for them wherever it does not inline the call.
 */
import { GREATEST_SQUARE, LEAST_SQUARE, powerOfTwoNear } from '../../core/norm.js';
import type { MutableVec2 } from '../../math/vec2.js';

/** The length that the vector had which was last made a unit vector, right to 3 ulp. */
export const measured: { length: number } = { length: 0 };

/** Gives a vector of any size the length 1. The zero vector, which has no direction, becomes the x axis. */
export function normalize(vector: MutableVec2): void {
  let { x, y } = vector;
  let unit = 1;
  let squared = x * x + y * y;
  if (!(squared >= LEAST_SQUARE && squared <= GREATEST_SQUARE)) {
    unit = powerOfTwoNear(Math.max(Math.abs(x), Math.abs(y)));
    x /= unit;
    y /= unit;
    squared = x * x + y * y;
  }
  const length = Math.sqrt(squared);
  measured.length = unit * length;
  if (length === 0) {
    vector.x = 1;
    return;
  }
  vector.x = x / length;
  vector.y = y / length;
}

export function turnRound(vector: MutableVec2): void {
  vector.x = 0 - vector.x;
  vector.y = 0 - vector.y;
}
