import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { obb, segment } = library;
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
  ['through it', segment(at(-9, 0), at(9, 0)), box, 'overlapping'],
  ['inside', segment(at(-1, 0), at(1, 0)), box, 'overlapping'],
  ['along a side', segment(at(11, -2), at(-5, 10)), box, 'touching'],
  ['a step beside it', segment(at(11, -2 + 2 ** -50), at(-5, 10 + 2 ** -49)), box, 'apart'],
  ['ending on a side', segment(at(3, 4), at(6, 8)), box, 'touching'],
  ['past a corner', segment(at(7, -9), at(7, 9)), box, 'touching'],
  ['ending before it', segment(at(9, 0), at(8, 0)), box, 'apart'],
  ['across a flat box', segment(at(-1, 1), at(1, -1)), flat, 'overlapping'],
  ['along a flat box, from its end', segment(at(3, 4), at(6, 8)), flat, 'touching'],
  ['along a flat box, beyond its end', segment(at(4.5, 6), at(6, 8)), flat, 'apart'],
  ['across a box with parallel axes', segment(at(3, 0), at(0, 3)), needle, 'overlapping'],
  ['along it, beyond its end', segment(at(4, 4), at(5, 5)), needle, 'apart'],
  ['through a box without axes', segment(at(-1, -1), at(1, 1)), dot, 'touching'],
  ['a point on a corner', segment(at(7, 1), at(7, 1)), box, 'touching'],
  ['an empty box', segment(at(-9, 0), at(9, 0)), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});
