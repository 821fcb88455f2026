import { describe, expect, test } from 'vitest';
import { closestPointOnRay, closestPointsPointRay, distancePointRay } from '../../generated/2d/closestPoints.js';
import { contactPointRay } from '../../generated/2d/contact.js';
import { intersectsPointRay } from '../../generated/2d/point-ray.js';
import { raycastPoint } from '../../generated/2d/raycast.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number) => ({ x, y });
const slope = ray(at(1, 1), at(3, 1));

describe('whether the point lies on the ray', () => {
  test.each([
    ['the origin', at(1, 1), slope, true],
    ['far along it', at(1 + 3 * 2 ** 40, 1 + 2 ** 40), slope, true],
    ['one step beside it, far along', at(1 + 3 * 2 ** 40, 1 + 2 ** 40 + 2 ** -11), slope, false],
    ['one step behind the origin', at(1 - 3 * 2 ** -51, 1 - 2 ** -51), slope, false],
    ['level with a ray along x', at(5, 1), ray(at(1, 1), at(0.1, 0)), true],
    ['behind a ray along -x', at(2, 1), ray(at(1, 1), at(-1, 0)), false],
    ['a ray of no direction, on it', at(1, 1), { origin: at(1, 1), direction: at(0, 0) }, true],
    ['a ray of no direction, beside it', at(1, 2), { origin: at(1, 1), direction: at(0, 0) }, false],
    [
      'a direction whose products vanish',
      at(3 * 2 ** -600, 2 ** -600),
      ray(at(0, 0), at(3 * 2 ** -600, 2 ** -600)),
      true,
    ],
    ['so small, and beside it', at(3 * 2 ** -600, 2 ** -601), ray(at(0, 0), at(3 * 2 ** -600, 2 ** -600)), false],
  ])('%s', (_situation, point, line, expected) => {
    expect(intersectsPointRay(point, line)).toBe(expected);
    expect(distancePointRay(point, line) === 0).toBe(expected);
    expect(contactPointRay(point, line) !== null).toBe(expected);
    expect(raycastPoint(line, point) !== null).toBe(expected);
  });
});

test.each([
  ['beside the ray', at(4, 3), at(4, 0), 3],
  ['behind the origin', at(-3, 4), at(0, 0), 5],
  ['very far along', at(2 ** 60, 1), at(2 ** 60, 0), 1],
])('the nearest point: %s', (_situation, point, nearest, distance) => {
  for (const length of [1, 1e-200, 1e200]) {
    const line = ray(at(0, 0), at(length, 0));
    expect(closestPointOnRay(point, line)).toEqual(nearest);
    expect(closestPointsPointRay(point, line)).toEqual({ a: point, b: nearest, distance });
  }
});

test('a hit on a point tells t in units of the direction', () => {
  expect(raycastPoint(slope, at(7, 3))).toEqual({
    t: 2,
    point: at(7, 3),
    normal: at(-3 / Math.sqrt(10), -1 / Math.sqrt(10)),
    inside: false,
    tExit: 2,
  });
  expect(raycastPoint(ray(at(0, 0), at(-2, 0)), at(0, 0))?.t).toBe(0);
});

test('the contact has no depth and a normal square to the ray', () => {
  expect(contactPointRay(at(3, 4), ray(at(0, 0), at(3, 4)))).toEqual({
    normal: at(-0.8, 0.6),
    depth: 0,
    point: at(3, 4),
  });
});
