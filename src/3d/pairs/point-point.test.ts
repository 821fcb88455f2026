import { expect, test } from 'vitest';
import { closestPointsPointPoint, distancePointPoint } from '../../generated/3d/closestPoints.js';
import { contactPointPoint } from '../../generated/3d/contact.js';
import { intersectsPointPoint } from '../../generated/3d/point-point.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });

test.each([
  ['the same', at(1, 2, 3), at(1, 2, 3), true],
  ['one step apart', at(1, 2, 3), at(1, 2, 3 + 2 ** -51), false],
  ['both zeros are one', at(0, -0, 0), at(-0, 0, 0), true],
  ['far from the origin', at(1e16, 0, 0), at(1e16 + 2, 0, 0), false],
  ['as small as can be', at(Number.MIN_VALUE, 0, 0), at(0, 0, 0), false],
  ['not finite', at(Infinity, 0, 0), at(Infinity, 0, 0), false],
])('%s', (_situation, a, b, expected) => {
  expect(intersectsPointPoint(a, b)).toBe(expected);
  expect(distancePointPoint(a, b) === 0).toBe(expected);
  expect(contactPointPoint(a, b) !== null).toBe(expected);
});

test('the distance and the two points', () => {
  expect(closestPointsPointPoint(at(1, 1, 1), at(3, 4, 7))).toEqual({ a: at(1, 1, 1), b: at(3, 4, 7), distance: 7 });
  expect(closestPointsPointPoint(at(NaN, 1, 1), at(3, 4, 7))).toBeNull();
});

test.each([1e-320, 1e-160, 1e150, 1e300])('the distance at the scale of %s', (scale) => {
  expect(distancePointPoint(at(0, 0, 0), at(2 * scale, 3 * scale, 6 * scale)) / scale).toBeCloseTo(7, 2);
});
