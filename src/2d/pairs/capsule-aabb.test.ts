import { expect, test } from 'vitest';
import { intersectsCapsuleAabb, overlapsCapsuleAabb, touchesCapsuleAabb } from '../../generated/2d/capsule-aabb.js';
import { closestPoints, contact, distance, pushOut } from '../index.js';
import { aabb } from '../shapes/aabb.js';
import { capsule } from '../shapes/capsule.js';

const near = (x: number) => expect.closeTo(x, 12);
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

test('above a side, and beside a corner', () => {
  expect(distance(pill, aabb(at(1, -5), at(2, -3)))).toEqual(near(2));
  expect(distance(pill, aabb(at(7, 4), at(9, 9)))).toEqual(near(4));
  expect(closestPoints(pill, aabb(at(7, 4), at(9, 9)))).toEqual({
    a: { x: near(4.6), y: near(0.8) },
    b: { x: near(7), y: near(4) },
    distance: near(4),
  });
});

test('sunk into it by its radius, and with its axis inside', () => {
  expect(contact(pill, aabb(at(-9, -5), at(9, -0.5)))?.depth).toEqual(near(0.5));
  expect(contact(pill, aabb(at(-9, -5), at(9, 0.5)))?.normal).toEqual({ x: near(0), y: near(-1) });
  expect(pushOut(pill, aabb(at(-9, -5), at(9, 0.5)))).toEqual({ x: near(0), y: near(1.5) });
});
