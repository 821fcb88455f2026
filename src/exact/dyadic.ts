/**
 * Dyadic numbers, `mantissa · 2^exponent` with a BigInt mantissa.
 *
 * Every double is one, and so is every sum and product of doubles, whatever their exponents: nothing overflows,
 * underflows or rounds. Slow, and the last resort for what two doubles cannot hold.
 */
import { inputs } from './inputs.js';
import { ADD, CHOOSE, MULTIPLY, SUBTRACT, type Way, workOut } from './ways.js';

export type Dyadic = readonly [mantissa: bigint, exponent: number];

/** Exponents are multiples of 30, so that numbers of one scale mostly have the same. */
export function from(x: number): Dyadic {
  let whole = x;
  let exponent = 0;
  for (; whole !== Math.floor(whole); exponent -= 30) whole *= 2 ** 30;
  return [BigInt(whole), exponent];
}

export function add([a, above]: Dyadic, [b, below]: Dyadic): Dyadic {
  if (above < below) return [a + (b << BigInt(below - above)), above];
  return [(above > below ? a << BigInt(above - below) : a) + b, below];
}

export function multiply([a, above]: Dyadic, [b, below]: Dyadic): Dyadic {
  return [a * b, above + below];
}

export function subtract(a: Dyadic, [b, below]: Dyadic): Dyadic {
  return add(a, [-b, below]);
}

/** The sign of a - b. */
export function compare(a: Dyadic, b: Dyadic): number {
  return signOf(subtract(a, b));
}

export function signOf([mantissa]: Dyadic): number {
  return mantissa > 0n ? 1 : mantissa < 0n ? -1 : 0;
}

/** The sign of a way's end, always exact. */
export function dyadicSign({ end }: Way): number {
  const result = (op: number, a: Dyadic, b: Dyadic, c: Dyadic): Dyadic => {
    if (op === MULTIPLY) return multiply(a, b);
    if (op === ADD) return add(a, b);
    if (op === SUBTRACT) return subtract(a, b);
    return op === CHOOSE ? (signOf(a) > 0 ? b : c) : [BigInt(signOf(a)), 0];
  };
  return signOf(workOut(end, (input) => from(inputs[input]!), result));
}
