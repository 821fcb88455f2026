import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { obb, sphere } = library;
const { closestPoints, contact, distance, pushOut } = library;
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

test('over a face, an edge and a corner', () => {
  expect(distance(sphere(at(6, 8, 1), 2), box)).toEqual(near(3));
  expect(distance(sphere(at(7, 1, 17), 2), box)).toEqual(near(10));
  expect(distance(sphere(at(10, 5, 17), 2), box)).toEqual(near(11));
  expect(closestPoints(sphere(at(6, 8, 1), 2), box)).toEqual({
    a: { x: near(4.8), y: near(6.4), z: near(1) },
    b: { x: near(3), y: near(4), z: near(1) },
    distance: near(3),
  });
});

test('its centre outside the box, and inside', () => {
  expect(contact(sphere(at(6, 8, 1), 6), box)).toEqual({
    normal: { x: near(-0.6), y: near(-0.8), z: near(0) },
    depth: near(1),
    point: { x: near(3), y: near(4), z: near(1) },
  });
  expect(contact(sphere(at(2.4, 3.2, 1), 1), box)).toEqual(
    expect.objectContaining({ normal: { x: near(-0.6), y: near(-0.8), z: near(0) }, depth: near(2) }),
  );
  expect(pushOut(sphere(at(2.4, 3.2, 1), 1), box)).toEqual({ x: near(1.2), y: near(1.6), z: near(0) });
});

test('the centre on a flat box, and on a needle', () => {
  expect(contact(sphere(at(1, 1, 0), 2), flat)?.depth).toEqual(near(2));
  expect(contact(sphere(at(1, 1, 1), 2), needle)?.depth).toEqual(near(2));
});
