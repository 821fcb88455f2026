import fc from 'fast-check';
import { Matrix3, Matrix4, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { inverseAffineMat3, mat2FromMat3, mat3FromMat2 } from './affine2.js';
import { transformDirection3, transformPoint3 } from './affine3.js';
import {
  createMat2,
  determinantMat2,
  inverseMat2,
  type MutableMat2,
  mat2FromAngle,
  mat2TimesVec2,
  multiplyMat2,
  rowVec2TimesMat2,
  transposeMat2,
} from './mat2.js';
import {
  createMat3,
  determinantMat3,
  identityMat3,
  inverseMat3,
  type MutableMat3,
  mat3TimesVec3,
  multiplyMat3,
  rowVec3TimesMat3,
  transposeMat3,
} from './mat3.js';
import { determinantMat4, inverseAffineMat4, inverseMat4 } from './mat4.inverse.js';
import {
  createMat4,
  identityMat4,
  type MutableMat4,
  mat3FromMat4,
  mat4FromMat3,
  multiplyMat4,
  transposeMat4,
} from './mat4.js';
import { normalizeQuat } from './quat.js';
import { mat3FromQuat } from './quat.matrix.js';
import { distanceVec2 } from './vec2.js';
import { distanceVec3, subtractVec3 } from './vec3.js';

fc.configureGlobal({ seed: 20 });

const entry = fc.oneof(
  { weight: 6, arbitrary: fc.maxSafeInteger().map((n) => (10 * n) / 2 ** 53) },
  { weight: 1, arbitrary: fc.integer({ min: -3, max: 3 }) },
);
const vector2 = fc.record({ x: entry, y: entry });
const vector = fc.record({ x: entry, y: entry, z: entry });
const mat2 = fc.tuple(entry, entry, entry, entry) as fc.Arbitrary<MutableMat2>;
const mat3 = fc.array(entry, { minLength: 9, maxLength: 9 }) as unknown as fc.Arbitrary<MutableMat3>;
const mat4 = fc.array(entry, { minLength: 16, maxLength: 16 }) as unknown as fc.Arbitrary<MutableMat4>;
const affine = fc.tuple(mat3, vector).map(([linear, translation]) => mat4FromMat3(linear, translation));
const rotation = fc.record({ x: entry, y: entry, z: entry, w: entry }).map((q) => mat3FromQuat(normalizeQuat(q)));

const largest = (m: ArrayLike<number>) => Math.max(...Array.from(m, Math.abs));

function expectClose(actual: ArrayLike<number>, expected: ArrayLike<number>, bound: number): void {
  expect(actual.length).toBe(expected.length);
  for (let i = 0; i < expected.length; i++) {
    expect(Math.abs((actual[i] as number) - (expected[i] as number))).toBeLessThanOrEqual(bound);
  }
}

describe('M · v and v · M', () => {
  test('for a rotation of the plane each undoes the other', () => {
    fc.assert(
      fc.property(fc.double({ min: -9, max: 9, noNaN: true }), vector2, (angle, v) => {
        const m = mat2FromAngle(angle);
        expect(distanceVec2(rowVec2TimesMat2(mat2TimesVec2(m, v), m), v)).toBeLessThanOrEqual(2 ** -47);
        expect(distanceVec2(mat2TimesVec2(m, rowVec2TimesMat2(v, m)), v)).toBeLessThanOrEqual(2 ** -47);
      }),
    );
  });

  test('for a rotation of space each undoes the other', () => {
    fc.assert(
      fc.property(rotation, vector, (m, v) => {
        expect(distanceVec3(rowVec3TimesMat3(mat3TimesVec3(m, v), m), v)).toBeLessThanOrEqual(2 ** -45);
        expect(distanceVec3(mat3TimesVec3(m, rowVec3TimesMat3(v, m)), v)).toBeLessThanOrEqual(2 ** -45);
      }),
    );
  });

  test('M · v moves the point, v · M measures it in the moved frame', () => {
    const quarter = mat2FromAngle(Math.PI / 2);
    expect(distanceVec2(mat2TimesVec2(quarter, { x: 1, y: 0 }), { x: 0, y: 1 })).toBeLessThan(1e-15);
    expect(distanceVec2(rowVec2TimesMat2({ x: 1, y: 0 }, quarter), { x: 0, y: -1 })).toBeLessThan(1e-15);
  });

  test('v · M is the transpose of M, times v', () => {
    fc.assert(
      fc.property(mat3, vector, mat2, vector2, (m, v, m2, v2) => {
        expect(rowVec3TimesMat3(v, m)).toEqual(mat3TimesVec3(transposeMat3(m), v));
        expect(rowVec2TimesMat2(v2, m2)).toEqual(mat2TimesVec2(transposeMat2(m2), v2));
      }),
    );
  });
});

describe('against three.js, whose elements go in as they are', () => {
  test('products, transposes and determinants of 3 × 3', () => {
    fc.assert(
      fc.property(mat3, mat3, vector, (a, b, v) => {
        const A = new Matrix3().fromArray(a);
        const B = new Matrix3().fromArray(b);
        expectClose(multiplyMat3(A.elements, B.elements), A.clone().multiply(B).elements, 2 ** -42);
        expect(transposeMat3(A.elements)).toEqual(A.clone().transpose().elements);
        expect(Math.abs(determinantMat3(a) - A.determinant())).toBeLessThanOrEqual(2 ** -38);
        expect(distanceVec3(mat3TimesVec3(a, v), new Vector3(v.x, v.y, v.z).applyMatrix3(A))).toBeLessThan(2 ** -42);
      }),
    );
  });

  test('products, transposes and determinants of 4 × 4', () => {
    fc.assert(
      fc.property(mat4, mat4, (a, b) => {
        const A = new Matrix4().fromArray(a);
        const B = new Matrix4().fromArray(b);
        expectClose(multiplyMat4(A.elements, B.elements), A.clone().multiply(B).elements, 2 ** -42);
        expect(transposeMat4(A.elements)).toEqual(A.clone().transpose().elements);
        expect(Math.abs(determinantMat4(a) - A.determinant())).toBeLessThanOrEqual(2 ** -32);
      }),
    );
  });

  test('inverses, where the matrix is not close to singular', () => {
    fc.assert(
      fc.property(mat4, (m) => {
        const inverse = inverseMat4(m);
        if (inverse && largest(inverse) < 10) {
          expectClose(inverse, new Matrix4().fromArray(m).invert().elements, 1e-9);
        }
      }),
    );
  });
});

describe('inverses', () => {
  test('undo their matrix', () => {
    fc.assert(
      fc.property(mat2, mat3, mat4, affine, (a, b, c, d) => {
        const ia = inverseMat2(a);
        const ib = inverseMat3(b);
        const ic = inverseMat4(c);
        const id = inverseAffineMat4(d);
        // The product misses the identity by at most an ulp or so of the sizes multiplied, times the loss of 20 bits.
        if (ia) expectClose(multiplyMat2(ia, a), createMat2(), 2 ** -48 * largest(a) * largest(ia));
        if (ib) expectClose(multiplyMat3(ib, b), createMat3(), 2 ** -28 * (1 + largest(b) * largest(ib)));
        if (ic) expectClose(multiplyMat4(ic, c), createMat4(), 2 ** -26 * (1 + largest(c) * largest(ic)));
        if (id) expectClose(multiplyMat4(id, d), createMat4(), 2 ** -28 * (1 + largest(d) * largest(id)));
      }),
    );
  });

  test('of well conditioned matrices are good to a few ulp', () => {
    fc.assert(
      fc.property(rotation, vector, (m, translation) => {
        expectClose(inverseMat3(m) ?? [], transposeMat3(m), 2 ** -48);
        const pose = mat4FromMat3(m, translation);
        expectClose(multiplyMat4(inverseAffineMat4(pose) ?? createMat4(), pose), createMat4(), 2 ** -44);
        expectClose(multiplyMat4(inverseMat4(pose) ?? createMat4(), pose), createMat4(), 2 ** -44);
      }),
    );
  });

  test('the affine and the general inverse agree', () => {
    fc.assert(
      fc.property(affine, (m) => {
        const fast = inverseAffineMat4(m);
        const general = inverseMat4(m);
        expect(fast === null).toBe(general === null);
        if (fast && general) expectClose(fast, general, 2 ** -24 * largest(general));
      }),
    );
  });

  test('2D affine: undone, whether by the fast way or the general one', () => {
    fc.assert(
      fc.property(mat2, vector2, (linear, translation) => {
        const m = mat3FromMat2(linear, translation);
        const fast = inverseAffineMat3(m);
        const general = inverseMat3(m);
        expect(fast === null).toBe(general === null);
        expect(fast === null).toBe(determinantMat2(linear) === 0);
        if (fast && general) expectClose(fast, general, 2 ** -26 * largest(general));
        expect(mat2FromMat3(m)).toEqual(linear);
      }),
    );
  });

  test.each([
    ['a zero column', [1, 2, 3, 0, 0, 0, 4, 5, 6]],
    ['a multiple of a column', [1, 2, 3, 2, 4, 6, 0, 1, 0]],
    ['a column that is the sum of two', [0.5, 0.25, 3, 1.5, 7, 8.25, 2, 7.25, 11.25]],
    ['tenths that cancel exactly', [0.1, 0.2, 0.4, 0.2, 0.4, 0.8, 0.3, 0.7, 0.9]],
    ['not a number', [1, 0, 0, 0, Number.NaN, 0, 0, 0, 1]],
    ['infinite', [1, 0, 0, 0, Infinity, 0, 0, 0, 1]],
  ])('there is none with %s', (_situation, elements) => {
    const m = elements as MutableMat3;
    expect(inverseMat3(m)).toBeNull();
    const wide = mat4FromMat3(m, { x: 1, y: 2, z: 3 });
    expect(inverseMat4(wide)).toBeNull();
    expect(inverseAffineMat4(wide)).toBeNull();
  });

  test('one ulp away from singular there is one, and it is right', () => {
    const m: MutableMat3 = [1, 2, 3, 2, 4, 6 + 2 ** -50, 0, 1, 0];
    // The determinant is 1·(0 − (6 + δ)) + … = −δ: the plain formula sees only noise here.
    expect(determinantMat3(m)).toBe(-(2 ** -50));
    const inverse = inverseMat3(m);
    expect(inverse?.slice(6)).toEqual([-(2 ** 51), 2 ** 50, 0]);
  });

  test.each([1e-200, 1e-110, 1e110, 1e200])(
    'a uniform scale of %d is not singular, though its determinant is no double',
    (s) => {
      expectClose(
        inverseMat3([s, 0, 0, 0, s, 0, 0, 0, s]) ?? [],
        [1 / s, 0, 0, 0, 1 / s, 0, 0, 0, 1 / s],
        2 ** -52 / s,
      );
      const inverse4 = inverseMat4([s, 0, 0, 0, 0, s, 0, 0, 0, 0, s, 0, 0, 0, 0, 1]);
      expect(Math.abs((inverse4?.[0] ?? 0) * s - 1)).toBeLessThanOrEqual(2 ** -51);
      const inverse2 = inverseMat2([s, 0, 0, s]);
      expect(Math.abs((inverse2?.[0] ?? 0) * s - 1)).toBeLessThanOrEqual(2 ** -51);
    },
  );
});

test('the determinant of a product is the product of the determinants', () => {
  fc.assert(
    fc.property(mat4, mat4, (a, b) => {
      const scale = largest(a) ** 4 * largest(b) ** 4;
      const difference = determinantMat4(multiplyMat4(a, b)) - determinantMat4(a) * determinantMat4(b);
      expect(Math.abs(difference)).toBeLessThanOrEqual(2 ** -36 * (1e-200 + scale));
    }),
  );
});

test('identities, parts and typed arrays', () => {
  expect(identityMat3([9, 9, 9, 9, 9, 9, 9, 9, 9])).toEqual(createMat3());
  expect(identityMat4(Array(16).fill(9) as MutableMat4)).toEqual(createMat4());
  const m: MutableMat3 = [1, 2, 3, 4, 5, 6, 7, 8, 10];
  expect(mat3FromMat4(mat4FromMat3(m, { x: 1, y: 2, z: 3 }))).toEqual(m);
  const theirs = new Matrix4();
  expect(mat4FromMat3(m, { x: 1, y: 2, z: 3 }, theirs.elements)).toBe(theirs.elements);
  expect(theirs.determinant()).toBe(-3);
  // @ts-expect-error a 3 × 3 matrix is no 4 × 4 matrix
  expect(determinantMat4(m)).toBeNaN();
  expect(multiplyMat3(new Float64Array(m), new Float32Array(createMat3()))).toEqual(m);
  const point = { x: 1, y: 2, z: 3 };
  const wide = mat4FromMat3(m, point);
  expect(subtractVec3(transformPoint3(wide, point), transformDirection3(wide, point))).toEqual(point);
});
