import fc from 'fast-check';
import { Quaternion, Euler as ThreeEuler } from 'three';
import { describe, expect, test } from 'vitest';
import { createEuler, type EulerOrder, eulerFromMat3, eulerFromQuat, mat3FromEuler, quatFromEuler } from './euler.js';
import { createQuat, dotQuat, multiplyQuat, normalizeQuat, type Quat, quatFromAxisAngle } from './quat.js';

fc.configureGlobal({ seed: 20 });

const ORDERS: EulerOrder[] = ['XYZ', 'XZY', 'YXZ', 'YZX', 'ZXY', 'ZYX'];
const part = fc.maxSafeInteger().map((n) => n / 2 ** 53);
const rotation = fc.record({ x: part, y: part, z: part, w: part }).map((q) => normalizeQuat(q));
const angle = part.map((x) => x * Math.PI);

function gap(a: Quat, b: Quat): number {
  const sign = dotQuat(a, b) < 0 ? -1 : 1;
  return Math.hypot(a.x - sign * b.x, a.y - sign * b.y, a.z - sign * b.z, a.w - sign * b.w);
}

describe.each(ORDERS)('order %s', (order) => {
  test('the three turns are applied to the turning body in this order', () => {
    fc.assert(
      fc.property(angle, angle, angle, (x, y, z) => {
        const turns = {
          X: quatFromAxisAngle({ x: 1, y: 0, z: 0 }, x),
          Y: quatFromAxisAngle({ x: 0, y: 1, z: 0 }, y),
          Z: quatFromAxisAngle({ x: 0, y: 0, z: 1 }, z),
        };
        const product = [...order].reduce((q, axis) => multiplyQuat(q, turns[axis as 'X' | 'Y' | 'Z']), createQuat());
        expect(gap(quatFromEuler({ x, y, z, order }), product)).toBeLessThanOrEqual(2 ** -50);
      }),
    );
  });

  test('agrees with three.js both ways', () => {
    fc.assert(
      fc.property(angle, angle, angle, (x, y, z) => {
        const theirs = new Quaternion().setFromEuler(new ThreeEuler(x, y, z, order));
        const ours = quatFromEuler({ x, y, z, order });
        expect(gap(ours, theirs)).toBeLessThanOrEqual(2 ** -50);
        const back = quatFromEuler(eulerFromQuat(theirs, order));
        expect(gap(back, theirs)).toBeLessThanOrEqual(2 ** -46);
      }),
    );
  });

  test('the angles of a rotation make that rotation again', () => {
    fc.assert(
      fc.property(rotation, (q) => {
        const angles = eulerFromQuat(q, order);
        expect(angles.order).toBe(order);
        expect(gap(quatFromEuler(angles), q)).toBeLessThanOrEqual(2 ** -47);
      }),
    );
  });

  test('angles in their range come back themselves', () => {
    const second = order[1]?.toLowerCase() as 'x' | 'y' | 'z';
    const outer = part.map((x) => x * 3.1);
    fc.assert(
      fc.property(
        outer,
        outer,
        outer,
        part.map((x) => x * 1.5),
        (x, y, z, middle) => {
          const euler = { ...createEuler(x, y, z, order), [second]: middle };
          const back = eulerFromMat3(mat3FromEuler(euler), order);
          expect(Math.abs(back.x - euler.x)).toBeLessThanOrEqual(2 ** -42);
          expect(Math.abs(back.y - euler.y)).toBeLessThanOrEqual(2 ** -42);
          expect(Math.abs(back.z - euler.z)).toBeLessThanOrEqual(2 ** -42);
        },
      ),
    );
  });

  test('in gimbal lock the third angle is 0 and the rotation is kept', () => {
    const [first, second, third] = [...order.toLowerCase()] as ['x', 'y', 'z'];
    fc.assert(
      fc.property(angle, angle, fc.constantFrom(1, -1), (a, c, side) => {
        const locked = { ...createEuler(0, 0, 0, order), [first]: a, [second]: (side * Math.PI) / 2, [third]: c };
        const q = quatFromEuler(locked);
        const back = eulerFromQuat(q, order);
        expect(back[third]).toBe(0);
        expect(Math.abs(back[second] - (side * Math.PI) / 2)).toBeLessThanOrEqual(2 ** -47);
        expect(gap(quatFromEuler(back), q)).toBeLessThanOrEqual(2 ** -47);
      }),
    );
  });

  test.each([1e-3, 1e-6, 1e-9, 1e-12, 1e-14, 1e-15])('%d short of gimbal lock the rotation is kept', (short) => {
    const second = order[1]?.toLowerCase() as 'x' | 'y' | 'z';
    const near = { ...createEuler(0.3, -2, 1.1, order), [second]: Math.PI / 2 - short };
    const q = quatFromEuler(near);
    expect(gap(quatFromEuler(eulerFromQuat(q, order)), q)).toBeLessThanOrEqual(2 ** -46);
  });
});

test('the default order is XYZ', () => {
  expect(createEuler().order).toBe('XYZ');
  expect(eulerFromQuat(createQuat()).order).toBe('XYZ');
});
