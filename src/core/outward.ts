/** Sums for bounds that must not cut anything off. */

/** What `growSides` adds to, and behind it the number that it adds. */
export const sides: Float64Array = /* @__PURE__ */ new Float64Array(7);

/**
 * Adds the number behind the first few `sides` to each of them: exact, or rounded up to 2 ulp upward. Numbers that enter or leave
 * a function may be put into objects, those of a typed array are not.
 */
export function growSides(count: number): void {
  const by = sides[count]!;
  for (let i = 0; i < count; i++) {
    const side = sides[i]!;
    const sum = side + by;
    // What rounding took from the sum: Knuth's two-sum, exact unless something overflows.
    const partOfBy = sum - side;
    const lost = side - (sum - partOfBy) + (by - partOfBy);
    // Enough to reach the next double.
    const step = Math.max(Math.abs(sum) * 2 ** -52, Number.MIN_VALUE);
    sides[i] = lost > 0 ? sum + step : sum;
  }
}
