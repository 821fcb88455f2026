/** A number and the factors of three products. Numbers that enter or leave a function may be put into objects, those of a typed array are not. */
export const terms: Float64Array = /* @__PURE__ */ new Float64Array(7);

/**
 * Writes the number plus the products, `terms[0] + terms[1] · terms[2] + …`, to a place of a list: within 2 ulp of the sum of their sizes. It is infinite only
 * where the true sum is beyond all doubles.
 */
export function sumOfProducts(out: Float64Array, at: number): void {
  const sum = terms[0]! + terms[1]! * terms[2]! + terms[3]! * terms[4]! + terms[5]! * terms[6]!;
  out[at] = sum;
  if (Number.isFinite(sum)) return;
  // A part may be beyond all doubles where the whole is not.
  const small = 2 ** -520;
  const part = terms[1]! * small * (terms[2]! * small) + terms[3]! * small * (terms[4]! * small);
  out[at] = (terms[0]! * small * small + part + terms[5]! * small * (terms[6]! * small)) / small / small;
}
