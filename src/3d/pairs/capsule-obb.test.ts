import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { capsule, obb } = library;
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
  ['along a face, touching', capsule(at(14, 2, 0), at(-2, 14, 0), 5), box, 'touching'],
  ['a step short of it', capsule(at(14, 2, 0), at(-2, 14, 0), 5 - 2 ** -50), box, 'apart'],
  ['an end touching a face', capsule(at(6, 8, 1), at(12, 16, 5), 5), box, 'touching'],
  ['an end touching an edge', capsule(at(10, 5, 0), at(20, 5, 3), 5), box, 'touching'],
  ['an end touching a corner', capsule(at(9, 2, 7), at(18, 4, 14), 3), box, 'touching'],
  ['passing an edge, touching', capsule(at(9, -20, -3), at(9, 22, 3), 2), box, 'touching'],
  ['passing an edge, a step beside it', capsule(at(9, -20, -3), at(9, 22, 3), 2 - 2 ** -52), box, 'apart'],
  ['passing a corner, touching', capsule(at(11, 3, 7), at(7, 1, 7), 2), box, 'touching'],
  ['through it', capsule(at(-20, 0, 0), at(20, 0, 0), 1), box, 'overlapping'],
  ['without a radius, along a face', capsule(at(11, -2, 0), at(-5, 10, 0), 0), box, 'touching'],
  ['a sphere touching an edge', capsule(at(10, 5, 0), at(10, 5, 0), 5), box, 'touching'],
  ['over a flat box, touching', capsule(at(1, 1, 5), at(3, 1, 9), 5), flat, 'touching'],
  ['over three axes in a plane, touching', capsule(at(2.5, 2.5, 5), at(3, 1, 9), 5), spread, 'touching'],
  ['touching the end of a box with parallel axes', capsule(at(5, 5, 4), at(7, 7, 5), 3), needle, 'touching'],
  ['passing a box without axes, touching', capsule(at(-9, 2, 0), at(9, 2, 0), 2), dot, 'touching'],
  ['a negative radius', { ...capsule(at(0, 0, 0), at(1, 0, 0), 1), radius: -1 }, box, 'apart'],
  ['an empty box', capsule(at(-20, 0, 0), at(20, 0, 0), 1), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});
