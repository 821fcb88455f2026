import { expect, test } from 'vitest';
import {
  intersectsCapsuleTriangle,
  overlapsCapsuleTriangle,
  touchesCapsuleTriangle,
} from '../../generated/3d/capsule-triangle.js';
import { capsule } from '../shapes/capsule.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const floor = triangle(at(0, 0, 0), at(2, 0, 0), at(0, 0, 2));

test.each([
  ['lying on the face', capsule(at(0.25, 1, 0.25), at(0.5, 1, 0.5), 1), floor, 'touching'],
  ['a step above it', capsule(at(0.25, 1, 0.25), at(0.5, 1, 0.5), 1 - 2 ** -53), floor, 'apart'],
  ['standing on it', capsule(at(0.5, 2, 0.5), at(0.5, 9, 0.5), 2), floor, 'touching'],
  ['through it', capsule(at(0.5, 9, 0.5), at(0.5, -9, 0.5), 0.1), floor, 'overlapping'],
  ['beside an edge', capsule(at(-3, 0, -1), at(3, 0, -1), 1), floor, 'touching'],
  ['passing an edge', capsule(at(1, 5, -3), at(1, -5, -3), 3), floor, 'touching'],
  ['passing an edge by a step', capsule(at(1, 5, -3), at(1, -5, -3), 3 - 2 ** -51), floor, 'apart'],
  ['beside a corner', capsule(at(5, 4, 0), at(9, 4, 0), 5), floor, 'touching'],
  ['of no radius, through it', capsule(at(0.5, 9, 0.5), at(0.5, -9, 0.5), 0), floor, 'overlapping'],
  ['of no radius, on it', capsule(at(0.5, 0, 0.5), at(0.5, 9, 0.5), 0), floor, 'touching'],
  ['a ball on it', capsule(at(0.5, 2, 0.5), at(0.5, 2, 0.5), 2), floor, 'touching'],
  [
    'beside a collinear triangle',
    capsule(at(-9, 3, 0), at(9, 3, 0), 3),
    triangle(at(0, 0, -1), at(0, 0, 1), at(0, 0, 0.5)),
    'touching',
  ],
  ['of a negative radius', { start: at(0.5, 9, 0.5), end: at(0.5, -9, 0.5), radius: -1 }, floor, 'apart'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsCapsuleTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsCapsuleTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesCapsuleTriangle(first, second)).toBe(expected === 'touching');
});
