import { describe, expect, test } from 'vitest';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from './probe.js';

/** Probes values that a formula of degree 2 multiplies as they are, with 24 bits to spare. */
function probed(values: readonly number[], { degree = 2, bits = 24, homogeneous = true } = {}): number {
  operands.set(values);
  return probe(0, values.length, 0, 2 ** (54 - bits), 2 ** (Math.floor(900 / degree) - bits), degree, homogeneous);
}

describe('a grid', () => {
  test.each([
    ['integers', [1, -3, 1000, 0]],
    ['halves and quarters', [0.25, 1.5, -7.75]],
    ['large even numbers', [2 ** 40, 3 * 2 ** 40]],
    ['nothing but zeros', [0, 0]],
  ])('%s lie on one', (_name, values) => {
    expect(probed(values)).toBe(ON_GRID);
  });

  test.each([
    ['tenths', [0.1, 0.2]],
    ['thirds', [1 / 3, 1]],
    ['an integer and one a step beside it', [1, 1 + 2 ** -52]],
    ['too many bits', [2 ** 25 + 1, 1]],
  ])('%s do not', (_name, values) => {
    expect(probed(values)).toBe(1);
  });

  test('a difference counts by itself, however far from the origin', () => {
    operands.set([1e9 + 3, 1e9, 1e9 - 1, 1e9]);
    expect(probe(2, 0, 0, 2 ** 30, 2 ** 426, 2, true)).toBe(ON_GRID);
  });

  test('a rounded difference does not', () => {
    operands.set([1e9 + 0.5, 1 / 3]);
    expect(probe(1, 0, 0, 2 ** 30, 2 ** 426, 2, true)).toBe(1);
  });

  test('terms of different degree must have 1 on the grid too', () => {
    expect(probed([2 ** 60, 2 ** 61], { homogeneous: false })).toBe(1);
    expect(probed([2, 4], { homogeneous: false })).toBe(ON_GRID);
  });

  test('numbers whose products would underflow are not on it', () => {
    expect(probed([2 ** -600, 2 ** -599])).not.toBe(ON_GRID);
  });
});

describe('scale', () => {
  test.each([
    ['squares that would underflow', [1e-160 / 3, 2e-160], 2],
    ['squares that would overflow', [1e160 / 3, 2e160], 2],
    ['subnormals', [5e-324, 7 * 5e-324], 2],
    ['sixth powers that would underflow', [1e-60 / 3, 2e-60], 6],
  ])('%s are brought into range by a power of two', (_name, values, degree) => {
    const scale = probed(values, { degree });
    expect(scale).not.toBe(1);
    expect(Number.isInteger(Math.log2(scale))).toBe(true);
    for (const value of values) {
      expect((value * scale) / scale).toBe(value);
      expect(Math.abs(value * scale) ** degree).toBeGreaterThan(0);
      expect(Math.abs(value * scale) ** degree).toBeLessThan(Infinity);
    }
  });

  test('exponents too far apart for one scale', () => {
    expect(probed([1e300, 1e-300 / 3])).toBe(TOO_WIDE);
  });

  test('a formula with terms of different degree cannot be scaled', () => {
    expect(probed([1e-200 / 3, 2e-200], { homogeneous: false })).toBe(TOO_WIDE);
  });
});

test.each([NaN, Infinity, -Infinity])('%d is seen wherever it stands', (bad) => {
  expect(probed([1, bad, 2])).toBe(NOT_FINITE);
  operands.set([1, bad]);
  expect(probe(1, 0, 0, 2 ** 30, 2 ** 426, 2, true)).toBe(NOT_FINITE);
  operands.set([1, 2, bad]);
  expect(probe(0, 2, 1, 2 ** 30, 2 ** 426, 2, true)).toBe(NOT_FINITE);
});
