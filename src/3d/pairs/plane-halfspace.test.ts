import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { halfspace } from '../shapes/halfspace.js';
import { plane } from '../shapes/plane.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;

test.each([
  ['crossing the surface', slope, halfspace(at(1, 0, 0), 1e9), 'overlapping'],
  ['in the surface', slope, halfspace(at(2, 3, 6), -49), 'touching'],
  ['in the surface, turned', slope, halfspace(at(-4, -6, -12), 98), 'touching'],
  ['inside', slope, halfspace(at(2, 3, 6), -49 - 2 ** -40), 'overlapping'],
  ['one step above', slope, halfspace(at(2, 3, 6), -49 + 2 ** -47), 'apart'],
  ['inside, turned', slope, halfspace(at(-2, -3, -6), 0), 'overlapping'],
  ['above, turned', slope, halfspace(at(-2, -3, -6), 50), 'apart'],
  ['no normal', none, halfspace(at(2, 3, 6), 0), 'apart'],
  ['a halfspace without normal', slope, { kind: 'halfspace', normal: at(0, 0, 0), constant: -1 }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});
