import { expect, test } from 'vitest';
import {
  intersectsCircleTriangle,
  overlapsCircleTriangle,
  touchesCircleTriangle,
} from '../../generated/2d/circle-triangle.js';
import { circle } from '../shapes/circle.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number) => ({ x, y });
const half = triangle(at(0, 0), at(2, 0), at(0, 2));

test.each([
  ['touching an edge', circle(at(1, -3), 3), half, 'touching'],
  ['a step short of it', circle(at(1, -3), 3 - 2 ** -51), half, 'apart'],
  ['touching a corner', circle(at(5, -4), 5), half, 'touching'],
  ['inside', circle(at(0.5, 0.5), 0.1), half, 'overlapping'],
  ['around it', circle(at(0, 0), 9), half, 'overlapping'],
  ['beside a corner, within its bounds', circle(at(3, 3), 2), half, 'apart'],
  ['a point inside', circle(at(0.5, 0.5), 0), half, 'overlapping'],
  ['a point on an edge', circle(at(1, 1), 0), half, 'touching'],
  ['on a collinear triangle', circle(at(1, 2), 2), triangle(at(0, 0), at(2, 0), at(1, 0)), 'touching'],
  ['beyond the end of a collinear triangle', circle(at(4, 0), 1), triangle(at(0, 0), at(2, 0), at(1, 0)), 'apart'],
  ['on a triangle that is a point', circle(at(3, 4), 5), triangle(at(0, 0), at(0, 0), at(0, 0)), 'touching'],
  ['of a negative radius', { center: at(0.5, 0.5), radius: -1 }, half, 'apart'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsCircleTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsCircleTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesCircleTriangle(first, second)).toBe(expected === 'touching');
});
