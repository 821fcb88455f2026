import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { aabb, obb } = library;
const { contact, distance, pushOut } = library;
const relation = relationIn(library);
const near = (x: number) => expect.closeTo(x, 12);
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
  ['touching an edge of the oriented one', aabb(at(7, 0, 0), at(9, 2, 1)), box, 'touching'],
  ['a step beside it', aabb(at(7 + 2 ** -50, 0, 0), at(9, 2, 1)), box, 'apart'],
  ['an edge touching a face', aabb(at(3, 4, 0), at(9, 9, 1)), box, 'touching'],
  ['a step beyond the face', aabb(at(3, 4 + 2 ** -50, 0), at(9, 9, 1)), box, 'apart'],
  ['inside', aabb(at(-1, -1, -1), at(1, 1, 1)), box, 'overlapping'],
  ['around it', aabb(at(-9, -9, -9), at(9, 9, 9)), box, 'overlapping'],
  ['across a flat box', aabb(at(-1, -1, -1), at(1, 1, 1)), flat, 'overlapping'],
  ['on a flat box', aabb(at(-1, -1, 0), at(1, 1, 1)), flat, 'touching'],
  ['across three axes in a plane', aabb(at(2, 2, -1), at(9, 9, 1)), spread, 'overlapping'],
  ['beside them', aabb(at(2, -9, -1), at(9, -2.5, 1)), spread, 'apart'],
  ['touching the end of a box with parallel axes', aabb(at(3, 3, 3), at(9, 9, 9)), needle, 'touching'],
  ['around a box without axes', aabb(at(-1, -1, -1), at(1, 1, 1)), dot, 'overlapping'],
  ['an empty box', aabb(at(-1, -1, -1), at(1, 1, 1)), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});

test('beside an edge', () => {
  expect(distance(aabb(at(12, 0, 0), at(13, 2, 1)), box)).toEqual(near(5));
});

test('overlapping, along the axis of a box', () => {
  expect(contact(aabb(at(6, -9, -1), at(9, 9, 1)), box)).toEqual(
    expect.objectContaining({ normal: { x: near(-1), y: near(0), z: near(0) }, depth: near(1), axis: 'a.x' }),
  );
  expect(contact(box, aabb(at(6, -9, -1), at(9, 9, 1)))).toEqual(
    expect.objectContaining({ normal: { x: near(1), y: near(0), z: near(0) }, depth: near(1), axis: 'b.x' }),
  );
  expect(contact(aabb(at(-1, -1, 4), at(1, 1, 9)), box)).toEqual(
    expect.objectContaining({ normal: { x: near(0), y: near(0), z: near(-1) }, depth: near(1) }),
  );
  expect(pushOut(aabb(at(6, -9, -1), at(9, 9, 1)), box)).toEqual({ x: near(1), y: near(0), z: near(0) });
});
