import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { halfspace } from '../shapes/halfspace.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = halfspace(at(2, 3, 6), -49);
const none = { kind: 'halfspace', normal: at(0, 0, 0), constant: -1 } as const;

test.each([
  ['runs down from far above', ray(at(4, 6, 12), at(-2, -3, -6)), slope, 'overlapping'],
  ['runs down by the least step', ray(at(4, 6, 12), at(0, -5e-324, 0)), slope, 'overlapping'],
  ['runs up from the surface', ray(at(2, 3, 6), at(2, 3, 6)), slope, 'touching'],
  ['along the surface', ray(at(2, 3, 6), at(3, -2, 0)), slope, 'touching'],
  ['along, one step above', ray(at(2, 3, 6 + 2 ** -50), at(3, -2, 0)), slope, 'apart'],
  ['runs up from inside', ray(at(0, 0, 0), at(2, 3, 6)), slope, 'overlapping'],
  ['no direction, on the surface', { kind: 'ray', origin: at(2, 3, 6), direction: at(0, 0, 0) }, slope, 'touching'],
  ['no direction, above', { kind: 'ray', origin: at(4, 6, 12), direction: at(0, 0, 0) }, slope, 'apart'],
  ['no normal', ray(at(0, 0, 0), at(2, 3, 6)), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});
