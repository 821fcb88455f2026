import { expect, test } from 'vitest';
import { nudged, seeded } from './random.js';
import {
  add,
  compare,
  divide,
  dyadic,
  fraction,
  max,
  min,
  multiply,
  rational,
  sign,
  subtract,
  toNumber,
} from './rational.js';

test.each([
  ['a whole number', 12, 3n, 2],
  ['a negative half', -0.5, -1n, -1],
  ['zero', 0, 0n, 0],
  ['the smallest subnormal', Number.MIN_VALUE, 1n, -1074],
  ['the smallest normal number', 2 ** -1022, 1n, -1022],
  ['the largest number', Number.MAX_VALUE, 2n ** 53n - 1n, 971],
])('%s is an odd number times a power of two', (_situation, value, mantissa, exponent) => {
  expect(dyadic(value)).toEqual({ mantissa, exponent });
});

test('a tenth is not quite a tenth', () => {
  expect(compare(rational(0.1), fraction(1n, 10n))).toBe(1);
  expect(rational(0.1)).toEqual({ numerator: 3602879701896397n, denominator: 2n ** 55n });
});

test('there and back again changes no double', () => {
  const random = seeded(1);
  for (let round = 0; round < 2000; round++) {
    const value = random.between(-1, 1) * 2 ** random.whole(-1070, 1020);
    expect(toNumber(rational(value))).toBe(value);
  }
});

test('fractions obey the rules of fractions', () => {
  const [third, minusHalf] = [fraction(1n, 3n), fraction(1n, -2n)];
  expect(compare(add(third, minusHalf), fraction(-1n, 6n))).toBe(0);
  expect(compare(subtract(third, minusHalf), fraction(5n, 6n))).toBe(0);
  expect(compare(multiply(third, minusHalf), fraction(-1n, 6n))).toBe(0);
  expect(compare(divide(third, minusHalf), fraction(-2n, 3n))).toBe(0);
  expect(min(third, minusHalf)).toBe(minusHalf);
  expect(max(third, minusHalf)).toBe(third);
  expect([sign(third), sign(minusHalf), sign(fraction(0n, 7n))]).toEqual([1, -1, 0]);
});

test('nothing but finite numbers, and never a zero denominator', () => {
  expect(() => rational(Number.NaN)).toThrow(RangeError);
  expect(() => rational(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  expect(() => divide(fraction(1n), fraction(0n))).toThrow(RangeError);
});

test.each([
  ['up from 1', 1, 1, 1 + 2 ** -52],
  ['down from 1', 1, -1, 1 - 2 ** -53],
  ['through zero', -Number.MIN_VALUE, 2, Number.MIN_VALUE],
  ['down from zero', 0, -2, -2 * Number.MIN_VALUE],
  ['away from −1', -1, -1, -1 - 2 ** -52],
  ['never past the largest number', Number.MAX_VALUE, 1, Number.MAX_VALUE],
])('a nudge goes %s', (_situation, value, steps, expected) => {
  expect(nudged(value, steps)).toBe(expected);
});
