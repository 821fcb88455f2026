import { describe, expect, test } from 'vitest';
import { closestPointsRayCircle, distanceRayCircle } from '../../generated/2d/closestPoints.js';
import { contactRayCircle } from '../../generated/2d/contact.js';
import { intersectionRayCircle } from '../../generated/2d/intersection.js';
import { intersectsRayCircle } from '../../generated/2d/ray-circle.js';
import { raycastCircle } from '../../generated/2d/raycast.js';
import { circle } from '../shapes/circle.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number) => ({ x, y });
const from = (x: number, y: number, dx: number, dy: number) => ray(at(x, y), at(dx, dy));
const dot = (x: number, y: number) => ({ origin: at(x, y), direction: at(0, 0) });
const unit = circle(at(0, 0), 1);
const five = circle(at(0, 0), 5);

describe('whether they meet', () => {
  test.each([
    ['through', from(-3, 0, 1, 0), unit, true],
    ['away from it', from(-3, 0, -1, 0), unit, false],
    ['from inside', from(0, 0, 1, 5), unit, true],
    ['tangent', from(-3, 1, 1, 0), unit, true],
    ['tangent aslant', from(-1, 7, 4, -3), five, true],
    ['one step above the tangent', from(-3, 1 + 2 ** -52, 1, 0), unit, false],
    ['tangent behind', from(3, 1, 1, 0), unit, false],
    ['on the edge, outwards', from(3, 4, 3, 4), five, true],
    ['one step outside the edge, outwards', from(3, 4 + 2 ** -50, 3, 4), five, false],
    ['of no direction, inside', dot(0.5, 0), unit, true],
    ['of no direction, outside', dot(2, 0), unit, false],
    ['a circle that is a point of the ray', from(0, 0, 3, 1), circle(at(6, 2), 0), true],
    ['very far away', from(-(2 ** 40), 1, 2 ** -20, 0), unit, true],
  ])('%s', (_situation, a, disc, expected) => {
    expect(intersectsRayCircle(a, disc)).toBe(expected);
    expect(distanceRayCircle(a, disc) === 0).toBe(expected);
    expect(contactRayCircle(a, disc) !== null).toBe(expected);
    expect(intersectionRayCircle(a, disc) !== null).toBe(expected);
    expect(raycastCircle(a, disc) !== null).toBe(expected);
  });
});

test.each([
  ['through', from(-3, 0, 2, 0), 'through', 2, 1, 2],
  ['from inside', from(0, 0, 2, 0), 'leaves', 1, 0, 0.5],
  ['from the edge inwards', from(1, 0, -2, 0), 'leaves', 2, 0, 1],
  ['from the edge outwards', from(1, 0, 2, 0), 'touches', 1, 0, 0],
  ['tangent', from(-3, 1, 2, 0), 'touches', 1, 1.5, 1.5],
])('what they share: %s', (_situation, a, relation, count, tMin, tMax) => {
  expect(intersectionRayCircle(a, unit)).toMatchObject({ relation, count, tMin, tMax });
});

describe('a ray hits a circle', () => {
  test.each([
    ['from outside', from(-3, 0, 2, 0), 1, at(-1, 0), at(-1, 0), false, 2],
    ['from inside', from(0, 0, 2, 0), 0, at(0, 0), at(0, 0), true, 0.5],
    ['from the edge inwards', from(1, 0, -2, 0), 0, at(1, 0), at(1, 0), false, 1],
    ['from the edge outwards', from(1, 0, 2, 0), 0, at(1, 0), at(1, 0), false, 0],
    ['tangent', from(-3, 1, 2, 0), 1.5, at(0, 1), at(0, 1), false, 1.5],
  ])('%s', (_situation, a, t, point, normal, inside, exit) => {
    expect(raycastCircle(a, unit)).toEqual({ t, point, normal, inside, tExit: exit });
  });

  test('aslant', () => {
    const hit = raycastCircle(from(-9, 3, 1, 0), five);
    expect(hit).toEqual({ t: 5, point: at(-4, 3), normal: at(-0.8, 0.6), inside: false, tExit: 13 });
  });

  test('a circle of radius 0 shows the normal of a point', () => {
    expect(raycastCircle(from(0, 0, 2, 0), circle(at(6, 0), 0))?.normal).toEqual(at(-1, 0));
  });

  test.each([1e-300, 1e-160, 1e-9, 1e9, 1e150])('with a direction of length %s', (length) => {
    const hit = raycastCircle(from(-9, 3, length, 0), five);
    expect((hit?.t ?? 0) * length).toBeCloseTo(5, 12);
    expect(hit?.point.x).toBeCloseTo(-4, 12);
  });

  test('the hit lies on the edge, however far away the ray begins', () => {
    const hit = raycastCircle(from(-1e12, 0.5, 1, 0), unit);
    expect(Math.hypot(hit?.point.x ?? 0, hit?.point.y ?? 0)).toBeCloseTo(1, 15);
  });
});

test('apart, the nearest point of the ray is its origin or the foot of the perpendicular', () => {
  expect(closestPointsRayCircle(from(6, 8, 1, 1), five)).toEqual({ a: at(6, 8), b: at(3, 4), distance: 5 });
  expect(closestPointsRayCircle(from(-9, 3, 1, 0), unit)).toEqual({ a: at(0, 3), b: at(0, 1), distance: 2 });
});

test('the contact leads straight away from the ray, or from its origin', () => {
  expect(contactRayCircle(from(-9, 0.25, 1, 0), unit)).toEqual({ normal: at(0, -1), depth: 0.75, point: at(0, 0.25) });
  expect(contactRayCircle(from(0.5, 0, 1, 0), unit)).toEqual({ normal: at(-1, 0), depth: 0.5, point: at(0.5, 0) });
});

test.each([
  [from(2.1, 3.8, 2, -1.5), circle(at(1.5, 3), 1)],
  [from(-6.6000000000000005, 1.7999999999999998, 6, 3), circle(at(-12, 9), 9)],
  [from(-1e-150, 1e-75, -1, 0), circle(at(0, 1), 1)],
])('a ray from just inside does not leave before it starts', (path, ball) => {
  const { t, tExit } = raycastCircle(path, ball)!;
  expect(tExit).toBeGreaterThanOrEqual(t);
});
