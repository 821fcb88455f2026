import { expect, test } from 'vitest';
import { intersectsLineTriangle, overlapsLineTriangle, touchesLineTriangle } from '../../generated/3d/line-triangle.js';
import { line } from '../shapes/line.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const floor = triangle(at(0, 0, 0), at(2, 0, 0), at(0, 0, 2));
const down = at(0, -1, 0);
const slope = triangle(at(0, 0, 0), at(3, 3, 3), at(6, 6, 6));

test.each([
  ['through the inside', line(at(0.5, 5, 0.5), down), floor, 'overlapping'],
  ['coming from below, away from it', line(at(0.5, -5, 0.5), down), floor, 'overlapping'],
  ['from the face on', line(at(0.5, 0, 0.5), down), floor, 'overlapping'],
  ['through an edge', line(at(1, 1, 1), at(0, -7, 0)), floor, 'touching'],
  ['a step beside the edge', line(at(1, 1, 1 + 2 ** -52), down), floor, 'apart'],
  ['through a corner', line(at(3, 1, 0), at(-1, -1, 0)), floor, 'touching'],
  ['in the plane, across', line(at(-1, 0, 0.5), at(1, 0, 0)), floor, 'touching'],
  ['in the plane, away from it', line(at(-1, 0, 0.5), at(-1, 0, 0)), floor, 'touching'],
  ['in the plane, past a corner', line(at(-1, 0, 4), at(1, 0, -1)), floor, 'apart'],
  ['parallel above', line(at(-1, 1, 0.5), at(1, 0, 0)), floor, 'apart'],
  ['without a direction, on the face', { origin: at(0.5, 0, 0.5), direction: at(0, 0, 0) }, floor, 'touching'],
  ['without a direction, above it', { origin: at(0.5, 1, 0.5), direction: at(0, 0, 0) }, floor, 'apart'],
  ['across a collinear triangle', line(at(1, 1, 9), at(0, 0, -1)), slope, 'touching'],
  ['past the end of a collinear triangle', line(at(7, 7, 9), at(0, 0, -1)), slope, 'apart'],
  ['of a tiny direction', line(at(0.5, 5, 0.5), at(0, -1e-300, 0)), floor, 'overlapping'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsLineTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsLineTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesLineTriangle(first, second)).toBe(expected === 'touching');
});
