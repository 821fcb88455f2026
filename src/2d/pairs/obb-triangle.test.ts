import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { obb, triangle } = library;
const relation = relationIn(library);
const at = (x: number, y: number) => ({ x, y });
/** A square of the half width 5, with corners at (7, 1), (-1, 7), (-7, -1) and (1, -7). */
const box = obb(at(0, 0), at(1, 1), [at(3, 4), at(-4, 3)]);
/** From (-3, -4) to (3, 4). */
const flat = obb(at(0, 0), at(1, 0), [at(3, 4), at(-4, 3)]);
const dot = obb(at(0, 0), at(1, 1), [at(0, 0), at(0, 0)]);
const empty = { ...box, halfExtents: at(1, -1) };

test.each([
  ['a corner of the triangle on a side', box, triangle(at(3, 4), at(9, 4), at(9, 9)), 'touching'],
  ['a step beyond it', box, triangle(at(3, 4 + 2 ** -50), at(9, 5), at(9, 9)), 'apart'],
  ['a corner of the box on an edge', box, triangle(at(7, -9), at(7, 9), at(20, 0)), 'touching'],
  ['a step beside it', box, triangle(at(7 + 2 ** -50, -9), at(7 + 2 ** -50, 9), at(20, 0)), 'apart'],
  ['inside', box, triangle(at(0, 0), at(1, 0), at(0, 1)), 'overlapping'],
  ['around it', box, triangle(at(-90, -90), at(90, -90), at(0, 90)), 'overlapping'],
  ['collinear, along a side', box, triangle(at(11, -2), at(3, 4), at(-5, 10)), 'touching'],
  ['collinear, through it', box, triangle(at(-9, 0), at(0, 0), at(9, 0)), 'overlapping'],
  ['collinear on a flat box', flat, triangle(at(3, 4), at(6, 8), at(9, 12)), 'touching'],
  ['collinear beyond its end', flat, triangle(at(4.5, 6), at(6, 8), at(9, 12)), 'apart'],
  ['a flat box inside', flat, triangle(at(-90, -90), at(90, -90), at(0, 90)), 'overlapping'],
  ['a point on a box without axes', dot, triangle(at(0, 0), at(0, 0), at(0, 0)), 'touching'],
  ['around a box without axes', dot, triangle(at(-1, -1), at(1, -1), at(0, 1)), 'overlapping'],
  ['an empty box', empty, triangle(at(-1, -1), at(1, -1), at(0, 1)), 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});
