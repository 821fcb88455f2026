import { expect, test } from 'vitest';
import { atLeast0, atMost1, greater, lesser } from './branchless.js';

const numbers = [0, 1, 0.1, 1 / 3, 1 - 2 ** -53, 1 + 2 ** -52, 5e-324, 1e-20, 7, 1e15 + 0.5, 1e300].flatMap((x) => [
  x,
  -x,
]);

test('held at 0 exactly', () => {
  for (const x of numbers) expect(atLeast0(x)).toBe(Math.max(x, 0));
});

test('held at 1, exactly where it is held', () => {
  for (const x of numbers.map(Math.abs)) {
    if (x === 0 || x >= 1) expect(atMost1(x)).toBe(Math.min(x, 1));
    expect(Math.abs(atMost1(x) - Math.min(x, 1))).toBeLessThanOrEqual(2 ** -54);
  }
});

test('the greater and the lesser of two, to 2 roundings of the larger magnitude', () => {
  for (const x of numbers) {
    for (const y of numbers) {
      const bound = 2 ** -52 * Math.max(Math.abs(x), Math.abs(y));
      expect(Math.abs(greater(x, y) - Math.max(x, y))).toBeLessThanOrEqual(bound);
      expect(Math.abs(lesser(x, y) - Math.min(x, y))).toBeLessThanOrEqual(bound);
    }
  }
});

test('what is not a number stays so', () => {
  expect([atLeast0(NaN), atMost1(NaN), greater(NaN, 1), lesser(1, NaN)]).toEqual([NaN, NaN, NaN, NaN]);
});
