import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { halfspace } from '../shapes/halfspace.js';
import { sphere } from '../shapes/sphere.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = halfspace(at(2, 3, 6), -49);
const none = { kind: 'halfspace', normal: at(0, 0, 0), constant: -1 } as const;

test.each([
  ['touching from above', slope, sphere(at(4, 6, 12), 7), 'touching'],
  ['one step short', slope, sphere(at(4, 6, 12), 7 - 2 ** -50), 'apart'],
  ['one step too large', slope, sphere(at(4, 6, 12), 7 + 2 ** -50), 'overlapping'],
  ['far inside', slope, sphere(at(-4, -6, -12), 1), 'overlapping'],
  ['centred on the surface', slope, sphere(at(2, 3, 6), 1e-300), 'overlapping'],
  ['a point on the surface', slope, sphere(at(2, 3, 6), 0), 'touching'],
  ['a point inside', slope, sphere(at(0, 0, 0), 0), 'overlapping'],
  ['a point above', slope, sphere(at(2, 3, 6 + 2 ** -50), 0), 'apart'],
  ['no normal', none, sphere(at(0, 0, 0), 1), 'apart'],
  ['a negative radius', slope, { kind: 'sphere', center: at(0, 0, 0), radius: -1 }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = halfspace(at(0, 2, 0), -4);

test('the nearest points', () => {
  expect(closestPoints(floor, sphere(at(1, 5, 0), 1))).toEqual({ a: at(1, 2, 0), b: at(1, 4, 0), distance: 2 });
});

test('the shortest way apart', () => {
  expect(contact(floor, sphere(at(1, 1, 0), 2))).toEqual({ normal: at(0, 1, 0), depth: 3, point: at(1, 0.5, 0) });
  expect(contact(floor, sphere(at(1, -5, 0), 2))).toEqual({ normal: at(0, 1, 0), depth: 9, point: at(1, -5, 0) });
});
