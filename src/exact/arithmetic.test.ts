import { describe, expect, test } from 'vitest';
import { seeded } from '../../test/oracle/random.js';
import * as oracle from '../../test/oracle/rational.js';
import type { Arithmetic } from './arithmetic.js';
import { dyadics } from './dyadic.js';
import { expansionsAtScale } from './expansion.js';

/** A random formula over the inputs, as text for a failure and as a function for any arithmetic. */
interface Formula {
  readonly text: string;
  readonly degree: number;
  evaluate<V>(x: Arithmetic<V>): V;
}

const rationals: Arithmetic<oracle.Rational> = {
  from: oracle.rational,
  integer: oracle.rational,
  add: oracle.add,
  subtract: oracle.subtract,
  multiply: oracle.multiply,
  negate: (a) => oracle.subtract(oracle.zero, a),
  absolute: (a) => (oracle.compare(a, oracle.zero) < 0 ? oracle.subtract(oracle.zero, a) : a),
  larger: (a, b) => (oracle.compare(a, b) < 0 ? b : a),
  smaller: (a, b) => (oracle.compare(a, b) > 0 ? b : a),
  compare: oracle.compare,
};

const binary = ['add', 'subtract', 'multiply', 'larger', 'smaller'] as const;
const unary = ['negate', 'absolute'] as const;

function formulas(seed: number, number: (uniform: () => number) => number): () => Formula {
  const { unit: next } = seeded(seed);
  const choose = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  const make = (depth: number): Formula => {
    if (depth === 0 || next() < 0.1) {
      const value = number(next);
      return { text: String(value), degree: 1, evaluate: (x) => x.from(value) };
    }
    if (next() < 0.15) {
      const [op, of] = [choose(unary), make(depth - 1)];
      return { text: `${op}(${of.text})`, degree: of.degree, evaluate: (x) => x[op](of.evaluate(x)) };
    }
    const [op, a, b] = [choose(binary), make(depth - 1), make(depth - 1)];
    const degree = op === 'multiply' ? a.degree + b.degree : Math.max(a.degree, b.degree);
    return { text: `${op}(${a.text}, ${b.text})`, degree, evaluate: (x) => x[op](a.evaluate(x), b.evaluate(x)) };
  };
  return () => make(4);
}

const numbers: [string, (uniform: () => number) => number][] = [
  ['small integers', (uniform) => Math.floor(uniform() * 9) - 4],
  ['full mantissas', (uniform) => (uniform() - 0.5) * 2 ** Math.floor(uniform() * 8)],
  ['decimals', (uniform) => Math.floor(uniform() * 40) / 10 - 2],
  ['far apart exponents', (uniform) => (uniform() - 0.5) * 2 ** (Math.floor(uniform() * 40) - 20)],
];

describe.each(numbers)('%s', (_name, number) => {
  test.each([
    ['expansions', (): Arithmetic<unknown> => expansionsAtScale(1) as Arithmetic<unknown>],
    ['dyadics', (): Arithmetic<unknown> => dyadics as Arithmetic<unknown>],
  ])('%s give every formula its true sign', (_arithmetic, start) => {
    const formula = formulas(7, number);
    for (let i = 0; i < 1500; i++) {
      const [left, right] = [formula(), formula()];
      // Products of more factors than any predicate has would leave the range that the probe keeps.
      if (left.degree > 6 || right.degree > 6) continue;
      const x = start();
      const text = `${left.text} against ${right.text}`;
      const truth = rationals.compare(left.evaluate(rationals), right.evaluate(rationals));
      expect(x.compare(left.evaluate(x), right.evaluate(x)), text).toBe(truth);
      const again = start();
      expect(again.compare(left.evaluate(again), left.evaluate(again)), left.text).toBe(0);
    }
  });
});

test('what cancels to the last bit is zero, and one bit more is not', () => {
  const x = expansionsAtScale(1);
  const third = x.from(1 / 3);
  const square = x.multiply(third, third);
  const rounded = x.from((1 / 3) * (1 / 3));
  expect(x.compare(square, square)).toBe(0);
  expect(x.compare(square, rounded)).not.toBe(0);
  expect(x.compare(x.subtract(square, rounded), x.subtract(square, rounded))).toBe(0);
});

test('a scale applies to inputs and not to constants', () => {
  const x = expansionsAtScale(2 ** 600);
  const tiny = x.from(2 ** -600);
  expect(x.compare(tiny, x.integer(1))).toBe(0);
});

test.each([0, -0, 1, -1, 5e-324, -5e-324, 2 ** -1022, Number.MAX_VALUE, 1 / 3, 1e-310])(
  '%d is a dyadic exactly',
  (value) => {
    const { mantissa, exponent } = dyadics.from(value);
    const truth = oracle.rational(value);
    expect(oracle.compare(oracle.scaledBy(oracle.fraction(mantissa), exponent), truth)).toBe(0);
  },
);

test('dyadics hold what doubles and expansions cannot', () => {
  const x = dyadics;
  const huge = x.multiply(x.from(1e308), x.from(1e308));
  const small = x.multiply(x.from(5e-324), x.from(5e-324));
  expect(x.compare(x.subtract(x.add(huge, small), huge), small)).toBe(0);
  expect(x.compare(small, x.integer(0))).toBe(1);
});
