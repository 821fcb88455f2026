import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { obb, sphere } = library;
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
  ['touching a face', sphere(at(6, 8, 0), 5), box, 'touching'],
  ['a step short of it', sphere(at(6, 8, 0), 5 - 2 ** -50), box, 'apart'],
  ['a step into it', sphere(at(6, 8, 0), 5 + 2 ** -50), box, 'overlapping'],
  ['touching an edge', sphere(at(10, 5, 0), 5), box, 'touching'],
  ['a step short of the edge', sphere(at(10, 5, 0), 5 - 2 ** -50), box, 'apart'],
  ['touching a corner', sphere(at(9, 2, 7), 3), box, 'touching'],
  ['a step short of the corner', sphere(at(9, 2, 7), 3 - 2 ** -51), box, 'apart'],
  ['inside', sphere(at(1, 1, 1), 1), box, 'overlapping'],
  ['around it', sphere(at(0, 0, 0), 90), box, 'overlapping'],
  ['a point on a face', sphere(at(3, 4, 1), 0), box, 'touching'],
  ['a point inside', sphere(at(1, 1, 1), 0), box, 'overlapping'],
  ['touching a flat box', sphere(at(1, 1, 5), 5), flat, 'touching'],
  ['touching three axes in a plane', sphere(at(2.5, 2.5, 5), 5), spread, 'touching'],
  ['touching their corner', sphere(at(4, 5, 2), 3), spread, 'touching'],
  ['touching the end of a box with parallel axes', sphere(at(5, 5, 4), 3), needle, 'touching'],
  ['touching a box without axes', sphere(at(2, 1, 2), 3), dot, 'touching'],
  [
    'far away, touching an edge',
    sphere(at(2 ** 40 + 10, 5, 0), 5),
    obb(at(2 ** 40, 0, 0), at(1, 1, 1), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 5)]),
    'touching',
  ],
  ['a negative radius', { ...sphere(at(0, 0, 0), 1), radius: -1 }, box, 'apart'],
  ['an empty box', sphere(at(0, 0, 0), 1), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});
