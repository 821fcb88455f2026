import { expect, test } from 'vitest';
import {
  intersectsCapsuleTriangle,
  overlapsCapsuleTriangle,
  touchesCapsuleTriangle,
} from '../../generated/2d/capsule-triangle.js';
import { capsule } from '../shapes/capsule.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number) => ({ x, y });
const half = triangle(at(0, 0), at(2, 0), at(0, 2));

test.each([
  ['lying under it', capsule(at(0, -1), at(1, -1), 1), half, 'touching'],
  ['a step below', capsule(at(0, -1), at(1, -1), 1 - 2 ** -53), half, 'apart'],
  ['across', capsule(at(-9, 0.5), at(9, 0.5), 0.1), half, 'overlapping'],
  ['inside', capsule(at(0.4, 0.4), at(0.5, 0.5), 0.01), half, 'overlapping'],
  ['around it', capsule(at(-1, 0), at(1, 0), 9), half, 'overlapping'],
  ['on a corner', capsule(at(5, -9), at(5, 9), 3), half, 'touching'],
  ['of no radius, inside', capsule(at(0.4, 0.4), at(0.5, 0.5), 0), half, 'overlapping'],
  ['of no radius, on an edge', capsule(at(-4, 0), at(9, 0), 0), half, 'touching'],
  ['beside a collinear triangle', capsule(at(0, 2), at(9, 2), 2), triangle(at(0, 0), at(2, 0), at(1, 0)), 'touching'],
  ['of a negative radius', { start: at(-9, 0.5), end: at(9, 0.5), radius: -1 }, half, 'apart'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsCapsuleTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsCapsuleTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesCapsuleTriangle(first, second)).toBe(expected === 'touching');
});
