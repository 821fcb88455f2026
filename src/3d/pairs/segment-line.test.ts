import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { line } from '../shapes/line.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = line(at(1, 1, 1), at(3, 1, -2));
const dot = { kind: 'line', origin: at(1, 1, 1), direction: at(0, 0, 0) } as const;

test.each([
  ['crossing', segment(at(7, 2, -3), at(7, 4, -3)), slope, 'touching'],
  ['crossing behind the origin', segment(at(-5, -2, 5), at(-5, 4, 5)), slope, 'touching'],
  ['ends on it', segment(at(7, 9, 4), at(7, 3, -3)), slope, 'touching'],
  ['ends one step short', segment(at(7, 9, -3), at(7, 3 + 2 ** -51, -3)), slope, 'apart'],
  ['lies on it', segment(at(-2, 0, 3), at(7, 3, -3)), slope, 'touching'],
  ['parallel, one step beside', segment(at(-2, 2 ** -51, 3), at(7, 3 + 2 ** -51, -3)), slope, 'apart'],
  ['a point on it', { kind: 'segment', start: at(7, 3, -3), end: at(7, 3, -3) }, slope, 'touching'],
  ['a point beside it', { kind: 'segment', start: at(7, 4, -3), end: at(7, 4, -3) }, slope, 'apart'],
  ['no direction, on the segment', segment(at(0, 0, 0), at(2, 2, 2)), dot, 'touching'],
  ['no direction, past the end', segment(at(0, 0, 0), at(0.5, 0.5, 0.5)), dot, 'apart'],
  ['no direction, beside', segment(at(0, 0, 0), at(3, 2, 2)), dot, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});
