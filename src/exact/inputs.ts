/** The numbers of the shapes that a question is about, and what can be told from a look at them. */

/** Ten digits, 1 once more, and the numbers of shapes. One buffer for all: nothing else can run in between. */
export const inputs: Float64Array = /* @__PURE__ */ Float64Array.from({ length: 136 }, (_, i) => (i > 9 ? 1 : i));
export const FIRST_INPUT = 11;
/** Where the inputs end. */
let count = 0;
/** A power of two that is at least the sum of the inputs, without signs; and the unit that was made of it. */
export const scale: Float64Array = /* @__PURE__ */ new Float64Array(2);

/** Looks at the inputs, before all else. Whether they are finite. */
export function areFinite(end: number): boolean {
  let sum = 0;
  for (let i = FIRST_INPUT; i < end; i++) sum += Math.abs(inputs[i]!);
  count = end;
  // Rounds the sum up to a power of two: Rump, Ogita & Oishi, "Accurate floating-point summation" (2008), algorithm 3.5.
  const large = sum * 2 ** 53;
  scale[0] = large + sum - large || sum || 1;
  if (sum < Infinity) return true;
  for (let i = FIRST_INPUT; i < end; i++) if (inputs[i]! - inputs[i]! !== 0) return false;
  return true;
}

/**
 * The limits of a comparison: first 2^-bits, if plain doubles are exact for multiples of one unit up to 2^bits, and NaN if they never are. Then 1 if
 * that is among the inputs, else 0. At last, up to which size, and down to 1 over it, inputs are multiplied without underflow and
 * overflow. They are written as two characters, the bits and the degree, 35 and 48 more than they are, with 32 more for the degree where 1 is
 * among the inputs.
 */
export function limitsOf(text: string, at: number): Float64Array {
  const bits = text.charCodeAt(at) - 35;
  const degree = text.charCodeAt(at + 1) - 48;
  return Float64Array.of(bits > 0 ? 2 ** -bits : NaN, degree >> 5, 2 ** Math.floor(900 / (degree % 32)));
}

/**
 * Makes the unit of the grid, or of inputs in three limbs or eight: whole numbers as arguments, as V8 puts others into objects. Whether they can be multiplied without underflow and overflow.
 * @param limits see `limitsOf`
 */
export function hasUnit(limits: Float64Array, limbs: 1 | 3 | 8): boolean {
  const size = Math.max(scale[0]!, limits[1]!);
  scale[1] = size * (limbs === 1 ? limits[0]! : limbs === 3 ? 2 ** -62 : 2 ** -167);
  return size <= limits[2]! && scale[1] * limits[2]! >= 1;
}

/**
 * Whether the inputs are multiples of one unit and at most 2^bits of it, as in worlds of tiles, walls and stacked boxes: then plain doubles
 * make no rounding at all. Adding and subtracting 1.5 · 2⁵² times a power of two rounds to a multiple of that.
 */
export function isOnGrid(limits: Float64Array): boolean {
  if (!hasUnit(limits, 1) || scale[1]! * limits[1]! > 1) return false;
  const rounder = scale[1]! * (1.5 * 2 ** 52);
  for (let i = FIRST_INPUT; i < count; i++) if (inputs[i]! + rounder - rounder !== inputs[i]) return false;
  return true;
}

/** Where a stage cannot tell a sign; not NaN, since V8 would put signs into objects then. */
export const UNSURE = 2;
