/** Oriented boxes whose axes are unit and at right angles but for rounding, as nearly all are. */
import type { Obb3 } from './shapes.js';
import { abs, dot } from './vec.js';

/**
 * How far the products of a box's axes are off those of unit axes at right angles, in sum; less than 25u, with u = 2⁻⁵³, are lost to rounding
 * where it is small. So AᵀA = I + E with |E| ≤ √2·(skew + 25u), and the rotation nearest to A, its polar factor, has axes within
 * |E| of A's (Higham 1986). What is true of boxes with such axes is true of this one up to ε·Σ halfExtents, ε = 1.5·skew + 36u.
 */
export function skewOf3({ axes: [x, y, z] }: Obb3): number {
  const stretch = abs(dot(x, x) - 1) + abs(dot(y, y) - 1) + abs(dot(z, z) - 1);
  return stretch + abs(dot(x, y)) + abs(dot(y, z)) + abs(dot(z, x));
}

/** Whether a skew is that of rounding, or little more. It is not where a number is missing. */
export const isSlight = (skew: number): boolean => skew < 2 ** -20;
