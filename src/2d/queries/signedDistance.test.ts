import { expect, test } from 'vitest';
import { halfplane, intersectsPointHalfplane, signedDistance, touchesPointHalfplane } from '../index.js';

const at = (x: number, y: number) => ({ x, y });
const ground = halfplane({ x: 0, y: 2 }, -2);

test.each([
  ['in front', at(5, 4), 3],
  ['behind', at(5, -4), -5],
  ['on it', at(-9, 1), 0],
  ['an ulp in front', at(0, 1 + 2 ** -52), 2 ** -52],
  ['no number', at(Number.NaN, 1), Number.POSITIVE_INFINITY],
])('a point %s', (_situation, point, expected) => {
  expect(signedDistance(point, ground)).toBe(expected);
});

test('its sign is that of the exact side, also where rounding hides it', () => {
  let seen = 0;
  for (let i = -40; i <= 40; i++) {
    const point = at(0.3, -0.15 + i * 2 ** -56);
    const slanting = halfplane({ x: 0.1, y: 0.2 }, 0);
    const height = signedDistance(point, slanting);
    if (touchesPointHalfplane(point, slanting)) expect(height).toBe(0);
    else expect(height < 0).toBe(intersectsPointHalfplane(point, slanting));
    if (height < 0) seen++;
    expect(Math.abs(height - (0.1 * 0.3 + 0.2 * point.y) / Math.hypot(0.1, 0.2))).toBeLessThanOrEqual(2 ** -52);
  }
  expect(seen).toBeGreaterThan(10);
});
