import { describe, expect, test } from 'vitest';
import { closestPointsPointRay, distancePointRay } from '../../generated/3d/closestPoints.js';
import { contactPointRay } from '../../generated/3d/contact.js';
import { intersectsPointRay } from '../../generated/3d/point-ray.js';
import { raycastPoint } from '../../generated/3d/raycast.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const beam = ray(at(1, 1, 1), at(2, 1, -3));

describe('whether they meet', () => {
  test.each([
    ['at the origin', at(1, 1, 1), beam, true],
    ['on it', at(5, 3, -5), beam, true],
    ['very far along it', at(2e15 + 1, 1e15 + 1, -3e15 + 1), beam, true],
    ['one step beside', at(5, 3, -5 - 2 ** -50), beam, false],
    ['behind the origin', at(-1, 0, 4), beam, false],
    ['no direction, on the origin', at(1, 1, 1), { origin: at(1, 1, 1), direction: at(0, 0, 0) }, true],
    ['no direction, elsewhere', at(1, 1, 2), { origin: at(1, 1, 1), direction: at(0, 0, 0) }, false],
    ['a direction so short that products vanish', at(5, 3, -5), ray(at(1, 1, 1), at(2e-200, 1e-200, -3e-200)), true],
  ])('%s', (_situation, point, target, expected) => {
    expect(intersectsPointRay(point, target)).toBe(expected);
    expect(distancePointRay(point, target) === 0).toBe(expected);
    expect(contactPointRay(point, target) !== null).toBe(expected);
    expect(raycastPoint(target, point) !== null).toBe(expected);
  });
});

test.each([
  ['square to it', at(3, 5, 0), at(3, 0, 0), 5],
  ['behind the origin', at(-3, 4, 0), at(0, 0, 0), 5],
])('the nearest point %s', (_situation, point, nearest, distance) => {
  expect(closestPointsPointRay(point, ray(at(0, 0, 0), at(4, 0, 0)))).toEqual({ a: point, b: nearest, distance });
});

test('the hit counts in lengths of the direction and faces the ray', () => {
  expect(raycastPoint(ray(at(0, 0, 0), at(3, 0, 4)), at(6, 0, 8))).toEqual({
    t: 2,
    point: at(6, 0, 8),
    normal: at(-0.6, 0, -0.8),
    inside: false,
    tExit: 2,
  });
});

test.each([1e-300, 1e-160, 1e150, 1e300])('a direction of the length %s', (length) => {
  const target = ray(at(0, 0, 0), at(0, length, 0));
  expect(distancePointRay(at(3, 7, 4), target)).toBe(5);
  expect(raycastPoint(target, at(0, 7, 0))?.t).toBeCloseTo(7 / length, 10);
});
