import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { closestPointOnLine, closestPoints, contact } from '../index.js';
import { line } from '../shapes/line.js';
import { point } from '../shapes/point.js';

const at = (x: number, y: number) => ({ x, y });
const slope = line(at(1, 1), at(3, 1));
const dot = { kind: 'line', origin: at(1, 1), direction: at(0, 0) } as const;

test.each([
  ['at the origin', point(1, 1), slope, 'touching'],
  ['on it', point(7, 3), slope, 'touching'],
  ['on it, behind the origin', point(-5, -1), slope, 'touching'],
  ['very far out', point(1 - 3 * 2 ** 40, 1 - 2 ** 40), slope, 'touching'],
  ['one step beside, very far out', point(1 - 3 * 2 ** 40, 1 - 2 ** 40 + 2 ** -12), slope, 'apart'],
  ['beside a line along an axis', point(-7, 1 + 2 ** -52), line(at(1, 1), at(-2, 0)), 'apart'],
  ['no direction, on the origin', point(1, 1), dot, 'touching'],
  ['no direction, elsewhere', point(1, 2), dot, 'apart'],
  [
    'a direction whose products vanish',
    point(3 * 2 ** -600, 2 ** -600),
    line(at(0, 0), at(-3 * 2 ** -600, -(2 ** -600))),
    'touching',
  ],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

test.each([1, 1e-200, 1e200])(
  'the foot of the perpendicular, behind the origin as well, with a direction of the length %s',
  (length) => {
    const level = line(at(0, 2), at(length, 0));
    expect(closestPoints(point(-3, 7), level)).toEqual({ a: at(-3, 7), b: at(-3, 2), distance: 5 });
    expect(closestPointOnLine(at(-3, 7), level)).toEqual(at(-3, 2));
  },
);

test('the way apart is square to the line', () => {
  expect(contact(point(-2, -2), line(at(0, -2), at(4, 0)))).toEqual({ normal: at(0, 1), depth: 0, point: at(-2, -2) });
});
