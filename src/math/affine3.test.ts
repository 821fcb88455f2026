import fc from 'fast-check';
import { Matrix3, Matrix4, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { projectPoint3, transformDirection3, transformNormal3, transformPoint3 } from './affine3.js';
import type { MutableMat3 } from './mat3.js';
import { inverseAffineMat4 } from './mat4.inverse.js';
import { createMat4, type MutableMat4, mat4FromMat3 } from './mat4.js';
import { crossVec3, distanceVec3, dotVec3, lengthVec3, normalizeVec3 } from './vec3.js';

fc.configureGlobal({ seed: 20 });

const entry = fc.maxSafeInteger().map((n) => (10 * n) / 2 ** 53);
const vector = fc.record({ x: entry, y: entry, z: entry });
const mat3 = fc.array(entry, { minLength: 9, maxLength: 9 }) as unknown as fc.Arbitrary<MutableMat3>;
const mat4 = fc.array(entry, { minLength: 16, maxLength: 16 }) as unknown as fc.Arbitrary<MutableMat4>;
const affine = fc.tuple(mat3, vector).map(([linear, translation]) => mat4FromMat3(linear, translation));

const largest = (m: ArrayLike<number>) => Math.max(...Array.from(m, Math.abs));

test('points, directions, normals and projected points are moved as three.js moves them', () => {
  fc.assert(
    fc.property(affine, mat4, vector, (m, projection, v) => {
      const M = new Matrix4().fromArray(m);
      const p = new Vector3(v.x, v.y, v.z);
      expect(distanceVec3(transformPoint3(m, v), p.clone().applyMatrix4(M))).toBeLessThanOrEqual(2 ** -42);
      const moved = normalizeVec3(transformDirection3(m, v));
      const size = lengthVec3(transformDirection3(m, v));
      expect(distanceVec3(moved, p.clone().transformDirection(M)) * size).toBeLessThanOrEqual(2 ** -42);
      const projected = projectPoint3(projection, v);
      const theirs = p.clone().applyMatrix4(new Matrix4().fromArray(projection));
      if (projected && lengthVec3(projected) < 1e6) expect(distanceVec3(projected, theirs)).toBeLessThan(1e-6);
      // three's normal matrix is unreliable near singular; compare where the condition is moderate.
      const inverse = inverseAffineMat4(m);
      if (inverse && largest(inverse) < 10 && lengthVec3(v) > 0.1) {
        const normal = p.clone().applyMatrix3(new Matrix3().getNormalMatrix(M)).normalize();
        expect(distanceVec3(transformNormal3(m, v), normal)).toBeLessThan(1e-9);
      }
    }),
  );
});

test('a normal stays perpendicular to the moved face and on its outer side, even mirrored', () => {
  fc.assert(
    fc.property(affine, vector, vector, (m, a, b) => {
      const inverse = inverseAffineMat4(m);
      fc.pre(inverse !== null && largest(inverse) < 100);
      const normal = crossVec3(a, b);
      fc.pre(lengthVec3(normal) > 0.1);
      const moved = transformNormal3(m, normal);
      expect(Math.abs(lengthVec3(moved) - 1)).toBeLessThan(1e-15);
      expect(Math.abs(dotVec3(moved, normalizeVec3(transformDirection3(m, a))))).toBeLessThan(1e-8);
      expect(Math.abs(dotVec3(moved, normalizeVec3(transformDirection3(m, b))))).toBeLessThan(1e-8);
      expect(dotVec3(moved, transformDirection3(m, normal))).toBeGreaterThan(0);
    }),
  );
});

test('flattened onto a plane, a face has the normal of that plane', () => {
  const flat = createMat4();
  flat[5] = 0;
  expect(transformNormal3(flat, normalizeVec3({ x: 1, y: 2, z: 3 }))).toEqual({ x: 0, y: 1, z: 0 });
  expect(transformNormal3(flat, { x: 1, y: 0, z: 0 })).toEqual({ x: 0, y: 0, z: 0 });
});

test('a point on the plane of the camera projects to nowhere', () => {
  const perspective = new Matrix4().makePerspective(-1, 1, 1, -1, 1, 10);
  expect(projectPoint3(perspective.elements, { x: 1, y: 2, z: 0 })).toBeNull();
  const seen = projectPoint3(perspective.elements, { x: 1, y: 0, z: -2 });
  expect(seen?.x).toBeCloseTo(0.5, 14);
});
