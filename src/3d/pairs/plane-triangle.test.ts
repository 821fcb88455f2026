import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { plane } from '../shapes/plane.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;

test.each([
  ['crossing', slope, triangle(at(0, 0, 0), at(4, 6, 12), at(7, 4, 12)), 'overlapping'],
  ['touching with a corner', slope, triangle(at(4, 6, 12), at(2, 3, 6), at(7, 4, 12)), 'touching'],
  ['touching with an edge, from below', slope, triangle(at(0, 0, 0), at(2, 3, 6), at(5, 1, 6)), 'touching'],
  ['lies in it', slope, triangle(at(2 + 3 * 2 ** 40, 3 - 2 ** 41, 6), at(2, 3, 6), at(5, 1, 6)), 'touching'],
  ['one step above', slope, triangle(at(4, 6, 12), at(7, 4, 12), at(2, 3, 6 + 2 ** -50)), 'apart'],
  ['one step below', slope, triangle(at(0, 0, 0), at(-4, -6, -12), at(2, 3, 6 - 2 ** -50)), 'apart'],
  ['across by one step', slope, triangle(at(2, 3, 6), at(4, 6, 12), at(2, 3, 6 - 2 ** -50)), 'overlapping'],
  ['no normal', none, triangle(at(0, 0, 0), at(-4, -6, -12), at(4, 6, 12)), 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = plane(at(0, 2, 0), -4);

test('the nearest points', () => {
  expect(closestPoints(floor, triangle(at(0, 5, 0), at(4, 3, 0), at(2, 9, 0)))).toEqual({
    a: at(4, 2, 0),
    b: at(4, 3, 0),
    distance: 1,
  });
});

test('the shortest way apart', () => {
  expect(contact(floor, triangle(at(0, 0, 0), at(4, 0, 0), at(2, 8, 0)))).toEqual({
    normal: at(0, 1, 0),
    depth: 2,
    point: at(0.5, 2, 0),
  });
});
