import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { obb, point } = library;
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
  ['in the middle', point(0, 0), box, 'overlapping'],
  ['on a side', point(3, 4), box, 'touching'],
  ['a step beyond it', point(3, 4 + 2 ** -50), box, 'apart'],
  ['on a corner', point(7, 1), box, 'touching'],
  ['inside the bounds, beside a corner', point(6, 6), box, 'apart'],
  ['far away, on a corner', point(2 ** 40 + 7, 1), obb(at(2 ** 40, 0), at(1, 1), [at(3, 4), at(-4, 3)]), 'touching'],
  [
    'far away, a step beyond it',
    point(2 ** 40 + 7, 1 - 2 ** -53),
    obb(at(2 ** 40, 0), at(1, 1), [at(3, 4), at(-4, 3)]),
    'apart',
  ],
  ['on a flat box', point(1.5, 2), flat, 'touching'],
  ['at the end of a box with parallel axes', point(3, 3), needle, 'touching'],
  ['beyond its end', point(3.5, 3.5), needle, 'apart'],
  ['beside it', point(1, 1 + 2 ** -52), needle, 'apart'],
  ['a box without axes', point(0, 0), dot, 'touching'],
  ['beside a box without axes', point(0, 5e-324), dot, 'apart'],
  ['an empty box', point(0, 0), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});

test('a point inside is its own nearest point, to the last bit', () => {
  const turned = obb(at(0, 0), at(2, 1), 0.3);
  expect(library.closestPoint(turned, at(0.5, 0.1))).toEqual(at(0.5, 0.1));
  expect(library.closestPoints(point(0.5, 0.1), turned)).toMatchObject({ a: at(0.5, 0.1), b: at(0.5, 0.1) });
  const corner = library.triangle(at(-3, -3), at(3, -3), at(0, 5));
  expect(library.closestPoint(corner, at(0.1, 0.2))).toEqual(at(0.1, 0.2));
});
