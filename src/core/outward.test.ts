import { expect, test } from 'vitest';
import { growSides, sides } from './outward.js';

/** a + b, rounded upward. */
function above(a: number, b: number): number {
  sides.set([a, b]);
  growSides(1);
  return sides[0]!;
}

test('what is exact stays as it is', () => {
  expect(above(1, -0.5)).toBe(0.5);
  expect(above(1, 0.5)).toBe(1.5);
  expect(above(-3, 3)).toBe(0);
});

test.each([
  [0.1, 0.2],
  [1, 2 ** -60],
  [-1, 2 ** -60],
  [1e300, 1],
  [-1e300, 1e-300],
])('%s and %s: never inside, and no more than 2 ulp outside', (a, b) => {
  const sum = above(a, b);
  const step = Math.max(Math.abs(a), Math.abs(b)) * 2 ** -51;
  expect(sum).toBeGreaterThanOrEqual(a + b);
  expect(sum - (a + b)).toBeLessThanOrEqual(step);
});

test('a sum that was rounded inward is moved outward', () => {
  expect(above(1, 2 ** -60)).toBe(1 + 2 ** -52);
  expect(above(1, -(2 ** -60))).toBe(1);
});

test('all sides grow by what stands behind them', () => {
  sides.set([-1, 2, 0, 0.5, 7]);
  growSides(3);
  expect([...sides.slice(0, 5)]).toEqual([-0.5, 2.5, 0.5, 0.5, 7]);
});
