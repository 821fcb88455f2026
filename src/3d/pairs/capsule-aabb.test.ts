import { expect, test } from 'vitest';
import { intersectsCapsuleAabb, overlapsCapsuleAabb, touchesCapsuleAabb } from '../../generated/3d/capsule-aabb.js';
import { aabb } from '../shapes/aabb.js';
import { capsule } from '../shapes/capsule.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const pill = capsule(at(0, 0, 0), at(4, 0, 0), 1);
const step = 2 ** -51;

test.each([
  ['resting on it', aabb(at(0, -3, -9), at(4, -1, 9)), 'touching'],
  ['just above it', aabb(at(0, -3, -9), at(4, -1 - step, 9)), 'apart'],
  ['against the cap', aabb(at(5, -1, -1), at(9, 1, 1)), 'touching'],
  ['beside a corner, within its bounds', aabb(at(4.8, 0.8, -1), at(9, 9, 1)), 'apart'],
  ['on a corner', aabb(at(4, 1, 0), at(9, 9, 1)), 'touching'],
  ['through it', aabb(at(1, -9, -9), at(2, 9, 9)), 'overlapping'],
  ['within it', aabb(at(1, -0.25, -0.25), at(2, 0.25, 0.25)), 'overlapping'],
  ['around it', aabb(at(-9, -9, -9), at(9, 9, 9)), 'overlapping'],
  ['a box that is a point', aabb(at(2, 1, 0), at(2, 1, 0)), 'touching'],
] as const)('%s', (_situation, other, expected) => {
  expect(intersectsCapsuleAabb(pill, other)).toBe(expected !== 'apart');
  expect(overlapsCapsuleAabb(pill, other)).toBe(expected === 'overlapping');
  expect(touchesCapsuleAabb(pill, other)).toBe(expected === 'touching');
});
