import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { obb, triangle } = library;
const relation = relationIn(library);
const at = (x: number, y: number, z: number) => ({ x, y, z });
/** A cube of the half width 5, turned about z, with corners at (7, 1, ±5), (-1, 7, ±5), (-7, -1, ±5) and (1, -7, ±5). */
const box = obb(at(0, 0, 0), at(1, 1, 1), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 5)]);
/** Its section with the plane z = 0, by an extent of 0 and by three axes that do not span space. */
const flat = obb(at(0, 0, 0), at(1, 1, 0), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 5)]);
const spread = obb(at(0, 0, 0), at(1, 1, 1), [at(2, 0, 0), at(0, 2, 0), at(1, 1, 0)]);
/** From (-3, -3, -3) to (3, 3, 3). */
const needle = obb(at(0, 0, 0), at(1, 1, 1), [at(1, 1, 1), at(2, 2, 2), at(0, 0, 0)]);
const dot = obb(at(0, 0, 0), at(1, 1, 1), [at(0, 0, 0), at(0, 0, 0), at(0, 0, 0)]);
const empty = { ...box, halfExtents: at(1, 1, -1) };

test.each([
  ['a corner of the triangle on a face', box, triangle(at(3, 4, 0), at(9, 4, 0), at(9, 9, 1)), 'touching'],
  ['a step beyond it', box, triangle(at(3, 4 + 2 ** -50, 0), at(9, 5, 0), at(9, 9, 1)), 'apart'],
  ['an edge across an edge', box, triangle(at(7, -9, -1), at(7, 11, 1), at(20, 0, 0)), 'touching'],
  ['a step beside it', box, triangle(at(7 + 2 ** -50, -9, -1), at(7 + 2 ** -50, 11, 1), at(20, 0, 0)), 'apart'],
  ['its face on a corner', box, triangle(at(-90, -90, 5), at(90, -90, 5), at(0, 90, 5)), 'touching'],
  [
    'its face a step above',
    box,
    triangle(at(-90, -90, 5 + 2 ** -50), at(90, -90, 5 + 2 ** -50), at(0, 90, 5 + 2 ** -50)),
    'apart',
  ],
  ['cutting it', box, triangle(at(-90, -90, 1), at(90, -90, 1), at(0, 90, 1)), 'overlapping'],
  ['inside', box, triangle(at(0, 0, 0), at(1, 0, 0), at(0, 1, 0)), 'overlapping'],
  ['collinear, through it', box, triangle(at(-9, 0, 0), at(0, 0, 0), at(9, 0, 0)), 'overlapping'],
  ['in the plane of a flat box', flat, triangle(at(-90, -90, 0), at(90, -90, 0), at(0, 90, 0)), 'touching'],
  ['in that plane, beside it', flat, triangle(at(4, 4, 0), at(9, 4, 0), at(9, 9, 0)), 'apart'],
  ['cutting three axes in a plane', spread, triangle(at(2, 2, -1), at(2, 2, 1), at(9, 9, 0)), 'overlapping'],
  ['collinear across a box with parallel axes', needle, triangle(at(3, 0, 0), at(1, 1, 1), at(-1, 2, 2)), 'touching'],
  ['a point on a box without axes', dot, triangle(at(0, 0, 0), at(0, 0, 0), at(0, 0, 0)), 'touching'],
  ['an empty box', empty, triangle(at(-1, -1, 0), at(1, -1, 0), at(0, 1, 0)), 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});
