import type { Mat3, MutableMat3 } from './mat3.js';

/**
 * Whether the determinant of `m`, computed as x · (y × z) in plain arithmetic, has kept its sign and 28 bits. Each of its six
 * products passes at most five roundings, so the error is below 6 · 2⁻⁵³ times the sum of their sizes; 20 bits may cancel.
 * What underflow can hide is below 2⁻¹⁰⁷⁰ times an entry. NaN and overflow fail the comparisons.
 */
export function isTrustedDeterminant3(m: Mat3, determinant: number): boolean {
  const { 0: xx, 1: xy, 2: xz, 3: yx, 4: yy, 5: yz, 6: zx, 7: zy, 8: zz } = m as Readonly<MutableMat3>;
  const size = Math.abs(determinant);
  const sum =
    Math.abs(xx) * (Math.abs(yy * zz) + Math.abs(yz * zy)) +
    Math.abs(xy) * (Math.abs(yz * zx) + Math.abs(yx * zz)) +
    Math.abs(xz) * (Math.abs(yx * zy) + Math.abs(yy * zx));
  const largest = Math.max(1, Math.abs(xx), Math.abs(xy), Math.abs(xz));
  return size > 2 ** -20 * sum && size > 2 ** -1000 * largest;
}

/**
 * Whether a plain determinant of 0 is the true one: a column is zero, as of a flattened box, or all entries are whole
 * numbers too small for any product or sum of the formula to round. Spares the common singular cases the exact way round.
 */
export function isSurelySingular3(m: Mat3, determinant: number): boolean {
  if (determinant !== 0) return false;
  for (let column = 0; column < 9; column += 3) {
    if (m[column] === 0 && m[column + 1] === 0 && m[column + 2] === 0) return true;
  }
  for (let index = 0; index < 9; index++) {
    const entry = m[index] as number;
    if (!Number.isInteger(entry) || Math.abs(entry) > 2 ** 16) return false;
  }
  return true;
}
