/**
 * Unit vectors. They are made in place, and the length is left in a record, so that no numbers need to be passed or
 * returned: V8 would allocate for them wherever it does not inline the call.
 */
import { GREATEST_SQUARE, LEAST_SQUARE, powerOfTwoNear } from '../../core/norm.js';
import type { MutableVec3 } from '../../math/vec3.js';

/** The length that the vector had which was last made a unit vector, right to 3 ulp. */
export const measured: { length: number } = { length: 0 };

/** Gives a vector of any size the length 1. The zero vector, which has no direction, becomes the x axis. */
export function normalize(vector: MutableVec3): void {
  let { x, y, z } = vector;
  let unit = 1;
  let squared = x * x + y * y + z * z;
  if (!(squared >= LEAST_SQUARE && squared <= GREATEST_SQUARE)) {
    unit = powerOfTwoNear(Math.max(Math.abs(x), Math.abs(y), Math.abs(z)));
    x /= unit;
    y /= unit;
    z /= unit;
    squared = x * x + y * y + z * z;
  }
  const length = Math.sqrt(squared);
  measured.length = unit * length;
  if (length === 0) {
    vector.x = 1;
    return;
  }
  vector.x = x / length;
  vector.y = y / length;
  vector.z = z / length;
}

/**
 * Turns a vector by a right angle and gives it the length 1: its cross product with the axis it has the least part of.
 * The zero vector becomes the x axis.
 */
export function turnPerpendicular(vector: MutableVec3): void {
  const { x, y, z } = vector;
  const sizeX = Math.abs(x);
  const sizeY = Math.abs(y);
  const sizeZ = Math.abs(z);
  if (sizeX <= sizeY && sizeX <= sizeZ) {
    vector.x = 0;
    vector.y = z;
    vector.z = 0 - y;
  } else if (sizeY <= sizeZ) {
    vector.x = 0 - z;
    vector.y = 0;
    vector.z = x;
  } else {
    vector.x = y;
    vector.y = 0 - x;
    vector.z = 0;
  }
  normalize(vector);
}

export function turnRound(vector: MutableVec3): void {
  vector.x = 0 - vector.x;
  vector.y = 0 - vector.y;
  vector.z = 0 - vector.z;
}
