import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, contact, intersectionLineSphere } from '../index.js';
import { line } from '../shapes/line.js';
import { sphere } from '../shapes/sphere.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = line(at(2, 3, 6), at(3, -2, 0));
const dot = { kind: 'line', origin: at(2, 3, 6), direction: at(0, 0, 0) } as const;

test.each([
  ['tangent', slope, sphere(at(0, 0, 0), 7), 'touching'],
  ['one step short', slope, sphere(at(0, 0, 0), 7 - 2 ** -50), 'apart'],
  ['one step too large', slope, sphere(at(0, 0, 0), 7 + 2 ** -50), 'overlapping'],
  ['through the centre, behind the origin', slope, sphere(at(5, 1, 6), 1), 'overlapping'],
  [
    'tangent, with an origin very far out',
    line(at(2 + 3 * 2 ** 40, 3 - 2 ** 41, 6), at(3, -2, 0)),
    sphere(at(0, 0, 0), 7),
    'touching',
  ],
  ['a ball without size, on it', slope, sphere(at(5, 1, 6), 0), 'touching'],
  ['a ball without size, beside it', slope, sphere(at(2, 3, 6 + 2 ** -50), 0), 'apart'],
  ['no direction, on the surface', dot, sphere(at(0, 0, 0), 7), 'touching'],
  ['no direction, inside', dot, sphere(at(4, 6, 12), 7 + 1), 'overlapping'],
  ['a negative radius', slope, { kind: 'sphere', center: at(2, 3, 6), radius: -1 }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const level = line(at(9, 2, 0), at(2, 0, 0));

test('the nearest points', () => {
  expect(closestPoints(level, sphere(at(1, 6, 0), 1))).toEqual({ a: at(1, 2, 0), b: at(1, 5, 0), distance: 3 });
});

test('the shortest way apart', () => {
  expect(contact(level, sphere(at(1, 5, 0), 5))).toMatchObject({ normal: { y: 1 }, depth: 2, point: at(1, 2, 0) });
});

test('the chord, behind the origin as well', () => {
  expect(intersectionLineSphere(level, sphere(at(1, 5, 0), 5))).toEqual({
    tMin: -6,
    tMax: -2,
    entry: at(-3, 2, 0),
    exit: at(5, 2, 0),
    relation: 'through',
    count: 2,
    t0: -6,
    t1: -2,
  });
  expect(intersectionLineSphere(level, sphere(at(1, 5, 0), 3))).toMatchObject({
    tMin: -4,
    tMax: -4,
    relation: 'touches',
    count: 1,
  });
});
