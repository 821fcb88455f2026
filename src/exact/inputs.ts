/** The numbers of the shapes that a question is about, and what can be told from a look at them. */

/** How many there can be, with what stands before and after them. */
const LENGTH = 137;
/** Ten digits, 1 once more, and the numbers of shapes. One buffer for all: nothing else can run in between. */
export let inputs: Float64Array = /* @__PURE__ */ Float64Array.from({ length: LENGTH }, (_, i) => (i > 9 ? 1 : i));
export const FIRST_INPUT = 11;
/** Behind the inputs: the unit that `hasUnit` has made, and before it a power of two not below the sum of `areFinite`, 0 where nobody has looked. */
export const UNIT: number = LENGTH - 1;
export const SIZE: number = LENGTH - 2;
/** What plain doubles made of the comparison that is asked for, NaN where they were not asked: a typed array, since a number given to a function would be put into an object. */
export let doubted: Float64Array = /* @__PURE__ */ new Float64Array(1);
/** Where it stands, counted as if it were an input, once others see the inputs. */
export const DOUBTED: number = LENGTH;
/** Where the inputs end. */
export let count = 0;
/** The sum of the inputs, without signs; and that of what is left of them above whole quarters. */
const sums: Float64Array = /* @__PURE__ */ new Float64Array(2);
/** Adding and subtracting it rounds to quarters. */
const QUARTERS = 1.5 * 2 ** 50;

/** Moves the inputs, and what is doubted, to memory that others see as well. */
export function shareInputs(memory: ArrayBuffer): void {
  const before = [...inputs, ...doubted];
  inputs = new Float64Array(memory);
  inputs.set(before);
  doubted = inputs.subarray(DOUBTED);
}

/** Looks at the inputs, before all else. Whether they are finite. */
export function areFinite(end: number): boolean {
  const numbers = inputs;
  // Two by two, in sums that do not wait for each other; behind the last one a 0.
  numbers[end] = 0;
  let sum = 0;
  let rest = 0;
  let otherSum = 0;
  let otherRest = 0;
  for (let i = FIRST_INPUT; i < end; i += 2) {
    const number = numbers[i]!;
    const other = numbers[i + 1]!;
    sum += Math.abs(number);
    rest += Math.abs(number + QUARTERS - QUARTERS - number);
    otherSum += Math.abs(other);
    otherRest += Math.abs(other + QUARTERS - QUARTERS - other);
  }
  count = end;
  sum += otherSum;
  sums[0] = sum;
  sums[1] = rest + otherRest;
  // Rounds up to a power of two: Rump, Ogita & Oishi, "Accurate floating-point summation" (2008), algorithm 3.5.
  const large = sum * 2 ** 53;
  numbers[SIZE] = large + sum - large || sum;
  if (sum < Infinity) return true;
  for (let i = FIRST_INPUT; i < end; i++) if (numbers[i]! - numbers[i]! !== 0) return false;
  return true;
}

/**
 * The limits of a comparison. First three units, for inputs that add up to 1: that of the grid, 2^-bits, where plain doubles are exact for multiples of one
 * unit up to 2^bits, and NaN where they never are; and those of inputs in three limbs and in eight. Then 1 if that is among the inputs, else 0. Then up to
 * which size, and down to 1 over it, inputs are multiplied without underflow and overflow. At last the degree, NaN where rounding can do more than `isCertain` says.
 *
 * They are written as two characters, the bits and the degree, 35 and 48 more than they are. For the degree it is 16 more in place of NaN, and 32 more where 1
 * is among the inputs.
 */
export function limitsOf(text: string, at: number): Float64Array {
  const bits = text.charCodeAt(at) - 35;
  const flags = text.charCodeAt(at + 1) - 48;
  const degree = flags % 16;
  return Float64Array.of(
    bits > 0 ? 2 ** -bits : NaN,
    2 ** -62,
    2 ** -167,
    flags >> 5,
    2 ** Math.floor(900 / degree),
    flags & 16 ? NaN : degree,
  );
}

/**
 * Makes the unit of the grid (0), or of inputs in three limbs (1) or eight (2): whole numbers as arguments, as V8 puts others into objects. Whether they can be
 * multiplied without underflow and overflow.
 * @param limits see `limitsOf`
 */
export function hasUnit(limits: Float64Array, which: 0 | 1 | 2): boolean {
  const size = Math.max(inputs[SIZE]!, limits[3]!) || 1;
  const unit = size * limits[which]!;
  inputs[UNIT] = unit;
  return size <= limits[4]! && unit * limits[4]! >= 1;
}

/**
 * Whether the inputs are multiples of one unit and at most 2^bits of it, as in worlds of tiles, walls and stacked boxes: then plain doubles
 * make no rounding at all. Adding and subtracting 1.5 · 2⁵² times a power of two rounds to a multiple of that.
 */
export function isOnGrid(limits: Float64Array): boolean {
  // Mostly the unit can be a quarter.
  if (sums[1] === 0 && 4 * Math.max(sums[0]!, limits[3]!) * limits[0]! <= 1) return true;
  if (!hasUnit(limits, 0)) return false;
  const numbers = inputs;
  const rounder = numbers[UNIT]! * (1.5 * 2 ** 52);
  // Multiples of a unit, here also what is left above quarters, add up to one. Mostly that tells already.
  const left = sums[1]!;
  if (left + rounder - rounder !== left) return false;
  // Without a branch for each: nothing could foresee the first that is none.
  let rest = 0;
  for (let i = FIRST_INPUT; i < count; i++) rest += Math.abs(numbers[i]! + rounder - rounder - numbers[i]!);
  return rest === 0 && numbers[UNIT]! * limits[3]! <= 1;
}

/** Where a stage cannot tell a sign; not NaN, since V8 would put signs into objects then. */
export const UNSURE = 2;
/** Added to the sign of what is doubted where that is true, as the inputs lie on a grid. */
export const ON_GRID = 4;
