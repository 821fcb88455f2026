import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { plane } from '../shapes/plane.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;

test.each([
  ['crossing', segment(at(0, 0, 0), at(4, 6, 12)), slope, 'overlapping'],
  ['starts on it', segment(at(2, 3, 6), at(0, 0, 0)), slope, 'touching'],
  ['ends on it', segment(at(4, 6, 12), at(2, 3, 6)), slope, 'touching'],
  ['lies in it', segment(at(5, 1, 6), at(2 + 3 * 2 ** 40, 3 - 2 ** 41, 6)), slope, 'touching'],
  ['one step short, above', segment(at(4, 6, 12), at(2, 3, 6 + 2 ** -50)), slope, 'apart'],
  ['one step short, below', segment(at(2, 3, 6 - 2 ** -50), at(0, 0, 0)), slope, 'apart'],
  ['across by one step', segment(at(2, 3, 6 - 2 ** -50), at(4, 6, 12)), slope, 'overlapping'],
  ['no normal', segment(at(0, 0, 0), at(4, 6, 12)), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});
