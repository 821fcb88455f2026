/** Which stage settles what: the filter nearly everything, plain doubles a lattice, the rest only what is left. */
import { beforeEach, expect, test } from 'vitest';
import { intersectsObbObb, intersectsSegmentSphere, intersectsSphereAabb } from '../../src/3d/index.js';
import { stageCounts } from '../../src/exact/program.js';
import { seeded } from '../oracle/random.js';

const { unit, whole } = seeded(5);
const vector = (coordinate: () => number) => ({ x: coordinate(), y: coordinate(), z: coordinate() });

beforeEach(() => {
  Object.assign(stageCounts, { grid: 0, limbs: 0, dyadic: 0 });
});

test('random spheres and boxes: not one of a hundred thousand leaves the filter', () => {
  for (let i = 0; i < 100_000; i++) {
    const min = vector(() => unit() - 1);
    intersectsSphereAabb({ center: vector(() => 3 * unit() - 1.5), radius: unit() }, { min, max: vector(unit) });
  }
  expect(stageCounts).toEqual({ grid: 0, limbs: 0, dyadic: 0 });
});

test('spheres touching boxes of whole numbers: doubles do not round, so they decide', () => {
  for (let i = 0; i < 1000; i++) {
    const [x, y, z] = [whole(-500, 500), whole(-500, 500), whole(-500, 500)];
    const box = { min: { x: x - 2, y: y - 2, z: z - 2 }, max: { x: x + 2, y: y + 2, z: z + 2 } };
    const touching = { center: { x: x + 5, y: y + 6, z }, radius: 5 };
    expect(intersectsSphereAabb(touching, box)).toBe(true);
  }
  expect(stageCounts).toEqual({ grid: 1000, limbs: 0, dyadic: 0 });
});

test('upright boxes turned by any angle need nothing beyond the filter', () => {
  const upright = () => {
    const angle = 7 * unit();
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const axes = [
      { x: c, y: 0, z: -s },
      { x: 0, y: 1, z: 0 },
      { x: s, y: 0, z: c },
    ] as const;
    return { center: vector(() => 2 * unit()), halfExtents: vector(unit), axes };
  };
  for (let i = 0; i < 20_000; i++) intersectsObbObb(upright(), upright());
  expect(stageCounts).toEqual({ grid: 0, limbs: 0, dyadic: 0 });
});

test('a tangent at tenths is left to limbs, one of extreme size to dyadics', () => {
  const segment = (size: number) => ({
    start: vector(() => 0.1 * size),
    end: { x: 0.7 * size, y: 0.1 * size, z: 0.1 * size },
  });
  const above = (size: number) => ({
    center: { x: 0.3 * size, y: 0.4 * size, z: 0.1 * size },
    radius: 0.4 * size - 0.1 * size,
  });
  // Not compiled before it has been asked for a few times
  for (let i = 0; i < 4; i++) intersectsSegmentSphere(segment(1), above(1));
  expect(stageCounts).toEqual({ grid: 0, limbs: 0, dyadic: 4 });
  stageCounts.dyadic = 0;
  intersectsSegmentSphere(segment(1), above(1));
  intersectsSegmentSphere(segment(1e-150), above(1e-150));
  expect(stageCounts).toEqual({ grid: 0, limbs: 1, dyadic: 1 });
});

test('exponents hundreds of digits apart are left to dyadics', () => {
  const box = { min: { x: -1e300, y: 0, z: 0 }, max: { x: 0, y: 1, z: 1 } };
  expect(intersectsSphereAabb({ center: { x: 1e-300, y: 0.5, z: 0.5 }, radius: 1e-300 }, box)).toBe(true);
  expect(stageCounts.dyadic).toBe(1);
});
