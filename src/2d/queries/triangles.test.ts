import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { allFamilies, cases2 } from '../../../test/oracle/generators.js';
import {
  contains,
  createTriangleOverlap,
  distance,
  intersectionTriangles,
  intersects,
  point,
  segment,
  triangle,
} from '../index.js';

const at = (x: number, y: number) => ({ x, y });
const right = triangle(at(0, 0), at(4, 0), at(0, 4));

/** The points that count, from the first one in reading order on. */
function pointsOf(a: typeof right, b: typeof right) {
  const shared = intersectionTriangles(a, b)!;
  const points = shared.points.slice(0, shared.count);
  const order = (p: { x: number; y: number }) => p.x + 100 * p.y;
  const first = points.reduce((best, one, i) => (order(one) < order(points[best]!) ? i : best), 0);
  return points.map((_, i) => points[(i + first) % points.length]!);
}

test.each([
  ['a corner cut off', triangle(at(1, 1), at(9, 1), at(1, 9)), [at(1, 1), at(3, 1), at(1, 3)]],
  ['a quadrilateral', triangle(at(-1, 1), at(9, 1), at(-1, 11)), [at(0, 1), at(3, 1), at(0, 4)]],
  ['the second in the first', triangle(at(1, 1), at(2, 1), at(1, 2)), [at(1, 1), at(2, 1), at(1, 2)]],
  ['the first in the second', triangle(at(-9, -9), at(40, -9), at(-9, 40)), [at(0, 0), at(4, 0), at(0, 4)]],
  ['the same, the other way round', triangle(at(0, 4), at(4, 0), at(0, 0)), [at(0, 0), at(4, 0), at(0, 4)]],
  ['five corners', triangle(at(-1, 1), at(3, -3), at(3, 5)), [at(0, 0), at(3, 0), at(3, 1), at(1, 3), at(0, 2)]],
  ['an edge', triangle(at(1, 0), at(3, 0), at(2, -5)), [at(1, 0), at(3, 0)]],
  ['a part of an edge', triangle(at(3, 0), at(9, 0), at(2, -5)), [at(3, 0), at(4, 0)]],
  ['a corner', triangle(at(2, 0), at(3, -3), at(1, -3)), [at(2, 0)]],
  ['two corners', triangle(at(4, 0), at(9, -1), at(9, 1)), [at(4, 0)]],
  ['a triangle without area, through it', triangle(at(-1, 1), at(9, 1), at(2, 1)), [at(0, 1), at(3, 1)]],
])('what triangles share: %s', (_situation, other, expected) => {
  expect(pointsOf(right, other)).toEqual(expected.map(nearly));
  expect(pointsOf(other, right)).toHaveLength(expected.length);
});

test('six corners', () => {
  const star = intersectionTriangles(triangle(at(0, 0), at(6, 0), at(3, 6)), triangle(at(0, 4), at(3, -2), at(6, 4)))!;
  expect(star.count).toBe(6);
});

test('apart, they share nothing, and leave `out` as it was', () => {
  const out = createTriangleOverlap();
  expect(intersectionTriangles(right, triangle(at(5, 5), at(6, 5), at(5, 6)), out)).toBeNull();
  expect(out.count).toBe(0);
});

test.each(allFamilies.filter((family) => family !== 'scale' && family !== 'wide' && family !== 'farStart'))(
  '%s: it is shared exactly where they meet, and its points lie in both',
  (family) => {
    const cases = cases2('triangle', 'triangle', family, 5);
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
        expect(off(point(place.x, place.y), a), shown).toBeLessThanOrEqual(64 * 2 ** -52 * size);
        expect(off(point(place.x, place.y), b), shown).toBeLessThanOrEqual(64 * 2 ** -52 * size);
      }
    }
  },
);

/** How far a place lies beyond a triangle, at most: by its edges. */
function off(place: ReturnType<typeof point>, of: typeof right): number {
  if (contains(of, place)) return 0;
  return Math.min(
    ...[segment(of.a, of.b), segment(of.b, of.c), segment(of.c, of.a)].map((edge) => distance(place, edge)),
  );
}

/** Of the corners in order, by Gauss. */
const areaOf = (points: readonly { x: number; y: number }[]): number =>
  points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length]!;
    return sum + (p.x * q.y - p.y * q.x) / 2;
  }, 0);

/** Sutherland and Hodgman, with rounding: what is left of a polygon to the left of all edges of a triangle. */
function clipped(polygon: readonly { x: number; y: number }[], { a, b, c }: typeof right): { x: number; y: number }[] {
  const [p, q, r] = areaOf([a, b, c]) > 0 ? [a, b, c] : [c, b, a];
  return (
    [
      [p, q],
      [q, r],
      [r, p],
    ] as const
  ).reduce(
    (left: { x: number; y: number }[], [from, to]) => {
      const side = (v: { x: number; y: number }): number =>
        (to.x - from.x) * (v.y - from.y) - (to.y - from.y) * (v.x - from.x);
      return left.flatMap((v, i) => {
        const w = left[(i + 1) % left.length]!;
        const [own, other] = [side(v), side(w)];
        const t = own / (own - other);
        const crossed = own * other < 0 ? [at(v.x + t * (w.x - v.x), v.y + t * (w.y - v.y))] : [];
        return own >= 0 ? [v, ...crossed] : crossed;
      });
    },
    [...polygon],
  );
}

test.each(['random', 'lattice', 'decimal'] as const)('%s: its area is that of a clipped triangle', (family) => {
  const cases = cases2('triangle', 'triangle', family, 6);
  for (let i = 0; i < 1000; i++) {
    const { a, b } = cases.next().value as { a: typeof right; b: typeof right };
    if (Math.abs(areaOf([b.a, b.b, b.c])) < 1e-12) continue;
    const shared = intersectionTriangles(a, b);
    const area = shared && shared.count > 2 ? areaOf(shared.points.slice(0, shared.count)) : 0;
    expect(area, JSON.stringify({ a, b, shared })).toBeCloseTo(Math.abs(areaOf(clipped([a.a, a.b, a.c], b))), 9);
  }
});
