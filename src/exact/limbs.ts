/**
 * Exact arithmetic in plain doubles: numbers cut into limbs so short that doubles round none of their products and sums.
 *
 * All inputs of a call are multiples of one unit, a power of two. Limb k of an input is a multiple of unit · 2^(21 k), and at most 2²⁰ times as
 * much; a number of degree d is a sum of multiples of unit^d · 2^(21 k). Products are convolutions, sums go limb by limb, and nothing
 * is carried: a limb may grow to 2⁵² times its unit. The compiler counts how far they grow (`tools/compiler/questions/notation.ts`), and
 * shortens limbs that grew before they are multiplied again.
 */
import { hasUnit, inputs, scale, UNSURE } from './inputs.js';
import type { Plan } from './ways.js';

/** What to do: the character less 38; in a plan, less 3 more where the operands are inputs. */
export const MULTIPLY_ADD = 0;
export const MULTIPLY_SUBTRACT = 1;
export const MULTIPLY = 4;
export const ADD = 5;
/** Of the second and the third number that one if the first is positive. */
export const CHOOSE = 6;
export const SUBTRACT = 7;
export const ABSOLUTE = 8;
export const SIGN = 9;
export const SHORTEN = 10;
export const INPUTS_ONLY = 3;

/** Zeros at the beginning, for as many limbs as a number can have; then ten digits, then results. */
export const ZEROS = 64;
export const RESULTS = 74;
const limbs: Float64Array = /* @__PURE__ */ Float64Array.from({ length: 8192 }, (_, i) => Math.max(0, i - ZEROS));

/** The sign of a plan's end, or `UNSURE`. */
export function signBy({ steps, end, length, limbs: most }: Plan, limits: Float64Array): number {
  if (!hasUnit(limits, most)) return UNSURE;
  const numbers = inputs;
  const lowest = scale[1]! * (1.5 * 2 ** 52);
  const middle = lowest * 2 ** 21;
  const highest = lowest * 2 ** 42;
  for (let i = 0; i < steps.length; i += 8) {
    const op = steps[i]!;
    const to = steps[i + 1]!;
    const n = steps[i + 2]!;
    const a = steps[i + 3]!;
    const b = steps[i + 4]!;
    if (op === ADD - INPUTS_ONLY || op === SUBTRACT - INPUTS_ONLY) {
      const x = numbers[a]!;
      const y = (3 - op) * numbers[b]!;
      if (n === 3) {
        const x2 = x + highest - highest;
        const x1 = x - x2 + middle - middle;
        const x0 = x - x2 - x1;
        const y2 = y + highest - highest;
        const y1 = y - y2 + middle - middle;
        const y0 = y - y2 - y1;
        if (x0 + lowest - lowest !== x0 || y0 + lowest - lowest !== y0) return UNSURE;
        limbs[to] = x0 + y0;
        limbs[to + 1] = x1 + y1;
        limbs[to + 2] = x2 + y2;
      } else {
        let restX = x;
        let restY = y;
        let rounder = lowest * 2 ** 147;
        for (let k = n - 1; k >= 0; k--) {
          const partX = restX + rounder - rounder;
          const partY = restY + rounder - rounder;
          limbs[to + k] = partX + partY;
          restX -= partX;
          restY -= partY;
          rounder *= 2 ** -21;
        }
        if (restX !== 0 || restY !== 0) return UNSURE;
      }
    } else if (op <= MULTIPLY_SUBTRACT) {
      const c = steps[i + 5]!;
      const p = steps[i + 6]!;
      const q = steps[i + 7]!;
      const sign = 1 - 2 * op;
      if (p === 3 && q === 3) {
        const x0 = sign * limbs[a]!;
        const x1 = sign * limbs[a + 1]!;
        const x2 = sign * limbs[a + 2]!;
        const y0 = limbs[b]!;
        const y1 = limbs[b + 1]!;
        const y2 = limbs[b + 2]!;
        limbs[to] = limbs[c]! + x0 * y0;
        limbs[to + 1] = limbs[c + 1]! + (x0 * y1 + x1 * y0);
        limbs[to + 2] = limbs[c + 2]! + (x0 * y2 + x1 * y1 + x2 * y0);
        limbs[to + 3] = limbs[c + 3]! + (x1 * y2 + x2 * y1);
        limbs[to + 4] = limbs[c + 4]! + x2 * y2;
      } else if (q === 3) {
        const y0 = sign * limbs[b]!;
        const y1 = sign * limbs[b + 1]!;
        const y2 = sign * limbs[b + 2]!;
        let below = 0;
        let farBelow = 0;
        for (let k = 0; k < p; k++) {
          const x = limbs[a + k]!;
          limbs[to + k] = limbs[c + k]! + (x * y0 + below * y1 + farBelow * y2);
          farBelow = below;
          below = x;
        }
        limbs[to + p] = limbs[c + p]! + (below * y1 + farBelow * y2);
        limbs[to + p + 1] = limbs[c + p + 1]! + below * y2;
      } else {
        for (let k = 0; k < n; k++) {
          let sum = 0;
          const last = Math.min(k, p - 1);
          for (let j = Math.max(0, k - q + 1); j <= last; j++) sum += limbs[a + j]! * limbs[b + k - j]!;
          limbs[to + k] = limbs[c + k]! + sign * sum;
        }
      }
    } else if (op === ADD || op === SUBTRACT) {
      const sign = 6 - op;
      for (let k = 0; k < n; k++) limbs[to + k] = limbs[a + k]! + sign * limbs[b + k]!;
    } else if (op === SHORTEN) {
      shorten(to, a, n, b);
    } else if (op === SIGN) {
      limbs[to] = leading(a, b);
    } else {
      // A branch would be guessed wrong half of the time.
      const c = steps[i + 5]!;
      const isPositive = +(leading(a, steps[i + 6]!) > 0);
      const from = c + ((b - c) & -isPositive);
      const sign = op === ABSOLUTE ? 2 * isPositive - 1 : 1;
      for (let k = 0; k < n; k++) limbs[to + k] = sign * limbs[from + k]!;
    }
  }
  return leading(end, length);
}

/**
 * The sign of a number, added up from the top. While the sum is below 2⁵³ units of a limb it is exact; once it is not, all that follows is
 * too small to change its sign.
 */
function leading(at: number, length: number): number {
  let sum = 0;
  for (let k = at + length - 1; k >= at; k--) sum += limbs[k]!;
  return +(sum > 0) - +(sum < 0);
}

/** Cuts each limb in three, of which two are added to the limbs above. */
function shorten(to: number, from: number, length: number, degree: number): void {
  let rounder = 1.5 * 2 ** 73;
  for (let d = 0; d < degree; d++) rounder *= scale[1]!;
  let above = 0;
  let farAbove = 0;
  for (let k = 0; k < length; k++) {
    const limb = limbs[from + k]!;
    const high = limb + rounder * 2 ** 21 - rounder * 2 ** 21;
    const middle = limb - high + rounder - rounder;
    limbs[to + k] = limb - high - middle + above;
    above = middle + farAbove;
    farAbove = high;
    rounder *= 2 ** 21;
  }
  limbs[to + length] = above;
  limbs[to + length + 1] = farAbove;
}
