import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
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
