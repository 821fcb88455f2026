import { expect, test } from 'vitest';
import { facing } from '../index.js';

test.each([
  ['against the motion', { x: -1, y: 0 }, true],
  ['along the motion', { x: 1, y: 0 }, false],
  ['square to the motion', { x: 0, y: 5 }, false],
  ['a hair against it', { x: -(2 ** -1074), y: 1 }, true],
  ['no number', { x: Number.NaN, y: 0 }, false],
])('a face whose normal is %s', (_situation, normal, expected) => {
  expect(facing(normal, { x: 1, y: 0 })).toBe(expected);
});

test('rounding does not hide a face', () => {
  const [normal, motion] = [
    { x: 0.1, y: 0.3 },
    { x: -0.3, y: 0.1 },
  ];
  const exact = BigInt(0.1 * 2 ** 56) * BigInt(-0.3 * 2 ** 56) + BigInt(0.3 * 2 ** 56) * BigInt(0.1 * 2 ** 56);
  expect(facing(normal, motion)).toBe(exact < 0n);
  expect(facing({ ...normal, y: normal.y - 2 ** -54 }, motion)).toBe(true);
});
