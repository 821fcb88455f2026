import { describe, expect, test } from 'vitest';
import { contains as holdsExactly } from '../../../test/oracle/3d.js';
import { seeded } from '../../../test/oracle/random.js';
import { aabbFromPoints, contains, corners, type Obb, obb, obbFromPoints, point, type Vec3 } from '../index.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const random = seeded(41);

function volumeOf({ halfExtents: { x, y, z } }: Obb): number {
  return 8 * x * y * z;
}

function expectInside(box: Obb, points: readonly Vec3[], byOracle = false): void {
  for (const { x, y, z } of points) expect(contains(box, point(x, y, z))).toBe(true);
  if (byOracle) for (const one of points) expect(holdsExactly(box, one)).toBe(true);
}

function somePoints(count: number, size: () => Vec3): Vec3[] {
  return Array.from({ length: count }, size);
}

const anywhere = () => at(random.between(-1, 1), random.between(-1, 1), random.between(-1, 1));

/** A turned box of these half extents. */
function turned(x: number, y: number, z: number): Obb {
  const { x: i, y: j, z: k } = anywhere();
  return obb(anywhere(), at(x, y, z), { x: i, y: j, z: k, w: random.between(-1, 1) });
}

describe('where no turned box is smaller, it is the one along the axes', () => {
  test.each([
    ['one point', [at(0.1, 0.2, 0.3)], at(0.1, 0.2, 0.3), at(0, 0, 0)],
    ['the same point again', [at(1, 2, 3), at(1, 2, 3)], at(1, 2, 3), at(0, 0, 0)],
    ['two on a line along an axis', [at(1, 2, 3), at(1, 8, 3)], at(1, 5, 3), at(0, 3, 0)],
    ['the corners of a box', corners({ kind: 'aabb', min: at(0, 0, 0), max: at(2, 4, 8) }), at(1, 2, 4), at(1, 2, 4)],
    ['a flat square', [at(0, 7, 0), at(1, 7, 0), at(0, 7, 1), at(1, 7, 1)], at(0.5, 7, 0.5), at(0.5, 0, 0.5)],
  ])('%s', (_name, points, center, halfExtents) => {
    expect(obbFromPoints(points)).toEqual(obb(center, halfExtents));
  });
});

test('the corners of a turned box, or points in it, give a box no larger', () => {
  for (let round = 0; round < 60; round++) {
    const sizes = random.pick<readonly [number, number, number]>([
      [1, 1, 1],
      [1, 2, 3],
      [1, 1, 5],
      [4, 1, 1e-3],
    ]);
    const box = turned(...sizes);
    const points = corners(box);
    const found = obbFromPoints(points);
    expectInside(found, points, round < 10);
    expect(volumeOf(found)).toBeLessThan(volumeOf(box) * (1 + 1e-9));
  }
});

test.each([
  ['on a slanting plane', 1, 1, 0],
  ['on a slanting line', 1, 0, 0],
])('points %s give a box as thin as rounding lets it be', (_name, x, y, z) => {
  for (let round = 0; round < 20; round++) {
    const points = corners(turned(x, y, z));
    const found = obbFromPoints(points);
    expectInside(found, points, round < 5);
    const { x: i, y: j, z: k } = found.halfExtents;
    const flat = [i, j, k].filter((half) => half < 1e-14).length;
    expect(flat).toBe([x, y, z].filter((half) => half === 0).length);
  }
});

test('points of any size and place all lie inside, exactly, and the box reaches no farther than it must', () => {
  const scales = [1, 1e-3, 1e-160, 5e-324, 1e-300, 1e160, 1.7e308];
  for (const scale of scales) {
    for (const offset of [0, 1, 1e9]) {
      for (let round = 0; round < 6; round++) {
        const squeezed = at(scale, scale * random.pick([1, 1e-8, 0]), scale * random.unit());
        const place = scale < 1e150 ? offset * Math.min(1, scale * 1e3) : 0;
        const points = somePoints(random.whole(1, 20), () => {
          const { x, y, z } = anywhere();
          return at(x * squeezed.x + place, y * squeezed.y - place, z * squeezed.z + x * squeezed.y);
        }).filter(({ z }) => Number.isFinite(z));
        if (points.length === 0) continue;
        const found = obbFromPoints(points);
        expectInside(found, points, round < 2);
        const { min, max } = aabbFromPoints(points);
        const length = ({ x, y, z }: Vec3): number => Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
        const reach = (name: 'x' | 'y' | 'z', i: 0 | 1 | 2) => found.halfExtents[name] * length(found.axes[i]);
        const diagonal = Math.hypot(max.x / 2 - min.x / 2, max.y / 2 - min.y / 2, max.z / 2 - min.z / 2);
        const largest = Math.max(length(min), length(max));
        const most = 2 * diagonal + 1e-15 * largest + 1e-320;
        expect(Math.max(reach('x', 0), reach('y', 1), reach('z', 2))).toBeLessThanOrEqual(most);
      }
    }
  }
});

test('it is not larger than the box along the axes', () => {
  for (let round = 0; round < 100; round++) {
    const points = somePoints(random.whole(2, 30), anywhere);
    const { min, max } = aabbFromPoints(points);
    const volume = (max.x - min.x) * (max.y - min.y) * (max.z - min.z);
    expect(volumeOf(obbFromPoints(points))).toBeLessThanOrEqual(volume * (1 + 1e-9) + 1e-15);
  }
});

test('a cloud of many points', () => {
  const box = turned(3, 2, 1);
  const points = somePoints(20_000, () => {
    const { x, y, z } = anywhere();
    const [a, b, c] = [x * 3, y * 2, z];
    const along = (name: 'x' | 'y' | 'z') =>
      box.center[name] + a * box.axes[0][name] + b * box.axes[1][name] + c * box.axes[2][name];
    return at(along('x'), along('y'), along('z'));
  });
  const found = obbFromPoints(new Set(points));
  expectInside(found, points);
  expect(volumeOf(found)).toBeLessThan(volumeOf(box) * 1.001);
});

test.each([
  ['obb points must be a list of vectors, got null', () => obbFromPoints(null as never), TypeError],
  ['obb points must be at least one, got none', () => obbFromPoints([]), RangeError],
  ['obb points[1].z must be finite, got NaN', () => obbFromPoints([at(0, 0, 0), at(0, 0, NaN)]), RangeError],
])('%s', (message, make, kind) => {
  expect(make).toThrow(kind);
  expect(make).toThrow(message);
});
