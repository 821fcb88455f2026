import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { aabb } from '../shapes/aabb.js';
import { plane } from '../shapes/plane.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;

test.each([
  ['touching with the least corner', slope, aabb(at(2, 3, 6), at(4, 6, 12)), 'touching'],
  ['touching with the greatest corner', slope, aabb(at(0, 0, 0), at(2, 3, 6)), 'touching'],
  ['one step above', slope, aabb(at(2, 3, 6 + 2 ** -50), at(4, 6, 12)), 'apart'],
  ['one step below', slope, aabb(at(0, 0, 0), at(2, 3, 6 - 2 ** -50)), 'apart'],
  ['across', slope, aabb(at(0, 0, 0), at(2, 3, 6 + 2 ** -50)), 'overlapping'],
  ['a flat box in it', plane(at(0, 1, 0), -2), aabb(at(-1, 2, -1), at(1, 2, 1)), 'touching'],
  ['no normal', none, aabb(at(0, 0, 0), at(4, 6, 12)), 'apart'],
  ['an empty box', slope, { kind: 'aabb', min: at(4, 6, 12), max: at(0, 0, 0) }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = plane(at(0, 2, 0), -4);

test('the nearest points', () => {
  expect(closestPoints(floor, aabb(at(0, -3, 0), at(4, -2, 0)))).toEqual({
    a: at(2, 2, 0),
    b: at(2, -2, 0),
    distance: 4,
  });
});

test('the shortest way apart', () => {
  expect(contact(floor, aabb(at(0, 0, 0), at(4, 3, 0)))).toEqual({
    normal: at(0, -1, 0),
    depth: 1,
    point: at(2, 2, 0),
  });
});
