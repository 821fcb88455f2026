/** Unit vectors. They are made in place, so that no numbers need to be passed and boxed. */
import { GREATEST_SQUARE, LEAST_SQUARE, norm2, powerOfTwoNear } from '../../core/norm.js';
import type { MutableVec2 } from '../../math/vec2.js';

/** Gives a vector of any size the length 1. The zero vector, which has no direction, becomes the x axis. */
export function normalize(vector: MutableVec2): void {
  let { x, y } = vector;
  let squared = x * x + y * y;
  if (!(squared >= LEAST_SQUARE && squared <= GREATEST_SQUARE)) {
    const unit = powerOfTwoNear(Math.max(Math.abs(x), Math.abs(y)));
    x /= unit;
    y /= unit;
    squared = x * x + y * y;
    if (squared === 0) {
      x = 1;
      squared = 1;
    }
  }
  const length = Math.sqrt(squared);
  vector.x = x / length;
  vector.y = y / length;
}

/** A direction and a length. */
export interface Way {
  x: number;
  y: number;
  length: number;
}

export function createWay(): Way {
  return { x: 1, y: 0, length: 0 };
}

/** Takes a way's x and y for a vector and splits it into direction and length. No way at all goes along the x axis. */
export function splitWay(way: Way): void {
  const { x, y } = way;
  const squared = x * x + y * y;
  if (squared >= LEAST_SQUARE && squared <= GREATEST_SQUARE) {
    const length = Math.sqrt(squared);
    way.x = x / length;
    way.y = y / length;
    way.length = length;
  } else {
    normalize(way);
    way.length = norm2(x, y);
  }
}
