import { describe, expect, test } from 'vitest';
import { closestPointsPointSphere, distancePointSphere } from '../../generated/3d/closestPoints.js';
import { contactPointSphere } from '../../generated/3d/contact.js';
import { intersectsPointSphere } from '../../generated/3d/point-sphere.js';
import { sphere } from '../shapes/sphere.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const ball = sphere(at(1, 2, 3), 7);

describe('whether they meet', () => {
  test.each([
    ['on the surface', at(3, 5, 9), ball, true],
    ['one step outside', at(3, 5, 9 + 2 ** -49), ball, false],
    ['inside', at(2, 2, 2), ball, true],
    ['a sphere without size', at(1, 2, 3), sphere(at(1, 2, 3), 0), true],
    ['one step from it', at(1, 2, 3 + 2 ** -51), sphere(at(1, 2, 3), 0), false],
    ['a negative radius', at(1, 2, 3), { center: at(1, 2, 3), radius: -1 }, false],
    ['tenths, which only look like touching', at(0.3, 0, 0), sphere(at(0.1, 0, 0), 0.2), true],
    ['an endless radius', at(1, 2, 3), { center: at(0, 0, 0), radius: Infinity }, false],
  ])('%s', (_situation, point, target, expected) => {
    expect(intersectsPointSphere(point, target)).toBe(expected);
    expect(distancePointSphere(point, target) === 0).toBe(expected);
    expect(contactPointSphere(point, target) !== null).toBe(expected);
  });
});

test('outside, the nearest point is on the surface', () => {
  const target = sphere(at(0, 0, 0), 5);
  expect(closestPointsPointSphere(at(0, 6, 8), target)).toEqual({ a: at(0, 6, 8), b: at(0, 3, 4), distance: 5 });
});

test('inside, it is the point itself', () => {
  expect(closestPointsPointSphere(at(1, 2, 4), ball)).toEqual({ a: at(1, 2, 4), b: at(1, 2, 4), distance: 0 });
});

describe('the contact', () => {
  test.each([
    ['off centre', at(1, 2, 1), at(0, 0, 1), 5],
    ['at the centre it is the x axis', at(1, 2, 3), at(1, 0, 0), 7],
    ['on the surface', at(1, 9, 3), at(0, -1, 0), 0],
  ])('%s', (_situation, point, normal, depth) => {
    expect(contactPointSphere(point, ball)).toEqual({ normal, depth, point });
  });

  test.each([1e-310, 1e-160, 1e150, 1e300])('at the scale of %s', (scale) => {
    const contact = contactPointSphere(at(3 * scale, 0, 4 * scale), sphere(at(0, 0, 0), 6 * scale))!;
    expect(contact.normal.x).toBeCloseTo(-0.6, 10);
    expect(contact.normal.z).toBeCloseTo(-0.8, 10);
    expect(contact.depth / scale).toBeCloseTo(1, 10);
  });
});
