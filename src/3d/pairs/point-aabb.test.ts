import { describe, expect, test } from 'vitest';
import { closestPointsPointAabb, distancePointAabb } from '../../generated/3d/closestPoints.js';
import { contactPointAabb } from '../../generated/3d/contact.js';
import { intersectsPointAabb } from '../../generated/3d/point-aabb.js';
import { aabb } from '../shapes/aabb.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const box = aabb(at(0, 0, 0), at(4, 2, 6));

describe('whether they meet', () => {
  test.each([
    ['on a face', at(4, 1, 1), box, true],
    ['one step off it', at(4 + 2 ** -50, 1, 1), box, false],
    ['on an edge', at(4, 2, 1), box, true],
    ['on a corner', at(4, 2, 6), box, true],
    ['inside', at(1, 1, 1), box, true],
    ['in a flat box', at(1, 0, 1), aabb(at(0, 0, 0), at(4, 0, 6)), true],
    ['on a box that is a point', at(1, 1, 1), aabb(at(1, 1, 1), at(1, 1, 1)), true],
    ['in an empty box', at(1.5, 1, 1), { min: at(2, 0, 0), max: at(1, 2, 2) }, false],
    ['in a box without end', at(1, 1, 1), { min: at(0, 0, 0), max: at(Infinity, 2, 2) }, false],
  ])('%s', (_situation, point, target, expected) => {
    expect(intersectsPointAabb(point, target)).toBe(expected);
    expect(distancePointAabb(point, target) === 0).toBe(expected);
    expect(contactPointAabb(point, target) !== null).toBe(expected);
  });
});

test.each([
  ['a face', at(7, 1, 1), at(4, 1, 1), 3],
  ['an edge', at(7, 6, 1), at(4, 2, 1), 5],
  ['a corner', at(6, 5, 12), at(4, 2, 6), 7],
  ['nothing to go', at(1, 1, 1), at(1, 1, 1), 0],
])('the nearest point: %s', (_situation, point, nearest, distance) => {
  expect(closestPointsPointAabb(point, box)).toEqual({ a: point, b: nearest, distance });
});

describe('the contact is by the nearest face', () => {
  test.each([
    ['x max', at(3.75, 1, 3), at(-1, 0, 0), 0.25],
    ['y min', at(2, 0.5, 3), at(0, 1, 0), 0.5],
    ['z max', at(2, 1, 5.5), at(0, 0, -1), 0.5],
    ['in the middle of y, min before max', at(2, 1, 3), at(0, 1, 0), 1],
    ['on an edge, x before y', at(4, 2, 3), at(-1, 0, 0), 0],
    ['in a corner of equal ways, x before z', at(0.5, 1, 0.5), at(1, 0, 0), 0.5],
  ])('%s', (_situation, point, normal, depth) => {
    expect(contactPointAabb(point, box)).toEqual({ normal, depth, point });
  });
});
