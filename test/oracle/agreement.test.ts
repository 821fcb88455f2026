/** The oracle against itself: each answer found in two ways that have nothing in common. */
import { describe, expect, test } from 'vitest';
import * as plane from './2d.js';
import * as space from './3d.js';
import { allFamilies, cases2, cases3 } from './generators.js';
import { compare, fraction, min, type Rational, scaledBy } from './rational.js';
import type { Obb, Shape2, Shape3 } from './shapes.js';
import { cross, dot, isZero, minus, plus, times, type Vector } from './vectors.js';
import { type WholeShape, wholeNumbers } from './whole.js';

const share = 60;

describe.each(allFamilies)('%s', (family) => {
  test.each<[Shape3['kind'], Shape3['kind']]>([
    ['point', 'point'],
    ['point', 'segment'],
    ['point', 'ray'],
    ['point', 'aabb'],
    ['point', 'triangle'],
    ['segment', 'segment'],
    ['segment', 'ray'],
    ['segment', 'aabb'],
    ['segment', 'triangle'],
    ['ray', 'ray'],
    ['ray', 'aabb'],
    ['ray', 'triangle'],
    ['aabb', 'aabb'],
  ])('%s and %s: no distance wherever the weights of a common point exist', (kindA, kindB) => {
    for (const { a, b } of take(cases3(kindA, kindB, family))) {
      expect(space.intersects(a, b), JSON.stringify({ a, b })).toBe(space.intersectsByWeights(a, b));
    }
  });

  test.each<[Shape2['kind'], Shape2['kind']]>([
    ['segment', 'segment'],
    ['segment', 'aabb'],
    ['ray', 'aabb'],
  ])('%s and %s in the plane', (kindA, kindB) => {
    for (const { a, b } of take(cases2(kindA, kindB, family))) {
      expect(plane.intersects(a, b), JSON.stringify({ a, b })).toBe(plane.intersectsByWeights(a, b));
    }
  });

  test.each(['segment', 'ray'] as const)('%s and box: no distance wherever clipping leaves something', (kind) => {
    for (const { a, b } of take(cases3(kind, 'aabb', family))) {
      if ((a.kind !== 'segment' && a.kind !== 'ray') || b.kind !== 'aabb') throw new TypeError('unexpected shapes');
      expect(space.stretchInBox(a, b) !== null, JSON.stringify({ a, b })).toBe(space.intersects(a, b));
    }
  });

  test.each(['segment', 'ray'] as const)('%s and sphere: meeting wherever the lowest point is inside', (kind) => {
    for (const { a, b } of take(cases3(kind, 'sphere', family))) {
      if ((a.kind !== 'segment' && a.kind !== 'ray') || b.kind !== 'sphere') throw new TypeError('unexpected shapes');
      const inside = b.radius >= 0 && space.sideOfSphere(a, b, lowest(a, b)) <= 0;
      expect(inside, JSON.stringify({ a, b })).toBe(space.intersects(a, b));
    }
  });

  test.each<[Shape3['kind'], Shape3['kind']]>([
    ['point', 'segment'],
    ['point', 'aabb'],
    ['point', 'triangle'],
    ['segment', 'segment'],
    ['segment', 'ray'],
    ['segment', 'aabb'],
    ['segment', 'triangle'],
    ['ray', 'ray'],
    ['ray', 'aabb'],
  ])('%s and %s: no two of their points are nearer than the distance', (kindA, kindB) => {
    for (const { a, b } of take(cases3(kindA, kindB, family))) {
      const numbers = wholeNumbers(a, b);
      const exact = space.distance(a, b);
      if (numbers === null || exact === null) continue;
      const [pointsA, pointsB] = numbers.shapes.map(samples) as [Vector[], Vector[]];
      const gaps = pointsA.flatMap((p) => pointsB.map((q) => minus(p, q)));
      const nearest = gaps.map((gap) => fraction(dot(gap, gap), 16n)).reduce(min);
      expect(
        compare(exact.squared, scaledBy(nearest, 2 * numbers.exponent)),
        JSON.stringify({ a, b }),
      ).toBeLessThanOrEqual(0);
    }
  });

  test('oriented boxes: apart wherever an axis separates them', () => {
    for (const { a, b } of take(cases3('obb', 'obb', family))) {
      if (a.kind !== 'obb' || b.kind !== 'obb') throw new TypeError('unexpected shapes');
      expect(!separated(a, b), JSON.stringify({ a, b })).toBe(space.intersects(a, b));
    }
  });
});

function* take<T>(cases: Generator<T>): Generator<T> {
  for (let count = 0; count < share; count++) yield cases.next().value as T;
}

/** Points of a shape at quarters of its edges, all coordinates times four. */
function samples(shape: WholeShape): Vector[] {
  const quarters = [0n, 1n, 2n, 3n, 4n];
  switch (shape.kind) {
    case 'point':
      return [times(shape.at, 4n)];
    case 'linear':
      return quarters.map((t) => plus(times(shape.foot, 4n), times(shape.reach, t)));
    case 'triangle': {
      const { a, b, c } = shape;
      const weights = quarters.flatMap((v) => quarters.filter((w) => v + w <= 4n).map((w) => [v, w] as const));
      return weights.map(([v, w]) => plus(plus(times(a, 4n - v - w), times(b, v)), times(c, w)));
    }
    case 'aabb': {
      const { min, max } = shape;
      const between = (low: bigint, high: bigint): bigint[] => [0n, 2n, 4n].map((t) => low * (4n - t) + high * t);
      return between(min.x, max.x).flatMap((x) =>
        between(min.y, max.y).flatMap((y) => between(min.z, max.z).map((z) => ({ x, y, z }))),
      );
    }
    default:
      throw new TypeError(`no samples of a ${shape.kind}`);
  }
}

/** The parameter of the place on the line nearest to the centre. */
function lowest(line: Extract<Shape3, { kind: 'segment' | 'ray' }>, { center }: { center: object }): Rational {
  const numbers = wholeNumbers(line, { kind: 'point', ...(center as { x: number; y: number; z: number }) });
  const [first, second] = numbers?.shapes ?? [];
  if (first?.kind !== 'linear' || second?.kind !== 'point') throw new TypeError('expected a line and a point');
  const along = dot(minus(second.at, first.foot), first.reach);
  const whole = dot(first.reach, first.reach);
  if (along <= 0n) return fraction(0n);
  return !first.endless && along >= whole ? fraction(1n) : fraction(along, whole);
}

/**
 * The difference of two boxes is a zonotope on their six edges; the boxes meet where it holds the offset of their
 * centres. Its faces are normal to cross products of edges if it has a volume; if it is flat, its sides are normal to
 * an edge within its plane; if it is a line, it ends along itself.
 */
function separated(a: Obb, b: Obb): boolean {
  const [first, second] = wholeNumbers(a, b)?.shapes ?? [];
  if (first?.kind !== 'obb' || second?.kind !== 'obb') throw new TypeError('expected two boxes');
  const offset = minus(second.center, first.center);
  const edges = [...first.edges, ...second.edges].filter((edge) => !isZero(edge));
  const outside = (axis: Vector): boolean =>
    size(dot(axis, offset)) > edges.map((edge) => size(dot(axis, edge))).reduce((sum, part) => sum + part, 0n);
  const line = edges[0];
  if (line === undefined) return !isZero(offset);
  const normals = edges.flatMap((one) => edges.map((other) => cross(one, other))).filter((normal) => !isZero(normal));
  const plane = normals[0];
  if (plane === undefined) return !isZero(cross(line, offset)) || outside(line);
  if (normals.some(outside)) return true;
  const flat = normals.every((normal) => isZero(cross(plane, normal)));
  return flat && edges.some((edge) => outside(cross(plane, edge)));
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}
