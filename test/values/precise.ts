/**
 * Numbers of 448 bits, for running the source of a value so that what comes out is its true value. Nothing overflows or
 * vanishes. Infinities and NaN stay as they are, and so do plain numbers that count something, such as an axis.
 */
import type { Calc } from '../../tools/compiler/instrument.js';

/** `mantissa · 2^exponent`; of several that are the same number there is only one. */
export class Precise {
  constructor(
    readonly mantissa: bigint,
    readonly exponent: number,
  ) {}
}

/** What stands for a number. */
export type Real = number | Precise;

const BITS = 448;
const ZERO = new Precise(0n, 0);
const word = new DataView(new ArrayBuffer(8));

/** The exponent of the highest bit of a double other than 0, and thus of a whole number of less than 1024 bits. */
function highestBit(x: number): number {
  word.setFloat64(0, x);
  return ((word.getUint32(0) >>> 20) & 0x7ff) - 1023;
}

/** Cut off, never rounded up: so that equal quotients are equal, however they came about. */
function cut(mantissa: bigint, exponent: number): Precise {
  if (mantissa === 0n) return ZERO;
  const surplus = highestBit(Number(mantissa)) + 1 - BITS;
  if (surplus <= 0) return new Precise(mantissa << BigInt(-surplus), exponent + surplus);
  const by = BigInt(surplus);
  return new Precise(mantissa < 0n ? -(-mantissa >> by) : mantissa >> by, exponent + surplus);
}

export function precise(x: number): Real {
  if (x === 0) return ZERO;
  if (!Number.isFinite(x)) return x;
  const shift = 52 - highestBit(x);
  const isSubnormal = Math.abs(x) < 2 ** -1022;
  if (isSubnormal) return cut(BigInt(x * 2 ** 537 * 2 ** 537), -1074);
  // In two steps, as a power of two beyond 1023 is no double.
  const half = shift >> 1;
  return cut(BigInt(x * 2 ** half * 2 ** (shift - half)), -shift);
}

/** A near double; infinite or 0 where there is none. */
export function nearest(x: Real): number {
  if (typeof x === 'number') return x;
  const exponent = x.exponent + BITS - 64;
  const half = Math.max(exponent >> 1, -2000);
  return Number(x.mantissa >> BigInt(BITS - 64)) * 2 ** half * 2 ** (exponent - half);
}

function isBeyond(x: Real): x is number {
  return typeof x === 'number' && !Number.isFinite(x);
}

function finite(x: Real): Precise {
  return typeof x === 'number' ? (precise(x) as Precise) : x;
}

/** Enough to tell what an operation with an infinity gives. */
function signed(x: Real): number {
  return typeof x === 'number' ? x : x.mantissa > 0n ? 1 : x.mantissa < 0n ? -1 : 0;
}

function binary(of: (a: Precise, b: Precise) => Real, ofPlain: (a: number, b: number) => number) {
  return (a: Real, b: Real): Real => {
    if (isBeyond(a) || isBeyond(b)) return ofPlain(signed(a), signed(b));
    if (isCount(a) && isCount(b) && isCount(ofPlain(a, b))) return ofPlain(a, b);
    return of(finite(a), finite(b));
  };
}

/** Whether a number counts something; it comes from the source itself. */
function isCount(x: Real): x is number {
  return typeof x === 'number' && Number.isInteger(x) && Math.abs(x) < 2 ** 20;
}

function add(a: Precise, b: Precise): Precise {
  if (a.mantissa === 0n) return b;
  if (b.mantissa === 0n) return a;
  if (a.exponent < b.exponent) return add(b, a);
  const difference = a.exponent - b.exponent;
  return difference > BITS + 2 ? a : cut((a.mantissa << BigInt(difference)) + b.mantissa, b.exponent);
}

function negate({ mantissa, exponent }: Precise): Precise {
  return new Precise(-mantissa, exponent);
}

function divide(a: Precise, b: Precise): Real {
  if (b.mantissa === 0n) return signed(a) / 0;
  return cut((a.mantissa << BigInt(BITS + 8)) / b.mantissa, a.exponent - b.exponent - BITS - 8);
}

/** Newton's iteration from the root of the highest bits. */
function root(x: Precise): Real {
  if (x.mantissa <= 0n) return x.mantissa === 0n ? ZERO : Number.NaN;
  const shift = BITS + 8 + ((x.exponent + BITS) & 1);
  const square = x.mantissa << BigInt(shift);
  const exponent = (x.exponent - shift) / 2;
  let guess = BigInt(Math.sqrt(Number(square)));
  for (let digits = 50; digits < BITS + 8; digits *= 2) guess = (guess + square / guess) >> 1n;
  while (guess * guess > square) guess--;
  while ((guess + 1n) * (guess + 1n) <= square) guess++;
  return cut(guess, exponent);
}

/** The sign of a - b; NaN where there is none. */
export function order(a: Real, b: Real): number {
  if (isBeyond(a) || isBeyond(b)) {
    const [p, q] = [signed(a), signed(b)];
    return p === q ? 0 : p - q;
  }
  return signed(add(finite(a), negate(finite(b))));
}

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '===': (order) => order === 0,
  '!==': (order) => order !== 0,
};

function isReal(value: unknown): value is Real {
  return typeof value === 'number' || value instanceof Precise;
}

/** @returns the first NaN, as Math.max and Math.min do */
function extreme(of: readonly Real[], sign: number): Real {
  return of.reduce((best, one) =>
    Number.isNaN(best) || !(order(one, best) * sign > 0 || Number.isNaN(one)) ? best : one,
  );
}

export const arithmetic = {
  add: binary(add, (a, b) => a + b),
  subtract: binary(
    (a, b) => add(a, negate(b)),
    (a, b) => a - b,
  ),
  multiply: binary(
    (a, b) => cut(a.mantissa * b.mantissa, a.exponent + b.exponent),
    (a, b) => a * b,
  ),
  divide: binary(divide, (a, b) => a / b),
  remainder: (a: Real, b: Real): Real => nearest(a) % nearest(b),
  power: (a: Real, b: Real): Real => nearest(a) ** nearest(b),
  negate: (a: Real): Real => arithmetic.subtract(0, a),
  abs: (a: Real): Real => (order(a, 0) < 0 ? arithmetic.negate(a) : a),
  sqrt: (a: Real): Real => (isBeyond(a) ? Math.sqrt(a) : root(finite(a))),
  sign: (a: Real): Real => Math.sign(order(a, 0)),
  floor: (a: Real): Real => Math.floor(nearest(a)),
  log2: (a: Real): Real =>
    typeof a === 'number' ? Math.log2(a) : a.exponent + BITS - 64 + Math.log2(Number(a.mantissa >> BigInt(BITS - 64))),
  max: (...of: Real[]): Real => extreme(of, 1),
  min: (...of: Real[]): Real => extreme(of, -1),
  isNumber: isReal,
  compare: (by: string, a: unknown, b: unknown): boolean =>
    isReal(a) && isReal(b) ? COMPARISONS[by]!(order(a, b)) : (a === b) === (by === '==='),
  and: (left: () => boolean, right: () => boolean): boolean => left() && right(),
  or: (left: () => boolean, right: () => boolean): boolean => left() || right(),
  name: (_: string, value: unknown): unknown => value,
  check: (f: (...args: unknown[]) => unknown, args: unknown[]): unknown => f(...args),
  signOf: (a: Real): Real => Math.sign(order(a, 0)),
  because: (sign: Real): Real => sign,
  afterAll: (sign: Real): Real => sign,
};

/** How a question is answered: by the file and name of its source, and the shapes; `own` is what the source says. */
export type Answering = (file: string, name: string, args: readonly unknown[], own: () => unknown) => unknown;

export function preciseCalc(answer: Answering): Calc {
  const ask = (file: string, name: string, f: (...args: unknown[]) => unknown, args: readonly unknown[]): unknown =>
    answer(file, name, args, () => f(...args));
  return { ...arithmetic, ask } as unknown as Calc;
}

/** The same shape or result, with numbers of another kind. */
export function inNumbers(of: unknown, change: (x: never) => Real): unknown {
  if (isReal(of)) return change(of as never);
  if (Array.isArray(of)) return of.map((part) => inNumbers(part, change));
  if (typeof of !== 'object' || of === null) return of;
  return Object.fromEntries(Object.entries(of).map(([key, part]) => [key, inNumbers(part, change)]));
}

/** A shape, or a part of one, times a power of two; the axes of a box and the normal of a plane only tell directions. */
export function resized(of: unknown, unit: number): unknown {
  const by = precise(unit);
  if (isReal(of)) return arithmetic.multiply(of, by);
  if (typeof of !== 'object' || of === null) return of;
  return Object.fromEntries(
    Object.entries(of).map(([key, part]) => [key, key === 'axes' || key === 'normal' ? part : resized(part, unit)]),
  );
}
