import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { line } from '../shapes/line.js';
import { plane } from '../shapes/plane.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;

test.each([
  ['crossing', line(at(4, 6, 12), at(1, 0, 0)), slope, 'overlapping'],
  ['crossing at one of its points', line(at(2, 3, 6), at(2, 3, 6)), slope, 'overlapping'],
  ['lies in it', line(at(2, 3, 6), at(3, -2, 0)), slope, 'touching'],
  ['parallel, one step above', line(at(2, 3, 6 + 2 ** -50), at(3, -2, 0)), slope, 'apart'],
  ['parallel, one step below', line(at(2, 3, 6 - 2 ** -50), at(3, -2, 0)), slope, 'apart'],
  ['hardly not parallel', line(at(2, 3, 6 + 2 ** -50), at(3, -2, 2 ** -1070)), slope, 'overlapping'],
  ['no direction, on it', { kind: 'line', origin: at(2, 3, 6), direction: at(0, 0, 0) }, slope, 'touching'],
  ['no normal', line(at(0, 0, 0), at(2, 3, 6)), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});
