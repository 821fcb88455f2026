import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { obb, point } = library;
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
  ['in the middle', point(0, 0, 0), box, 'overlapping'],
  ['on a face', point(3, 4, 1), box, 'touching'],
  ['a step beyond it', point(3, 4 + 2 ** -50, 1), box, 'apart'],
  ['on a corner', point(7, 1, 5), box, 'touching'],
  ['inside the bounds, beside an edge', point(6, 6, 0), box, 'apart'],
  [
    'far away, on a corner',
    point(2 ** 40 + 7, 1, 5),
    obb(at(2 ** 40, 0, 0), at(1, 1, 1), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 5)]),
    'touching',
  ],
  [
    'far away, a step beyond it',
    point(2 ** 40 + 7, 1 - 2 ** -53, 5),
    obb(at(2 ** 40, 0, 0), at(1, 1, 1), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 5)]),
    'apart',
  ],
  ['on a flat box', point(1.5, 2, 0), flat, 'touching'],
  ['a step above it', point(1.5, 2, 5e-324), flat, 'apart'],
  ['at a corner of three axes in a plane', point(3, 3, 0), spread, 'touching'],
  ['beyond its edges', point(3, -1, 0), spread, 'touching'],
  ['beyond a hexagon', point(3, -1.5, 0), spread, 'apart'],
  ['at the end of a box with parallel axes', point(3, 3, 3), needle, 'touching'],
  ['beyond its end', point(3.5, 3.5, 3.5), needle, 'apart'],
  ['a box without axes', point(0, 0, 0), dot, 'touching'],
  ['an empty box', point(0, 0, 0), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});

test('a point inside is its own nearest point, to the last bit', () => {
  const turned = obb(at(0, 0, 0), at(2, 2, 2), { x: 0.1, y: 0, z: 0, w: 1 });
  expect(library.closestPoint(turned, at(0.5, 0.1, 0.2))).toEqual(at(0.5, 0.1, 0.2));
  expect(library.closestPoints(point(0.5, 0.1, 0.2), turned)).toMatchObject({ a: at(0.5, 0.1, 0.2) });
});
