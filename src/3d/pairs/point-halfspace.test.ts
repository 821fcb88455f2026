import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { halfspace } from '../shapes/halfspace.js';
import { point } from '../shapes/point.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = halfspace(at(2, 3, 6), -49);
const none = { kind: 'halfspace', normal: at(0, 0, 0), constant: -1 } as const;

test.each([
  ['on the surface', point(2, 3, 6), slope, 'touching'],
  ['one step above', point(2, 3, 6 + 2 ** -50), slope, 'apart'],
  ['one step below', point(2, 3, 6 - 2 ** -50), slope, 'overlapping'],
  ['on it, very far out', point(2 + 3 * 2 ** 40, 3 - 2 ** 41, 6), slope, 'touching'],
  ['one step above, very far out', point(2 + 3 * 2 ** 40, 3 - 2 ** 41, 6 + 2 ** -50), slope, 'apart'],
  [
    'a normal whose products vanish',
    point(2, 3, 6),
    halfspace(at(2 ** -599, 3 * 2 ** -600, 3 * 2 ** -599), -49 * 2 ** -600),
    'touching',
  ],
  ['no normal', point(0, 0, 0), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = halfspace(at(0, 2, 0), -4);

test('the nearest points', () => {
  expect(closestPoints(point(1, 5, 0), floor)).toEqual({ a: at(1, 5, 0), b: at(1, 2, 0), distance: 3 });
});

test('the shortest way apart', () => {
  expect(contact(point(1, -1, 0), floor)).toEqual({ normal: at(0, -1, 0), depth: 3, point: at(1, -1, 0) });
});
