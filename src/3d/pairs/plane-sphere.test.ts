import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { plane } from '../shapes/plane.js';
import { sphere } from '../shapes/sphere.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;

test.each([
  ['touching from above', slope, sphere(at(4, 6, 12), 7), 'touching'],
  ['touching from below', slope, sphere(at(0, 0, 0), 7), 'touching'],
  ['one step short', slope, sphere(at(4, 6, 12), 7 - 2 ** -50), 'apart'],
  ['one step too large', slope, sphere(at(0, 0, 0), 7 + 2 ** -50), 'overlapping'],
  ['centred on it', slope, sphere(at(2, 3, 6), 1e-300), 'overlapping'],
  ['a point on it', slope, sphere(at(2, 3, 6), 0), 'touching'],
  ['no normal', none, sphere(at(0, 0, 0), 1), 'apart'],
  ['a negative radius', slope, { kind: 'sphere', center: at(2, 3, 6), radius: -1 }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});
