/** The sign of the gap against answers that are found in other ways: by moving one of the shapes, and by the sides of flat ones. */
import { describe, expect, test } from 'vitest';
import * as plane from './2d.js';
import * as space from './3d.js';
import { meet } from './convex.js';
import { allFamilies, cases2, cases3 } from './generators.js';
import { hullOf } from './hull.js';
import { kinds2, kinds3, type Shape2, type Shape3 } from './shapes.js';
import { type Sign, signByMotion, simplexInPlane, simplexInSpace } from './sign.js';
import { cross, dot, isZero, minus, origin, times, type Vector } from './vectors.js';
import { type WholeShape, wholeNumbers } from './whole.js';

const share = 30;

/** Every two kinds in their order. */
function pairsOf<K>(kinds: readonly K[]): [K, K][] {
  return kinds.flatMap((a, index) => kinds.slice(index).map((b): [K, K] => [a, b]));
}

const hasSides = ([a, b]: readonly [Shape2['kind'] | Shape3['kind'], Shape2['kind'] | Shape3['kind']]): boolean =>
  ![a, b].some((kind) =>
    ['plane', 'halfspace', 'halfplane', 'sphere', 'circle', 'capsule', 'hull', 'polygon'].includes(kind),
  );

describe.each(allFamilies)('%s', (family) => {
  // Every motion asks again, with numbers five times as long.
  const few = 6;

  test.each(pairsOf(kinds3))('%s and %s overlap where they still do after any small motion', (kindA, kindB) => {
    for (const { a, b } of take(cases3(kindA, kindB, family, 1), few)) {
      expect(space.signOfGap(a, b), JSON.stringify({ a, b })).toBe(byMotion(a, b, simplexInSpace));
    }
  });

  test.each(pairsOf(kinds2))('%s and %s in the plane likewise', (kindA, kindB) => {
    for (const { a, b } of take(cases2(kindA, kindB, family, 1), few)) {
      const expected = byMotion(plane.lift(a), plane.lift(b), simplexInPlane);
      expect(plane.signOfGap(a, b), JSON.stringify({ a, b })).toBe(expected);
    }
  });

  test.each(pairsOf(kinds3).filter(hasSides))(
    '%s and %s overlap where every side of their difference is beyond the origin',
    (kindA, kindB) => {
      for (const { a, b } of take(cases3(kindA, kindB, family, 1), share)) {
        expect(space.signOfGap(a, b), JSON.stringify({ a, b })).toBe(bySides(a, b, false));
      }
    },
  );

  test.each(pairsOf(kinds2).filter(hasSides))('%s and %s in the plane: the sides likewise', (kindA, kindB) => {
    for (const { a, b } of take(cases2(kindA, kindB, family, 1), share)) {
      expect(plane.signOfGap(a, b), JSON.stringify({ a, b })).toBe(bySides(plane.lift(a), plane.lift(b), true));
    }
  });
});

function* take<T>(cases: Generator<T>, share: number): Generator<T> {
  for (let count = 0; count < share; count++) yield cases.next().value as T;
}

function byMotion(a: Shape3, b: Shape3, simplex: readonly Vector[]): Sign {
  const [first, second] = wholeNumbers(a, b)?.shapes ?? [];
  if (first === undefined || second === undefined) return 1;
  return signByMotion(first, second, simplex, (p, q) => meet(hullOf(p), hullOf(q)));
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
    ...hullOf(first).points.flatMap((corner) => hullOf(second).points.map((other) => minus(corner, other))),
    ...hullOf(first).ways,
    ...hullOf(second).ways.map((way) => minus(origin, way)),
  ];
  return hasInside && normals.every((normal) => parts.some((part) => dot(normal, part) > 0n)) ? -1 : 0;
}

function edgesOf(shape: WholeShape): Vector[] {
  switch (shape.kind) {
    case 'point':
      return [];
    case 'linear':
    case 'line':
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
    default:
      throw new TypeError(`a ${shape.kind} has no edges`);
  }
}
