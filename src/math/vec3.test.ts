import fc from 'fast-check';
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import {
  addScaledVec3,
  addVec3,
  angleBetweenVec3,
  crossVec3,
  distanceVec3,
  dotVec3,
  equalsVec3,
  isFiniteVec3,
  lengthVec3,
  lerpVec3,
  maxVec3,
  minVec3,
  negateVec3,
  normalizeVec3,
  perpendicularVec3,
  projectVec3,
  reflectVec3,
  scaleVec3,
  subtractVec3,
} from './vec3.js';

fc.configureGlobal({ seed: 20 });

const coordinate = fc.maxSafeInteger().map((n) => n / 2 ** 33);
const vector = fc.record({ x: coordinate, y: coordinate, z: coordinate });
const anySize = fc.double({ noNaN: true, noDefaultInfinity: true });

test.each([
  ['ordinary', 2, 3, 6, 7],
  ['squares overflow', 2e300, 3e300, 6e300, 7e300],
  ['squares underflow', 2e-300, 3e-300, 6e-300, 7e-300],
  ['the smallest double', 0, 5e-324, 0, 5e-324],
  ['the largest double', 0, 0, -Number.MAX_VALUE, Number.MAX_VALUE],
  ['zero', 0, -0, 0, 0],
])('length: %s', (_situation, x, y, z, expected) => {
  expect(Math.abs(lengthVec3({ x, y, z }) - expected)).toBeLessThanOrEqual(expected * 2 ** -51);
  expect(distanceVec3({ x: 0, y: 0, z: 0 }, { x, y, z })).toBe(lengthVec3({ x, y, z }));
});

test('every finite vector but zero normalises to unit length, and zero stays zero', () => {
  fc.assert(
    fc.property(anySize, anySize, anySize, (x, y, z) => {
      const unit = normalizeVec3({ x, y, z });
      const expected = x === 0 && y === 0 && z === 0 ? 0 : 1;
      expect(Math.abs(lengthVec3(unit) - expected)).toBeLessThanOrEqual(2 ** -51);
      const size = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
      expect(Math.abs(unit.x * (y / size) - unit.y * (x / size)) || 0).toBeLessThanOrEqual(2 ** -50);
    }),
  );
});

test.each([
  ['coordinates 300 digits apart', 1e155, 1e-145, 0, 1e-300],
  ['the largest beside a small one', Number.MAX_VALUE, 1, 0, 1 / Number.MAX_VALUE],
  ['tiny ones', 3e-310, 4e-310, 0, 0.8],
])('a unit vector keeps the digits of every coordinate: %s', (_situation, x, y, z, expected) => {
  expect(Math.abs(normalizeVec3({ x, y, z }).y - expected)).toBeLessThanOrEqual(4 * 2 ** -52 * expected + 5e-324);
});

test('a perpendicular is exactly perpendicular and nearly as long', () => {
  fc.assert(
    fc.property(vector, (v) => {
      const p = perpendicularVec3(v);
      expect(dotVec3(v, p)).toBe(0);
      expect(lengthVec3(p)).toBeGreaterThanOrEqual(0.8 * lengthVec3(v));
    }),
  );
});

test('the cross product is perpendicular to both and agrees with three.js', () => {
  fc.assert(
    fc.property(vector, vector, (a, b) => {
      const cross = crossVec3(a, b);
      const bound = 2 ** -48 * lengthVec3(a) * lengthVec3(b);
      expect(Math.abs(dotVec3(cross, a))).toBeLessThanOrEqual(bound * lengthVec3(a));
      expect(Math.abs(dotVec3(cross, b))).toBeLessThanOrEqual(bound * lengthVec3(b));
      const theirs = new Vector3(a.x, a.y, a.z).cross(new Vector3(b.x, b.y, b.z));
      expect(distanceVec3(cross, theirs)).toBeLessThanOrEqual(bound);
    }),
  );
});

test('lerp is exact at both ends', () => {
  fc.assert(
    fc.property(vector, vector, (a, b) => {
      expect(equalsVec3(lerpVec3(a, b, 0), a)).toBe(true);
      expect(equalsVec3(lerpVec3(a, b, 1), b)).toBe(true);
    }),
  );
});

test('a vector is its projection plus a perpendicular rest, and reflection turns only the projection round', () => {
  fc.assert(
    fc.property(vector, vector, (v, direction) => {
      const normal = normalizeVec3(direction);
      const along = projectVec3(v, normal);
      const rest = subtractVec3(v, along);
      const bound = 2 ** -48 * lengthVec3(v);
      expect(Math.abs(dotVec3(rest, normal))).toBeLessThanOrEqual(bound);
      expect(distanceVec3(reflectVec3(v, normal), subtractVec3(rest, along))).toBeLessThanOrEqual(bound);
    }),
  );
});

test('sums, multiples and corners', () => {
  const a = { x: 1, y: -2, z: 3 };
  const b = { x: 3, y: 5, z: -7 };
  expect(addVec3(a, b)).toEqual({ x: 4, y: 3, z: -4 });
  expect(subtractVec3(a, b)).toEqual({ x: -2, y: -7, z: 10 });
  expect(scaleVec3(a, 2)).toEqual({ x: 2, y: -4, z: 6 });
  expect(addScaledVec3(a, b, 2)).toEqual({ x: 7, y: 8, z: -11 });
  expect(negateVec3(a)).toEqual({ x: -1, y: 2, z: -3 });
  expect(minVec3(a, b)).toEqual({ x: 1, y: -2, z: -7 });
  expect(maxVec3(a, b)).toEqual({ x: 3, y: 5, z: 3 });
  expect(isFiniteVec3(a)).toBe(true);
  expect(isFiniteVec3({ x: 0, y: 0, z: Infinity })).toBe(false);
});

test('the angle between nearly parallel directions does not drown in the arc cosine', () => {
  const angle = 1e-9;
  const between = angleBetweenVec3({ x: 1, y: 0, z: 0 }, { x: Math.cos(angle), y: 0, z: Math.sin(angle) });
  expect(Math.abs(between - angle)).toBeLessThan(1e-24);
});

test('a three.js vector goes in and comes out', () => {
  const out = new Vector3();
  expect(addVec3(new Vector3(1, 2, 3), { x: 1, y: 1, z: 1 }, out)).toBe(out);
  expect(out.toArray()).toEqual([2, 3, 4]);
});
