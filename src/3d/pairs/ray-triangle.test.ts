import { expect, test } from 'vitest';
import { intersectsRayTriangle, overlapsRayTriangle, touchesRayTriangle } from '../../generated/3d/ray-triangle.js';
import { ray } from '../shapes/ray.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const floor = triangle(at(0, 0, 0), at(2, 0, 0), at(0, 0, 2));
const down = at(0, -1, 0);
const slope = triangle(at(0, 0, 0), at(3, 3, 3), at(6, 6, 6));

test.each([
  ['through the inside', ray(at(0.5, 5, 0.5), down), floor, 'overlapping'],
  ['coming from below, away from it', ray(at(0.5, -5, 0.5), down), floor, 'apart'],
  ['from the face on', ray(at(0.5, 0, 0.5), down), floor, 'touching'],
  ['through an edge', ray(at(1, 1, 1), at(0, -7, 0)), floor, 'touching'],
  ['a step beside the edge', ray(at(1, 1, 1 + 2 ** -52), down), floor, 'apart'],
  ['through a corner', ray(at(3, 1, 0), at(-1, -1, 0)), floor, 'touching'],
  ['in the plane, across', ray(at(-1, 0, 0.5), at(1, 0, 0)), floor, 'touching'],
  ['in the plane, away from it', ray(at(-1, 0, 0.5), at(-1, 0, 0)), floor, 'apart'],
  ['in the plane, past a corner', ray(at(-1, 0, 4), at(1, 0, -1)), floor, 'apart'],
  ['parallel above', ray(at(-1, 1, 0.5), at(1, 0, 0)), floor, 'apart'],
  ['without a direction, on the face', { origin: at(0.5, 0, 0.5), direction: at(0, 0, 0) }, floor, 'touching'],
  ['without a direction, above it', { origin: at(0.5, 1, 0.5), direction: at(0, 0, 0) }, floor, 'apart'],
  ['across a collinear triangle', ray(at(1, 1, 9), at(0, 0, -1)), slope, 'touching'],
  ['past the end of a collinear triangle', ray(at(7, 7, 9), at(0, 0, -1)), slope, 'apart'],
  ['of a tiny direction', ray(at(0.5, 5, 0.5), at(0, -1e-300, 0)), floor, 'overlapping'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsRayTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsRayTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesRayTriangle(first, second)).toBe(expected === 'touching');
});
