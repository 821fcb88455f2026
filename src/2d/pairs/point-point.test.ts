import { expect, test } from 'vitest';
import { closestPointsPointPoint, distancePointPoint } from '../../generated/2d/closestPoints.js';
import { contactPointPoint } from '../../generated/2d/contact.js';
import { intersectsPointPoint } from '../../generated/2d/point-point.js';
import { createClosestPoints, createContact } from '../../generated/2d/results.js';

const at = (x: number, y: number) => ({ x, y });

test.each([
  ['the same', at(1, 2), at(1, 2), 0],
  ['0 and -0', at(0, -0), at(-0, 0), 0],
  ['three to the side, four up', at(1, 1), at(4, 5), 5],
  ['one step apart, far from the origin', at(1e6, 0), at(1e6 + 2 ** -33, 0), 2 ** -33],
  ['the smallest difference there is', at(0, 0), at(Number.MIN_VALUE, 0), Number.MIN_VALUE],
  ['so small that the squares vanish', at(0, 0), at(3e-200, 4e-200), 5e-200],
  ['so large that the squares overflow', at(0, 0), at(3e200, 4e200), 5e200],
  ['one of them not finite', at(0, 0), at(Number.NaN, 0), Infinity],
])('%s', (_situation, a, b, distance) => {
  expect(intersectsPointPoint(a, b)).toBe(distance === 0);
  if (distance > 0 && distance < Infinity) expect(distancePointPoint(a, b) / distance).toBeCloseTo(1, 14);
  else expect(distancePointPoint(a, b)).toBe(distance);
  expect(distancePointPoint(b, a)).toBe(distancePointPoint(a, b));
  expect(contactPointPoint(a, b) !== null).toBe(distance === 0);
});

test('the nearest points are the points themselves', () => {
  const out = createClosestPoints();
  expect(closestPointsPointPoint(at(1, 1), at(4, 5), out)).toBe(out);
  expect(out).toEqual({ a: at(1, 1), b: at(4, 5), distance: 5 });
  expect(closestPointsPointPoint(at(1, Infinity), at(4, 5))).toBeNull();
});

test('their contact has no depth', () => {
  const out = createContact();
  expect(contactPointPoint(at(1, 2), at(1, 2), out)).toBe(out);
  expect(out).toEqual({ normal: at(1, 0), depth: 0, point: at(1, 2) });
});
