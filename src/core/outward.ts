/** Sums and differences for bounds that must not cut anything off: exact, or rounded up to 2 ulp outward. */

/** At most a - b. */
export function differenceBelow(a: number, b: number): number {
  const rounded = a - b;
  return roundingOf(a, -b, rounded) < 0 ? rounded - stepOf(rounded) : rounded;
}

/** At least a + b. */
export function sumAbove(a: number, b: number): number {
  const rounded = a + b;
  return roundingOf(a, b, rounded) > 0 ? rounded + stepOf(rounded) : rounded;
}

/** What rounding took from a + b: Knuth's two-sum, exact unless something overflows. */
function roundingOf(a: number, b: number, rounded: number): number {
  const partOfB = rounded - a;
  return a - (rounded - partOfB) + (b - partOfB);
}

/** Enough to reach the next double. */
function stepOf(value: number): number {
  return Math.max(Math.abs(value) * 2 ** -52, Number.MIN_VALUE);
}
