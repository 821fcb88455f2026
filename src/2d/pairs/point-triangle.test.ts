import { expect, test } from 'vitest';
import {
  intersectsPointTriangle,
  overlapsPointTriangle,
  touchesPointTriangle,
} from '../../generated/2d/point-triangle.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number) => ({ x, y });
const half = triangle(at(0, 0), at(2, 0), at(0, 2));
const slope = triangle(at(0, 0), at(3, 3), at(6, 6));

test.each([
  ['inside', at(0.5, 0.5), half, 'overlapping'],
  ['on an edge', at(1, 1), half, 'touching'],
  ['a step beyond the edge', at(1, 1 + 2 ** -52), half, 'apart'],
  ['on a corner', at(2, 0), half, 'touching'],
  ['beyond a corner, on the line of an edge', at(3, -1), half, 'apart'],
  ['inside, turning clockwise', at(0.5, 0.5), triangle(at(0, 0), at(0, 2), at(2, 0)), 'overlapping'],
  ['on a collinear triangle', at(1, 1), slope, 'touching'],
  ['beyond its end', at(7, 7), slope, 'apart'],
  ['on a triangle that is a point', at(1, 2), triangle(at(1, 2), at(1, 2), at(1, 2)), 'touching'],
  ['beside a triangle that is a point', at(1, 2), triangle(at(1, 3), at(1, 3), at(1, 3)), 'apart'],
  [
    'far from the origin',
    at(1e8 + 0.5, 1e8 + 0.5),
    triangle(at(1e8, 1e8), at(1e8 + 1, 1e8), at(1e8, 1e8 + 1)),
    'touching',
  ],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsPointTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsPointTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesPointTriangle(first, second)).toBe(expected === 'touching');
});
