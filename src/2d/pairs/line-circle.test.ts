import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
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
