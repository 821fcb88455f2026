import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { capsule, obb } = library;
const relation = relationIn(library);
const at = (x: number, y: number) => ({ x, y });
/** A square of the half width 5, with corners at (7, 1), (-1, 7), (-7, -1) and (1, -7). */
const box = obb(at(0, 0), at(1, 1), [at(3, 4), at(-4, 3)]);
/** From (-3, -3) to (3, 3). */
const needle = obb(at(0, 0), at(1, 1), [at(1, 1), at(2, 2)]);
const dot = obb(at(0, 0), at(1, 1), [at(0, 0), at(0, 0)]);
const empty = { ...box, halfExtents: at(1, -1) };

test.each([
  ['along a side, touching', capsule(at(14, 2), at(-2, 14), 5), box, 'touching'],
  ['a step short of it', capsule(at(14, 2), at(-2, 14), 5 - 2 ** -50), box, 'apart'],
  ['an end touching a side', capsule(at(6, 8), at(12, 16), 5), box, 'touching'],
  ['an end touching a corner', capsule(at(10, 5), at(20, 5), 5), box, 'touching'],
  ['passing a corner, touching', capsule(at(9, -20), at(9, 30), 2), box, 'touching'],
  ['passing a corner, a step beside it', capsule(at(9, -20), at(9, 30), 2 - 2 ** -52), box, 'apart'],
  ['through it', capsule(at(-20, 0), at(20, 0), 1), box, 'overlapping'],
  ['without a radius, along a side', capsule(at(11, -2), at(-5, 10), 0), box, 'touching'],
  ['without a radius, through it', capsule(at(-20, 0), at(20, 0), 0), box, 'overlapping'],
  ['a circle touching a corner', capsule(at(10, 5), at(10, 5), 5), box, 'touching'],
  ['touching the end of a box with parallel axes', capsule(at(6, 7), at(9, 9), 5), needle, 'touching'],
  ['passing a box without axes, touching', capsule(at(-9, 2), at(9, 2), 2), dot, 'touching'],
  ['a negative radius', { ...capsule(at(0, 0), at(1, 0), 1), radius: -1 }, box, 'apart'],
  ['an empty box', capsule(at(-20, 0), at(20, 0), 1), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});
