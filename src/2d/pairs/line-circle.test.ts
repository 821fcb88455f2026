import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { closestPoints, contact, intersectionLineCircle } from '../index.js';
import { circle } from '../shapes/circle.js';
import { line } from '../shapes/line.js';

const at = (x: number, y: number) => ({ x, y });
const slope = line(at(3, 4), at(-4, 3));
const dot = { kind: 'line', origin: at(3, 4), direction: at(0, 0) } as const;

test.each([
  ['tangent', slope, circle(at(0, 0), 5), 'touching'],
  ['one step short', slope, circle(at(0, 0), 5 - 2 ** -50), 'apart'],
  ['one step too large', slope, circle(at(0, 0), 5 + 2 ** -50), 'overlapping'],
  ['through the centre, behind the origin', slope, circle(at(7, 1), 1), 'overlapping'],
  [
    'tangent, with an origin very far out',
    line(at(3 + 2 ** 42, 4 - 3 * 2 ** 40), at(-4, 3)),
    circle(at(0, 0), 5),
    'touching',
  ],
  ['a ball without size, on it', slope, circle(at(7, 1), 0), 'touching'],
  ['a ball without size, beside it', slope, circle(at(3, 4 + 2 ** -50), 0), 'apart'],
  ['no direction, on the surface', dot, circle(at(0, 0), 5), 'touching'],
  ['no direction, inside', dot, circle(at(6, 8), 5 + 1), 'overlapping'],
  ['a negative radius', slope, { kind: 'circle', center: at(3, 4), radius: -1 }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

const level = line(at(9, 2), at(2, 0));

test('the nearest points', () => {
  expect(closestPoints(level, circle(at(1, 6), 1))).toEqual({ a: at(1, 2), b: at(1, 5), distance: 3 });
});

test('the shortest way apart', () => {
  expect(contact(level, circle(at(1, 5), 5))).toEqual({ normal: at(0, 1), depth: 2, point: at(1, 2) });
});

test('the chord, behind the origin as well', () => {
  expect(intersectionLineCircle(level, circle(at(1, 5), 5))).toEqual({
    tMin: -6,
    tMax: -2,
    entry: at(-3, 2),
    exit: at(5, 2),
    relation: 'through',
    count: 2,
    t0: -6,
    t1: -2,
  });
  expect(intersectionLineCircle(level, circle(at(1, 5), 3))).toMatchObject({
    tMin: -4,
    tMax: -4,
    relation: 'touches',
    count: 1,
  });
});
