/**
 * The quick stages: programs run in plain doubles on a grid, and in double-doubles elsewhere. Both stand in one file with
 * the instructions: V8 would look an imported number up at every use.
 *
 * Numbers live in registers, which are typed arrays: nothing is allocated.
 */
import type { Grid, Way } from './ways.js';

/** Registers below this hold inputs and at last the ten digits, the others results of instructions, in their order. */
export const INPUTS = 128;
export const DIGITS = 118;
const REGISTERS = 4096;

export const SMALLER = 0;
export const LARGER = 1;
export const MULTIPLY = 2;
export const ADD = 3;
/** Of b and c the first if a is positive. */
export const CHOOSE = 4;
export const SUBTRACT = 5;
export const ABSOLUTE = 6;

const high: Float64Array = /* @__PURE__ */ Float64Array.from({ length: REGISTERS }, (_, i) => i - DIGITS);
/** The low parts and losses of inputs and digits are never written, and stay 0. */
const low: Float64Array = /* @__PURE__ */ new Float64Array(REGISTERS);
const lost: Float64Array = /* @__PURE__ */ new Float64Array(REGISTERS);

/** Where shapes' numbers are written. One buffer for all: nothing else can run in between. */
export const inputs: Float64Array = high;
/** How many there are, and the largest, without signs. */
const sizes: Float64Array = /* @__PURE__ */ new Float64Array(2);

/** Looks at the first inputs, before any stage does. Whether all are finite. */
export function areFinite(count: number): boolean {
  let most = 0;
  for (let i = 0; i < count; i++) most = Math.max(most, Math.abs(high[i]!));
  sizes[0] = count;
  sizes[1] = most;
  return most < Infinity;
}

/** The smallest input that is not 0, without its sign. */
function leastSize(): number {
  let least = Infinity;
  for (let i = 0; i < sizes[0]!; i++) {
    const size = Math.abs(high[i]!);
    if (size < least && size > 0) least = size;
  }
  return least;
}

// Plain doubles -------------------------------------------------------------------------------------------------------

/**
 * Whether the inputs are multiples n·u of one power of two u with |n| < 2^bits, as in worlds of tiles, walls and stacked
 * boxes: then plain doubles make no rounding at all. Adding and subtracting B = largest · 2^(54 - bits) rounds x to a
 * multiple of u = ulp(B) or ulp(B)/2, either of which is more than B · 2⁻⁵⁴; so if x survives unchanged, it is a multiple of
 * u and |x|/u < largest · 2⁵⁴/B = 2^bits.
 */
export function isOnGrid({ limits }: Grid): boolean {
  const rounding = limits[0]!;
  const one = limits[1]!;
  const reach = limits[2]!;
  const most = Math.max(sizes[1]!, one);
  const rounder = most * rounding;
  // Multiples of 2^bits, and parts of it, have to be within reach.
  if (!(rounder * reach >= 2 ** 54 || most === 0) || !(most * 2 ** 54 <= rounding * reach)) return false;
  if (one + rounder - rounder !== one) return false;
  for (let i = 0; i < sizes[0]!; i++) if (high[i]! + rounder - rounder !== high[i]) return false;
  return true;
}

/** The sign of a way's end, in plain doubles. */
export function plainSign({ steps, end }: Way): number {
  for (let i = 0, to = INPUTS; i < steps.length; i += 4, to++) {
    const op = steps[i]!;
    const a = steps[i + 1]!;
    const b = steps[i + 2]!;
    const x = high[a]!;
    const y = high[b]!;
    if (op === MULTIPLY) high[to] = x * y;
    else if (op === SUBTRACT) high[to] = x - y;
    else if (op === ADD) high[to] = x + y;
    else if (op === ABSOLUTE) high[to] = Math.abs(x);
    else if (op === SMALLER) high[to] = Math.min(x, y);
    else if (op === LARGER) high[to] = Math.max(x, y);
    else high[to] = x > 0 ? y : high[steps[i + 3]!]!;
  }
  const value = high[end]!;
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

// Double-doubles ------------------------------------------------------------------------------------------------------

/*
 * A number is high + low, some 106 bits, and beside it stands a bound of what has been lost so far. Sums are Knuth's and
 * products Dekker's (1971), whose rest is exact; only what does not fit into two doubles any more is lost, and counted. So
 * where nothing is lost, even 0 is certain.
 */

/** 2²⁷ + 1: multiplying by it cuts a double into two halves of 26 bits (Dekker's split). */
const SPLITTER = 134217729;
const UNIT = 2 ** -53;
/** Covers the roundings of the losses themselves. */
const MORE = 1 + 2 ** -40;

/** Where a sign is not certain; not NaN, since V8 would put signs into objects then. */
export const UNSURE = 2;

/** The sign of a way's end in double-doubles, or `UNSURE`. */
export function doubleDoubleSign({ steps, end, limits }: Way): number {
  // All numbers are multiples of least · 2⁻⁵³, or of its powers: within reach nothing underflows or overflows.
  if (!(limits[0]! > 0 && sizes[1]! <= limits[2]! && leastSize() * limits[2]! >= 1 / UNIT)) return UNSURE;
  // All in one function: calls would cost more than the arithmetic.
  for (let i = 0, to = INPUTS; i < steps.length; i += 4, to++) {
    const op = steps[i]!;
    const a = steps[i + 1]!;
    const b = steps[i + 2]!;
    const x = high[a]!;
    const xLow = low[a]!;
    const xLost = lost[a]!;
    const sign = op === SUBTRACT ? -1 : 1;
    const y = sign * high[b]!;
    const yLow = sign * low[b]!;
    const yLost = lost[b]!;
    if (op === MULTIPLY) {
      const product = x * y;
      const cutX = SPLITTER * x;
      const headX = cutX - (cutX - x);
      const tailX = x - headX;
      const cutY = SPLITTER * y;
      const headY = cutY - (cutY - y);
      const tailY = y - headY;
      const left = x * yLow;
      const right = xLow * y;
      const under = tailX * tailY - (product - headX * headY - tailX * headY - headX * tailY) + (left + right);
      const value = product + under;
      high[to] = value;
      low[to] = under - (value - product);
      // Nothing is lost of a product of two doubles: it has no more than a rest.
      const rounded =
        left === 0 && right === 0
          ? 0
          : 2 * UNIT * (Math.abs(left) + Math.abs(right) + Math.abs(under)) + Math.abs(xLow * yLow);
      lost[to] = (rounded + xLost * (Math.abs(y) + yLost) + yLost * Math.abs(x)) * MORE;
    } else if (op === ADD || op === SUBTRACT) {
      const total = x + y;
      const part = total - x;
      const rest = x - (total - part) + (y - part);
      if (xLow === 0 && yLow === 0) {
        high[to] = total;
        low[to] = rest;
        lost[to] = xLost + yLost;
        continue;
      }
      const lows = xLow + yLow;
      const lowPart = lows - xLow;
      const middle = rest + lows;
      const middlePart = middle - rest;
      const first = total + middle;
      const firstPart = first - total;
      const small = xLow - (lows - lowPart) + (yLow - lowPart) + (rest - (middle - middlePart) + (lows - middlePart));
      const under = total - (first - firstPart) + (middle - firstPart) + small;
      const value = first + under;
      high[to] = value;
      low[to] = under - (value - first);
      lost[to] = xLost + yLost + (small === 0 ? 0 : 2 * UNIT * (Math.abs(under) + Math.abs(small)));
    } else if (op === ABSOLUTE) {
      high[to] = Math.abs(x);
      low[to] = xLow !== 0 && x < 0 ? -xLow : xLow;
      lost[to] = xLost;
    } else {
      let from = b;
      let loss = Math.max(xLost, yLost);
      if (op === CHOOSE) {
        const sign = signIn(a);
        if (sign === UNSURE) return sign;
        if (sign <= 0) from = steps[i + 3]!;
        loss = lost[from]!;
      } else if ((x < y || (x === y && xLow < yLow)) === (op === SMALLER)) from = a;
      high[to] = high[from]!;
      low[to] = low[from]!;
      lost[to] = loss;
    }
  }
  return signIn(end);
}

/** The sign in a register, or `UNSURE`. */
function signIn(register: number): number {
  const value = high[register]!;
  const doubt = lost[register]!;
  if (Math.abs(value) > doubt * MORE + Math.abs(low[register]!)) return value > 0 ? 1 : -1;
  return doubt === 0 && value === 0 ? 0 : UNSURE;
}
