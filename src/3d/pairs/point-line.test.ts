import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { line } from '../shapes/line.js';
import { point } from '../shapes/point.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = line(at(1, 1, 1), at(3, 1, -2));
const dot = { kind: 'line', origin: at(1, 1, 1), direction: at(0, 0, 0) } as const;

test.each([
  ['at the origin', point(1, 1, 1), slope, 'touching'],
  ['on it', point(7, 3, -3), slope, 'touching'],
  ['on it, behind the origin', point(-5, -1, 5), slope, 'touching'],
  ['very far out', point(1 - 3 * 2 ** 40, 1 - 2 ** 40, 1 + 2 ** 41), slope, 'touching'],
  ['one step beside, very far out', point(1 - 3 * 2 ** 40, 1 - 2 ** 40 + 2 ** -12, 1 + 2 ** 41), slope, 'apart'],
  ['beside a line along an axis', point(-7, 1 + 2 ** -52, 1), line(at(1, 1, 1), at(-2, 0, 0)), 'apart'],
  ['no direction, on the origin', point(1, 1, 1), dot, 'touching'],
  ['no direction, elsewhere', point(1, 2, 1), dot, 'apart'],
  [
    'a direction whose products vanish',
    point(3 * 2 ** -600, 2 ** -600, 0),
    line(at(0, 0, 0), at(-3 * 2 ** -600, -(2 ** -600), 0)),
    'touching',
  ],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});
