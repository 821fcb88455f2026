import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { halfplane } from '../shapes/halfplane.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number) => ({ x, y });
const slope = halfplane(at(3, 4), -25);
const none = { kind: 'halfplane', normal: at(0, 0), constant: -1 } as const;

test.each([
  ['runs down from far above', ray(at(6, 8), at(-3, -4)), slope, 'overlapping'],
  ['runs down by the least step', ray(at(6, 8), at(0, -5e-324)), slope, 'overlapping'],
  ['runs up from the surface', ray(at(3, 4), at(3, 4)), slope, 'touching'],
  ['along the surface', ray(at(3, 4), at(-4, 3)), slope, 'touching'],
  ['along, one step above', ray(at(3, 4 + 2 ** -50), at(-4, 3)), slope, 'apart'],
  ['runs up from inside', ray(at(0, 0), at(3, 4)), slope, 'overlapping'],
  ['no direction, on the surface', { kind: 'ray', origin: at(3, 4), direction: at(0, 0) }, slope, 'touching'],
  ['no direction, above', { kind: 'ray', origin: at(6, 8), direction: at(0, 0) }, slope, 'apart'],
  ['no normal', ray(at(0, 0), at(3, 4)), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});
