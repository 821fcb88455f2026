import { expect, test } from 'vitest';
import { intersectsCapsuleAabb, overlapsCapsuleAabb, touchesCapsuleAabb } from '../../generated/2d/capsule-aabb.js';
import { aabb } from '../shapes/aabb.js';
import { capsule } from '../shapes/capsule.js';

const at = (x: number, y: number) => ({ x, y });
const pill = capsule(at(0, 0), at(4, 0), 1);
const step = 2 ** -51;

test.each([
  ['resting on it', aabb(at(0, -3), at(4, -1)), 'touching'],
  ['just above it', aabb(at(0, -3), at(4, -1 - step)), 'apart'],
  ['against the cap', aabb(at(5, -1), at(9, 1)), 'touching'],
  ['beside a corner, within its bounds', aabb(at(4.8, 0.8), at(9, 9)), 'apart'],
  ['on a corner', aabb(at(4, 1), at(9, 9)), 'touching'],
  ['through it', aabb(at(1, -9), at(2, 9)), 'overlapping'],
  ['within it', aabb(at(1, -0.25), at(2, 0.25)), 'overlapping'],
  ['around it', aabb(at(-9, -9), at(9, 9)), 'overlapping'],
  ['a box that is a point', aabb(at(2, 1), at(2, 1)), 'touching'],
] as const)('%s', (_situation, other, expected) => {
  expect(intersectsCapsuleAabb(pill, other)).toBe(expected !== 'apart');
  expect(overlapsCapsuleAabb(pill, other)).toBe(expected === 'overlapping');
  expect(touchesCapsuleAabb(pill, other)).toBe(expected === 'touching');
});

test.each([
  [at(-3, 1), at(3, 1), aabb(at(-1, -1), at(1, 1))],
  [at(-3, -1), at(3, -1), aabb(at(-1, -1), at(1, 1))],
  [at(1, -3), at(1, 3), aabb(at(-1, -1), at(1, 1))],
  [at(-1, -3), at(-1, 3), aabb(at(-1, -1), at(1, 1))],
  [at(0, 1), at(-3, 1), aabb(at(-1, -1), at(-1, 1))],
])('along a side and out at both ends, the core touches and so the capsule overlaps: %o', (start, end, box) => {
  for (const radius of [0.5, 1, 2]) {
    expect(overlapsCapsuleAabb(capsule(start, end, radius), box)).toBe(true);
    expect(touchesCapsuleAabb(capsule(end, start, radius), box)).toBe(false);
  }
  expect(touchesCapsuleAabb(capsule(start, end, 0), box)).toBe(true);
});
