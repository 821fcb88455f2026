import { expect, test } from 'vitest';
import { intersectsCapsuleAabb, overlapsCapsuleAabb, touchesCapsuleAabb } from '../../generated/3d/capsule-aabb.js';
import { closestPoints, contact, distance, pushOut } from '../index.js';
import { aabb } from '../shapes/aabb.js';
import { capsule } from '../shapes/capsule.js';

const near = (x: number) => expect.closeTo(x, 12);
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

/** Level over a face, the capsule's segment comes in over one edge and leaves over the next: neither end nor corner is as near as these. */
test.each(
  [0, 1, 2].flatMap((axis) =>
    [-1, 1].flatMap((up) => [-1, 1].flatMap((u) => [-1, 1].map((v) => [axis, up, u, v] as const))),
  ),
)('level over a face, across a corner: axis %i, sides %i, %i, %i', (axis, up, u, v) => {
  const turned = (x: number, y: number, z: number) => {
    const [first, second, third] = axis === 2 ? [x, y, z] : axis === 0 ? [z, x, y] : [y, z, x];
    return at(first!, second!, third!);
  };
  const box = aabb(at(-1, -1, -1), at(1, 1, 1));
  const [start, end] = [turned(1.5 * u, 0, 2 * up), turned(0, 1.5 * v, 2 * up)];
  expect(touchesCapsuleAabb(capsule(start, end, 1), box)).toBe(true);
  expect(intersectsCapsuleAabb(capsule(end, start, 1 - 2 ** -53), box)).toBe(false);
  expect(overlapsCapsuleAabb(capsule(end, start, 1 + 2 ** -52), box)).toBe(true);
});

test.each([
  [at(2, 1, 3), at(2, 1, 0), aabb(at(1, 0, 1), at(2, 3, 2))],
  [at(1, 1, 3), at(1, 1, 0), aabb(at(1, 0, 1), at(2, 3, 2))],
  [at(0, 2, 2), at(0, -3, 1), aabb(at(-2, 0, -3), at(0, 1, 3))],
  [at(2, 0, 2), at(-3, 0, 1), aabb(at(0, -2, -3), at(1, 0, 3))],
  [at(2, 2, 0), at(1, -3, 0), aabb(at(-3, 0, -2), at(3, 1, 0))],
])('in a face and out at both ends, the core touches and so the capsule overlaps: %o', (start, end, box) => {
  for (const radius of [0.5, 1, 2]) {
    expect(overlapsCapsuleAabb(capsule(start, end, radius), box)).toBe(true);
    expect(touchesCapsuleAabb(capsule(end, start, radius), box)).toBe(false);
  }
  expect(touchesCapsuleAabb(capsule(start, end, 0), box)).toBe(true);
});

test('above a side, and beside a corner', () => {
  expect(distance(pill, aabb(at(1, -5, -1), at(2, -3, 1)))).toEqual(near(2));
  expect(distance(pill, aabb(at(7, 4, -1), at(9, 9, 1)))).toEqual(near(4));
  expect(closestPoints(pill, aabb(at(7, 4, 0), at(9, 9, 1)))).toEqual({
    a: { x: near(4.6), y: near(0.8), z: near(0) },
    b: { x: near(7), y: near(4), z: near(0) },
    distance: near(4),
  });
});

test('sunk into it by its radius, and with its axis inside', () => {
  expect(contact(pill, aabb(at(-9, -5, -9), at(9, -0.5, 9)))?.depth).toEqual(near(0.5));
  expect(contact(pill, aabb(at(-9, -5, -9), at(9, 0.5, 9)))?.normal).toEqual({ x: near(0), y: near(-1), z: near(0) });
  expect(pushOut(pill, aabb(at(-9, -5, -9), at(9, 0.5, 9)))).toEqual({ x: near(0), y: near(1.5), z: near(0) });
});
