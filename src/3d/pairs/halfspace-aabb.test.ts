import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { aabb } from '../shapes/aabb.js';
import { halfspace } from '../shapes/halfspace.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = halfspace(at(2, 3, 6), -49);
const none = { kind: 'halfspace', normal: at(0, 0, 0), constant: -1 } as const;

test.each([
  ['touching with a corner', slope, aabb(at(2, 3, 6), at(4, 6, 12)), 'touching'],
  ['one step above', slope, aabb(at(2, 3, 6 + 2 ** -50), at(4, 6, 12)), 'apart'],
  ['one step below', slope, aabb(at(2, 3, 6 - 2 ** -50), at(4, 6, 12)), 'overlapping'],
  ['by another corner', halfspace(at(-2, -3, -6), 49), aabb(at(0, 0, 0), at(2, 3, 6)), 'touching'],
  ['all of it inside', slope, aabb(at(-4, -6, -12), at(0, 0, 0)), 'overlapping'],
  ['a point on the surface', slope, aabb(at(2, 3, 6), at(2, 3, 6)), 'touching'],
  ['no normal', none, aabb(at(0, 0, 0), at(4, 6, 12)), 'apart'],
  ['an empty box', slope, { kind: 'aabb', min: at(4, 6, 12), max: at(0, 0, 0) }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = halfspace(at(0, 2, 0), -4);

test('the nearest points', () => {
  expect(closestPoints(floor, aabb(at(0, 3, 0), at(4, 5, 0)))).toEqual({ a: at(2, 2, 0), b: at(2, 3, 0), distance: 1 });
});

test('the shortest way apart', () => {
  expect(contact(floor, aabb(at(0, 0, 0), at(4, 4, 0)))).toEqual({ normal: at(0, 1, 0), depth: 2, point: at(2, 1, 0) });
});
