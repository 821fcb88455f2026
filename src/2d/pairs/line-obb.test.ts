import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { line, obb } = library;
const relation = relationIn(library);
const at = (x: number, y: number) => ({ x, y });
/** A square of the half width 5, with corners at (7, 1), (-1, 7), (-7, -1) and (1, -7). */
const box = obb(at(0, 0), at(1, 1), [at(3, 4), at(-4, 3)]);
/** From (-3, -4) to (3, 4). */
const flat = obb(at(0, 0), at(1, 0), [at(3, 4), at(-4, 3)]);
/** From (-3, -3) to (3, 3). */
const needle = obb(at(0, 0), at(1, 1), [at(1, 1), at(2, 2)]);
const dot = obb(at(0, 0), at(1, 1), [at(0, 0), at(0, 0)]);
const empty = { ...box, halfExtents: at(1, -1) };

test.each([
  ['through it, from afar', line(at(90, 0), at(1, 0)), box, 'overlapping'],
  ['along a side', line(at(11, -2), at(-4, 3)), box, 'touching'],
  ['a step beside it', line(at(11, -2 + 2 ** -50), at(-4, 3)), box, 'apart'],
  ['past a corner', line(at(7, 90), at(0, 1)), box, 'touching'],
  ['across a flat box', line(at(-9, 9), at(1, -1)), flat, 'overlapping'],
  ['along a flat box', line(at(30, 40), at(3, 4)), flat, 'touching'],
  ['along a box with parallel axes', line(at(9, 9), at(1, 1)), needle, 'touching'],
  ['a direction of 0, inside', { kind: 'line', origin: at(1, 1), direction: at(0, 0) }, box, 'overlapping'],
  ['a direction of 0, on a side', { kind: 'line', origin: at(3, 4), direction: at(0, 0) }, box, 'touching'],
  ['through a box without axes', line(at(5, 5), at(1, 1)), dot, 'touching'],
  ['an empty box', line(at(0, 0), at(1, 0)), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});
