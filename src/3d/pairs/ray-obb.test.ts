import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { obb, ray } = library;
const relation = relationIn(library);
const at = (x: number, y: number, z: number) => ({ x, y, z });
/** A cube of the half width 5, turned about z, with corners at (7, 1, ±5), (-1, 7, ±5), (-7, -1, ±5) and (1, -7, ±5). */
const box = obb(at(0, 0, 0), at(1, 1, 1), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 5)]);
/** Its section with the plane z = 0, by an extent of 0 and by three axes that do not span space. */
const flat = obb(at(0, 0, 0), at(1, 1, 0), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 5)]);
const spread = obb(at(0, 0, 0), at(1, 1, 1), [at(2, 0, 0), at(0, 2, 0), at(1, 1, 0)]);
/** From (-3, -3, -3) to (3, 3, 3). */
const needle = obb(at(0, 0, 0), at(1, 1, 1), [at(1, 1, 1), at(2, 2, 2), at(0, 0, 0)]);
const empty = { ...box, halfExtents: at(1, 1, -1) };

test.each([
  ['towards it', ray(at(-90, 0, 0), at(1, 0, 0)), box, 'overlapping'],
  ['away from it', ray(at(-90, 0, 0), at(-1, 0, 0)), box, 'apart'],
  ['from inside', ray(at(0, 0, 0), at(1, 0, 0)), box, 'overlapping'],
  ['from a face, inwards', ray(at(3, 4, 1), at(-1, -1, 0)), box, 'overlapping'],
  ['from a face, outwards', ray(at(3, 4, 1), at(1, 1, 0)), box, 'touching'],
  ['along a face', ray(at(11, -2, 0), at(-4, 3, 0)), box, 'touching'],
  ['a step beside it', ray(at(11, -2 + 2 ** -50, 0), at(-4, 3, 0)), box, 'apart'],
  ['past an edge', ray(at(7, -9, -1), at(0, 20, 2)), box, 'touching'],
  ['across a flat box', ray(at(1, 1, -1), at(0, 0, 1)), flat, 'overlapping'],
  ['along a flat box', ray(at(-9, 0, 0), at(1, 0, 0)), flat, 'touching'],
  ['across three axes in a plane', ray(at(2.5, 2.5, -1), at(0, 0, 1)), spread, 'overlapping'],
  ['in their plane, away from them', ray(at(2.5, -2.5, 0), at(1, -1, 0)), spread, 'apart'],
  ['along a box with parallel axes, from beyond its end', ray(at(4, 4, 4), at(1, 1, 1)), needle, 'apart'],
  ['a direction of 0, inside', { kind: 'ray', origin: at(1, 1, 1), direction: at(0, 0, 0) }, box, 'overlapping'],
  ['an empty box', ray(at(-90, 0, 0), at(1, 0, 0)), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});
