/**
 * Determinants, linear systems and inverses without any rounding, for matrices whose f64 determinant is too close to 0, or
 * too far out of range, to be trusted. A double is a whole number times a power of two, so a matrix of doubles is a matrix
 * of whole numbers once multiplied by a common power of two, and Cramer's rule on whole numbers is exact.
 *
 * Every answer is the true one rounded once. It takes microseconds and allocates; callers come here when in doubt only.
 */

/** All numbers are multiplied by 2^32 this many times. */
interface Scaled {
  readonly integers: readonly bigint[];
  readonly steps: number;
}

/** The determinant of the `size` × `size` matrix `m` (column by column), rounded once; NaN if an entry is not finite. */
export function exactDeterminant(m: ArrayLike<number>, size: number): number {
  const scaled = toIntegers(m, size * size);
  if (scaled === null) return Number.NaN;
  return quotient(determinant(scaled.integers, size), 1n << BigInt(32 * scaled.steps * size));
}

/** The x of m · x = right, each coordinate rounded once; `null` if `m` is singular or anything is not finite. */
export function exactSolve(m: ArrayLike<number>, right: ArrayLike<number>): number[] | null {
  const size = right.length;
  const left = toIntegers(m, size * size);
  const known = toIntegers(right, size);
  if (left === null || known === null) return null;
  const whole = determinant(left.integers, size);
  if (whole === 0n) return null;
  return known.integers.map((_, column) => {
    const replaced = [...left.integers];
    for (let row = 0; row < size; row++) replaced[column * size + row] = known.integers[row] as bigint;
    const upper = determinant(replaced, size) << BigInt(32 * left.steps);
    return quotient(upper, whole << BigInt(32 * known.steps));
  });
}

/** The inverse of the `size` × `size` matrix `m`, each entry rounded once; `null` if `m` is singular or not finite. */
export function exactInverse(m: ArrayLike<number>, size: number): number[] | null {
  const scaled = toIntegers(m, size * size);
  if (scaled === null) return null;
  const whole = determinant(scaled.integers, size);
  if (whole === 0n) return null;
  const inverse: number[] = [];
  for (let column = 0; column < size; column++) {
    for (let row = 0; row < size; row++) {
      // Entry (row, column) of the inverse is the cofactor of entry (column, row).
      const cofactor = determinant(minor(scaled.integers, size, row, column), size - 1);
      const signed = (row + column) % 2 === 0 ? cofactor : -cofactor;
      inverse.push(quotient(signed << BigInt(32 * scaled.steps), whole));
    }
  }
  return inverse;
}

/** The first `count` values; `null` if one is not finite, or not there. */
function toIntegers(values: ArrayLike<number>, count: number): Scaled | null {
  const numbers = Array.from({ length: count }, (_, index) => values[index] as number);
  if (!numbers.every(Number.isFinite)) return null;
  const steps = Math.max(...numbers.map(stepsToInteger));
  const integers = numbers.map((value) => {
    const own = stepsToInteger(value);
    for (let step = 0; step < own; step++) value *= 2 ** 32;
    return BigInt(value) << BigInt(32 * (steps - own));
  });
  return { integers, steps };
}

/** How often a number must be multiplied by 2^32 to become whole. It stays below 2^85 on the way, so nothing rounds. */
function stepsToInteger(value: number): number {
  let steps = 0;
  for (; !Number.isInteger(value); steps++) value *= 2 ** 32;
  return steps;
}

/** Laplace's expansion along the first column. */
function determinant(m: readonly bigint[], size: number): bigint {
  if (size === 1) return m[0] as bigint;
  let sum = 0n;
  for (let row = 0; row < size; row++) {
    const entry = m[row] as bigint;
    if (entry === 0n) continue;
    const term = entry * determinant(minor(m, size, 0, row), size - 1);
    sum = row % 2 === 0 ? sum + term : sum - term;
  }
  return sum;
}

/** The matrix without one column and one row. */
function minor(m: readonly bigint[], size: number, column: number, row: number): bigint[] {
  return m.filter((_, index) => Math.floor(index / size) !== column && index % size !== row);
}

/** `upper / lower` as the nearest double: 64 bits or more of the quotient, and a last bit for whatever is left over. */
function quotient(upper: bigint, lower: bigint): number {
  if (upper === 0n) return 0;
  const negative = upper < 0n !== lower < 0n;
  let top = upper < 0n ? -upper : upper;
  let bottom = lower < 0n ? -lower : lower;
  const shift = 68 + 4 * (bottom.toString(16).length - top.toString(16).length);
  if (shift > 0) top <<= BigInt(shift);
  else bottom <<= BigInt(-shift);
  const whole = top / bottom;
  const value = Number(whole * bottom === top ? whole : whole | 1n);
  // Two halves, because 2^−shift alone may be no double.
  const half = Math.trunc(shift / 2);
  const result = value * 2 ** -half * 2 ** (half - shift);
  return negative ? -result : result;
}
