import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { contact, distance, pushOut } from '../index.js';
import { line } from '../shapes/line.js';
import { segment } from '../shapes/segment.js';

const near = (x: number) => expect.closeTo(x, 12);
const at = (x: number, y: number) => ({ x, y });
const slope = line(at(1, 1), at(3, 1));
const dot = { kind: 'line', origin: at(1, 1), direction: at(0, 0) } as const;

test.each([
  ['crossing', segment(at(7, 2), at(7, 4)), slope, 'overlapping'],
  ['crossing behind the origin', segment(at(-5, -2), at(-5, 4)), slope, 'overlapping'],
  ['ends on it', segment(at(7, 9), at(7, 3)), slope, 'touching'],
  ['ends one step short', segment(at(7, 9), at(7, 3 + 2 ** -51)), slope, 'apart'],
  ['lies on it', segment(at(-2, 0), at(7, 3)), slope, 'touching'],
  ['parallel, one step beside', segment(at(-2, 2 ** -51), at(7, 3 + 2 ** -51)), slope, 'apart'],
  ['a point on it', { kind: 'segment', start: at(7, 3), end: at(7, 3) }, slope, 'touching'],
  ['a point beside it', { kind: 'segment', start: at(7, 4), end: at(7, 4) }, slope, 'apart'],
  ['no direction, on the segment', segment(at(0, 0), at(2, 2)), dot, 'touching'],
  ['no direction, past the end', segment(at(0, 0), at(0.5, 0.5)), dot, 'apart'],
  ['no direction, beside', segment(at(0, 0), at(3, 2)), dot, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

test('beside it, and across it', () => {
  expect(distance(segment(at(0, 3), at(5, 4)), line(at(9, 0), at(-7, 0)))).toEqual(near(3));
  expect(contact(segment(at(1, 3), at(1, -0.5)), line(at(9, 0), at(-7, 0)))).toEqual({
    normal: { x: near(0), y: near(-1) },
    depth: near(0.5),
    point: { x: near(1), y: near(0) },
  });
  expect(pushOut(segment(at(1, 3), at(1, -0.5)), line(at(9, 0), at(-7, 0)))).toEqual({ x: near(0), y: near(0.5) });
});
