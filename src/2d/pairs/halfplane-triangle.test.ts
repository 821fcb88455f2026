import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { halfplane } from '../shapes/halfplane.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number) => ({ x, y });
const slope = halfplane(at(3, 4), -25);
const none = { kind: 'halfplane', normal: at(0, 0), constant: -1 } as const;

test.each([
  ['touching with a corner', slope, triangle(at(6, 8), at(3, 4), at(10, 5)), 'touching'],
  ['touching with an edge', slope, triangle(at(6, 8), at(3, 4), at(7, 1)), 'touching'],
  ['one step above', slope, triangle(at(6, 8), at(10, 5), at(3, 4 + 2 ** -50)), 'apart'],
  ['one step below', slope, triangle(at(3, 4 - 2 ** -51), at(6, 8), at(10, 5)), 'overlapping'],
  ['all of it inside', slope, triangle(at(0, 0), at(-6, -8), at(-9, 0)), 'overlapping'],
  ['a point on the surface', slope, triangle(at(3, 4), at(3, 4), at(3, 4)), 'touching'],
  ['no normal', none, triangle(at(0, 0), at(-6, -8), at(6, 8)), 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

const floor = halfplane(at(0, 2), -4);

test('the nearest points', () => {
  expect(closestPoints(floor, triangle(at(0, 5), at(4, 3), at(2, 9)))).toEqual({
    a: at(4, 2),
    b: at(4, 3),
    distance: 1,
  });
});

test('the shortest way apart', () => {
  expect(contact(floor, triangle(at(0, 0), at(4, 0), at(2, 4)))).toEqual({
    normal: at(0, 1),
    depth: 2,
    point: at(0.5, 1),
  });
});
