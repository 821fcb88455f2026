import { describe, expect, test } from 'vitest';
import { closestPointOnAabb, closestPointsPointAabb, distancePointAabb } from '../../generated/2d/closestPoints.js';
import { contactPointAabb } from '../../generated/2d/contact.js';
import { intersectsPointAabb } from '../../generated/2d/point-aabb.js';
import { aabb } from '../shapes/aabb.js';

const at = (x: number, y: number) => ({ x, y });
const box = aabb(at(0, 0), at(4, 2));

describe('whether the point lies in the box', () => {
  test.each([
    ['inside', at(1, 1), box, true],
    ['on a side', at(4, 1), box, true],
    ['on a corner', at(0, 2), box, true],
    ['one step outside', at(4 + 2 ** -50, 1), box, false],
    ['one step below', at(1, -Number.MIN_VALUE), box, false],
    ['far from the origin, on a side', at(1e15 + 1, 0), aabb(at(1e15, 0), at(1e15 + 1, 1)), true],
    ['a flat box, on it', at(1, 1), aabb(at(0, 1), at(3, 1)), true],
    ['a box that is a point', at(1, 1), aabb(at(1, 1), at(1, 1)), true],
    ['an empty box', at(1, 1), { min: at(2, 0), max: at(0, 2) }, false],
    ["three.js' empty box", at(0, 0), { min: at(Infinity, Infinity), max: at(-Infinity, -Infinity) }, false],
    ['a box without end', at(0, 0), { min: at(-1, -1), max: at(Infinity, 1) }, false],
    ['a point that is none', at(Number.NaN, 1), box, false],
  ])('%s', (_situation, point, room, expected) => {
    expect(intersectsPointAabb(point, room)).toBe(expected);
    expect(distancePointAabb(point, room) === 0).toBe(expected);
    expect(contactPointAabb(point, room) !== null).toBe(expected);
  });
});

test.each([
  ['beside a side', at(7, 1), at(4, 1), 3],
  ['off a corner', at(7, 6), at(4, 2), 5],
  ['inside', at(3, 1), at(3, 1), 0],
  ['a hair off', at(-Number.MIN_VALUE, 1), at(0, 1), Number.MIN_VALUE],
])('the nearest point: %s', (_situation, point, nearest, distance) => {
  expect(closestPointOnAabb(point, box)).toEqual(nearest);
  expect(closestPointsPointAabb(point, box)).toEqual({ a: point, b: nearest, distance });
});

test.each([
  ['left', at(0.5, 1), at(1, 0), 0.5],
  ['right', at(3.75, 1), at(-1, 0), 0.25],
  ['bottom', at(2, 0.5), at(0, 1), 0.5],
  ['top', at(2, 1.5), at(0, -1), 0.5],
  ['of all sides alike, left', at(1, 1), at(1, 0), 1],
  ['on a side, with no depth', at(4, 1), at(-1, 0), 0],
])('the way out leads through the nearest side: %s', (_situation, point, normal, depth) => {
  expect(contactPointAabb(point, box)).toEqual({ normal, depth, point });
});
