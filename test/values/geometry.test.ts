/** The geometry that values are judged by, in doubles, against the oracle. */
import { describe, expect, test } from 'vitest';
import * as plane from '../oracle/2d.js';
import * as space from '../oracle/3d.js';
import { cases2, cases3, type Pair } from '../oracle/generators.js';
import { kinds2, kinds3, type Shape2, type Shape3 } from '../oracle/shapes.js';
import { distanceTo, nearestIn, reachAlong } from './geometry.js';
import type { Point, Shape } from './shapes.js';

const share = 20;
const families = ['random', 'lattice', 'decimal', 'ulp'] as const;
const slack = 1e-9;

function casesWith<S>(cases: (family: (typeof families)[number]) => Generator<Pair<S>>): Pair<S>[] {
  return families.flatMap((family) => {
    const generator = cases(family);
    return Array.from({ length: share }, () => generator.next().value as Pair<S>);
  });
}

describe('3D', () => {
  test.each(kinds3)('the distance from a place to a %s', (kind) => {
    for (const { a, b } of casesWith((family) => cases3('point', kind, family, 3))) {
      expectDistance(a, b, space.distance(a, b));
    }
  });

  test.each(kinds3)('no place of a %s lies farther than it reaches', (kind) => {
    const along = { x: 0.48, y: 0.64, z: -0.6 };
    for (const { a, b } of casesWith((family) => cases3('point', kind, family, 4))) expectReach(a, b, along);
  });
});

describe('2D', () => {
  test.each(kinds2)('the distance from a place to a %s', (kind) => {
    for (const { a, b } of casesWith((family) => cases2('point', kind, family, 3))) {
      expectDistance(a, b, plane.distance(a, b));
    }
  });

  test.each(kinds2)('no place of a %s lies farther than it reaches', (kind) => {
    for (const { a, b } of casesWith((family) => cases2('point', kind, family, 4)))
      expectReach(a, b, { x: 0.6, y: -0.8 });
  });
});

test('a plane reaches its own height along its normal, and for ever aside; a half-space only outward', () => {
  const normal = { x: 0, y: 0, z: 2 };
  const up = { x: 0, y: 0, z: 1 };
  const down = { x: 0, y: 0, z: -1 };
  const aside = { x: 0.6, y: 0, z: 0.8 };
  const reaches = (kind: 'plane' | 'halfspace') =>
    [up, down, aside].map((way) => reachAlong({ kind, normal, constant: -6 }, way, slack));
  expect(reaches('plane')).toEqual([3, -3, Infinity]);
  expect(reaches('halfspace')).toEqual([3, Infinity, Infinity]);
});

function expectDistance(point: Shape2 | Shape3, shape: Shape2 | Shape3, exact: space.ExactDistance | null): void {
  if (exact === null) return;
  const found = distanceTo(shape as Shape, point as unknown as Point);
  expect(space.isDistance(found, exact, slack), JSON.stringify({ point, shape, found })).toBe(true);
}

function expectReach(point: Shape2 | Shape3, shape: Shape2 | Shape3, along: Point | { x: number; y: number }): void {
  const place = nearestIn(shape as Shape, point as unknown as Point) as { x: number; y: number; z?: number };
  const way = along as { x: number; y: number; z?: number };
  const height = place.x * way.x + place.y * way.y + (place.z ?? 0) * (way.z ?? 0);
  expect(reachAlong(shape as Shape, way, slack), JSON.stringify({ shape, place })).toBeGreaterThanOrEqual(
    height - slack,
  );
}
