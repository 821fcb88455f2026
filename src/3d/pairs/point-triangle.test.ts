import { expect, test } from 'vitest';
import {
  intersectsPointTriangle,
  overlapsPointTriangle,
  touchesPointTriangle,
} from '../../generated/3d/point-triangle.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const floor = triangle(at(0, 0, 0), at(2, 0, 0), at(0, 0, 2));
const slope = triangle(at(0, 0, 0), at(3, 3, 3), at(6, 6, 6));

test.each([
  ['on the face', at(0.5, 0, 0.5), floor, 'touching'],
  ['a step above it', at(0.5, Number.MIN_VALUE, 0.5), floor, 'apart'],
  ['on an edge', at(1, 0, 1), floor, 'touching'],
  ['a step beyond the edge', at(1, 0, 1 + 2 ** -52), floor, 'apart'],
  ['on a corner', at(2, 0, 0), floor, 'touching'],
  ['on the line of a collinear triangle', at(1, 1, 1), slope, 'touching'],
  ['beside a collinear triangle', at(1, 1, 1 + 2 ** -52), slope, 'apart'],
  ['beyond the end of a collinear triangle', at(7, 7, 7), slope, 'apart'],
  ['on a triangle that is a point', at(1, 2, 3), triangle(at(1, 2, 3), at(1, 2, 3), at(1, 2, 3)), 'touching'],
  [
    'far from the origin',
    at(1e8 + 0.5, 1e8, 1e8),
    triangle(at(1e8, 1e8, 1e8), at(1e8 + 1, 1e8, 1e8), at(1e8, 1e8, 1e8 + 1)),
    'touching',
  ],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsPointTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsPointTriangle(first, second)).toBe(false);
  expect(touchesPointTriangle(first, second)).toBe(expected === 'touching');
});
