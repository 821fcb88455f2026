import { describe, expect, test } from 'vitest';
import { bodyOf } from '../../../test/oracle/body.js';
import { closestPoints, contact, contains, distance, intersects, overlaps, pushOut, touches } from '../index.js';
import type { Hull } from '../shapes/hull.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const standing = [at(1, 0, 0), at(0, 1, 0), at(0, 0, 1)] as const;

function hull(points: readonly { x: number; y: number; z: number }[], position = at(0, 0, 0), axes = standing): Hull {
  return { kind: 'hull', data: bodyOf(points), position, axes };
}

/** With half extents of 1. */
const cube = (x: number, y: number, z: number): Hull =>
  hull(
    [-1, 1].flatMap((i) => [-1, 1].flatMap((j) => [-1, 1].map((k) => at(i, j, k)))),
    at(x, y, z),
  );
const tip = at(1, 0, 0);
/** Its tip reaches to x = 1. */
const needle = hull([tip, at(9, 1, 0), at(9, -1, 1), at(9, -1, -1)]);
const prism = hull(
  [0, 1, 2, 3, 4].flatMap((i) =>
    [0, 1].map((z) => at(Math.round(8 * Math.cos(1.2566 * i)), Math.round(8 * Math.sin(1.2566 * i)), z)),
  ),
);

describe('apart, touching or overlapping', () => {
  test.each([
    ['face on face', cube(0, 0, 0), cube(2, 0, 0), 0],
    ['face on face, a step apart', cube(0, 0, 0), cube(2 + 2 ** -51, 0, 0), 1],
    ['face on face, a step inside', cube(0, 0, 0), cube(2 - 2 ** -52, 0, 0), -1],
    ['edge to edge', cube(0, 0, 0), cube(2, 2, 0), 0],
    ['corner to corner', cube(0, 0, 0), cube(2, 2, 2), 0],
    ['a tip on a face', cube(0, 0, 0), needle, 0],
    ['the same place', cube(1, 2, 3), cube(1, 2, 3), -1],
    ['half of a tile over', cube(0, 0, 0), cube(1, 0, 0), -1],
    ['one inside the other', prism, hull([at(0, 0, 0.5), at(1, 0, 0.5), at(0, 1, 0.75), at(0, 0, 0.75)]), -1],
    ['a flat one in a face', cube(0, 0, 0), hull([at(1, 0, 0), at(1, 1, 0), at(1, 0, 1)]), 0],
    ['a flat one through it', cube(0, 0, 0), hull([at(0, -5, -5), at(0, 5, -5), at(0, 0, 5)]), -1],
    [
      'two flat ones in one plane',
      hull([at(0, 0, 0), at(1, 0, 0), at(0, 1, 0)]),
      hull([at(0, 0, 0), at(1, 1, 0), at(0, 1, 0)]),
      0,
    ],
    ['a point in another', cube(0, 0, 0), hull([at(0.5, 0, 0)]), -1],
    ['a point on another', cube(0, 0, 0), hull([at(1, 0, 0)]), 0],
  ])('%s', (_situation, a, b, gap) => {
    for (const [first, second] of [[a, b] as const, [b, a] as const]) {
      expect(intersects(first, second)).toBe(gap <= 0);
      expect(touches(first, second)).toBe(gap === 0);
      expect(overlaps(first, second)).toBe(gap < 0);
      expect(distance(first, second) > 0).toBe(gap > 0);
    }
  });

  test('a pose is taken exactly: axes of 0.1 place a vertex 10 at the double 0.1 times 10, not at 1', () => {
    const tenth = [at(0.1, 0, 0), at(0, 0.1, 0), at(0, 0, 0.1)] as const;
    const posed = hull([at(10, 0, 0), at(-10, 5, 0), at(-10, -5, 5), at(-10, -5, -5)], at(0, 0, 0), tenth);
    expect(overlaps(posed, cube(2, 0, 0))).toBe(true);
    expect(touches({ ...posed, axes: standing }, cube(11, 0, 0))).toBe(true);
  });

  test('numbers at both ends of what doubles hold', () => {
    const huge = [at(2 ** 1000, 0, 0), at(0, 2 ** 1000, 0), at(0, 0, 2 ** 1000)] as const;
    const tiny = [at(2 ** -1060, 0, 0), at(0, 2 ** -1060, 0), at(0, 0, 2 ** -1060)] as const;
    for (const axes of [huge, tiny]) {
      const scaled = (x: number): Hull => ({ ...cube(axes[0].x * x, 0, 0), axes });
      expect(touches(scaled(0), scaled(2))).toBe(true);
      expect(overlaps(scaled(0), scaled(1))).toBe(true);
      expect(intersects(scaled(0), scaled(3))).toBe(false);
      expect(distance(scaled(0), scaled(3))).toBe(axes[0].x);
    }
  });
});

describe('values', () => {
  test('nearest points and distance', () => {
    const nearest = closestPoints(cube(0, 0, 0), { ...needle, position: at(1, 0, 0) })!;
    expect(nearest).toEqual({ a: at(1, 0, 0), b: at(2, 0, 0), distance: 1 });
  });

  test('the shortest way out is across the nearest face of all differences', () => {
    const found = contact(cube(0, 0, 0), cube(1.5, 0.25, 0))!;
    expect(found.normal).toEqual(at(1, 0, 0));
    expect(found.depth).toBe(0.5);
  });

  test('a pushed hull no longer overlaps', () => {
    const pushed = cube(0.3, 0.1, 0.2);
    const by = pushOut(pushed, prism)!;
    const { x, y, z } = pushed.position;
    expect(overlaps({ ...pushed, position: at(x + by.x, y + by.y, z + by.z) }, prism)).toBe(false);
  });

  test('a hull holds what lies in it, up to its faces', () => {
    const sphere = { kind: 'sphere', center: at(0, 0, 0), radius: 1 } as const;
    expect(contains(cube(0, 0, 0), sphere)).toBe(true);
    expect(contains(cube(2 ** -53, 0, 0), sphere)).toBe(false);
    expect(contains(sphere, hull([at(1, 0, 0), at(0, 1, 0), at(0, 0, -1), at(0, 0, 0)]))).toBe(true);
    expect(contains(cube(0, 0, 0), cube(0, 0, 0))).toBe(true);
    expect(contains(cube(0, 0, 0), prism)).toBe(false);
  });

  test('a box that its axes mirror or flatten', () => {
    const mirrored = { ...cube(0, 0, 0), axes: [at(-1, 0, 0), at(0, 1, 0), at(0, 0, 1)] as const };
    const flat = { ...cube(0, 0, 0), axes: [at(0, 0, 0), at(0, 1, 0), at(0, 0, 1)] as const };
    const ball = (radius: number) => ({ kind: 'sphere', center: at(0, 0, 0), radius }) as const;
    expect(contains(mirrored, ball(1))).toBe(true);
    expect(contains(flat, ball(2 ** -60))).toBe(false);
    expect(contains(flat, ball(0))).toBe(true);
  });
});
