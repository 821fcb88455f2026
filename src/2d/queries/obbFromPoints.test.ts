import { describe, expect, test } from 'vitest';
import { contains as holdsExactly } from '../../../test/oracle/2d.js';
import { seeded } from '../../../test/oracle/random.js';
import { aabbFromPoints, contains, corners, type Obb, obb, obbFromPoints, point, type Vec2 } from '../index.js';

const at = (x: number, y: number) => ({ x, y });
const random = seeded(42);

function areaOf({ halfExtents: { x, y } }: Obb): number {
  return 4 * x * y;
}

function expectInside(box: Obb, points: readonly Vec2[], byOracle = false): void {
  for (const { x, y } of points) expect(contains(box, point(x, y))).toBe(true);
  if (byOracle) for (const one of points) expect(holdsExactly(box, one)).toBe(true);
}

function somePoints(count: number, size: () => Vec2): Vec2[] {
  return Array.from({ length: count }, size);
}

const anywhere = () => at(random.between(-1, 1), random.between(-1, 1));

/** A turned box of these half extents. */
function turned(x: number, y: number): Obb {
  return obb(anywhere(), at(x, y), random.between(-4, 4));
}

describe('where no turned box is smaller, it is the one along the axes', () => {
  test.each([
    ['one point', [at(0.1, 0.2)], at(0.1, 0.2), at(0, 0)],
    ['the same point again', [at(1, 2), at(1, 2)], at(1, 2), at(0, 0)],
    ['two on a line along an axis', [at(1, 2), at(1, 8)], at(1, 5), at(0, 3)],
    ['the corners of a box', corners({ kind: 'aabb', min: at(0, 0), max: at(2, 4) }), at(1, 2), at(1, 2)],
    ['a right triangle', [at(0, 0), at(4, 0), at(0, 2)], at(2, 1), at(2, 1)],
  ])('%s', (_name, points, center, halfExtents) => {
    expect(obbFromPoints(points)).toEqual(obb(center, halfExtents));
  });
});

test('the corners of a turned box, or points in it, give a box no larger', () => {
  for (let round = 0; round < 200; round++) {
    const box = turned(random.pick([1, 3, 1e-3]), 1);
    const points = corners(box);
    const found = obbFromPoints(points);
    expectInside(found, points, round < 20);
    expect(areaOf(found)).toBeLessThan(areaOf(box) * (1 + 1e-9));
  }
});

test('points on a slanting line give a box as thin as rounding lets it be', () => {
  for (let round = 0; round < 50; round++) {
    const points = corners(turned(1, 0));
    const found = obbFromPoints(points);
    expectInside(found, points, round < 10);
    expect(Math.min(found.halfExtents.x, found.halfExtents.y)).toBeLessThan(1e-14);
  }
});

test('points of any size and place all lie inside, exactly, and the box reaches no farther than it must', () => {
  const scales = [1, 1e-3, 1e-160, 5e-324, 1e-300, 1e160, 1.7e308];
  for (const scale of scales) {
    for (const offset of [0, 1, 1e9]) {
      for (let round = 0; round < 20; round++) {
        const squeezed = at(scale, scale * random.pick([1, 1e-8, 0]));
        const place = scale < 1e150 ? offset * Math.min(1, scale * 1e3) : 0;
        const points = somePoints(random.whole(1, 20), () => {
          const { x, y } = anywhere();
          return at(x * squeezed.x + place, y * squeezed.y - place + x * squeezed.y);
        }).filter(({ y }) => Number.isFinite(y));
        if (points.length === 0) continue;
        const found = obbFromPoints(points);
        expectInside(found, points, round < 4);
        const { min, max } = aabbFromPoints(points);
        const length = ({ x, y }: Vec2): number => Math.max(Math.abs(x), Math.abs(y));
        const reach = (name: 'x' | 'y', i: 0 | 1) => found.halfExtents[name] * length(found.axes[i]);
        const diagonal = Math.hypot(max.x / 2 - min.x / 2, max.y / 2 - min.y / 2);
        const largest = Math.max(length(min), length(max));
        expect(Math.max(reach('x', 0), reach('y', 1))).toBeLessThanOrEqual(2 * diagonal + 1e-15 * largest + 1e-320);
      }
    }
  }
});

test('a cloud of many points, all of them on the hull', () => {
  const points = somePoints(20_000, () => {
    const angle = random.between(-4, 4);
    return at(3 * Math.cos(angle) + Math.sin(angle), Math.cos(angle) - Math.sin(angle));
  });
  const found = obbFromPoints(new Set(points));
  expectInside(found, points);
  const { min, max } = aabbFromPoints(points);
  expect(areaOf(found)).toBeLessThan(0.9 * (max.x - min.x) * (max.y - min.y));
});

test.each([
  ['obb points must be a list of vectors, got null', () => obbFromPoints(null as never), TypeError],
  ['obb points must be at least one, got none', () => obbFromPoints([]), RangeError],
  ['obb points[1].y must be finite, got NaN', () => obbFromPoints([at(0, 0), at(0, NaN)]), RangeError],
])('%s', (message, make, kind) => {
  expect(make).toThrow(kind);
  expect(make).toThrow(message);
});
