/**
 * A look at the inputs of a decision that the floating-point filter left open, to find the cheapest way to settle it:
 *
 * 1. On a grid: the inputs are small multiples of one power of two, as in worlds of tiles, walls and stacked boxes.
 *    Then plain double arithmetic makes no rounding at all, and the naive formula is exact.
 * 2. Expansions, perhaps after scaling all inputs by a power of two.
 * 3. Dyadics, which are always exact.
 */

/** How often each stage settled a decision that the filter had left open; for benchmarks and tests. */
export interface StageCounts {
  grid: number;
  expansion: number;
  dyadic: number;
}

export const stageCounts: StageCounts = { grid: 0, expansion: 0, dyadic: 0 };

/**
 * Where a decision writes its inputs before it calls `probe`: first both operands of every difference that the formula
 * starts from (`a, b` for a - b; `a, -b` for a + b), then the inputs it multiplies as they are, then those that it only
 * compares with each other. One buffer for all, since a decision fills and reads it before anything else can.
 */
export const operands: Float64Array = /* @__PURE__ */ new Float64Array(128);
const leaves: Float64Array = /* @__PURE__ */ new Float64Array(128);
const word: DataView = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));

/** What `probe` answers where expansions are not the way; otherwise it is their scale, a power of two. */
export const ON_GRID = 0;
export const NOT_FINITE = -1;
export const TOO_WIDE = -2;

/**
 * @param rounding 2^(54 - bits), if the formula is exact in doubles for multiples of a grid unit below 2^bits
 * @param reach the largest number whose products in the formula stay clear of overflow, and 1 over the smallest
 * @param degree its polynomial degree
 * @param homogeneous whether scaling all inputs keeps its sign
 */
export function probe(
  differences: number,
  factors: number,
  comparisons: number,
  rounding: number,
  reach: number,
  degree: number,
  homogeneous: boolean,
): number {
  const used = 2 * differences + factors;
  if (isOnGrid(differences, factors, rounding, reach, homogeneous) && areFinite(used, used + comparisons)) {
    stageCounts.grid++;
    return ON_GRID;
  }
  return areFinite(0, used + comparisons) ? expansionScale(used, degree, homogeneous) : NOT_FINITE;
}

function areFinite(from: number, to: number): boolean {
  let poison = 0;
  for (let i = from; i < to; i++) poison += operands[i]! * 0;
  return poison === 0;
}

/**
 * Whether all leaves (the differences, which must come out without rounding, and the factors) are multiples n·u of one
 * power of two u with |n| < 2^bits, and their products stay clear of overflow and underflow. Infinities and NaN are not. The terms
 * of a formula that is not homogeneous differ by factors of 1, which then must be such a multiple too.
 *
 * Adding and subtracting B = largest · 2^(54 - bits) rounds x to a multiple of u = ulp(B) or ulp(B)/2, either of which
 * is more than B · 2⁻⁵⁴; so if x survives unchanged, it is a multiple of u and |x|/u < largest · 2⁵⁴/B = 2^bits.
 */
function isOnGrid(
  differences: number,
  factors: number,
  rounding: number,
  reach: number,
  homogeneous: boolean,
): boolean {
  let largest = 0;
  for (let i = 0; i < differences; i++) {
    const a = operands[2 * i]!;
    const b = operands[2 * i + 1]!;
    const difference = a - b;
    const part = a - difference;
    if (a - (difference + part) + (part - b) !== 0) return false;
    leaves[i] = difference;
    largest = Math.max(largest, Math.abs(difference));
  }
  let count = differences;
  for (let i = 0; i < factors; i++) {
    const factor = operands[2 * differences + i]!;
    leaves[count++] = factor;
    largest = Math.max(largest, Math.abs(factor));
  }
  if (!homogeneous) {
    leaves[count++] = 1;
    largest = Math.max(largest, 1);
  }
  if (largest === 0) return true;
  if (!(largest <= reach && largest >= 1 / reach)) return false;
  const rounder = largest * rounding;
  for (let i = 0; i < count; i++) {
    if (leaves[i]! + rounder - rounder !== leaves[i]) return false;
  }
  return true;
}

/**
 * The power of two by which the inputs must be scaled so that expansions of products of up to `degree` of them neither
 * overflow nor lose a bit to underflow. Only homogeneous formulas can be scaled; others are taken as they are, at 1.
 *
 * With inputs below 2^h and no bit below 2^l, such products stay below 2^(degree·h + 60) (the formula's own
 * coefficients included) and have no bit below 2^(degree·l); both must lie within 2¹⁰²³ and 2⁻¹⁰⁷⁴.
 */
function expansionScale(used: number, degree: number, homogeneous: boolean): number {
  let highest = -1100;
  let lowest = 1100;
  for (let i = 0; i < used; i++) {
    const x = operands[i]!;
    if (x === 0) continue;
    word.setFloat64(0, x);
    const exponent = Math.max((word.getUint32(0) >>> 20) & 0x7ff, 1) - 1023;
    highest = Math.max(highest, exponent);
    lowest = Math.min(lowest, exponent - 52);
  }
  const highestAllowed = Math.floor(900 / degree);
  const inRange = highest < highestAllowed && degree * lowest >= -1070;
  const shift = inRange || !homogeneous ? 0 : Math.min(Math.max(highestAllowed - 1 - highest, -1022), 1023);
  if (highest + shift < highestAllowed && degree * (lowest + shift) >= -1070) {
    stageCounts.expansion++;
    return 2 ** shift;
  }
  stageCounts.dyadic++;
  return TOO_WIDE;
}
