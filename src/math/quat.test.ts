import fc from 'fast-check';
import { Quaternion, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { determinantMat3, mat3TimesVec3 } from './mat3.js';
import {
  angleBetweenQuat,
  angleOfQuat,
  axisOfQuat,
  conjugateQuat,
  dotQuat,
  equalsQuat,
  identityQuat,
  inverseQuat,
  lengthQuat,
  multiplyQuat,
  normalizeQuat,
  type Quat,
  quatBetweenDirections,
  quatFromAxisAngle,
  rotateByInverseQuat,
  rotateByQuat,
  slerpQuat,
} from './quat.js';
import { mat3FromQuat, quatFromMat3 } from './quat.matrix.js';
import { distanceVec3, dotVec3, lengthVec3, normalizeVec3 } from './vec3.js';

fc.configureGlobal({ seed: 20 });

const part = fc.oneof(
  { weight: 6, arbitrary: fc.maxSafeInteger().map((n) => n / 2 ** 53) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, -1, 1e-9, 1e-60) },
);
const vector = fc.record({ x: part, y: part, z: part });
const direction = vector.filter((v) => lengthVec3(v) > 1e-3);
const rotation = fc.record({ x: part, y: part, z: part, w: part }).map((q) => normalizeQuat(q));
const angle = fc.double({ min: -7, max: 7, noNaN: true });

/** How far two quaternions are from standing for the same rotation. */
function gap(a: Quat, b: Quat): number {
  const sign = dotQuat(a, b) < 0 ? -1 : 1;
  return Math.hypot(a.x - sign * b.x, a.y - sign * b.y, a.z - sign * b.z, a.w - sign * b.w);
}

const threeQuaternion = (q: Quat) => new Quaternion(q.x, q.y, q.z, q.w);

test('rotation keeps length, and turning back undoes it', () => {
  fc.assert(
    fc.property(rotation, vector, (q, v) => {
      const turned = rotateByQuat(q, v);
      expect(Math.abs(lengthVec3(turned) - lengthVec3(v))).toBeLessThanOrEqual(24 * 2 ** -53 * lengthVec3(v));
      expect(distanceVec3(rotateByInverseQuat(q, turned), v)).toBeLessThanOrEqual(48 * 2 ** -53 * lengthVec3(v));
      expect(distanceVec3(rotateByQuat(conjugateQuat(q), turned), v)).toBeLessThanOrEqual(2 ** -47 * lengthVec3(v));
    }),
  );
});

test('products and turned vectors agree with three.js', () => {
  fc.assert(
    fc.property(rotation, rotation, vector, (a, b, v) => {
      const product = threeQuaternion(a).multiply(threeQuaternion(b));
      expect(gap(multiplyQuat(a, b), product)).toBeLessThanOrEqual(2 ** -50);
      const turned = new Vector3(v.x, v.y, v.z).applyQuaternion(threeQuaternion(a));
      expect(distanceVec3(rotateByQuat(a, v), turned)).toBeLessThanOrEqual(2 ** -49);
    }),
  );
});

test('a product turns by its right factor first', () => {
  fc.assert(
    fc.property(rotation, rotation, vector, (a, b, v) => {
      const stepwise = rotateByQuat(a, rotateByQuat(b, v));
      expect(distanceVec3(rotateByQuat(multiplyQuat(a, b), v), stepwise)).toBeLessThanOrEqual(2 ** -48);
    }),
  );
});

test('a quaternion of any length times its inverse is the identity; zero has none', () => {
  fc.assert(
    fc.property(rotation, fc.double({ min: -300, max: 300, noNaN: true }), (q, exponent) => {
      const s = 10 ** (exponent / 2);
      const scaled = { x: q.x * s, y: q.y * s, z: q.z * s, w: q.w * s };
      const inverse = inverseQuat(scaled);
      if (inverse === null) throw new Error('has an inverse');
      expect(gap(multiplyQuat(scaled, inverse), identityQuat())).toBeLessThanOrEqual(2 ** -49);
    }),
  );
  expect(inverseQuat({ x: 0, y: 0, z: 0, w: 0 })).toBeNull();
});

test('normalising reaches unit length from any size, and makes the identity of zero', () => {
  const any = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(any, any, any, any, (x, y, z, w) => {
      expect(Math.abs(lengthQuat(normalizeQuat({ x, y, z, w })) - 1)).toBeLessThanOrEqual(2 ** -51);
    }),
  );
  expect(normalizeQuat({ x: 0, y: 0, z: 0, w: 0 })).toEqual({ x: 0, y: 0, z: 0, w: 1 });
});

test('axis and angle come back from the quaternion they made', () => {
  fc.assert(
    fc.property(direction, fc.double({ min: 1e-6, max: 6.28, noNaN: true }), (axis, turn) => {
      const q = quatFromAxisAngle(axis, turn);
      expect(Math.abs(angleOfQuat(q) - turn)).toBeLessThanOrEqual(2 ** -49);
      expect(distanceVec3(axisOfQuat(q), normalizeVec3(axis))).toBeLessThanOrEqual(2 ** -50);
      const theirs = new Quaternion().setFromAxisAngle(new Vector3(axis.x, axis.y, axis.z).normalize(), turn);
      expect(gap(q, theirs)).toBeLessThanOrEqual(2 ** -50);
    }),
  );
});

test('a zero axis turns nothing, and no turn has the x axis', () => {
  expect(quatFromAxisAngle({ x: 0, y: 0, z: 0 }, 1)).toEqual({ x: 0, y: 0, z: 0, w: 1 });
  expect(axisOfQuat(identityQuat())).toEqual({ x: 1, y: 0, z: 0 });
  expect(angleOfQuat(identityQuat())).toBe(0);
});

test('a quarter turn about z takes x to y', () => {
  const turned = rotateByQuat(quatFromAxisAngle({ x: 0, y: 0, z: 5 }, Math.PI / 2), { x: 1, y: 0, z: 0 });
  expect(distanceVec3(turned, { x: 0, y: 1, z: 0 })).toBeLessThanOrEqual(2 ** -52);
});

test('the rotation between two directions takes one to the other, by the smallest angle', () => {
  fc.assert(
    fc.property(direction, direction, (from, to) => {
      const q = quatBetweenDirections(from, to);
      const turned = rotateByQuat(q, normalizeVec3(from));
      expect(distanceVec3(turned, normalizeVec3(to))).toBeLessThanOrEqual(2 ** -48);
      const cosine = Math.cos(angleOfQuat(q));
      expect(Math.abs(cosine - dotVec3(normalizeVec3(from), normalizeVec3(to)))).toBeLessThanOrEqual(2 ** -48);
    }),
  );
});

test.each([1e-3, 1e-8, 1e-12, 1e-15, 5e-324, 0])('directions that miss being opposite by %d', (offset) => {
  const from = normalizeVec3({ x: 1, y: 2, z: -3 });
  const to = normalizeVec3({ x: -from.x + offset, y: -from.y, z: -from.z + offset });
  const turned = rotateByQuat(quatBetweenDirections(from, to), from);
  expect(distanceVec3(turned, to)).toBeLessThanOrEqual(2 ** -49);
});

test('between a direction and nothing there is no turn', () => {
  expect(quatBetweenDirections({ x: 1, y: 0, z: 0 }, { x: 0, y: 0, z: 0 })).toEqual(identityQuat());
});

test('slerp is exact at both ends, unit in between, and agrees with three.js', () => {
  fc.assert(
    fc.property(rotation, rotation, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, t) => {
      expect(equalsQuat(slerpQuat(a, b, 0), a)).toBe(true);
      expect(gap(slerpQuat(a, b, 1), b)).toBe(0);
      const q = slerpQuat(a, b, t);
      expect(Math.abs(lengthQuat(q) - 1)).toBeLessThanOrEqual(2 ** -50);
      expect(gap(q, threeQuaternion(a).slerp(threeQuaternion(b), t))).toBeLessThanOrEqual(1e-7);
      expect(Math.abs(angleBetweenQuat(a, q) - t * angleBetweenQuat(a, b))).toBeLessThanOrEqual(2 ** -48);
    }),
  );
});

test('slerp between rotations a hair apart still turns evenly', () => {
  const a = identityQuat();
  const b = quatFromAxisAngle({ x: 0, y: 1, z: 0 }, 1e-10);
  expect(Math.abs(angleBetweenQuat(a, slerpQuat(a, b, 0.25)) / 2.5e-11 - 1)).toBeLessThanOrEqual(2 ** -48);
});

test('slerp takes the short way round', () => {
  const b = quatFromAxisAngle({ x: 0, y: 0, z: 1 }, 1);
  const middle = slerpQuat(identityQuat(), { x: -b.x, y: -b.y, z: -b.z, w: -b.w }, 0.5);
  expect(gap(middle, quatFromAxisAngle({ x: 0, y: 0, z: 1 }, 0.5))).toBeLessThanOrEqual(2 ** -50);
});

test('a rotation matrix turns as its quaternion does and gives it back', () => {
  fc.assert(
    fc.property(rotation, vector, (q, v) => {
      const m = mat3FromQuat(q);
      expect(distanceVec3(mat3TimesVec3(m, v), rotateByQuat(q, v))).toBeLessThanOrEqual(2 ** -48);
      expect(gap(quatFromMat3(m), q)).toBeLessThanOrEqual(2 ** -49);
      expect(Math.abs(determinantMat3(m) - 1)).toBeLessThanOrEqual(2 ** -48);
    }),
  );
});

test.each([
  ['about x', { x: 1, y: 0, z: 0, w: 0 }],
  ['about y', { x: 0, y: 1, z: 0, w: 0 }],
  ['about z', { x: 0, y: 0, z: 1, w: 0 }],
  ['about a diagonal', normalizeQuat({ x: 1, y: 1, z: -1, w: 0 })],
])('half turns, where w is 0, survive the matrix: %s', (_situation, q) => {
  expect(gap(quatFromMat3(mat3FromQuat(q)), q)).toBeLessThanOrEqual(2 ** -51);
});

test('turning by an angle and by its opposite cancel', () => {
  fc.assert(
    fc.property(direction, angle, (axis, turn) => {
      const there = quatFromAxisAngle(axis, turn);
      const back = quatFromAxisAngle(axis, -turn);
      expect(gap(multiplyQuat(there, back), identityQuat())).toBeLessThanOrEqual(2 ** -51);
    }),
  );
});
