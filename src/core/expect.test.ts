import { expect, test } from 'vitest';
import {
  expectAtLeast,
  expectExtents2,
  expectExtents3,
  expectFinite,
  expectFinite2,
  expectFinite3,
  expectIterable,
  expectNumber,
  expectObject,
  expectPositive,
  shown,
} from './expect.js';

const wrong = (value: unknown): never => value as never;

test.each([
  ['a number', () => expectFinite('t', 1)],
  ['any number', () => expectNumber('t', NaN)],
  ['a bound reached', () => expectAtLeast('radius', 0, 0)],
  ['a vector of the plane', () => expectFinite2('center', { x: 1, y: -0 })],
  ['a vector of space', () => expectFinite3('center', { x: 1, y: 2, z: 3 })],
  ['a flat vector of space', () => expectFinite2('center', wrong({ x: 1, y: 2, z: 0 }))],
  ['a width', () => expectPositive('width', 5e-324)],
  ['extents', () => expectExtents2('size', { x: 0, y: 1 })],
  ['extents in space', () => expectExtents3('size', { x: 0, y: 1, z: 2 })],
  ['a list', () => expectIterable('points', new Set(), 'vectors')],
  ['an object', () => expectObject('options', {}, 'an object')],
])('lets pass: %s', (_situation, check) => {
  expect(check).not.toThrow();
});

test.each([
  ['not a number', () => expectFinite('t', NaN), RangeError, 't must be finite, got NaN'],
  ['endless', () => expectFinite('t', -Infinity), RangeError, 't must be finite, got -Infinity'],
  ['of another kind', () => expectNumber('t', 7n), TypeError, 't must be a number, got 7n'],
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
    'a vector of space in the plane',
    () => expectFinite2('center', wrong({ x: 0, y: 0, z: 3 })),
    TypeError,
    'center must be a vector of the plane, got one with z = 3',
  ],
  ['one of a list', () => expectFinite2('points', { x: 0, y: NaN }, 7), RangeError, 'points[7].y must be finite, got'],
  ['one of a list', () => expectFinite3('points', wrong(null), 7), TypeError, 'points[7] must be a vector'],
  ['nothing', () => expectPositive('width', 0), RangeError, 'width must be finite and above 0, got 0'],
  [
    'an extent below 0',
    () => expectExtents3('size', { x: 0, y: 0, z: -1 }),
    RangeError,
    'size.z must be finite and at least 0, got -1',
  ],
  ['no list', () => expectIterable('points', 3, 'vectors'), TypeError, 'points must be a list of vectors, got 3'],
  ['no object', () => expectObject('options', 'x', 'an object'), TypeError, "options must be an object, got 'x'"],
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

test.each([
  ["'text'", 'text'],
  ['null', null],
  ['a function', () => 7],
  ['Symbol(s)', Symbol('s')],
  ['Map', new Map()],
  ['Array', []],
  ['Object', {}],
  ['object', Object.create(null)],
  ['object', { constructor: { name: '' } }],
  ['object', { constructor: { name: Symbol('s') } }],
  ['7n', 7n],
])('%s is how an error shows it', (text, value) => {
  expect(shown(value)).toBe(text);
});
