/**
 * Floating-point expansions: exact numbers as sums of doubles that do not overlap, smallest first, zeros left out.
 * Shewchuk 1997, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates"; the names of
 * his algorithms stand by the functions. An expansion here is a handle: the number of its record in one growing buffer
 * that is emptied at the start of every decision, so nothing is allocated once the buffer is large enough.
 *
 * Exact as long as no product overflows and none loses bits to underflow. `probe.ts` decides that beforehand, and
 * finds the power of two that brings inputs of extreme size into range.
 */
import type { Arithmetic } from './arithmetic.js';

/** Number of an expansion's record in the buffer. */
export type Expansion = number;

/** 2²⁷ + 1: multiplying by it cuts a double into two halves of 26 bits (Dekker's split). */
const SPLITTER = 134217729;

let components: Float64Array = /* @__PURE__ */ new Float64Array(0);
/** Where record `h` begins; it ends where the next one begins. */
let starts: Int32Array = /* @__PURE__ */ new Int32Array(0);
let records = 0;
/** Where the next component goes. */
let top = 0;
/** Power of two applied to every input; 1 unless the inputs are of extreme size. */
let scale = 1;

/** Empties the buffer and sets the scale of the inputs. Every handle made before is void. */
export function expansionsAtScale(powerOfTwo: number): Arithmetic<Expansion> {
  records = 0;
  top = 0;
  scale = powerOfTwo;
  return expansions;
}

/** Makes room for `length` more components and opens a record. */
function open(length: number): void {
  if (top + length > components.length) {
    const larger = new Float64Array(Math.max(4096, 2 * (top + length)));
    larger.set(components);
    components = larger;
  }
  if (records + 2 > starts.length) {
    const larger = new Int32Array(Math.max(512, 2 * starts.length));
    larger.set(starts);
    starts = larger;
  }
  starts[records] = top;
}

function close(): Expansion {
  starts[records + 1] = top;
  return records++;
}

/** Zero is the empty expansion. */
function single(x: number): Expansion {
  open(1);
  if (x !== 0) components[top++] = x;
  return close();
}

function copy(a: Expansion, sign: 1 | -1): Expansion {
  const from = starts[a]!;
  const to = starts[a + 1]!;
  open(to - from);
  for (let i = from; i < to; i++) components[top++] = sign * components[i]!;
  return close();
}

/** The largest component carries the sign of the whole. */
function leading(a: Expansion): number {
  const end = starts[a + 1]!;
  return end === starts[a] ? 0 : components[end - 1]!;
}

/** FAST-EXPANSION-SUM with zero elimination, of `a` and `sign · b`. */
function sum(a: Expansion, b: Expansion, sign: 1 | -1): Expansion {
  let i = starts[a]!;
  let j = starts[b]!;
  const endA = starts[a + 1]!;
  const endB = starts[b + 1]!;
  if (i === endA) return sign === 1 ? b : copy(b, -1);
  if (j === endB) return a;
  open(endA - i + endB - j);
  let total = 0;
  while (i < endA || j < endB) {
    const fromA = j === endB || (i < endA && Math.abs(components[i]!) < Math.abs(components[j]!));
    const next = fromA ? components[i++]! : sign * components[j++]!;
    const high = total + next;
    const part = high - total;
    const low = total - (high - part) + (next - part);
    total = high;
    if (low !== 0) components[top++] = low;
  }
  if (total !== 0) components[top++] = total;
  return close();
}

/** SCALE-EXPANSION with zero elimination: `a` times one double. */
function scaled(a: Expansion, factor: number): Expansion {
  const from = starts[a]!;
  const to = starts[a + 1]!;
  open(2 * (to - from));
  const factorCut = SPLITTER * factor;
  const factorHigh = factorCut - (factorCut - factor);
  const factorLow = factor - factorHigh;
  let total = 0;
  for (let i = from; i < to; i++) {
    const x = components[i]!;
    const cut = SPLITTER * x;
    const high = cut - (cut - x);
    const low = x - high;
    const product = x * factor;
    const tail = low * factorLow - (product - high * factorHigh - low * factorHigh - high * factorLow);
    const middle = total + tail;
    const part = middle - total;
    const error = total - (middle - part) + (tail - part);
    if (error !== 0) components[top++] = error;
    total = product + middle;
    const rest = middle - (total - product);
    if (rest !== 0) components[top++] = rest;
  }
  if (total !== 0) components[top++] = total;
  return close();
}

/**
 * COMPRESS: the same number in as few components as it needs, so that products of long expansions stay short.
 * Works in the place of `a`, whose handle is void afterwards.
 */
function compressed(a: Expansion): Expansion {
  const from = starts[a]!;
  const to = starts[a + 1]!;
  if (to - from < 3) return a;
  let total = components[to - 1]!;
  let bottom = to;
  for (let i = to - 2; i >= from; i--) {
    const high = total + components[i]!;
    const low = components[i]! - (high - total);
    if (low !== 0) {
      components[--bottom] = high;
      total = low;
    } else {
      total = high;
    }
  }
  open(to - bottom + 1);
  for (let i = bottom; i < to; i++) {
    const next = components[i]!;
    const high = next + total;
    const low = total - (high - next);
    if (low !== 0) components[top++] = low;
    total = high;
  }
  if (total !== 0) components[top++] = total;
  return close();
}

function multiply(a: Expansion, b: Expansion): Expansion {
  const lengthA = starts[a + 1]! - starts[a]!;
  const lengthB = starts[b + 1]! - starts[b]!;
  if (lengthA < lengthB) return multiply(b, a);
  if (lengthB === 0) return b;
  if (lengthB === 1) return scaled(a, components[starts[b]!]!);
  let total = scaled(a, components[starts[b]!]!);
  for (let i = 1; i < lengthB; i++) total = sum(total, scaled(a, components[starts[b]! + i]!), 1);
  return compressed(total);
}

function compare(a: Expansion, b: Expansion): number {
  return Math.sign(leading(sum(a, b, -1)));
}

const expansions: Arithmetic<Expansion> = {
  from: (x) => single(x * scale),
  integer: single,
  add: (a, b) => sum(a, b, 1),
  subtract: (a, b) => sum(a, b, -1),
  multiply,
  negate: (a) => copy(a, -1),
  absolute: (a) => (leading(a) < 0 ? copy(a, -1) : a),
  larger: (a, b) => (compare(a, b) < 0 ? b : a),
  smaller: (a, b) => (compare(a, b) > 0 ? b : a),
  compare,
};
