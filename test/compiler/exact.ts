/** Exact numbers for the truth behind a question: whole numbers times powers of two, with nothing of `src/exact` in them. */
import { type Dyadic, dyadic } from '../oracle/rational.js';

export type Exact = Dyadic;

export const exact: (value: number) => Exact = dyadic;

export function plus(a: Exact, b: Exact): Exact {
  const exponent = Math.min(a.exponent, b.exponent);
  return { mantissa: at(a, exponent) + at(b, exponent), exponent };
}

function at({ mantissa, exponent }: Exact, lower: number): bigint {
  return mantissa === 0n ? 0n : mantissa << BigInt(exponent - lower);
}

export function minus(a: Exact, b: Exact): Exact {
  return plus(a, opposite(b));
}

export function opposite({ mantissa, exponent }: Exact): Exact {
  return { mantissa: -mantissa, exponent };
}

export function times(a: Exact, b: Exact): Exact {
  return { mantissa: a.mantissa * b.mantissa, exponent: a.exponent + b.exponent };
}

export function signOf({ mantissa }: Exact): -1 | 0 | 1 {
  return mantissa > 0n ? 1 : mantissa < 0n ? -1 : 0;
}

export function size(a: Exact): Exact {
  return a.mantissa < 0n ? opposite(a) : a;
}

export function larger(a: Exact, b: Exact): Exact {
  return signOf(minus(a, b)) < 0 ? b : a;
}

export function smaller(a: Exact, b: Exact): Exact {
  return signOf(minus(a, b)) > 0 ? b : a;
}
