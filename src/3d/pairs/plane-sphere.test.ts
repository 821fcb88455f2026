import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { plane } from '../shapes/plane.js';
import { sphere } from '../shapes/sphere.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;

test.each([
  ['touching from above', slope, sphere(at(4, 6, 12), 7), 'touching'],
  ['touching from below', slope, sphere(at(0, 0, 0), 7), 'touching'],
  ['one step short', slope, sphere(at(4, 6, 12), 7 - 2 ** -50), 'apart'],
  ['one step too large', slope, sphere(at(0, 0, 0), 7 + 2 ** -50), 'overlapping'],
  ['centred on it', slope, sphere(at(2, 3, 6), 1e-300), 'overlapping'],
  ['a point on it', slope, sphere(at(2, 3, 6), 0), 'touching'],
  ['no normal', none, sphere(at(0, 0, 0), 1), 'apart'],
  ['a negative radius', slope, { kind: 'sphere', center: at(2, 3, 6), radius: -1 }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = plane(at(0, 2, 0), -4);

test('the nearest points', () => {
  expect(closestPoints(floor, sphere(at(1, -1, 0), 1))).toEqual({ a: at(1, 2, 0), b: at(1, 0, 0), distance: 2 });
});

test('the shortest way apart', () => {
  expect(contact(floor, sphere(at(1, 1.5, 0), 1))).toEqual({ normal: at(0, -1, 0), depth: 0.5, point: at(1, 2, 0) });
  expect(contact(floor, sphere(at(1, 2, 0), 1))).toEqual({ normal: at(0, 1, 0), depth: 1, point: at(1, 2, 0) });
});
