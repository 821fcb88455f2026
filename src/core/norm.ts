/**
 * Lengths that survive any scale.
 *
 * Squares of doubles overflow above 1e154 and lose digits below 1e-146. Within that range a plain square root is right
 * to 2 ulp; beyond it the coordinates are first divided by a power of two near the largest of them, which is exact.
 */

/** The smallest and the largest sum of squares that has kept all its digits. */
const LEAST_SQUARE: number = 2 ** -960;
const GREATEST_SQUARE: number = 2 ** 1020;

export function norm2(x: number, y: number): number {
  const squared = x * x + y * y;
  return squared >= LEAST_SQUARE && squared <= GREATEST_SQUARE ? Math.sqrt(squared) : scaledNorm(x, y, 0);
}

export function norm3(x: number, y: number, z: number): number {
  const squared = x * x + y * y + z * z;
  return squared >= LEAST_SQUARE && squared <= GREATEST_SQUARE ? Math.sqrt(squared) : scaledNorm(x, y, z);
}

function scaledNorm(x: number, y: number, z: number): number {
  const unit = powerOfTwoNear(Math.max(Math.abs(x), Math.abs(y), Math.abs(z)));
  const unitX = x / unit;
  const unitY = y / unit;
  const unitZ = z / unit;
  return unit * Math.sqrt(unitX * unitX + unitY * unitY + unitZ * unitZ);
}

/**
 * A power of two within a factor of 2 of a finite magnitude, by which dividing is exact; 1 for 0, and for what is not
 * finite.
 */
export function powerOfTwoNear(magnitude: number): number {
  if (!(magnitude > 0 && magnitude < Infinity)) return 1;
  return 2 ** Math.min(Math.max(Math.floor(Math.log2(magnitude)), -1074), 1023);
}
