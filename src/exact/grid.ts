/**
 * Inputs on a grid: small multiples of one power of two, as in worlds of tiles, walls and stacked boxes. Plain doubles then
 * make no rounding at all, so a program run in them is exact.
 */
import { high } from './doubleDouble.js';

// As in `instructions.ts`; V8 looks an imported number up at every use.
const INPUTS = 128;
const ADD = 0;
const SUBTRACT = 1;
const MULTIPLY = 2;
const ABSOLUTE = 3;
const SMALLER = 5;
const CONSTANT = 6;

/** How coarse a grid must be for a program to be exact on it. */
export interface Grid {
  /** 2^(54 - bits), if inputs may be multiples of the grid's unit below 2^bits; NaN if no grid will do. */
  readonly rounding: number;
  /** The largest input whose products stay clear of overflow, and 1 over the smallest. */
  readonly reach: number;
}

/**
 * With inputs below 2^bits units, a register of degree d whose terms add up to m stays below m · 2^(bits · d) units to the
 * power of d: exact while that is at most 2⁵³. Where terms of different degrees meet there is no common unit.
 */
export function gridOf(steps: Int16Array): Grid {
  const degrees = new Map<number, number>();
  const sizes = new Map<number, number>();
  let bits = 53;
  let highest = 1;
  for (let i = 0; i < steps.length; i += 4) {
    const [op = 0, a = 0, b = 0, to = 0] = steps.subarray(i, i + 4);
    if (op === CONSTANT) {
      degrees.set(to, 0);
      sizes.set(to, Math.abs(a));
      continue;
    }
    const [degreeA, degreeB] = [degreeOf(a, degrees), degreeOf(b, degrees)];
    const [sizeA, sizeB] = [sizes.get(a) ?? 1, sizes.get(b) ?? 1];
    const isZero = sizeA === 0 || sizeB === 0;
    if (op !== MULTIPLY && degreeA !== degreeB && !isZero) return { rounding: NaN, reach: 0 };
    const degree = op === MULTIPLY ? degreeA + degreeB : Math.max(degreeA, degreeB);
    const size =
      op === MULTIPLY ? sizeA * sizeB : op === ADD || op === SUBTRACT ? sizeA + sizeB : Math.max(sizeA, sizeB);
    degrees.set(to, degree);
    sizes.set(to, size);
    highest = Math.max(highest, degree);
    if (degree > 0 && size > 0) bits = Math.min(bits, Math.floor((53 - Math.log2(size)) / degree));
  }
  return bits < 1
    ? { rounding: NaN, reach: 0 }
    : { rounding: 2 ** (54 - bits), reach: 2 ** (Math.floor(900 / highest) - bits) };
}

function degreeOf(register: number, degrees: ReadonlyMap<number, number>): number {
  return register < INPUTS ? 1 : degrees.get(register)!;
}

/**
 * Whether the first `count` inputs are multiples n·u of one power of two u with |n| < 2^bits. Adding and subtracting
 * B = largest · 2^(54 - bits) rounds x to a multiple of u = ulp(B) or ulp(B)/2, either of which is more than B · 2⁻⁵⁴; so if x
 * survives unchanged, it is a multiple of u and |x|/u < largest · 2⁵⁴/B = 2^bits.
 */
export function isOnGrid(count: number, { rounding, reach }: Grid): boolean {
  if (Number.isNaN(rounding)) return false;
  let largest = 0;
  for (let i = 0; i < count; i++) largest = Math.max(largest, Math.abs(high[i]!));
  if (largest === 0) return true;
  if (!(largest <= reach && largest >= 1 / reach)) return false;
  const rounder = largest * rounding;
  for (let i = 0; i < count; i++) if (high[i]! + rounder - rounder !== high[i]) return false;
  return true;
}

/** The sign of a register, in plain doubles. */
export function plainSign(steps: Int16Array, register: number): number {
  for (let i = 0; i < steps.length; i += 4) {
    const op = steps[i]!;
    const a = steps[i + 1]!;
    const b = steps[i + 2]!;
    const to = steps[i + 3]!;
    // Stored at once: a function would give each result back in an object.
    if (op === MULTIPLY) high[to] = high[a]! * high[b]!;
    else if (op === SUBTRACT) high[to] = high[a]! - high[b]!;
    else if (op === ADD) high[to] = high[a]! + high[b]!;
    else if (op === CONSTANT) high[to] = a;
    else if (op === ABSOLUTE) high[to] = Math.abs(high[a]!);
    else if (op === SMALLER) high[to] = Math.min(high[a]!, high[b]!);
    else high[to] = Math.max(high[a]!, high[b]!);
  }
  const value = high[register]!;
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}
