import { expect, test } from 'vitest';
import { norm2, norm3, powerOfTwoNear } from './norm.js';

test.each([
  ['ordinary', 1],
  ['where squares underflow', 2 ** -540],
  ['where squares overflow', 2 ** 540],
  ['among the subnormals', 2 ** -1070],
  ['at the end of the range', 2 ** 1020],
])('lengths are right at every scale: %s', (_situation, scale) => {
  expect(norm2(3 * scale, -4 * scale)).toBe(5 * scale);
  expect(norm3(2 * scale, -3 * scale, 6 * scale)).toBe(7 * scale);
});

test('nothing has length 0, and what is not finite has none', () => {
  expect(norm3(0, -0, 0)).toBe(0);
  expect(norm2(Infinity, 1)).toBe(Infinity);
  expect(norm3(NaN, 1, 1)).toBeNaN();
});

test.each([1, 3, 1e-300, 5e-324, 1e308, Number.MAX_VALUE])('a power of two is near %s', (magnitude) => {
  const power = powerOfTwoNear(magnitude);
  expect(Number.isInteger(Math.log2(power))).toBe(true);
  expect(magnitude / power).toBeGreaterThan(0.5);
  expect(magnitude / power).toBeLessThan(4);
});

test('what has no magnitude is left as it is', () => {
  expect([powerOfTwoNear(0), powerOfTwoNear(Infinity), powerOfTwoNear(NaN)]).toEqual([1, 1, 1]);
});
