import fc from 'fast-check';
import { expect, test } from 'vitest';
import { angleDifference, degreesToRadians, lerpAngle, radiansToDegrees, wrapAngle } from './angles.js';
import { clamp, inverseLerp, lerp } from './scalars.js';

fc.configureGlobal({ seed: 20 });

const number = fc.maxSafeInteger().map((n) => n / 2 ** 43);

test('a wrapped angle lies from −π to π and points the same way', () => {
  fc.assert(
    fc.property(number, (angle) => {
      const wrapped = wrapAngle(angle);
      expect(Math.abs(wrapped)).toBeLessThanOrEqual(Math.PI);
      expect(Math.abs(Math.cos(wrapped) - Math.cos(angle))).toBeLessThan(1e-12);
      expect(Math.abs(Math.sin(wrapped) - Math.sin(angle))).toBeLessThan(1e-12);
      expect(wrapAngle(wrapped)).toBe(wrapped);
    }),
  );
});

test.each([
  ['across the cut', 3, -3, 2 * Math.PI - 6],
  ['across the cut, the other way', -3, 3, 6 - 2 * Math.PI],
  ['nowhere near it', 0.5, 0.75, 0.25],
])('the short way round: %s', (_situation, from, to, expected) => {
  expect(angleDifference(from, to)).toBeCloseTo(expected, 15);
  expect(lerpAngle(from, to, 0)).toBe(from);
  expect(wrapAngle(lerpAngle(from, to, 1) - to)).toBeCloseTo(0, 15);
});

test('half a turn is 180 degrees', () => {
  expect(degreesToRadians(180)).toBe(Math.PI);
  expect(radiansToDegrees(Math.PI)).toBe(180);
});

test('lerp is exact at both ends, and inverseLerp finds the way back', () => {
  fc.assert(
    fc.property(number, number, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, t) => {
      expect(lerp(a, b, 0)).toBe(a);
      expect(lerp(a, b, 1)).toBe(b);
      fc.pre(Math.abs(a - b) > 1);
      expect(Math.abs(inverseLerp(a, b, lerp(a, b, t)) - t)).toBeLessThan(1e-12);
    }),
  );
  expect(inverseLerp(2, 2, 5)).toBe(0);
});

test('a clamped value keeps to its bounds', () => {
  expect([clamp(-1, 0, 2), clamp(1, 0, 2), clamp(3, 0, 2)]).toEqual([0, 1, 2]);
  expect(clamp(Number.NaN, 0, 1)).toBeNaN();
});
