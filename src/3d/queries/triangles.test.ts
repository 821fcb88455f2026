import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { allFamilies, cases3 } from '../../../test/oracle/generators.js';
import { createTriangleOverlap, distance, intersectionTriangles, intersects, point, triangle } from '../index.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const right = triangle(at(0, 0, 0.5), at(4, 0, 0.5), at(0, 4, 0.5));

/** The points that count, from the first one in reading order on. */
function pointsOf(a: typeof right, b: typeof right) {
  const shared = intersectionTriangles(a, b)!;
  const points = shared.points.slice(0, shared.count);
  const order = (p: { x: number; y: number }) => p.x + 100 * p.y;
  const first = points.reduce((best, one, i) => (order(one) < order(points[best]!) ? i : best), 0);
  return points.map((_, i) => points[(i + first) % points.length]!);
}

test.each([
  [
    'a corner cut off',
    triangle(at(1, 1, 0.5), at(9, 1, 0.5), at(1, 9, 0.5)),
    [at(1, 1, 0.5), at(3, 1, 0.5), at(1, 3, 0.5)],
  ],
  [
    'a quadrilateral',
    triangle(at(-1, 1, 0.5), at(9, 1, 0.5), at(-1, 11, 0.5)),
    [at(0, 1, 0.5), at(3, 1, 0.5), at(0, 4, 0.5)],
  ],
  [
    'the second in the first',
    triangle(at(1, 1, 0.5), at(2, 1, 0.5), at(1, 2, 0.5)),
    [at(1, 1, 0.5), at(2, 1, 0.5), at(1, 2, 0.5)],
  ],
  [
    'the first in the second',
    triangle(at(-9, -9, 0.5), at(40, -9, 0.5), at(-9, 40, 0.5)),
    [at(0, 0, 0.5), at(4, 0, 0.5), at(0, 4, 0.5)],
  ],
  [
    'the same, the other way round',
    triangle(at(0, 4, 0.5), at(4, 0, 0.5), at(0, 0, 0.5)),
    [at(0, 0, 0.5), at(4, 0, 0.5), at(0, 4, 0.5)],
  ],
  [
    'five corners',
    triangle(at(-1, 1, 0.5), at(3, -3, 0.5), at(3, 5, 0.5)),
    [at(0, 0, 0.5), at(3, 0, 0.5), at(3, 1, 0.5), at(1, 3, 0.5), at(0, 2, 0.5)],
  ],
  ['an edge', triangle(at(1, 0, 0.5), at(3, 0, 0.5), at(2, -5, 0.5)), [at(1, 0, 0.5), at(3, 0, 0.5)]],
  ['a part of an edge', triangle(at(3, 0, 0.5), at(9, 0, 0.5), at(2, -5, 0.5)), [at(3, 0, 0.5), at(4, 0, 0.5)]],
  ['a corner', triangle(at(2, 0, 0.5), at(3, -3, 0.5), at(1, -3, 0.5)), [at(2, 0, 0.5)]],
  ['two corners', triangle(at(4, 0, 0.5), at(9, -1, 0.5), at(9, 1, 0.5)), [at(4, 0, 0.5)]],
  [
    'a triangle without area, through it',
    triangle(at(-1, 1, 0.5), at(9, 1, 0.5), at(2, 1, 0.5)),
    [at(0, 1, 0.5), at(3, 1, 0.5)],
  ],
])('what triangles share: %s', (_situation, other, expected) => {
  expect(pointsOf(right, other)).toEqual(expected.map(nearly));
  expect(pointsOf(other, right)).toHaveLength(expected.length);
});

test('six corners', () => {
  const star = intersectionTriangles(
    triangle(at(0, 0, 0.5), at(6, 0, 0.5), at(3, 6, 0.5)),
    triangle(at(0, 4, 0.5), at(3, -2, 0.5), at(6, 4, 0.5)),
  )!;
  expect(star.count).toBe(6);
});

test('apart, they share nothing, and leave `out` as it was', () => {
  const out = createTriangleOverlap();
  expect(intersectionTriangles(right, triangle(at(5, 5, 0.5), at(6, 5, 0.5), at(5, 6, 0.5)), out)).toBeNull();
  expect(out.count).toBe(0);
});

test.each(allFamilies.filter((family) => family !== 'scale' && family !== 'wide' && family !== 'farStart'))(
  '%s: it is shared exactly where they meet, and its points lie in both',
  (family) => {
    const cases = cases3('triangle', 'triangle', family, 5);
    for (let i = 0; i < 150; i++) {
      const { a, b } = cases.next().value as { a: typeof right; b: typeof right };
      const shared = intersectionTriangles(a, b);
      const shown = JSON.stringify({ a, b, shared });
      expect(shared !== null, shown).toBe(intersects(a, b));
      if (shared === null) continue;
      expect(shared.count, shown).toBeGreaterThan(0);
      const size = Math.max(
        ...[a, b].flatMap((of) => [of.a, of.b, of.c]).flatMap((p) => Object.values(p).map(Math.abs)),
      );
      for (const place of shared.points.slice(0, shared.count)) {
        expect(distance(point(place.x, place.y, place.z), a), shown).toBeLessThanOrEqual(64 * 2 ** -52 * size);
        expect(distance(point(place.x, place.y, place.z), b), shown).toBeLessThanOrEqual(64 * 2 ** -52 * size);
      }
    }
  },
);

test.each([
  ['through each other', triangle(at(1, 1, -3), at(1, 1, 5), at(1, -5, 0.5)), 2, [at(1, 1, 0.5), at(1, 0, 0.5)]],
  ['a corner on the face', triangle(at(1, 1, 0.5), at(1, 1, 5), at(1, 2, 5)), 1, [at(1, 1, 0.5)]],
  ['an edge on the face', triangle(at(1, 1, 0.5), at(1, 2, 0.5), at(1, 2, 5)), 2, [at(1, 1, 0.5), at(1, 2, 0.5)]],
  ['edges that cross', triangle(at(1, -1, -0.5), at(1, 1, 1.5), at(1, -5, 9)), 1, [at(1, 0, 0.5)]],
] as const)('of two planes: %s', (_situation, other, count, expected) => {
  const shared = intersectionTriangles(right, other);
  expect(shared).toMatchObject({ count, coplanar: false });
  const points = shared!.points.slice(0, count);
  for (const place of expected) expect(points).toContainEqual(nearly(place));
});

test('in one plane it says so', () => {
  expect(intersectionTriangles(right, right)).toMatchObject({ coplanar: true, count: 3 });
});
