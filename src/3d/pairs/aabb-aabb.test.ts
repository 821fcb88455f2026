import { describe, expect, test } from 'vitest';
import { intersectsAabbAabb } from '../../generated/3d/aabb-aabb.js';
import { closestPointsAabbAabb, distanceAabbAabb } from '../../generated/3d/closestPoints.js';
import { contactAabbAabb } from '../../generated/3d/contact.js';
import { type Aabb, aabb } from '../shapes/aabb.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const box = aabb(at(0, 0, 0), at(4, 4, 4));
const moved = (x: number, y: number, z: number): Aabb => aabb(at(x, y, z), at(x + 4, y + 4, z + 4));

describe('whether they meet', () => {
  test.each([
    ['face on face', moved(4, 1, 1), true],
    ['one step apart', aabb(at(4 + 2 ** -50, 1, 1), at(8, 5, 5)), false],
    ['edge on edge', moved(4, 4, 1), true],
    ['corner on corner', moved(-4, -4, -4), true],
    ['apart only in z', moved(1, 1, 5), false],
    ['one inside the other', aabb(at(1, 1, 1), at(2, 2, 2)), true],
    ['a flat box in a face', aabb(at(1, 1, 4), at(2, 2, 4)), true],
    ['a point in a corner', aabb(at(4, 4, 4), at(4, 4, 4)), true],
    ['an empty box around it', { min: at(5, -1, -1), max: at(-5, 5, 5) }, false],
    ['a box without end', { min: at(-Infinity, -1, -1), max: at(5, 5, 5) }, false],
  ])('%s', (_situation, other, expected) => {
    expect(intersectsAabbAabb(box, other)).toBe(expected);
    expect(intersectsAabbAabb(other, box)).toBe(expected);
    expect(distanceAabbAabb(box, other) === 0).toBe(expected);
    expect(contactAabbAabb(box, other) !== null).toBe(expected);
  });
});

test.each([
  ['corner to corner', moved(6, 7, 10), at(4, 4, 4), at(6, 7, 10), 7],
  ['face to face, in the middle of the overlap', moved(7, 2, -2), at(4, 3, 1), at(7, 3, 1), 3],
  ['meeting, in the middle of what they share', moved(2, 2, 2), at(3, 3, 3), at(3, 3, 3), 0],
])('the nearest points: %s', (_situation, other, onBox, onOther, distance) => {
  expect(closestPointsAabbAabb(box, other)).toEqual({ a: onBox, b: onOther, distance });
  expect(closestPointsAabbAabb(other, box)).toEqual({ a: onOther, b: onBox, distance });
});

describe('the contact', () => {
  test.each([
    ['by the least way', moved(3, 1, 1), at(1, 0, 0), 1, at(3.5, 2.5, 2.5)],
    ['downwards', moved(1, -3.5, 1), at(0, -1, 0), 0.5, at(2.5, 0.25, 2.5)],
    [
      'one inside the other, out by the nearest face',
      aabb(at(1, 1, 2.5), at(2, 2, 3)),
      at(0, 0, 1),
      1.5,
      at(1.5, 1.5, 2.75),
    ],
    ['touching', moved(0, 0, 4), at(0, 0, 1), 0, at(2, 2, 4)],
  ])('%s', (_situation, other, normal, depth, point) => {
    expect(contactAabbAabb(box, other)).toEqual({ normal, depth, point });
    const back = contactAabbAabb(other, box)!;
    expect(back).toEqual({ normal: at(0 - normal.x, 0 - normal.y, 0 - normal.z), depth, point });
  });

  test('equal ways out are the same both ways round', () => {
    const inner = aabb(at(1, 1, 1), at(3, 3, 3));
    expect(contactAabbAabb(box, inner)).toEqual({ normal: at(1, 0, 0), depth: 3, point: at(2, 2, 2) });
    expect(contactAabbAabb(inner, box)).toEqual({ normal: at(-1, 0, 0), depth: 3, point: at(2, 2, 2) });
  });
});

test('boxes wider than the greatest double meet in a point, not at infinity', () => {
  const wide = aabb(at(0, -1e308, 0), at(0, 1e308, 0));
  const narrower = aabb(at(0, -9e307, 0), at(0, 9e307, 0));
  expect(closestPointsAabbAabb(wide, narrower)).toEqual({ a: at(0, 0, 0), b: at(0, 0, 0), distance: 0 });
});
