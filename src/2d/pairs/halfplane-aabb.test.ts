import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { aabb } from '../shapes/aabb.js';
import { halfplane } from '../shapes/halfplane.js';

const at = (x: number, y: number) => ({ x, y });
const slope = halfplane(at(3, 4), -25);
const none = { kind: 'halfplane', normal: at(0, 0), constant: -1 } as const;

test.each([
  ['touching with a corner', slope, aabb(at(3, 4), at(6, 8)), 'touching'],
  ['one step above', slope, aabb(at(3, 4 + 2 ** -50), at(6, 8)), 'apart'],
  ['one step below', slope, aabb(at(3, 4 - 2 ** -51), at(6, 8)), 'overlapping'],
  ['by another corner', halfplane(at(-3, -4), 25), aabb(at(0, 0), at(3, 4)), 'touching'],
  ['all of it inside', slope, aabb(at(-6, -8), at(0, 0)), 'overlapping'],
  ['a point on the surface', slope, aabb(at(3, 4), at(3, 4)), 'touching'],
  ['no normal', none, aabb(at(0, 0), at(6, 8)), 'apart'],
  ['an empty box', slope, { kind: 'aabb', min: at(6, 8), max: at(0, 0) }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

const floor = halfplane(at(0, 2), -4);

test('the nearest points', () => {
  expect(closestPoints(floor, aabb(at(0, 3), at(4, 5)))).toEqual({ a: at(2, 2), b: at(2, 3), distance: 1 });
});

test('the shortest way apart', () => {
  expect(contact(floor, aabb(at(0, 0), at(4, 4)))).toEqual({ normal: at(0, 1), depth: 2, point: at(2, 1) });
});
