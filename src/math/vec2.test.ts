import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addScaledVec2,
  addVec2,
  angleBetweenVec2,
  crossVec2,
  distanceVec2,
  dotVec2,
  equalsVec2,
  isFiniteVec2,
  lengthSquaredVec2,
  lengthVec2,
  lerpVec2,
  maxVec2,
  minVec2,
  negateVec2,
  normalizeVec2,
  perpendicularVec2,
  projectVec2,
  reflectVec2,
  rotateByAngle,
  scaleVec2,
  subtractVec2,
} from './vec2.js';

fc.configureGlobal({ seed: 20 });

const coordinate = fc.maxSafeInteger().map((n) => n / 2 ** 33);
const vector = fc.record({ x: coordinate, y: coordinate });
const anySize = fc.double({ noNaN: true, noDefaultInfinity: true });

test.each([
  ['ordinary', 3, 4, 5],
  ['squares overflow', 3e300, 4e300, 5e300],
  ['squares underflow', 3e-300, 4e-300, 5e-300],
  ['the smallest double', 5e-324, 0, 5e-324],
  ['the largest double', -Number.MAX_VALUE, 0, Number.MAX_VALUE],
  ['zero', 0, -0, 0],
])('length: %s', (_situation, x, y, expected) => {
  expect(lengthVec2({ x, y })).toBeCloseTo(expected, 10);
  expect(Math.abs(lengthVec2({ x, y }) - expected)).toBeLessThanOrEqual(expected * 2 ** -51);
  expect(distanceVec2({ x, y }, { x: 0, y: 0 })).toBe(lengthVec2({ x, y }));
});

test('every finite vector but zero normalises to unit length, and zero stays zero', () => {
  fc.assert(
    fc.property(anySize, anySize, (x, y) => {
      const unit = normalizeVec2({ x, y });
      const expected = x === 0 && y === 0 ? 0 : 1;
      expect(Math.abs(lengthVec2(unit) - expected)).toBeLessThanOrEqual(2 ** -51);
      expect(Math.abs(unit.x * y - unit.y * x)).toBeLessThanOrEqual(2 ** -50 * (Math.abs(x) + Math.abs(y)));
    }),
  );
});

test.each([
  ['coordinates 300 digits apart', 1e155, 1e-145, 1e-300],
  ['the largest beside a small one', Number.MAX_VALUE, 1, 1 / Number.MAX_VALUE],
  ['tiny ones', 3e-310, 4e-310, 0.8],
])('a unit vector keeps the digits of every coordinate: %s', (_situation, x, y, expected) => {
  expect(Math.abs(normalizeVec2({ x, y }).y - expected)).toBeLessThanOrEqual(3 * 2 ** -52 * expected + 5e-324);
});

test('a perpendicular is a quarter turn to the left, exactly', () => {
  fc.assert(
    fc.property(vector, (v) => {
      const p = perpendicularVec2(v);
      expect(dotVec2(v, p)).toBe(0);
      expect(crossVec2(v, p)).toBe(lengthSquaredVec2(v));
    }),
  );
});

test('rotation keeps lengths and the angle between two vectors', () => {
  fc.assert(
    fc.property(vector, vector, fc.double({ min: -100, max: 100, noNaN: true }), (a, b, angle) => {
      const ra = rotateByAngle(angle, a);
      const rb = rotateByAngle(angle, b);
      expect(Math.abs(lengthVec2(ra) - lengthVec2(a))).toBeLessThanOrEqual(8 * 2 ** -53 * lengthVec2(a));
      const size = lengthVec2(a) * lengthVec2(b);
      expect(Math.abs(dotVec2(ra, rb) - dotVec2(a, b))).toBeLessThanOrEqual(2 ** -48 * size);
    }),
  );
});

test('lerp is exact at both ends', () => {
  fc.assert(
    fc.property(vector, vector, (a, b) => {
      expect(equalsVec2(lerpVec2(a, b, 0), a)).toBe(true);
      expect(equalsVec2(lerpVec2(a, b, 1), b)).toBe(true);
    }),
  );
});

test('a vector is its projection plus a perpendicular rest, and reflection turns only the projection round', () => {
  fc.assert(
    fc.property(vector, fc.double({ min: -4, max: 4, noNaN: true }), (v, angle) => {
      const normal = { x: Math.cos(angle), y: Math.sin(angle) };
      const along = projectVec2(v, normal);
      const rest = subtractVec2(v, along);
      const bound = 2 ** -49 * lengthVec2(v);
      expect(Math.abs(dotVec2(rest, normal))).toBeLessThanOrEqual(bound);
      const expected = subtractVec2(rest, along);
      expect(distanceVec2(reflectVec2(v, normal), expected)).toBeLessThanOrEqual(bound);
    }),
  );
});

test('sums, multiples and corners', () => {
  const a = { x: 1, y: -2 };
  const b = { x: 3, y: 5 };
  expect(addVec2(a, b)).toEqual({ x: 4, y: 3 });
  expect(subtractVec2(a, b)).toEqual({ x: -2, y: -7 });
  expect(scaleVec2(a, 2)).toEqual({ x: 2, y: -4 });
  expect(addScaledVec2(a, b, 2)).toEqual({ x: 7, y: 8 });
  expect(negateVec2(a)).toEqual({ x: -1, y: 2 });
  expect(minVec2(a, b)).toEqual({ x: 1, y: -2 });
  expect(maxVec2(a, b)).toEqual({ x: 3, y: 5 });
  expect(crossVec2(a, b)).toBe(11);
  expect(isFiniteVec2(a)).toBe(true);
  expect(isFiniteVec2({ x: 0, y: Number.NaN })).toBe(false);
});

test.each([
  ['a quarter to the left', { x: 1, y: 0 }, { x: 0, y: 2 }, Math.PI / 2],
  ['a quarter to the right', { x: 0, y: 3 }, { x: 1, y: 0 }, -Math.PI / 2],
  ['opposite', { x: 1, y: 1 }, { x: -2, y: -2 }, Math.PI],
  ['with a zero vector', { x: 1, y: 1 }, { x: 0, y: 0 }, 0],
])('the angle between directions: %s', (_situation, from, to, expected) => {
  expect(angleBetweenVec2(from, to)).toBe(expected);
});

test('projecting onto nothing gives zero', () => {
  expect(projectVec2({ x: 1, y: 2 }, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
});
