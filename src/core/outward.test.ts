import { expect, test } from 'vitest';
import { differenceBelow, sumAbove } from './outward.js';

test('what is exact stays as it is', () => {
  expect(differenceBelow(1, 0.5)).toBe(0.5);
  expect(sumAbove(1, 0.5)).toBe(1.5);
  expect(sumAbove(-3, 3)).toBe(0);
});

test.each([
  [0.1, 0.2],
  [1, 2 ** -60],
  [-1, 2 ** -60],
  [1e300, 1],
  [-1e300, 1e-300],
])('%s and %s: never inside, and no more than 2 ulp outside', (a, b) => {
  const below = differenceBelow(a, b);
  const above = sumAbove(a, b);
  const step = Math.max(Math.abs(a), Math.abs(b)) * 2 ** -51;
  expect(below).toBeLessThanOrEqual(a - b);
  expect(above).toBeGreaterThanOrEqual(a + b);
  expect(a - b - below).toBeLessThanOrEqual(step);
  expect(above - (a + b)).toBeLessThanOrEqual(step);
});

test('a sum that was rounded inward is moved outward', () => {
  expect(sumAbove(1, 2 ** -60)).toBe(1 + 2 ** -52);
  expect(differenceBelow(-1, 2 ** -60)).toBe(-1 - 2 ** -52);
  expect(sumAbove(1, -(2 ** -60))).toBe(1);
});
