import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve2x2, solve3x3, solveMat2, solveMat3 } from './cramer.js';
import type { MutableMat2 } from './mat2.js';
import type { MutableMat3 } from './mat3.js';
import { differenceOfProducts } from './products.js';
import type { Vec2 } from './vec2.js';
import type { Vec3 } from './vec3.js';

fc.configureGlobal({ seed: 20 });

const uniform = fc.maxSafeInteger().map((n) => n / 2 ** 53);
const entry = fc.oneof(
  { weight: 4, arbitrary: uniform.map((x) => 10 * x) },
  { weight: 2, arbitrary: fc.integer({ min: -2, max: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(0.1, 0.2, 0.3, 0.7, 1 + 2 ** -52, 1 - 2 ** -53) },
);
const vector2 = fc.record({ x: entry, y: entry });
const vector3 = fc.record({ x: entry, y: entry, z: entry });
const anySize = fc.double({ noNaN: true, noDefaultInfinity: true });

/** x · 2^1074, which is a whole number for every finite double. Read off the bits, apart from the code under test. */
function exact(x: number): bigint {
  const bits = new BigUint64Array(new Float64Array([x]).buffer)[0] as bigint;
  const exponent = (bits >> 52n) & 0x7ffn;
  const fraction = bits & ((1n << 52n) - 1n);
  const size = exponent === 0n ? fraction : ((1n << 52n) | fraction) << (exponent - 1n);
  return bits >> 63n ? -size : size;
}

const cross = (a: Vec2, b: Vec2) => exact(a.x) * exact(b.y) - exact(a.y) * exact(b.x);
const triple = (a: Vec3, b: Vec3, c: Vec3) =>
  exact(a.x) * (exact(b.y) * exact(c.z) - exact(b.z) * exact(c.y)) +
  exact(a.y) * (exact(b.z) * exact(c.x) - exact(b.x) * exact(c.z)) +
  exact(a.z) * (exact(b.x) * exact(c.y) - exact(b.y) * exact(c.x));
const abs = (x: bigint) => (x < 0n ? -x : x);
const size = (v: Vec3) => ({ x: Math.abs(v.x), y: Math.abs(v.y), z: Math.abs(v.z) });
/** The six products of a 3 × 3 determinant, without their signs. */
const sumOfProducts = (a: Vec3, b: Vec3, c: Vec3) => {
  const [u, v, w] = [size(a), size(b), size(c)];
  return (
    exact(u.x) * (exact(v.y) * exact(w.z) + exact(v.z) * exact(w.y)) +
    exact(u.y) * (exact(v.z) * exact(w.x) + exact(v.x) * exact(w.z)) +
    exact(u.z) * (exact(v.x) * exact(w.y) + exact(v.y) * exact(w.x))
  );
};

/** Whether value = upper / lower within `units` of 2⁻⁵³, everything in whole numbers. */
function isWithin(value: number, upper: bigint, lower: bigint, units: bigint): boolean {
  const one = 1n << 1074n;
  return abs(exact(value) * lower - upper * one) << 53n <= units * abs(upper * one);
}

describe('2 × 2', () => {
  test('every solution is within 7 · 2⁻⁵³ of the true one, and there is none exactly where the columns are parallel', () => {
    fc.assert(
      fc.property(vector2, vector2, vector2, (a, b, right) => {
        const solution = solve2x2(a, b, right);
        const determinant = cross(a, b);
        expect(solution === null).toBe(determinant === 0n);
        if (solution === null) return;
        expect(isWithin(solution.x, cross(right, b), determinant, 7n)).toBe(true);
        expect(isWithin(solution.y, cross(a, right), determinant, 7n)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('doubles of every size are solved or singular in truth', () => {
    fc.assert(
      fc.property(anySize, anySize, anySize, anySize, (x, y, z, w) => {
        const a = { x, y };
        const b = { x: z, y: w };
        expect(solve2x2(a, b, { x: 1, y: 1 }) === null).toBe(cross(a, b) === 0n);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['one column zero', { x: 0, y: 0 }, { x: 1, y: 2 }],
    ['parallel', { x: 1, y: 2 }, { x: 2, y: 4 }],
    ['opposite', { x: 0.1, y: 0.3 }, { x: -0.1, y: -0.3 }],
    ['parallel to an axis', { x: 5, y: 0 }, { x: -7, y: 0 }],
    ['parallel, tiny', { x: 1e-200, y: 2e-200 }, { x: 2e-200, y: 4e-200 }],
    ['parallel, huge', { x: 1e300, y: 2e300 }, { x: 2e300, y: 4e300 }],
    ['not a number', { x: 1, y: Number.NaN }, { x: 0, y: 1 }],
    ['infinite', { x: Infinity, y: 0 }, { x: 0, y: 1 }],
  ])('has no solution: %s', (_situation, a, b) => {
    expect(solve2x2(a, b, { x: 1, y: 1 })).toBeNull();
  });

  test.each([1, 1e-23, 1e-170, 5e-324, 1e170, 1e308])('crossing diagonals %d in size meet in their middles', (e) => {
    // (0, 0) to (e, e) against (0, e) to (e, 0): t · (e, e) − s · (e, −e) = (0, e).
    expect(solve2x2({ x: e, y: e }, { x: -e, y: e }, { x: 0, y: e })).toEqual({ x: 0.5, y: 0.5 });
  });

  test('one ulp from parallel the solution is right to the last bits', () => {
    const a = { x: 1, y: 1 + 2 ** -52 };
    const b = { x: 1 - 2 ** -53, y: 1 };
    // a × b = 1 − (1 + 2⁻⁵²)(1 − 2⁻⁵³) = 2⁻¹⁰⁵ − 2⁻⁵³
    const solution = solve2x2(a, b, { x: 0, y: 1 });
    expect(solution?.y).toBeCloseTo(-1 / (2 ** -53 - 2 ** -105), -1);
    expect(isWithin(solution?.x as number, cross({ x: 0, y: 1 }, b), cross(a, b), 7n)).toBe(true);
  });
});

describe('3 × 3', () => {
  /** |x · determinant − upper| stays below the rounding of a few operations on the products either is made of. */
  function isAccurate(x: number, upper: readonly [Vec3, Vec3, Vec3], lower: readonly [Vec3, Vec3, Vec3]): boolean {
    const one = 1n << 1074n;
    const missed = abs(exact(x) * triple(...lower) - one * triple(...upper));
    return missed << 49n <= one * sumOfProducts(...upper) + abs(exact(x)) * sumOfProducts(...lower);
  }

  const nearlyFlat = fc
    .tuple(vector3, vector3, uniform, uniform, fc.constantFrom(0, 2 ** -52, -(2 ** -40), 2 ** -21, 2 ** -18))
    .map(([a, b, s, t, nudge]) => {
      const c = { x: a.x * s + b.x * t + nudge, y: a.y * s + b.y * t, z: a.z * s + b.z * t };
      return [a, b, c] as const;
    });

  test.each([
    ['any three columns', fc.tuple(vector3, vector3, vector3)],
    ['three columns all but in one plane', nearlyFlat],
  ])('%s: solved within rounding, and no solution exactly where they lie in one plane', (_situation, columns) => {
    fc.assert(
      fc.property(columns, vector3, ([a, b, c], right) => {
        const solution = solve3x3(a, b, c, right);
        expect(solution === null).toBe(triple(a, b, c) === 0n);
        if (solution === null) return;
        expect(isAccurate(solution.x, [right, b, c], [a, b, c])).toBe(true);
        expect(isAccurate(solution.y, [a, right, c], [a, b, c])).toBe(true);
        expect(isAccurate(solution.z, [a, b, right], [a, b, c])).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('where the determinant cancels, the solution is the true one, rounded once', () => {
    const a = { x: 0.1, y: 0.2, z: 0.3 };
    const b = { x: 0.7, y: -0.3, z: 0.9 };
    const c = { x: 0.1 + 0.7, y: 0.2 - 0.3, z: 0.3 + 0.9 };
    const right = { x: 1, y: 2, z: 4 };
    const solution = solve3x3(a, b, c, right);
    expect(isWithin(solution?.x as number, triple(right, b, c), triple(a, b, c), 1n)).toBe(true);
    expect(isWithin(solution?.y as number, triple(a, right, c), triple(a, b, c), 1n)).toBe(true);
    expect(isWithin(solution?.z as number, triple(a, b, right), triple(a, b, c), 1n)).toBe(true);
  });

  test('doubles of every size are solved or singular in truth', () => {
    const v = fc.record({ x: anySize, y: anySize, z: anySize });
    fc.assert(
      fc.property(v, v, v, (a, b, c) => {
        expect(solve3x3(a, b, c, { x: 1, y: 1, z: 1 }) === null).toBe(triple(a, b, c) === 0n);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['one column zero', { x: 0, y: 0, z: 0 }, { x: 1, y: 2, z: 3 }, { x: 0, y: 1, z: 0 }],
    ['two parallel', { x: 1, y: 2, z: 3 }, { x: -2, y: -4, z: -6 }, { x: 0, y: 1, z: 0 }],
    ['all in one plane', { x: 1, y: 2, z: 3 }, { x: 4, y: 5, z: 6 }, { x: 7, y: 8, z: 9 }],
    ['not a number', { x: Number.NaN, y: 0, z: 0 }, { x: 0, y: 1, z: 0 }, { x: 0, y: 0, z: 1 }],
    ['infinite', { x: 1, y: 0, z: 0 }, { x: 0, y: -Infinity, z: 0 }, { x: 0, y: 0, z: 1 }],
  ])('has no solution: %s', (_situation, a, b, c) => {
    expect(solve3x3(a, b, c, { x: 1, y: 1, z: 1 })).toBeNull();
  });

  test('an infinite right side has no solution either', () => {
    const [x, y, z] = [
      { x: 1, y: 0, z: 0 },
      { x: 0, y: 1, z: 0 },
      { x: 0, y: 0, z: 1 },
    ] as const;
    expect(solve3x3(x, y, z, { x: Infinity, y: 0, z: 0 })).toBeNull();
    expect(solve2x2({ x: 1, y: 0 }, { x: 0, y: 1 }, { x: Number.NaN, y: 0 })).toBeNull();
  });

  test.each([1e-120, 1e-300, 1e120, 1e300])('a scale of %d is solved, though its determinant is no double', (s) => {
    const solution = solve3x3(
      { x: s, y: 0, z: 0 },
      { x: 0, y: s, z: 0 },
      { x: 0, y: 0, z: s },
      { x: s, y: 2 * s, z: -s },
    );
    expect(solution).toEqual({ x: 1, y: 2, z: -1 });
  });
});

test('a matrix is solved as its columns are', () => {
  fc.assert(
    fc.property(vector3, vector3, vector3, vector3, (a, b, c, right) => {
      const m: MutableMat3 = [a.x, a.y, a.z, b.x, b.y, b.z, c.x, c.y, c.z];
      expect(solveMat3(m, right)).toEqual(solve3x3(a, b, c, right));
    }),
  );
  fc.assert(
    fc.property(vector2, vector2, vector2, (a, b, right) => {
      const m2: MutableMat2 = [a.x, a.y, b.x, b.y];
      expect(solveMat2(m2, right)).toEqual(solve2x2(a, b, right));
    }),
  );
});

describe('a difference of products', () => {
  test('is within 3 · 2⁻⁵³ of the true one, and 0 only where that is 0', () => {
    fc.assert(
      fc.property(entry, entry, uniform, (a, b, noise) => {
        // c·d lands within a few ulp of a·b, where the plain formula has no correct bit left.
        const c = a + Math.round(3 * noise) * 2 ** -52 * a;
        const one = 1n << 1074n;
        const d = b;
        const truth = exact(a) * exact(b) - exact(c) * exact(d);
        expect(isWithin(differenceOfProducts(a, b, c, d), truth, one * one, 3n)).toBe(true);
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(entry, entry, entry, entry, (a, b, c, d) => {
        const one = 1n << 1074n;
        const truth = exact(a) * exact(b) - exact(c) * exact(d);
        expect(isWithin(differenceOfProducts(a, b, c, d), truth, one * one, 3n)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('of rounded square roots, factors a few ulp apart', () => {
    // 2⁻⁵² · 2⁻⁵²: all but the last bit of both products agree.
    expect(differenceOfProducts(1 + 2 ** -52, 1 - 2 ** -52, 1, 1)).toBe(-(2 ** -104));
    expect(differenceOfProducts(1e200, 1e200, 1e200, 1e200)).toBe(0);
    expect(differenceOfProducts(1e200, 1e-200, 1e300, 1e-300)).not.toBe(0);
    expect(differenceOfProducts(1e-170, 1e-170, -1e-170, 1e-170)).toBe(0);
  });
});
