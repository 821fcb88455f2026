import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { aabb, obb } = library;
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
  ['touching a corner of the oriented one', aabb(at(7, 0), at(9, 2)), box, 'touching'],
  ['a step beside it', aabb(at(7 + 2 ** -50, 0), at(9, 2)), box, 'apart'],
  ['a corner touching a side', aabb(at(3, 4), at(9, 9)), box, 'touching'],
  ['a step beyond the side', aabb(at(3, 4 + 2 ** -50), at(9, 9)), box, 'apart'],
  ['inside', aabb(at(-1, -1), at(1, 1)), box, 'overlapping'],
  ['around it', aabb(at(-9, -9), at(9, 9)), box, 'overlapping'],
  ['a point on a side', aabb(at(3, 4), at(3, 4)), box, 'touching'],
  ['across a flat box', aabb(at(-1, -1), at(1, 1)), flat, 'overlapping'],
  ['a corner touching a flat box', aabb(at(0, 2), at(1.5, 9)), flat, 'touching'],
  ['touching the end of a box with parallel axes', aabb(at(3, 3), at(9, 9)), needle, 'touching'],
  ['around a box without axes', aabb(at(-1, -1), at(1, 1)), dot, 'overlapping'],
  ['an empty box', aabb(at(-1, -1), at(1, 1)), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});
