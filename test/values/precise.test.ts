import { expect, test } from 'vitest';
import { seeded } from '../oracle/random.js';
import { arithmetic, nearest, order, precise, type Real } from './precise.js';

const { add, divide, max, multiply, sqrt, subtract } = arithmetic;
const random = seeded(1);
const numbers = Array.from({ length: 500 }, () => random.between(-1, 1) * 2 ** random.whole(-1020, 1020));

test.each([0, 1, -1, 0.1, 5e-324, -3e-310, 2 ** -1022, Number.MAX_VALUE, Infinity, -Infinity])(
  '%s stays what it is',
  (x) => {
    expect(nearest(precise(x))).toBe(x);
  },
);

test('sums, products, quotients and roots undo each other, to 440 bits', () => {
  const isSmall = (error: Real, size: Real) => Math.abs(nearest(divide(error, size))) < 2 ** -440;
  for (const [i, x] of numbers.entries()) {
    const [a, b] = [precise(x), precise(numbers[(i + 1) % numbers.length]!)];
    expect(isSmall(subtract(multiply(divide(a, b), b), a), a)).toBe(true);
    expect(order(subtract(add(a, b), b), a) === 0 || Math.abs(Math.log2(Math.abs(nearest(divide(a, b))))) > 300).toBe(
      true,
    );
    const root = sqrt(multiply(a, a));
    expect(isSmall(subtract(root, max(a, subtract(0, a))), a)).toBe(true);
  }
});

test('products and sums of doubles are exact', () => {
  const [a, b] = [1 + 2 ** -52, 1 - 2 ** -53].map(precise) as [Real, Real];
  const product = multiply(a, b);
  expect(order(subtract(product, 1), precise(2 ** -52 - 2 ** -53 - 2 ** -105))).toBe(0);
});

test('equal quotients are equal', () => {
  expect(order(divide(precise(1), precise(3)), divide(precise(2), precise(6)))).toBe(0);
  expect(order(divide(precise(5), precise(7)), divide(precise(15), precise(21)))).toBe(0);
});

test('infinities and NaN behave as they do in doubles', () => {
  expect(divide(precise(-2), precise(0))).toBe(-Infinity);
  expect(divide(precise(0), precise(0))).toBeNaN();
  expect(multiply(Infinity, precise(-3))).toBe(-Infinity);
  expect(order(Infinity, precise(1e308))).toBeGreaterThan(0);
  expect(arithmetic.compare('<', Number.NaN, precise(1))).toBe(false);
  expect(max(precise(1), Number.NaN)).toBeNaN();
});
