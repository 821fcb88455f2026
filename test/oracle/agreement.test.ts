/** The oracle against itself: each answer found in two ways that have nothing in common. */
import { describe, expect, test } from 'vitest';
import * as plane from './2d.js';
import * as space from './3d.js';
import * as convex from './convex.js';
import { squaredDistanceByFormula } from './formulas.js';
import { allFamilies, cases2, cases3 } from './generators.js';
import { type Hull, hullOf } from './hull.js';
import { compare, fraction, min, type Rational, scaledBy } from './rational.js';
import { kinds2, kinds3, type Obb, type Shape2, type Shape3 } from './shapes.js';
import { cross, dot, isZero, minus, plus, times, type Vector } from './vectors.js';
import { numbersIn, type WholeShape, wholeNumbers } from './whole.js';

const share = 30;

type AnyKind = Shape2['kind'] | Shape3['kind'];

/** Every two kinds in their order for which something holds. */
function pairsWith<K extends AnyKind>(kinds: readonly K[], holds: (a: AnyKind, b: AnyKind) => boolean): [K, K][] {
  return kinds.flatMap((a, index) => kinds.slice(index).flatMap((b): [K, K][] => (holds(a, b) ? [[a, b]] : [])));
}

const isFlat = (kind: AnyKind): boolean => ['plane', 'halfspace', 'halfplane'].includes(kind);
const isRound = (kind: AnyKind): boolean => ['sphere', 'circle', 'capsule'].includes(kind);
const hasCorners = (a: AnyKind, b: AnyKind): boolean => ![a, b].some((kind) => isFlat(kind) || isRound(kind));

function hasFormula(a: AnyKind, b: AnyKind): boolean {
  if ([a, b].some((kind) => kind === 'hull' || kind === 'polygon')) return false;
  if (isFlat(a) || isFlat(b)) return isFlat(a) !== isFlat(b);
  if (b === 'line') return a === 'point';
  if (a === 'line') return b === 'sphere' || b === 'circle';
  if (a === 'obb' || b === 'obb') return false;
  return b !== 'triangle' || (a !== 'aabb' && a !== 'triangle');
}

function expectSameAsFormula(a: Shape3, b: Shape3): void {
  const [first, second] = wholeNumbers(a, b)?.shapes ?? [];
  if (first === undefined || second === undefined) return;
  const found = convex.squaredDistance(hullOf(first), hullOf(second));
  expect(compare(found, squaredDistanceByFormula(first, second)), JSON.stringify({ a, b })).toBe(0);
}

/** So long that it reaches beyond every place where something of these numbers can be nearest. */
function longSegment(shapes: readonly [WholeShape, WholeShape]): WholeShape {
  const [line] = shapes;
  if (line.kind !== 'line') throw new TypeError('expected a line');
  const bits = Math.max(...numbersIn(shapes).map((value) => value.toString(2).length));
  const far = times(line.reach, 1n << BigInt(8 * bits));
  return { kind: 'linear', foot: minus(line.foot, far), reach: times(far, 2n), endless: false };
}

type Flat = Extract<WholeShape, { kind: 'plane' | 'halfspace' }>;

/** Parallel planes are n·x + c = 0 and k n·x + d = 0; above the first, n·x + c is positive. */
function planesMeet(a: Flat, b: Flat): boolean {
  if (!isZero(cross(a.normal, b.normal))) return true;
  const along = dot(a.normal, b.normal);
  // n·x + c at the second plane, times k n·n.
  const height = a.constant * along - b.constant * dot(a.normal, a.normal);
  const side = along > 0n ? height : -height;
  if (side === 0n) return true;
  const isBelowHalfspaceA = a.kind === 'halfspace' && side < 0n;
  // The second reaches down to the first, or up to it, where its own normal does not point.
  const reachesA = b.kind === 'halfspace' && side > 0n === along > 0n;
  return isBelowHalfspaceA || reachesA;
}

describe.each(allFamilies)('%s', (family) => {
  test.each(pairsWith(kinds3, hasFormula))(
    '%s and %s: the distance is that of a formula for these two',
    (kindA, kindB) => {
      for (const { a, b } of take(cases3(kindA, kindB, family))) expectSameAsFormula(a, b);
    },
  );

  test.each(pairsWith(kinds2, hasFormula))('%s and %s in the plane likewise', (kindA, kindB) => {
    for (const { a, b } of take(cases2(kindA, kindB, family))) expectSameAsFormula(plane.lift(a), plane.lift(b));
  });

  test.each(pairsWith(kinds3, hasCorners))(
    '%s and %s meet where the weights of a common point exist',
    (kindA, kindB) => {
      for (const { a, b } of take(cases3(kindA, kindB, family))) {
        expect(space.intersects(a, b), JSON.stringify({ a, b })).toBe(space.intersectsByWeights(a, b));
      }
    },
  );

  test.each(pairsWith(kinds2, hasCorners))('%s and %s in the plane likewise', (kindA, kindB) => {
    for (const { a, b } of take(cases2(kindA, kindB, family))) {
      expect(plane.intersects(a, b), JSON.stringify({ a, b })).toBe(plane.intersectsByWeights(a, b));
    }
  });

  test.each(kinds3.map((kind) => [kind]))('a line is a very long segment: with a %s', (kind) => {
    for (const { a, b } of take(cases3('line', kind, family))) {
      const shapes = wholeNumbers(a, b)?.shapes as [WholeShape, WholeShape] | undefined;
      if (shapes === undefined) continue;
      const [line, other] = shapes.map(hullOf) as [Hull, Hull];
      const [long, second] = [hullOf(longSegment(shapes)), other];
      const distances = [convex.squaredDistance(line, second), convex.squaredDistance(long, second)] as const;
      expect(compare(...distances), JSON.stringify({ a, b })).toBe(0);
    }
  });

  test.each<[Shape3['kind'], Shape3['kind']]>([
    ['plane', 'plane'],
    ['plane', 'halfspace'],
    ['halfspace', 'halfspace'],
  ])('%s and %s are apart only if parallel, by the difference of their constants', (kindA, kindB) => {
    for (const { a, b } of take(cases3(kindA, kindB, family))) {
      const [first, second] = wholeNumbers(a, b)?.shapes ?? [];
      if (first === undefined || second === undefined) continue;
      expect(space.intersects(a, b), JSON.stringify({ a, b })).toBe(planesMeet(first as Flat, second as Flat));
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
