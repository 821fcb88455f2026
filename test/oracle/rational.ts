/** An exact fraction. The denominator is always positive; nothing is reduced, for the chains here are short. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A finite double taken apart: it is exactly `mantissa · 2^exponent`, and the mantissa is odd (or zero). */
export interface Dyadic {
  readonly mantissa: bigint;
  readonly exponent: number;
}

const word = new DataView(new ArrayBuffer(8));

export function dyadic(value: number): Dyadic {
  if (!Number.isFinite(value)) throw new RangeError(`an exact value must be finite, got ${value}`);
  if (value === 0) return { mantissa: 0n, exponent: 0 };
  word.setFloat64(0, value);
  const high = word.getUint32(0);
  const low = word.getUint32(4);
  const biased = (high >>> 20) & 0x7ff;
  // Subnormals (biased exponent 0) have no hidden bit and share the exponent of the smallest normal numbers.
  const top = (high & 0xfffff) + (biased === 0 ? 0 : 2 ** 20);
  const zeros = low === 0 ? 32 + trailingZeros(top) : trailingZeros(low);
  const mantissa = (top * 2 ** 32 + low) / 2 ** zeros;
  return { mantissa: BigInt(value < 0 ? -mantissa : mantissa), exponent: Math.max(biased, 1) - 1075 + zeros };
}

/** Of a number of 32 bits that is not 0. */
function trailingZeros(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

export function fraction(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('a fraction must not have the denominator 0');
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

export const zero: Rational = fraction(0n);
export const one: Rational = fraction(1n);

/** `numerator / denominator · 2^exponent`. */
export function scaledBy({ numerator, denominator }: Rational, exponent: number): Rational {
  return exponent >= 0
    ? { numerator: numerator << BigInt(exponent), denominator }
    : { numerator, denominator: denominator << BigInt(-exponent) };
}

/** The exact value of any finite double. */
export function rational(value: number): Rational {
  const { mantissa, exponent } = dyadic(value);
  return scaledBy(fraction(mantissa), exponent);
}

export function add(a: Rational, b: Rational): Rational {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
}

export function multiply(a: Rational, b: Rational): Rational {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function divide(a: Rational, b: Rational): Rational {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compare(a: Rational, b: Rational): number {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function sign({ numerator }: Rational): number {
  return numerator < 0n ? -1 : numerator > 0n ? 1 : 0;
}

export function min(a: Rational, b: Rational): Rational {
  return compare(a, b) <= 0 ? a : b;
}

export function max(a: Rational, b: Rational): Rational {
  return compare(a, b) >= 0 ? a : b;
}

/** A nearby double, for reports and for tests with a tolerance; off by at most a few units in the last place. */
export function toNumber({ numerator, denominator }: Rational): number {
  if (numerator === 0n) return 0;
  const magnitude = numerator < 0n ? -numerator : numerator;
  const shift = magnitude.toString(2).length - denominator.toString(2).length - 64;
  const quotient =
    shift >= 0 ? magnitude / (denominator << BigInt(shift)) : (magnitude << BigInt(-shift)) / denominator;
  // Two steps, because 2 ** shift alone may overflow or vanish where the product does not.
  const half = Math.trunc(shift / 2);
  const value = Number(quotient) * 2 ** half * 2 ** (shift - half);
  return numerator < 0n ? -value : value;
}
