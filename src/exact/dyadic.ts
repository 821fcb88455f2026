/**
 * Dyadic numbers, `mantissa · 2^exponent` with a BigInt mantissa.
 *
 * Every double is one, and so is every sum and product of doubles, whatever their exponents: nothing overflows,
 * underflows or rounds. Slow, and the last resort for inputs whose exponents lie too far apart for expansions.
 */
import type { Arithmetic } from './arithmetic.js';

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

export const dyadics: Arithmetic<Dyadic> = {
  from,
  integer: from,
  add,
  subtract: (a, b) => add(a, negate(b)),
  multiply: (a, b) => ({ mantissa: a.mantissa * b.mantissa, exponent: a.exponent + b.exponent }),
  negate,
  absolute: (a) => (a.mantissa < 0n ? negate(a) : a),
  larger: (a, b) => (compare(a, b) < 0 ? b : a),
  smaller: (a, b) => (compare(a, b) > 0 ? b : a),
  compare,
};
