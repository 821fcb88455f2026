/**
 * Dyadic numbers, `mantissa · 2^exponent` with a BigInt mantissa.
 *
 * Every double is one, and so is every sum and product of doubles, whatever their exponents: nothing overflows,
 * underflows or rounds. Slow, and the last resort for what two doubles cannot hold.
 */
import { ABSOLUTE, ADD, CHOOSE, INPUTS, inputs, MULTIPLY, SMALLER, SUBTRACT } from './stages.js';
import type { Way } from './ways.js';

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

function signOf([mantissa]: Dyadic): number {
  return mantissa > 0n ? 1 : mantissa < 0n ? -1 : 0;
}

/** The sign of a way's end, always exact. */
export function dyadicSign({ steps, end }: Way): number {
  const registers: Dyadic[] = [];
  const value = (r: number): Dyadic => {
    registers[r] ??= from(inputs[r]!);
    return registers[r];
  };
  for (let i = 0, to = INPUTS; i < steps.length; i += 4, to++) {
    const op = steps[i];
    const a = value(steps[i + 1]!);
    const b = value(steps[i + 2]!);
    if (op === MULTIPLY) registers[to] = multiply(a, b);
    else if (op === ADD) registers[to] = add(a, b);
    else if (op === SUBTRACT) registers[to] = subtract(a, b);
    else if (op === CHOOSE) registers[to] = signOf(a) > 0 ? b : value(steps[i + 3]!);
    else if (op === ABSOLUTE) registers[to] = signOf(a) < 0 ? [-a[0], a[1]] : a;
    else registers[to] = compare(a, b) < 0 === (op === SMALLER) ? a : b;
  }
  return signOf(value(end));
}
