import { exactDeterminant } from './rational.js';

/**
 * `a·b − c·d` within 3 units of 2⁻⁵³ of the true value, whatever cancels, and 0 only where the true value is 0 or below the
 * smallest double. Where the difference is not small beside the products plain arithmetic is that good; where it is,
 * the rounding errors of both products are added back (Dekker 1971; Kahan's difference of products). Products outside the
 * range where those errors are themselves doubles go to whole-number arithmetic.
 */
export function differenceOfProducts(a: number, b: number, c: number, d: number): number {
  const first = a * b;
  const second = c * d;
  const size = Math.abs(first) + Math.abs(second);
  const difference = first - second;
  if (size > 2 ** -960 && size < 2 ** 1000) {
    if (Math.abs(difference) > 0.5 * size) return difference;
    // In this order: each error may be as large as the difference, and only the last sum can cancel (Jeannerod, Louvet
    // and Muller 2013). NaN where a factor above 2⁹⁹⁶ overflowed on being split.
    const refined = difference + productError(a, b, first) - productError(c, d, second);
    if (!Number.isNaN(refined)) return refined;
  } else if ((a === 0 || b === 0) && (c === 0 || d === 0)) {
    return 0;
  }
  return exactDeterminant([a, c, d, b], 2);
}

/** Whether a `differenceOfProducts` that came out as 0 is 0 in truth, and not below the smallest double. */
export function isSurelyZero(a: number, b: number, c: number, d: number): boolean {
  return Math.abs(a * b) > 2 ** -960 || ((a === 0 || b === 0) && (c === 0 || d === 0));
}

/** What `product`, the rounded a·b, lacks: exactly a·b − product. Each factor is split into two halves of 26 bits (Veltkamp). */
function productError(a: number, b: number, product: number): number {
  const wideA = 134217729 * a;
  const highA = wideA - (wideA - a);
  const lowA = a - highA;
  const wideB = 134217729 * b;
  const highB = wideB - (wideB - b);
  const lowB = b - highB;
  return lowA * lowB - (product - highA * highB - lowA * highB - highA * lowB);
}
