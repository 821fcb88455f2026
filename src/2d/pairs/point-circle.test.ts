import { describe, expect, test } from 'vitest';
import { closestPointsPointCircle, distancePointCircle } from '../../generated/2d/closestPoints.js';
import { contactPointCircle } from '../../generated/2d/contact.js';
import { intersectsPointCircle } from '../../generated/2d/point-circle.js';
import { circle } from '../shapes/circle.js';

const at = (x: number, y: number) => ({ x, y });
const unit = circle(at(0, 0), 1);

describe('whether the point lies in the circle', () => {
  test.each([
    ['the centre', at(0, 0), unit, true],
    ['0.6 and 0.8, which as doubles lie just outside', at(0.6, 0.8), unit, false],
    ['on the edge of a whole-numbered circle', at(3, 4), circle(at(0, 0), 5), true],
    ['one step outside it', at(3, 4 + 2 ** -50), circle(at(0, 0), 5), false],
    ['far from the origin, on the edge', at(1e8 + 3, 1e8 - 4), circle(at(1e8, 1e8), 5), true],
    ['a circle of radius 0, on it', at(2, 2), circle(at(2, 2), 0), true],
    ['a circle of radius 0, one step beside it', at(2, 2 + 2 ** -51), circle(at(2, 2), 0), false],
    ['a negative radius, which holds nothing', at(0, 0), { center: at(0, 0), radius: -1 }, false],
    ['so small that the squares vanish, inside', at(3e-170, 0), circle(at(0, 0), 4e-170), true],
    ['so small that the squares vanish, outside', at(5e-170, 0), circle(at(0, 0), 4e-170), false],
    ['so large that the squares overflow, inside', at(3e170, 0), circle(at(0, 0), 4e170), true],
    ['an endless radius', at(0, 0), { center: at(0, 0), radius: Infinity }, false],
  ])('%s', (_situation, point, round, expected) => {
    expect(intersectsPointCircle(point, round)).toBe(expected);
    expect(distancePointCircle(point, round) === 0).toBe(expected);
    expect(contactPointCircle(point, round) !== null).toBe(expected);
  });
});

test('outside, the nearest point lies on the edge', () => {
  expect(closestPointsPointCircle(at(6, 8), circle(at(0, 0), 5))).toEqual({ a: at(6, 8), b: at(3, 4), distance: 5 });
});

test('inside, the nearest point is the point itself', () => {
  expect(closestPointsPointCircle(at(0.5, 0), unit)).toEqual({ a: at(0.5, 0), b: at(0.5, 0), distance: 0 });
});

test('the way out leads away from the centre', () => {
  expect(contactPointCircle(at(0, 2), circle(at(0, 0), 5))).toEqual({ normal: at(0, -1), depth: 3, point: at(0, 2) });
});

test('at the centre, the normal is the x axis', () => {
  expect(contactPointCircle(at(0, 0), unit)).toEqual({ normal: at(1, 0), depth: 1, point: at(0, 0) });
});

test.each([1e-160, 1e-300, 1e150, 1e300])('at the scale of %s', (scale) => {
  const round = circle(at(scale, scale), scale);
  const contact = contactPointCircle(at(1.3 * scale, 1.4 * scale), round);
  expect((contact?.depth ?? 0) / scale).toBeCloseTo(0.5, 12);
  expect(contact?.normal.x).toBeCloseTo(-0.6, 12);
  expect(distancePointCircle(at(5 * scale, 4 * scale), round) / scale).toBeCloseTo(4, 12);
});
