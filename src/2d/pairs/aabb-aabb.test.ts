import { describe, expect, test } from 'vitest';
import { intersectsAabbAabb } from '../../generated/2d/aabb-aabb.js';
import { closestPointsAabbAabb, distanceAabbAabb } from '../../generated/2d/closestPoints.js';
import { contactAabbAabb } from '../../generated/2d/contact.js';
import { aabb } from '../shapes/aabb.js';

const at = (x: number, y: number) => ({ x, y });
const box = (x0: number, y0: number, x1: number, y1: number) => aabb(at(x0, y0), at(x1, y1));
const room = box(0, 0, 4, 2);

describe('whether they meet', () => {
  test.each([
    ['side by side', room, box(4, 0, 6, 2), true],
    ['corner to corner', room, box(4, 2, 6, 6), true],
    ['one step apart', room, box(4 + 2 ** -50, 0, 6, 2), false],
    ['overlapping', room, box(3, 1, 9, 9), true],
    ['one in the other', room, box(1, 1, 2, 1.5), true],
    ['crossing like a plus sign', room, box(1, -5, 2, 5), true],
    ['a flat box on the side', room, box(1, 2, 3, 2), true],
    ['a point on the corner', room, box(4, 2, 4, 2), true],
    ['overlapping on one axis only', room, box(1, 3, 2, 4), false],
    ['an empty box around', room, { min: at(9, -9), max: at(-9, 9) }, false],
    ['corners given in any order', room, aabb(at(6, 2), at(4, 0)), true],
    ['far from the origin', box(1e15, 0, 1e15 + 1, 1), box(1e15 + 1, 0, 1e15 + 2, 1), true],
  ])('%s', (_situation, a, b, expected) => {
    for (const [first, second] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(intersectsAabbAabb(first, second)).toBe(expected);
      expect(distanceAabbAabb(first, second) === 0).toBe(expected);
      expect(contactAabbAabb(first, second) !== null).toBe(expected);
    }
  });
});

test.each([
  ['beside each other, in the middle of the overlap', box(7, 1, 9, 5), at(4, 1.5), at(7, 1.5), 3],
  ['corner to corner', box(7, 6, 9, 9), at(4, 2), at(7, 6), 5],
  ['meeting, in the middle of what they share', box(2, 1, 9, 9), at(3, 1.5), at(3, 1.5), 0],
])('the nearest points: %s', (_situation, other, a, b, distance) => {
  expect(closestPointsAabbAabb(room, other)).toEqual({ a, b, distance });
  expect(closestPointsAabbAabb(other, room)).toEqual({ a: b, b: a, distance });
});

test.each([
  ['to the right', box(3.5, 0, 9, 2), at(1, 0), 0.5, at(3.75, 1)],
  ['to the left', box(-9, 0, 0.5, 2), at(-1, 0), 0.5, at(0.25, 1)],
  ['up', box(0, 1.75, 4, 9), at(0, 1), 0.25, at(2, 1.875)],
  ['down', box(0, -9, 4, 0.25), at(0, -1), 0.25, at(2, 0.125)],
  ['out of the middle: neither way is shorter', box(1, 0.5, 3, 1.5), at(0, 1), 1.5, at(2, 1)],
  ['touching', box(4, 0, 6, 2), at(1, 0), 0, at(4, 1)],
])('the least way out: %s', (_situation, other, normal, depth, point) => {
  expect(contactAabbAabb(room, other)).toEqual({ normal, depth, point });
  expect(contactAabbAabb(other, room)).toEqual({ normal: at(0 - normal.x, 0 - normal.y), depth, point });
});
