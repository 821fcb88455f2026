import { expect, test } from 'vitest';
import { intersectsAabbTriangle, overlapsAabbTriangle, touchesAabbTriangle } from '../../generated/2d/aabb-triangle.js';
import { aabb } from '../shapes/aabb.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number) => ({ x, y });
const half = triangle(at(0, 0), at(2, 0), at(0, 2));

test.each([
  ['side by side', aabb(at(-2, 0), at(0, 1)), half, 'touching'],
  ['a step apart', aabb(at(-2, 0), at(-Number.MIN_VALUE, 1)), half, 'apart'],
  ['a corner on the slanted edge', aabb(at(1, 1), at(2, 2)), half, 'touching'],
  ['a corner a step beyond it', aabb(at(1, 1 + 2 ** -52), at(2, 2)), half, 'apart'],
  ['inside', aabb(at(0.25, 0.25), at(0.5, 0.5)), half, 'overlapping'],
  ['around it', aabb(at(-9, -9), at(9, 9)), half, 'overlapping'],
  ['a flat box across it', aabb(at(-1, 0.5), at(1, 0.5)), half, 'overlapping'],
  ['a point inside', aabb(at(0.5, 0.5), at(0.5, 0.5)), half, 'overlapping'],
  [
    'a collinear triangle through it',
    aabb(at(0, 0), at(1, 1)),
    triangle(at(-1, -1), at(0, 0), at(3, 3)),
    'overlapping',
  ],
  ['a collinear triangle past a corner', aabb(at(0, 0), at(1, 1)), triangle(at(0, 2), at(1, 1), at(2, 0)), 'touching'],
  ['two points', aabb(at(1, 1), at(1, 1)), triangle(at(1, 1), at(1, 1), at(1, 1)), 'touching'],
  ['an empty box', { min: at(1, 1), max: at(-1, -1) }, half, 'apart'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsAabbTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsAabbTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesAabbTriangle(first, second)).toBe(expected === 'touching');
});
