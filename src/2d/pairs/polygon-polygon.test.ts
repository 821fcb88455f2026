import { describe, expect, test } from 'vitest';
import { bodyOf } from '../../../test/oracle/body.js';
import { flattened } from '../../../test/oracle/generators/hulls.js';
import { closestPoints, contact, contains, distance, intersects, overlaps, pushOut, touches } from '../index.js';
import type { Polygon } from '../shapes/polygon.js';

const at = (x: number, y: number) => ({ x, y });

function polygon(points: readonly { x: number; y: number }[], position = at(0, 0)): Polygon {
  const data = flattened(bodyOf(points.map(({ x, y }) => ({ x, y, z: 0 }))));
  return { kind: 'polygon', data, position, axes: [at(1, 0), at(0, 1)] };
}

const corners = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
const tile = (x: number, y: number): Polygon => polygon(corners, at(x, y));
const arrow = polygon([at(1, 0), at(5, 1), at(5, -1)]);

describe('apart, touching or overlapping', () => {
  test.each([
    ['side by side', tile(0, 0), tile(2, 0), 0],
    ['a step apart', tile(0, 0), tile(2 + 2 ** -51, 0), 1],
    ['a step inside', tile(0, 0), tile(2 - 2 ** -52, 0), -1],
    ['corner to corner', tile(0, 0), tile(2, 2), 0],
    ['a tip on a side', tile(0, 0), arrow, 0],
    ['the same place', tile(3, 4), tile(3, 4), -1],
    ['half of a tile over', tile(0, 0), tile(1, 0), -1],
    ['a segment along a side', tile(0, 0), polygon([at(1, 0), at(1, 5)]), 0],
    ['segments that cross', polygon([at(-1, 0), at(1, 0)]), polygon([at(0, -1), at(0, 1)]), -1],
    ['segments end to end', polygon([at(-1, 0), at(1, 0)]), polygon([at(1, 0), at(2, 3)]), 0],
    ['a point on a corner', tile(0, 0), polygon([at(1, 1)]), 0],
  ])('%s', (_situation, a, b, gap) => {
    for (const [first, second] of [[a, b] as const, [b, a] as const]) {
      expect(intersects(first, second)).toBe(gap <= 0);
      expect(touches(first, second)).toBe(gap === 0);
      expect(overlaps(first, second)).toBe(gap < 0);
      expect(distance(first, second) > 0).toBe(gap > 0);
    }
  });
});

describe('values', () => {
  test('nearest points and distance', () => {
    const nearest = closestPoints(tile(0, 0), { ...arrow, position: at(1, 0) })!;
    expect(nearest).toEqual({ a: at(1, 0), b: at(2, 0), distance: 1 });
  });

  test('the shortest way out', () => {
    const found = contact(tile(0, 0), tile(1.5, 0.25))!;
    expect(found.normal).toEqual(at(1, 0));
    expect(found.depth).toBe(0.5);
  });

  test('a pushed polygon no longer overlaps', () => {
    const by = pushOut(tile(4, 0), arrow)!;
    expect(overlaps(tile(4 + by.x, by.y), arrow)).toBe(false);
  });

  test('a polygon holds what lies in it, up to its sides', () => {
    const circle = { kind: 'circle', center: at(0, 0), radius: 1 } as const;
    expect(contains(tile(0, 0), circle)).toBe(true);
    expect(contains(tile(2 ** -53, 0), circle)).toBe(false);
    expect(contains(circle, polygon([at(1, 0), at(0, 1), at(-1, 0)]))).toBe(true);
    expect(contains(tile(0, 0), arrow)).toBe(false);
  });
});
