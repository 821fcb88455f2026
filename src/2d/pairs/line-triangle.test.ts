import { expect, test } from 'vitest';
import { intersectsLineTriangle, overlapsLineTriangle, touchesLineTriangle } from '../../generated/2d/line-triangle.js';
import { line } from '../shapes/line.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number) => ({ x, y });
const half = triangle(at(0, 0), at(2, 0), at(0, 2));
const slope = triangle(at(0, 0), at(3, 3), at(6, 6));

test.each([
  ['across', line(at(-1, 0.5), at(1, 0)), half, 'overlapping'],
  ['away from it', line(at(-1, 0.5), at(-1, 0)), half, 'overlapping'],
  ['from inside', line(at(0.5, 0.5), at(-1, 0)), half, 'overlapping'],
  ['from an edge, outwards', line(at(1, 1), at(1, 1)), half, 'overlapping'],
  ['along an edge', line(at(-1, 0), at(1, 0)), half, 'touching'],
  ['past a corner', line(at(1, -1), at(1, 1)), half, 'touching'],
  ['a step past the corner', line(at(1, -1 - 2 ** -52), at(1, 1)), half, 'apart'],
  ['without a direction, inside', { origin: at(0.5, 0.5), direction: at(0, 0) }, half, 'overlapping'],
  ['without a direction, outside', { origin: at(3, 3), direction: at(0, 0) }, half, 'apart'],
  ['across a collinear triangle', line(at(1, 0), at(-1, 1)), slope, 'overlapping'],
  ['along a collinear triangle', line(at(-1, -1), at(1, 1)), slope, 'touching'],
  ['across the tip of a collinear triangle', line(at(7, 5), at(-1, 1)), slope, 'touching'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsLineTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsLineTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesLineTriangle(first, second)).toBe(expected === 'touching');
});
