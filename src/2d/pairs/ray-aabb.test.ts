import { describe, expect, test } from 'vitest';
import { closestPointsRayAabb, distanceRayAabb } from '../../generated/2d/closestPoints.js';
import { contactRayAabb } from '../../generated/2d/contact.js';
import { intersectionRayAabb } from '../../generated/2d/intersection.js';
import { intersectsRayAabb } from '../../generated/2d/ray-aabb.js';
import { raycastAabb } from '../../generated/2d/raycast.js';
import { aabb } from '../shapes/aabb.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number) => ({ x, y });
const from = (x: number, y: number, dx: number, dy: number) => ray(at(x, y), at(dx, dy));
const dot = (x: number, y: number) => ({ origin: at(x, y), direction: at(0, 0) });
const square = aabb(at(-1, -1), at(1, 1));

describe('whether they meet', () => {
  test.each([
    ['through', from(-3, 0, 2, 0.1), square, true],
    ['away from it', from(-3, 0, -2, 0.1), square, false],
    ['from inside', from(0, 0, 1, 3), square, true],
    ['grazing a corner', from(-2, 0, 1, 1), square, true],
    ['one step past the corner', from(-2, 0, 1, 1 + 2 ** -52), square, false],
    ['along a side', from(-3, 1, 1, 0), square, true],
    ['along a side, away', from(3, 1, 1, 0), square, false],
    ['from a side, outwards', from(1, 0, 1, 0), square, true],
    ['one step outside it, outwards', from(1 + 2 ** -52, 0, 1, 0), square, false],
    ['of no direction, on the corner', dot(1, 1), square, true],
    ['of no direction, outside', dot(1, 2), square, false],
    ['a flat box', from(-3, 0, 1, 0), aabb(at(0, -1), at(0, 1)), true],
    ['an empty box', from(-3, 0, 1, 0), { min: at(1, -1), max: at(-1, 1) }, false],
    ['from very far, past a corner', from(-(2 ** 50) - 1, 1 - 2 ** 50, 1, 1), square, true],
  ])('%s', (_situation, a, room, expected) => {
    expect(intersectsRayAabb(a, room)).toBe(expected);
    expect(distanceRayAabb(a, room) === 0).toBe(expected);
    expect(contactRayAabb(a, room) !== null).toBe(expected);
    expect(intersectionRayAabb(a, room) !== null).toBe(expected);
    expect(raycastAabb(a, room) !== null).toBe(expected);
  });
});

test.each([
  ['through', from(-3, 0, 2, 0), 'through', 1, 2],
  ['from inside', from(0, 0, 2, 0), 'leaves', 0, 0.5],
  ['from a side, inwards', from(-1, 0, 2, 0), 'leaves', 0, 1],
  ['from a side, outwards', from(1, 0, 2, 0), 'touches', 0, 0],
  ['grazing a corner', from(-2, 0, 2, 2), 'touches', 0.5, 0.5],
])('what they share: %s', (_situation, a, relation, tMin, tMax) => {
  expect(intersectionRayAabb(a, square)).toMatchObject({ relation, tMin, tMax });
});

describe('a ray hits a box', () => {
  test.each([
    ['from the left', from(-3, 0.5, 2, 0), 1, at(-1, 0.5), at(-1, 0), false, 2],
    ['from above', from(0.5, 3, 0, -1), 2, at(0.5, 1), at(0, 1), false, 4],
    ['at a corner, x before y', from(-3, -3, 1, 1), 2, at(-1, -1), at(-1, 0), false, 4],
    ['from inside', from(0, 0, 2, 0), 0, at(0, 0), at(0, 0), true, 0.5],
    ['from a side, inwards', from(-1, 0, 2, 0), 0, at(-1, 0), at(-1, 0), false, 1],
    ['from a side, outwards', from(1, 0, 2, 0), 0, at(1, 0), at(1, 0), false, 0],
    ['from a side, along it', from(0, 1, 2, 0), 0, at(0, 1), at(0, 1), false, 0.5],
    ['from a corner, by the side it faces', from(-1, 1, 1, -3), 0, at(-1, 1), at(0, 1), false, 2 / 3],
    ['of no direction, inside', dot(0, 0), 0, at(0, 0), at(0, 0), true, 0],
  ])('%s', (_situation, a, t, point, normal, inside, exit) => {
    expect(raycastAabb(a, square)).toEqual({ t, point, normal, inside, tExit: exit });
  });

  test.each([1e-300, 1e-160, 1e150, 1e300])('with a direction of length %s', (length) => {
    const hit = raycastAabb(from(-3, -3, 2 * length, length), aabb(at(-1, -9), at(1, 9)));
    expect((hit?.t ?? 0) * length).toBeCloseTo(1, 12);
    expect(hit?.point).toEqual(at(-1, -2));
  });
});

test.each([
  ['origin to corner', from(4, 5, 1, 1), at(4, 5), at(1, 1), 5],
  ['corner to ray', from(-3, 2, 1, 0), at(-1, 2), at(-1, 1), 1],
])('the nearest points: %s', (_situation, a, onRay, onBox, distance) => {
  expect(closestPointsRayAabb(a, square)).toEqual({ a: onRay, b: onBox, distance });
});

test.each([
  ['to the side, as nothing takes the box off against the ray', from(-5, 0.25, 1, 0), at(0, -1), 0.75, at(0, 0.25)],
  ['with the ray, when it starts inside', from(0.75, 0, 1, 0), at(-1, 0), 0.25, at(0.875, 0)],
])('the least way out: %s', (_situation, a, normal, depth, point) => {
  expect(contactRayAabb(a, square)).toEqual({ normal, depth, point });
});
