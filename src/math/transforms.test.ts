import fc from 'fast-check';
import { Matrix4, Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { projectPoint2, transformDirection2, transformNormal2, transformPoint2 } from './affine2.js';
import { transformPoint3 } from './affine3.js';
import {
  affineDirectionToLocal2,
  affineDirectionToWorld2,
  affineFrame2FromMat3,
  affineNormalToLocal2,
  affineNormalToWorld2,
  affinePointToLocal2,
  affinePointToWorld2,
} from './frames2.js';
import {
  affineDirectionToLocal3,
  affineDirectionToWorld3,
  affineFrame3FromMat4,
  affineNormalToLocal3,
  affineNormalToWorld3,
  affinePointToLocal3,
  affinePointToWorld3,
} from './frames3.js';
import type { MutableMat4 } from './mat4.js';
import { dotQuat, lengthQuat, normalizeQuat } from './quat.js';
import { mat3FromTransform2, transform2FromMat3 } from './transform2.js';
import { mat4FromTransform3, type Transform3, transform3FromMat4 } from './transform3.js';
import { addScaledVec2, distanceVec2, dotVec2, normalizeVec2, perpendicularVec2 } from './vec2.js';
import { addScaledVec3, distanceVec3, dotVec3, normalizeVec3, perpendicularVec3 } from './vec3.js';

fc.configureGlobal({ seed: 20 });

const part = fc.maxSafeInteger().map((n) => n / 2 ** 53);
const coordinate = part.map((x) => 100 * x);
const positive = fc.double({ min: -6, max: 6, noNaN: true }).map((exponent) => 2 ** exponent);
const signed = fc.tuple(positive, fc.constantFrom(1, -1)).map(([size, sign]) => size * sign);
const withZeros = fc.oneof({ weight: 3, arbitrary: signed }, { weight: 2, arbitrary: fc.constant(0) });
const rotation = fc.record({ x: part, y: part, z: part, w: part }).map((q) => normalizeQuat(q));
const position2 = fc.record({ x: coordinate, y: coordinate });
const position3 = fc.record({ x: coordinate, y: coordinate, z: coordinate });
const transform3 = (scale: fc.Arbitrary<number>) =>
  fc.record({ position: position3, rotation, scale: fc.record({ x: scale, y: scale, z: scale }) });
const transform2 = (scale: fc.Arbitrary<number>) =>
  fc.record({ position: position2, angle: part.map((x) => 3.1 * x), scale: fc.record({ x: scale, y: scale }) });

function expectClose(actual: ArrayLike<number>, expected: ArrayLike<number>, bound: number): void {
  for (let i = 0; i < expected.length; i++) {
    expect(Math.abs((actual[i] as number) - (expected[i] as number))).toBeLessThanOrEqual(bound);
  }
}

const threeMatrix = ({ position: p, rotation: q, scale: s }: Transform3) =>
  new Matrix4().compose(new Vector3(p.x, p.y, p.z), new Quaternion(q.x, q.y, q.z, q.w), new Vector3(s.x, s.y, s.z));

describe('T · R · S in space', () => {
  test('composes as three.js does', () => {
    fc.assert(
      fc.property(transform3(withZeros), (transform) => {
        expectClose(mat4FromTransform3(transform), threeMatrix(transform).elements, 2 ** -44);
      }),
    );
  });

  test('scales first, then turns, then moves', () => {
    const quarter = { x: 0, y: 0, z: Math.SQRT1_2, w: Math.SQRT1_2 };
    const m = mat4FromTransform3({ position: { x: 5, y: 0, z: 0 }, rotation: quarter, scale: { x: 2, y: 3, z: 4 } });
    expect(distanceVec3(transformPoint3(m, { x: 1, y: 0, z: 0 }), { x: 5, y: 2, z: 0 })).toBeLessThan(1e-15);
    expect(distanceVec3(transformPoint3(m, { x: 0, y: 1, z: 1 }), { x: 2, y: 0, z: 4 })).toBeLessThan(2e-15);
  });

  test('with positive scale the parts come back themselves', () => {
    fc.assert(
      fc.property(transform3(positive), (transform) => {
        const back = transform3FromMat4(mat4FromTransform3(transform));
        expect(back.position).toEqual(transform.position);
        expect(distanceVec3(back.scale, transform.scale)).toBeLessThanOrEqual(2 ** -44);
        expect(Math.abs(Math.abs(dotQuat(back.rotation, transform.rotation)) - 1)).toBeLessThanOrEqual(2 ** -49);
      }),
    );
  });

  test('with any scale, negative or zero, the parts make the same matrix again', () => {
    fc.assert(
      fc.property(transform3(withZeros), (transform) => {
        const m = mat4FromTransform3(transform);
        const back = transform3FromMat4(m);
        expectClose(mat4FromTransform3(back), m, 2 ** -42);
        expect(Math.abs(lengthQuat(back.rotation) - 1)).toBeLessThanOrEqual(2 ** -50);
        expect(back.scale.y).toBeGreaterThanOrEqual(0);
        expect(back.scale.z).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a mirroring matrix gets a negative x scale, as in three.js', () => {
    fc.assert(
      fc.property(transform3(signed), (transform) => {
        const theirs = new Vector3();
        const m = threeMatrix(transform);
        m.decompose(new Vector3(), new Quaternion(), theirs);
        const { scale } = transform3FromMat4(m.elements);
        expect(distanceVec3(scale, theirs)).toBeLessThanOrEqual(2 ** -44);
        const { x, y, z } = transform.scale;
        expect(scale.x < 0).toBe(x * y * z < 0);
      }),
    );
  });

  test('all scales zero leave the identity as rotation', () => {
    const m = Array(16).fill(0) as MutableMat4;
    expect(transform3FromMat4(m)).toEqual({
      position: { x: 0, y: 0, z: 0 },
      rotation: { x: 0, y: 0, z: 0, w: 1 },
      scale: { x: 0, y: 0, z: 0 },
    });
  });

  test('scales beyond the range of their squares survive', () => {
    const transform = { position: { x: 0, y: 0, z: 0 }, rotation: normalizeQuat({ x: 1, y: 2, z: 3, w: 4 }) };
    const { scale } = transform3FromMat4(mat4FromTransform3({ ...transform, scale: { x: 1e-200, y: 1e200, z: 1 } }));
    expect(scale.x / 1e-200).toBeCloseTo(1, 14);
    expect(scale.y / 1e200).toBeCloseTo(1, 14);
  });

  test('shear is lost, but the rotation is one', () => {
    const sheared: MutableMat4 = [2, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    const { rotation: q, scale } = transform3FromMat4(sheared);
    expect(q).toEqual({ x: 0, y: 0, z: 0, w: 1 });
    expect(distanceVec3(scale, { x: 2, y: Math.SQRT2, z: 1 })).toBeLessThan(1e-15);
  });
});

describe('T · R · S in the plane', () => {
  test('with positive scale the parts come back themselves', () => {
    fc.assert(
      fc.property(transform2(positive), (transform) => {
        const back = transform2FromMat3(mat3FromTransform2(transform));
        expect(distanceVec2(back.position, transform.position)).toBe(0);
        expect(distanceVec2(back.scale, transform.scale)).toBeLessThanOrEqual(2 ** -45);
        expect(Math.abs(back.angle - transform.angle)).toBeLessThanOrEqual(2 ** -50);
      }),
    );
  });

  test('with any scale, negative or zero, the parts make the same matrix again', () => {
    fc.assert(
      fc.property(transform2(withZeros), (transform) => {
        const m = mat3FromTransform2(transform);
        const back = transform2FromMat3(m);
        expectClose(mat3FromTransform2(back), m, 2 ** -44);
        expect(back.scale.x < 0).toBe(transform.scale.x * transform.scale.y < 0);
      }),
    );
  });

  test('a sprite flipped in x is just that', () => {
    const flipped = { position: { x: 1, y: 2 }, angle: 0, scale: { x: -1, y: 1 } };
    const back = transform2FromMat3(mat3FromTransform2(flipped));
    expect(back.scale).toEqual(flipped.scale);
    expect(Math.abs(back.angle)).toBe(0);
  });

  test('a normal stays perpendicular to the moved edge and on its outer side', () => {
    fc.assert(
      fc.property(transform2(signed), position2, (transform, along) => {
        const m = mat3FromTransform2(transform);
        const normal = perpendicularVec2(along);
        const moved = transformNormal2(m, normal);
        expect(Math.abs(dotVec2(moved, normalizeVec2(transformDirection2(m, along))))).toBeLessThanOrEqual(2 ** -40);
        expect(dotVec2(moved, transformDirection2(m, normal))).toBeGreaterThan(0);
      }),
    );
  });

  test('a projective point is divided by its third coordinate, which may not be 0', () => {
    const m = [1, 0, 1, 0, 1, 0, 0, 0, 0] as const;
    expect(projectPoint2(m, { x: 2, y: 6 })).toEqual({ x: 1, y: 3 });
    expect(projectPoint2(m, { x: 0, y: 6 })).toBeNull();
    expect(transformPoint2(m, { x: 2, y: 6 })).toEqual({ x: 2, y: 6 });
  });
});

describe('affine frames', () => {
  const scale = fc.tuple(part, fc.constantFrom(1, -1)).map(([x, sign]) => sign * (1 + 0.5 * x));

  test('2D: points, directions and normals go to the world and come back', () => {
    fc.assert(
      fc.property(transform2(scale), position2, (transform, v) => {
        const frame = affineFrame2FromMat3(mat3FromTransform2(transform));
        if (frame === null) throw new Error('not singular');
        expect(distanceVec2(affinePointToLocal2(frame, affinePointToWorld2(frame, v)), v)).toBeLessThan(1e-11);
        expect(distanceVec2(affineDirectionToLocal2(frame, affineDirectionToWorld2(frame, v)), v)).toBeLessThan(1e-11);
        const unit = normalizeVec2(v);
        expect(distanceVec2(affineNormalToLocal2(frame, affineNormalToWorld2(frame, unit)), unit)).toBeLessThan(1e-13);
        expect(distanceVec2(affineNormalToWorld2(frame, unit), transformNormal2(frame.toWorld, unit))).toBeLessThan(
          1e-13,
        );
        const tangent = affineDirectionToWorld2(frame, perpendicularVec2(unit));
        expect(Math.abs(dotVec2(affineNormalToWorld2(frame, unit), tangent))).toBeLessThan(1e-13);
      }),
    );
  });

  test('3D: points, directions and normals go to the world and come back', () => {
    fc.assert(
      fc.property(transform3(scale), position3, (transform, v) => {
        const frame = affineFrame3FromMat4(mat4FromTransform3(transform));
        if (frame === null) throw new Error('not singular');
        expect(distanceVec3(affinePointToLocal3(frame, affinePointToWorld3(frame, v)), v)).toBeLessThan(1e-11);
        expect(distanceVec3(affineDirectionToLocal3(frame, affineDirectionToWorld3(frame, v)), v)).toBeLessThan(1e-11);
        const unit = normalizeVec3(v);
        expect(distanceVec3(affineNormalToLocal3(frame, affineNormalToWorld3(frame, unit)), unit)).toBeLessThan(1e-13);
        const tangent = affineDirectionToWorld3(frame, perpendicularVec3(unit));
        expect(Math.abs(dotVec3(affineNormalToWorld3(frame, unit), tangent))).toBeLessThan(1e-13);
      }),
    );
  });

  test('a parameter along a ray is the same in the frame and in the world', () => {
    fc.assert(
      fc.property(transform2(scale), position2, position2, part, (transform, origin, direction, t) => {
        const frame = affineFrame2FromMat3(mat3FromTransform2(transform));
        if (frame === null) throw new Error('not singular');
        const along = addScaledVec2(affinePointToLocal2(frame, origin), affineDirectionToLocal2(frame, direction), t);
        const there = affinePointToLocal2(frame, addScaledVec2(origin, direction, t));
        expect(distanceVec2(along, there)).toBeLessThan(1e-11);
      }),
    );
    fc.assert(
      fc.property(transform3(scale), position3, position3, part, (transform, origin, direction, t) => {
        const frame = affineFrame3FromMat4(mat4FromTransform3(transform));
        if (frame === null) throw new Error('not singular');
        const along = addScaledVec3(affinePointToLocal3(frame, origin), affineDirectionToLocal3(frame, direction), t);
        const there = affinePointToLocal3(frame, addScaledVec3(origin, direction, t));
        expect(distanceVec3(along, there)).toBeLessThan(1e-11);
      }),
    );
  });

  test('a frame with a zero scale is none', () => {
    const flat2 = mat3FromTransform2({ position: { x: 1, y: 2 }, angle: 1, scale: { x: 1, y: 0 } });
    expect(affineFrame2FromMat3(flat2)).toBeNull();
    const turned = normalizeQuat({ x: 1, y: 2, z: 3, w: 4 });
    const flat3 = mat4FromTransform3({ position: { x: 1, y: 2, z: 3 }, rotation: turned, scale: { x: 1, y: 0, z: 1 } });
    expect(affineFrame3FromMat4(flat3)).toBeNull();
  });
});
