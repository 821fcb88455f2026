/**
 * Dyadic numbers, `mantissa · 2^exponent` with a BigInt mantissa.
 *
 * Every double is one, and so is every sum and product of doubles, whatever their exponents: nothing overflows,
 * underflows or rounds. Slow, and the last resort for what two doubles cannot hold.
 */
import { high as inputs } from './doubleDouble.js';
import { ABSOLUTE, ADD, CONSTANT, MULTIPLY, SMALLER, SUBTRACT } from './instructions.js';

export interface Dyadic {
  readonly mantissa: bigint;
  readonly exponent: number;
}

const bits: DataView = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));

function from(x: number): Dyadic {
  bits.setFloat64(0, x);
  const high = bits.getUint32(0);
  const biased = (high >>> 20) & 0x7ff;
  const fraction = (BigInt(high & 0xfffff) << 32n) | BigInt(bits.getUint32(4));
  const magnitude = biased === 0 ? fraction : fraction | (1n << 52n);
  return { mantissa: high >>> 31 ? -magnitude : magnitude, exponent: Math.max(biased, 1) - 1075 };
}

function add(a: Dyadic, b: Dyadic): Dyadic {
  const exponent = Math.min(a.exponent, b.exponent);
  return { mantissa: mantissaAt(a, exponent) + mantissaAt(b, exponent), exponent };
}

function mantissaAt({ mantissa, exponent }: Dyadic, lower: number): bigint {
  return mantissa << BigInt(exponent - lower);
}

function negate({ mantissa, exponent }: Dyadic): Dyadic {
  return { mantissa: -mantissa, exponent };
}

function compare(a: Dyadic, b: Dyadic): number {
  const { mantissa } = add(a, negate(b));
  return mantissa > 0n ? 1 : mantissa < 0n ? -1 : 0;
}

/** Exact arithmetic, for whoever needs more than a sign. */
export interface Dyadics {
  from(x: number): Dyadic;
  integer(n: number): Dyadic;
  add(a: Dyadic, b: Dyadic): Dyadic;
  subtract(a: Dyadic, b: Dyadic): Dyadic;
  multiply(a: Dyadic, b: Dyadic): Dyadic;
  negate(a: Dyadic): Dyadic;
  absolute(a: Dyadic): Dyadic;
  larger(a: Dyadic, b: Dyadic): Dyadic;
  smaller(a: Dyadic, b: Dyadic): Dyadic;
  /** The sign of a - b. */
  compare(a: Dyadic, b: Dyadic): number;
}

export const dyadics: Dyadics = {
  from,
  integer: from,
  add,
  subtract: (a: Dyadic, b: Dyadic): Dyadic => add(a, negate(b)),
  multiply: (a: Dyadic, b: Dyadic): Dyadic => ({
    mantissa: a.mantissa * b.mantissa,
    exponent: a.exponent + b.exponent,
  }),
  negate,
  absolute: (a: Dyadic): Dyadic => (a.mantissa < 0n ? negate(a) : a),
  larger: (a: Dyadic, b: Dyadic): Dyadic => (compare(a, b) < 0 ? b : a),
  smaller: (a: Dyadic, b: Dyadic): Dyadic => (compare(a, b) > 0 ? b : a),
  compare,
};

/** The sign of a register, always exact; for the steps see `program.ts`. */
export function dyadicSign(steps: Int16Array, register: number): number {
  const registers: Dyadic[] = [];
  const value = (r: number): Dyadic => (registers[r] ??= from(inputs[r]!));
  for (let i = 0; i < steps.length; i += 4) {
    const [op = 0, a = 0, b = 0, to = 0] = steps.subarray(i, i + 4);
    registers[to] = op === CONSTANT ? from(a) : apply(op, value(a), value(b));
  }
  const { mantissa } = value(register);
  return mantissa > 0n ? 1 : mantissa < 0n ? -1 : 0;
}

function apply(op: number, a: Dyadic, b: Dyadic): Dyadic {
  if (op === ADD) return add(a, b);
  if (op === SUBTRACT) return add(a, negate(b));
  if (op === MULTIPLY) return { mantissa: a.mantissa * b.mantissa, exponent: a.exponent + b.exponent };
  if (op === ABSOLUTE) return a.mantissa < 0n ? negate(a) : a;
  return compare(a, b) < 0 === (op === SMALLER) ? a : b;
}
