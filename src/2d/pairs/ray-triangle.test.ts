import { expect, test } from 'vitest';
import { intersectsRayTriangle, overlapsRayTriangle, touchesRayTriangle } from '../../generated/2d/ray-triangle.js';
import { ray } from '../shapes/ray.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number) => ({ x, y });
const half = triangle(at(0, 0), at(2, 0), at(0, 2));
const slope = triangle(at(0, 0), at(3, 3), at(6, 6));

test.each([
  ['across', ray(at(-1, 0.5), at(1, 0)), half, 'overlapping'],
  ['away from it', ray(at(-1, 0.5), at(-1, 0)), half, 'apart'],
  ['from inside', ray(at(0.5, 0.5), at(-1, 0)), half, 'overlapping'],
  ['from an edge, outwards', ray(at(1, 1), at(1, 1)), half, 'touching'],
  ['along an edge', ray(at(-1, 0), at(1, 0)), half, 'touching'],
  ['past a corner', ray(at(1, -1), at(1, 1)), half, 'touching'],
  ['a step past the corner', ray(at(1, -1 - 2 ** -52), at(1, 1)), half, 'apart'],
  ['without a direction, inside', { origin: at(0.5, 0.5), direction: at(0, 0) }, half, 'overlapping'],
  ['without a direction, outside', { origin: at(3, 3), direction: at(0, 0) }, half, 'apart'],
  ['across a collinear triangle', ray(at(1, 0), at(-1, 1)), slope, 'overlapping'],
  ['along a collinear triangle', ray(at(-1, -1), at(1, 1)), slope, 'touching'],
  ['across the tip of a collinear triangle', ray(at(7, 5), at(-1, 1)), slope, 'touching'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsRayTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsRayTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesRayTriangle(first, second)).toBe(expected === 'touching');
});
