/** Differences of products that keep their digits where the two are nearly the same. */

/**
 * a b - c d, within 3 ulp unless a product under- or overflows: what each product lost to rounding is found by splitting
 * the factors into halves. Dekker 1971.
 */
export function differenceOfProducts(a: number, b: number, c: number, d: number): number {
  const [first, second] = [a * b, c * d];
  return first - second + (lostInProduct(a, b, first) - lostInProduct(c, d, second));
}

function lostInProduct(a: number, b: number, product: number): number {
  const [upperA, upperB] = [upperHalf(a), upperHalf(b)];
  const [lowerA, lowerB] = [a - upperA, b - upperB];
  return lowerA * lowerB - (product - upperA * upperB - lowerA * upperB - upperA * lowerB);
}

/** The upper 26 bits. */
function upperHalf(a: number): number {
  const spread = 134217729 * a;
  return spread - (spread - a);
}
