import { expect, test } from 'vitest';
import {
  intersectsSegmentTriangle,
  overlapsSegmentTriangle,
  touchesSegmentTriangle,
} from '../../generated/2d/segment-triangle.js';
import { segment } from '../shapes/segment.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number) => ({ x, y });
const half = triangle(at(0, 0), at(2, 0), at(0, 2));
const slope = triangle(at(0, 0), at(3, 3), at(6, 6));

test.each([
  ['across', segment(at(-1, 0.5), at(3, 0.5)), half, 'overlapping'],
  ['inside', segment(at(0.25, 0.25), at(0.5, 0.5)), half, 'overlapping'],
  ['along an edge', segment(at(-1, 0), at(1, 0)), half, 'touching'],
  ['past a corner', segment(at(1, -1), at(3, 1)), half, 'touching'],
  ['a step past the corner', segment(at(1, -1 - 2 ** -52), at(3, 1 - 2 ** -52)), half, 'apart'],
  ['ending on an edge', segment(at(1, 1), at(3, 3)), half, 'touching'],
  ['ending a step short of it', segment(at(1, 1 + 2 ** -52), at(3, 3)), half, 'apart'],
  ['a point inside', segment(at(0.5, 0.5), at(0.5, 0.5)), half, 'overlapping'],
  ['across a collinear triangle', segment(at(1, 0), at(0, 1)), slope, 'overlapping'],
  ['on a collinear triangle', segment(at(1, 1), at(2, 2)), slope, 'touching'],
  ['beside it', segment(at(7, 7), at(9, 9)), slope, 'apart'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsSegmentTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsSegmentTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesSegmentTriangle(first, second)).toBe(expected === 'touching');
});
