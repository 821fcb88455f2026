import { expect, test } from 'vitest';
import { expectAtLeast, expectFinite, expectFinite2, expectFinite3 } from './expect.js';

const wrong = (value: unknown): never => value as never;

test.each([
  ['a number', () => expectFinite('t', 1)],
  ['a bound reached', () => expectAtLeast('radius', 0, 0)],
  ['a vector of the plane', () => expectFinite2('center', { x: 1, y: -0 })],
  ['a vector of space', () => expectFinite3('center', { x: 1, y: 2, z: 3 })],
])('lets pass: %s', (_situation, check) => {
  expect(check).not.toThrow();
});

test.each([
  ['not a number', () => expectFinite('t', NaN), RangeError, 't must be finite, got NaN'],
  ['endless', () => expectFinite('t', -Infinity), RangeError, 't must be finite, got -Infinity'],
  ['text', () => expectFinite('t', wrong('7')), TypeError, "t must be a number, got '7'"],
  [
    'too small',
    () => expectAtLeast('sphere radius', -1, 0),
    RangeError,
    'sphere radius must be finite and at least 0, got -1',
  ],
  ['missing', () => expectAtLeast('radius', wrong(undefined), 0), TypeError, 'radius must be a number, got undefined'],
  [
    'no vector',
    () => expectFinite3('sphere center', wrong(undefined)),
    TypeError,
    'sphere center must be a vector with x, y and z, got undefined',
  ],
  ['no vector', () => expectFinite2('center', wrong(3)), TypeError, 'center must be a vector with x and y, got 3'],
  [
    'a coordinate that is none',
    () => expectFinite3('sphere center', { x: 0, y: 0, z: NaN }),
    RangeError,
    'sphere center.z must be finite, got NaN',
  ],
  [
    'a vector of the plane in space',
    () => expectFinite3('center', wrong({ x: 0, y: 0 })),
    TypeError,
    'center.z must be a number, got undefined',
  ],
])('%s', (_situation, check, kind, message) => {
  expect(check).toThrow(kind);
  expect(check).toThrow(message);
});
