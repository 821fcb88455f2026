/** The numbers of the shapes that a question is about, and what can be told from a look at them. */

/** How many there can be, with what stands before and after them. */
const LENGTH = 136;
/** Ten digits, 1 once more, and the numbers of shapes. One buffer for all: nothing else can run in between. */
export let inputs: Float64Array = /* @__PURE__ */ Float64Array.from({ length: LENGTH }, (_, i) => (i > 9 ? 1 : i));
export const FIRST_INPUT = 11;
/** Behind the inputs: the unit that `hasUnit` has made. */
export const UNIT: number = LENGTH - 1;
/** Where the inputs end. */
let count = 0;
/**
 * The sum of the inputs, without signs; and that of what is left of them above whole quarters. Then a power of two that is at least the sum, where doubles neither
 * overflow nor underflow, else Infinity: by the limits that were looked at last.
 */
export const scale: Float64Array = /* @__PURE__ */ new Float64Array(3);
/** Adding and subtracting it rounds to quarters. */
const QUARTERS = 1.5 * 2 ** 50;

/** Moves the inputs to memory that others see as well. */
export function shareInputs(memory: ArrayBuffer): void {
  const before = inputs;
  inputs = new Float64Array(memory);
  inputs.set(before);
}

/** Looks at the inputs, before all else. Whether they are finite. */
export function areFinite(end: number): boolean {
  const numbers = inputs;
  let sum = 0;
  let rest = 0;
  for (let i = FIRST_INPUT; i < end; i++) {
    const number = numbers[i]!;
    sum += Math.abs(number);
    rest += Math.abs(number + QUARTERS - QUARTERS - number);
  }
  count = end;
  scale[0] = sum;
  scale[1] = rest;
  if (sum < Infinity) return true;
  for (let i = FIRST_INPUT; i < end; i++) if (numbers[i]! - numbers[i]! !== 0) return false;
  return true;
}

/**
 * The limits of a comparison: first 2^-bits, if plain doubles are exact for multiples of one unit up to 2^bits, and NaN if they never are. Then 1 if
 * that is among the inputs, else 0. Then, up to which size, and down to 1 over it, doubles multiply inputs without underflow and
 * overflow. At last the degree d, and what times size^d is more than the error of plain doubles. They are written as two characters, the bits and the degree, 35
 * and 48 more than they are, with 32 more for the degree where 1 is among the inputs, and 16 more where there is no limit of the error.
 */
export function limitsOf(text: string, at: number): Float64Array {
  const bits = text.charCodeAt(at) - 35;
  const flags = text.charCodeAt(at + 1) - 48;
  const degree = flags % 16;
  return Float64Array.of(
    bits > 0 ? 2 ** -bits : NaN,
    flags >> 5,
    2 ** Math.floor(900 / degree),
    degree,
    flags & 16 ? NaN : 2 ** (10 - bits * degree),
  );
}

/**
 * Makes the unit of the grid, or of inputs in three limbs or eight: whole numbers as arguments, as V8 puts others into objects. Whether they can be multiplied without underflow and overflow.
 * @param limits see `limitsOf`
 */
export function hasUnit(limits: Float64Array, limbs: 1 | 3 | 8): boolean {
  const sum = Math.max(scale[0]!, limits[1]!);
  // Rounds up to a power of two: Rump, Ogita & Oishi, "Accurate floating-point summation" (2008), algorithm 3.5.
  const large = sum * 2 ** 53;
  const size = large + sum - large || sum || 1;
  const unit = size * (limbs === 1 ? limits[0]! : limbs === 3 ? 2 ** -62 : 2 ** -167);
  inputs[UNIT] = unit;
  return size <= limits[2]! && unit * limits[2]! >= 1;
}

/**
 * Whether the inputs are multiples of one unit and at most 2^bits of it, as in worlds of tiles, walls and stacked boxes: then plain doubles
 * make no rounding at all. Adding and subtracting 1.5 · 2⁵² times a power of two rounds to a multiple of that.
 */
export function isOnGrid(limits: Float64Array): boolean {
  if (scale[1] === 0 && 4 * Math.max(scale[0]!, limits[1]!) * limits[0]! <= 1) return true;
  const isInRange = hasUnit(limits, 1);
  const numbers = inputs;
  const unit = numbers[UNIT]!;
  scale[2] = isInRange ? unit / limits[0]! : Infinity;
  if (!isInRange || unit * limits[1]! > 1) return false;
  const rounder = unit * (1.5 * 2 ** 52);
  for (let i = FIRST_INPUT; i < count; i++) if (numbers[i]! + rounder - rounder !== numbers[i]) return false;
  return true;
}

/** Where a stage cannot tell a sign; not NaN, since V8 would put signs into objects then. */
export const UNSURE = 2;
/** Where it cannot yet. */
export const LATER = 3;
