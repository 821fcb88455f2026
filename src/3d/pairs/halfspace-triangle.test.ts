import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { halfspace } from '../shapes/halfspace.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = halfspace(at(2, 3, 6), -49);
const none = { kind: 'halfspace', normal: at(0, 0, 0), constant: -1 } as const;

test.each([
  ['touching with a corner', slope, triangle(at(4, 6, 12), at(2, 3, 6), at(7, 4, 12)), 'touching'],
  ['touching with an edge', slope, triangle(at(4, 6, 12), at(2, 3, 6), at(5, 1, 6)), 'touching'],
  ['one step above', slope, triangle(at(4, 6, 12), at(7, 4, 12), at(2, 3, 6 + 2 ** -50)), 'apart'],
  ['one step below', slope, triangle(at(2, 3, 6 - 2 ** -50), at(4, 6, 12), at(7, 4, 12)), 'overlapping'],
  ['all of it inside', slope, triangle(at(0, 0, 0), at(-4, -6, -12), at(-9, 0, 0)), 'overlapping'],
  ['a point on the surface', slope, triangle(at(2, 3, 6), at(2, 3, 6), at(2, 3, 6)), 'touching'],
  ['no normal', none, triangle(at(0, 0, 0), at(-4, -6, -12), at(4, 6, 12)), 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = halfspace(at(0, 2, 0), -4);

test('the nearest points', () => {
  expect(closestPoints(floor, triangle(at(0, 5, 0), at(4, 3, 0), at(2, 9, 0)))).toEqual({
    a: at(4, 2, 0),
    b: at(4, 3, 0),
    distance: 1,
  });
});

test('the shortest way apart', () => {
  expect(contact(floor, triangle(at(0, 0, 0), at(4, 0, 0), at(2, 4, 0)))).toEqual({
    normal: at(0, 1, 0),
    depth: 2,
    point: at(0.5, 1, 0),
  });
});
