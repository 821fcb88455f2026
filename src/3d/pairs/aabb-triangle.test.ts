import { expect, test } from 'vitest';
import { intersectsAabbTriangle, overlapsAabbTriangle, touchesAabbTriangle } from '../../generated/3d/aabb-triangle.js';
import { aabb } from '../shapes/aabb.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const box = aabb(at(-1, -1, -1), at(1, 1, 1));

test.each([
  ['lying on a face', box, triangle(at(0, 1, 0), at(2, 1, 0), at(0, 1, 2)), 'touching'],
  [
    'a step above the face',
    box,
    triangle(at(0, 1 + 2 ** -52, 0), at(2, 1 + 2 ** -52, 0), at(0, 1 + 2 ** -52, 2)),
    'apart',
  ],
  ['through the box', box, triangle(at(-9, 0, 0), at(9, 0, -9), at(9, 0, 9)), 'overlapping'],
  ['inside', box, triangle(at(0, 0, 0), at(0.5, 0, 0), at(0, 0.5, 0)), 'overlapping'],
  ['around a corner, in its plane', box, triangle(at(3, 0, 0), at(0, 3, 0), at(0, 0, 3)), 'touching'],
  ['just past that corner', box, triangle(at(3 + 2 ** -51, 0, 0), at(0, 3, 0), at(0, 0, 3)), 'apart'],
  ['an edge passing an edge', box, triangle(at(2, 0, 0), at(0, 2, 0), at(3, 3, 0)), 'touching'],
  ['an edge just past an edge', box, triangle(at(2 + 2 ** -51, 0, 0), at(0, 2 + 2 ** -51, 0), at(3, 3, 0)), 'apart'],
  ['a collinear one through it', box, triangle(at(-3, -3, -3), at(3, 3, 3), at(2, 2, 2)), 'overlapping'],
  ['a collinear one past an edge', box, triangle(at(3, 0, 0), at(0, 3, 0), at(1.5, 1.5, 0)), 'apart'],
  ['a point on a face', box, triangle(at(1, 0, 0), at(1, 0, 0), at(1, 0, 0)), 'touching'],
  ['a point inside', box, triangle(at(0, 0, 0), at(0, 0, 0), at(0, 0, 0)), 'overlapping'],
  [
    'a flat box across it',
    aabb(at(-1, 0, -1), at(1, 0, 1)),
    triangle(at(0, -1, 0), at(0, 1, 0), at(0.5, 0, 0.5)),
    'overlapping',
  ],
  [
    'a flat box in its plane',
    aabb(at(-1, 0, -1), at(1, 0, 1)),
    triangle(at(0, 0, 0), at(2, 0, 0), at(0, 0, 2)),
    'touching',
  ],
  [
    'a box that is a point of it',
    aabb(at(0.5, 0, 0.5), at(0.5, 0, 0.5)),
    triangle(at(0, 0, 0), at(2, 0, 0), at(0, 0, 2)),
    'touching',
  ],
  [
    'an empty box',
    { min: at(1, 1, 1), max: at(-1, -1, -1) },
    triangle(at(-9, 0, 0), at(9, 0, -9), at(9, 0, 9)),
    'apart',
  ],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsAabbTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsAabbTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesAabbTriangle(first, second)).toBe(expected === 'touching');
});
