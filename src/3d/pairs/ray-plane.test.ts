import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { plane } from '../shapes/plane.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;

test.each([
  ['runs towards it from above', ray(at(4, 6, 12), at(-2, -3, -6)), slope, 'overlapping'],
  ['runs towards it from below', ray(at(0, 0, 0), at(0, 1e-300, 0)), slope, 'overlapping'],
  ['runs away', ray(at(4, 6, 12), at(2, 3, 6)), slope, 'apart'],
  ['runs away below', ray(at(0, 0, 0), at(-2, -3, -6)), slope, 'apart'],
  ['starts on it', ray(at(2, 3, 6), at(2, 3, 6)), slope, 'touching'],
  ['lies in it', ray(at(2, 3, 6), at(3, -2, 0)), slope, 'touching'],
  ['along, one step above', ray(at(2, 3, 6 + 2 ** -50), at(3, -2, 0)), slope, 'apart'],
  ['no direction, on it', { kind: 'ray', origin: at(2, 3, 6), direction: at(0, 0, 0) }, slope, 'touching'],
  ['no normal', ray(at(0, 0, 0), at(2, 3, 6)), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});
