import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { circle } from '../shapes/circle.js';
import { halfplane } from '../shapes/halfplane.js';

const at = (x: number, y: number) => ({ x, y });
const slope = halfplane(at(3, 4), -25);
const none = { kind: 'halfplane', normal: at(0, 0), constant: -1 } as const;

test.each([
  ['touching from above', slope, circle(at(6, 8), 5), 'touching'],
  ['one step short', slope, circle(at(6, 8), 5 - 2 ** -50), 'apart'],
  ['one step too large', slope, circle(at(6, 8), 5 + 2 ** -50), 'overlapping'],
  ['far inside', slope, circle(at(-6, -8), 1), 'overlapping'],
  ['centred on the surface', slope, circle(at(3, 4), 1e-300), 'overlapping'],
  ['a point on the surface', slope, circle(at(3, 4), 0), 'touching'],
  ['a point inside', slope, circle(at(0, 0), 0), 'overlapping'],
  ['a point above', slope, circle(at(3, 4 + 2 ** -50), 0), 'apart'],
  ['no normal', none, circle(at(0, 0), 1), 'apart'],
  ['a negative radius', slope, { kind: 'circle', center: at(0, 0), radius: -1 }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

const floor = halfplane(at(0, 2), -4);

test('the nearest points', () => {
  expect(closestPoints(floor, circle(at(1, 5), 1))).toEqual({ a: at(1, 2), b: at(1, 4), distance: 2 });
});

test('the shortest way apart', () => {
  expect(contact(floor, circle(at(1, 1), 2))).toEqual({ normal: at(0, 1), depth: 3, point: at(1, 0.5) });
  expect(contact(floor, circle(at(1, -5), 2))).toEqual({ normal: at(0, 1), depth: 9, point: at(1, -5) });
});
