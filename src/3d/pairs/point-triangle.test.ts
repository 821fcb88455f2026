import { describe, expect, test } from 'vitest';
import {
  closestPointOnTriangle,
  closestPointsPointTriangle,
  distancePointTriangle,
} from '../../generated/3d/closestPoints.js';
import { contactPointTriangle } from '../../generated/3d/contact.js';
import {
  intersectsPointTriangle,
  overlapsPointTriangle,
  touchesPointTriangle,
} from '../../generated/3d/point-triangle.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const floor = triangle(at(0, 0, 0), at(2, 0, 0), at(0, 0, 2));
const slope = triangle(at(0, 0, 0), at(3, 3, 3), at(6, 6, 6));

test.each([
  ['on the face', at(0.5, 0, 0.5), floor, 'touching'],
  ['a step above it', at(0.5, Number.MIN_VALUE, 0.5), floor, 'apart'],
  ['on an edge', at(1, 0, 1), floor, 'touching'],
  ['a step beyond the edge', at(1, 0, 1 + 2 ** -52), floor, 'apart'],
  ['on a corner', at(2, 0, 0), floor, 'touching'],
  ['on the line of a collinear triangle', at(1, 1, 1), slope, 'touching'],
  ['beside a collinear triangle', at(1, 1, 1 + 2 ** -52), slope, 'apart'],
  ['beyond the end of a collinear triangle', at(7, 7, 7), slope, 'apart'],
  ['on a triangle that is a point', at(1, 2, 3), triangle(at(1, 2, 3), at(1, 2, 3), at(1, 2, 3)), 'touching'],
  [
    'far from the origin',
    at(1e8 + 0.5, 1e8, 1e8),
    triangle(at(1e8, 1e8, 1e8), at(1e8 + 1, 1e8, 1e8), at(1e8, 1e8, 1e8 + 1)),
    'touching',
  ],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsPointTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsPointTriangle(first, second)).toBe(false);
  expect(touchesPointTriangle(first, second)).toBe(expected === 'touching');
});

describe('the nearest point', () => {
  test.each([
    ['over the face', at(0.5, 3, 0.5), at(0.5, 0, 0.5), 3],
    ['beside an edge', at(1, 0, -2), at(1, 0, 0), 2],
    ['beyond a corner', at(5, 4, 0), at(2, 0, 0), 5],
    ['on the face', at(0.5, 0, 0.5), at(0.5, 0, 0.5), 0],
  ])('%s', (_situation, from, nearest, distance) => {
    expect(closestPointOnTriangle(from, floor)).toEqual(nearest);
    expect(closestPointsPointTriangle(from, floor)).toEqual({ a: from, b: nearest, distance });
    expect(distancePointTriangle(from, floor)).toBe(distance);
  });

  test('of a collinear triangle, on its longest edge', () => {
    expect(closestPointsPointTriangle(at(6, 0, 0), slope)).toMatchObject({ b: at(2, 2, 2) });
    expect(distancePointTriangle(at(7, 7, 6), slope)).toBeCloseTo(Math.SQRT2, 15);
  });
});

describe('the contact', () => {
  test('leads off the side where the corners turn counter-clockwise', () => {
    const contact = contactPointTriangle(at(0.5, 0, 0.5), floor);
    expect(contact).toEqual({ normal: at(0, 1, 0), depth: 0, point: at(0.5, 0, 0.5) });
    expect(contactPointTriangle(at(0.5, 1, 0.5), floor)).toBeNull();
  });

  test('is square to a collinear triangle', () => {
    const { x, y, z } = contactPointTriangle(at(1, 1, 1), slope)!.normal;
    expect(x + y + z).toBeCloseTo(0, 15);
    expect(Math.hypot(x, y, z)).toBeCloseTo(1, 15);
  });
});
