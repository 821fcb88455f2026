import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { closestPoint } from '../queries/closestPoint.js';
import { halfplane } from '../shapes/halfplane.js';
import { point } from '../shapes/point.js';

const at = (x: number, y: number) => ({ x, y });
const slope = halfplane(at(3, 4), -25);
const none = { kind: 'halfplane', normal: at(0, 0), constant: -1 } as const;

test.each([
  ['on the surface', point(3, 4), slope, 'touching'],
  ['one step above', point(3, 4 + 2 ** -50), slope, 'apart'],
  ['one step below', point(3, 4 - 2 ** -51), slope, 'overlapping'],
  ['on it, very far out', point(3 + 2 ** 42, 4 - 3 * 2 ** 40), slope, 'touching'],
  ['one step above, very far out', point(3 + 2 ** 42, 4 - 3 * 2 ** 40 + 2 ** -11), slope, 'apart'],
  [
    'a normal whose products vanish',
    point(3, 4),
    halfplane(at(3 * 2 ** -600, 4 * 2 ** -600), -25 * 2 ** -600),
    'touching',
  ],
  ['no normal', point(0, 0), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

const floor = halfplane(at(0, 2), -4);

test('the nearest points', () => {
  expect(closestPoints(point(1, 5), floor)).toEqual({ a: at(1, 5), b: at(1, 2), distance: 3 });
});

test('the shortest way apart', () => {
  expect(contact(point(1, -1), floor)).toEqual({ normal: at(0, -1), depth: 3, point: at(1, -1) });
});

test('a border beyond all numbers has a foot without NaN', () => {
  const { x, y } = closestPoint(halfplane({ x: 0, y: 1e-309 }, 0.6), { x: 1, y: 2 })!;
  expect(x).toBe(1);
  expect(y).toBeLessThan(-(2 ** 1022));
});
