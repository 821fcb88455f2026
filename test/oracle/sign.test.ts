/** The sign of the gap against answers that no motion was needed for. */
import { describe, expect, test } from 'vitest';
import * as plane from './2d.js';
import * as space from './3d.js';
import { allFamilies, cases2, cases3 } from './generators.js';
import { compare, multiply } from './rational.js';
import type { Shape2, Shape3 } from './shapes.js';
import type { Sign } from './sign.js';
import { cross, dot, isZero, minus, origin, plus, times, type Vector } from './vectors.js';
import { endOf, type WholeShape, wholeNumbers } from './whole.js';

const share = 40;

describe.each(allFamilies)('%s', (family) => {
  test.each<[Shape3['kind'], Shape3['kind']]>([
    ['point', 'sphere'],
    ['segment', 'sphere'],
    ['ray', 'sphere'],
    ['sphere', 'sphere'],
    ['sphere', 'aabb'],
    ['sphere', 'triangle'],
  ])('%s and %s overlap where their distance is less than the radii', (kindA, kindB) => {
    for (const { a, b } of take(cases3(kindA, kindB, family, 1))) {
      expect(space.signOfGap(a, b), JSON.stringify({ a, b })).toBe(byRadii(a, b, space));
    }
  });

  test.each<[Shape2['kind'], Shape2['kind']]>([
    ['point', 'circle'],
    ['segment', 'circle'],
    ['ray', 'circle'],
    ['circle', 'circle'],
    ['circle', 'aabb'],
  ])('%s and %s overlap where their distance is less than the radii', (kindA, kindB) => {
    for (const { a, b } of take(cases2(kindA, kindB, family, 1))) {
      expect(plane.signOfGap(a, b), JSON.stringify({ a, b })).toBe(byRadii(a, b, plane as unknown as typeof space));
    }
  });

  test.each<[Shape3['kind'], Shape3['kind']]>([
    ['point', 'point'],
    ['point', 'segment'],
    ['point', 'ray'],
    ['point', 'aabb'],
    ['segment', 'segment'],
    ['segment', 'ray'],
    ['segment', 'aabb'],
    ['segment', 'triangle'],
    ['ray', 'ray'],
    ['ray', 'aabb'],
    ['aabb', 'aabb'],
    ['obb', 'obb'],
  ])('%s and %s overlap where every side of their difference is beyond the origin', (kindA, kindB) => {
    for (const { a, b } of take(cases3(kindA, kindB, family, 1))) {
      expect(space.signOfGap(a, b), JSON.stringify({ a, b })).toBe(bySides(a, b, false));
    }
  });

  test.each<[Shape2['kind'], Shape2['kind']]>([
    ['point', 'point'],
    ['point', 'segment'],
    ['point', 'ray'],
    ['point', 'aabb'],
    ['segment', 'segment'],
    ['segment', 'ray'],
    ['segment', 'aabb'],
    ['ray', 'ray'],
    ['ray', 'aabb'],
    ['aabb', 'aabb'],
  ])('%s and %s in the plane likewise', (kindA, kindB) => {
    for (const { a, b } of take(cases2(kindA, kindB, family, 1))) {
      expect(plane.signOfGap(a, b), JSON.stringify({ a, b })).toBe(bySides(plane.lift(a), plane.lift(b), true));
    }
  });
});

function* take<T>(cases: Generator<T>): Generator<T> {
  for (let count = 0; count < share; count++) yield cases.next().value as T;
}

/** Without radii, balls are points. */
function byRadii(a: Shape2 | Shape3, b: Shape2 | Shape3, { distance, signOfGap }: typeof space): Sign {
  const exact = distance(a as Shape3, b as Shape3);
  if (exact === null) return 1;
  if (exact.reach.numerator === 0n) return signOfGap(centerOf(a), centerOf(b));
  return compare(exact.squared, multiply(exact.reach, exact.reach)) as Sign;
}

function centerOf(shape: Shape2 | Shape3): Shape3 {
  const center = shape.kind === 'sphere' || shape.kind === 'circle' ? shape.center : null;
  return (center === null ? shape : { kind: 'point', ...center }) as Shape3;
}

/**
 * The difference of two flat-sided shapes has sides whose normals are at right angles to one of their edges in the plane, to
 * two of them in space. If it has an inside at all, the origin is there where some part lies beyond it along each normal.
 */
function bySides(a: Shape3, b: Shape3, flat: boolean): Sign {
  const [first, second] = wholeNumbers(a, b)?.shapes ?? [];
  if (first === undefined || second === undefined || !space.intersects(a, b)) return 1;
  const edges = [...edgesOf(first), ...edgesOf(second)];
  const up: Vector = { x: 0n, y: 0n, z: 1n };
  const normals = edges
    .flatMap((edge) => (flat ? [cross(edge, up)] : edges.map((other) => cross(edge, other))))
    .filter((normal) => !isZero(normal))
    .flatMap((normal) => [normal, minus(origin, normal)]);
  const hasInside = normals.some((normal) => edges.some((edge) => dot(normal, edge) !== 0n));
  const parts = [
    ...cornersOf(first).flatMap((corner) => cornersOf(second).map((other) => minus(corner, other))),
    ...endlessWays(first),
    ...endlessWays(second).map((way) => minus(origin, way)),
  ];
  return hasInside && normals.every((normal) => parts.some((part) => dot(normal, part) > 0n)) ? -1 : 0;
}

function edgesOf(shape: WholeShape): Vector[] {
  switch (shape.kind) {
    case 'point':
      return [];
    case 'linear':
      return [shape.reach];
    case 'triangle':
      return [minus(shape.b, shape.a), minus(shape.c, shape.b), minus(shape.a, shape.c)];
    case 'aabb': {
      const { x, y, z } = minus(shape.max, shape.min);
      return [
        { x, y: 0n, z: 0n },
        { x: 0n, y, z: 0n },
        { x: 0n, y: 0n, z },
      ];
    }
    case 'obb':
      return shape.edges.map((edge) => times(edge, 2n));
    case 'sphere':
      throw new TypeError('a sphere has no edges');
  }
}

function endlessWays(shape: WholeShape): Vector[] {
  return shape.kind === 'linear' && shape.endless ? [shape.reach] : [];
}

function cornersOf(shape: WholeShape): Vector[] {
  switch (shape.kind) {
    case 'point':
      return [shape.at];
    case 'linear':
      return shape.endless ? [shape.foot] : [shape.foot, endOf(shape)];
    case 'triangle':
      return [shape.a, shape.b, shape.c];
    case 'aabb':
      return edgesOf(shape).reduce(withEdge, [shape.min]);
    case 'obb':
      return edgesOf(shape).reduce(withEdge, [shape.edges.reduce(minus, shape.center)]);
    case 'sphere':
      throw new TypeError('a sphere has no corners');
  }
}

function withEdge(corners: Vector[], edge: Vector): Vector[] {
  return [...corners, ...corners.map((corner) => plus(corner, edge))];
}
