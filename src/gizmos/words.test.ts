import { expect, test } from 'vitest';
import { decimal, decimalsInOrder } from './words.js';

test.each([
  [0.5, '0.5'],
  [1 / 3, '0.333'],
  [-0.0001, '-1e-4'],
  [-0, '0'],
  [0, '0'],
  [2, '2'],
  [1e9, '1e9'],
  [123456, '123456'],
  [Number.POSITIVE_INFINITY, '∞'],
  [Number.NEGATIVE_INFINITY, '-∞'],
])('%s is written %s', (value, text) => {
  expect(decimal(value)).toBe(text);
});

test('two numbers are written with as many decimals as it takes to tell them apart', () => {
  expect(decimalsInOrder(0.2, 0.4)).toEqual(['0.2', '0.4', true]);
  expect(decimalsInOrder(0.5, 0.50001)).toEqual(['0.5', '0.50001', true]);
  expect(decimalsInOrder(1, 1 + 2 ** -52)).toEqual(['1', '1.0000000000000002', true]);
});

test('equal numbers are owned up to', () => {
  expect(decimalsInOrder(0.5, 0.5)).toEqual(['0.5', '0.5', false]);
});
