/** A number that is none, or an empty shape, meets nothing: every question says no, none says NaN. */
import { describe, expect, test } from 'vitest';
import { numbersOf, withNumber } from '../oracle/shapes.js';
import { type AnyShape, type KindPair, kindPairs, type Question, take } from './dimensions.js';
import { literal } from './shrink.js';

const strange = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

describe.each(kindPairs.map((pair) => [String(pair), pair] as const))('%s', (_name, pair) => {
  const { dimension, kindA, kindB } = pair;
  const pairs = (['lattice', 'random'] as const).flatMap((family) =>
    take(dimension.cases(kindA, kindB, family, 5), 15),
  );

  test('any number that is not finite', () => {
    for (const shapes of pairs) {
      for (const { path } of numbersOf(shapes)) {
        for (const value of strange) {
          const { a, b } = withNumber(shapes, path, value);
          expectNo(pair, a, b);
          expectNo(pair, b, a);
        }
      }
    }
  });

  test.runIf(pair.offers('closestPoints'))('there are no closest points', () => {
    for (const shapes of pairs) {
      for (const { path } of numbersOf(shapes)) {
        const { a, b } = withNumber(shapes, path, Number.NaN);
        expect(pair.library.closestPoints(a, b), literal({ a, b })).toBeNull();
        expect(pair.library.closestPoints(b, a), literal({ a, b })).toBeNull();
      }
    }
  });

  test.runIf(pair.offers('closestPoints'))('nor are there any of an empty shape, however far away the other is', () => {
    for (const { a, b } of pairs) {
      for (const empty of emptied(a)) expectNoPoints(pair, empty, b);
      for (const empty of emptied(b)) expectNoPoints(pair, empty, a);
    }
  });

  test('a negative size, a box turned over along any axis, a plane without a normal', () => {
    for (const { a, b } of pairs) {
      for (const empty of emptied(a)) expectNo(pair, empty, b);
      for (const empty of emptied(b)) expectNo(pair, a, empty);
    }
  });
});

function emptied(shape: AnyShape): AnyShape[] {
  if ('radius' in shape) return [-1, -Number.MIN_VALUE].map((radius) => ({ ...shape, radius }));
  if ('constant' in shape) {
    const normal = Object.fromEntries(Object.keys(shape.normal).map((axis) => [axis, 0]));
    return [0, shape.constant, -1].map((constant) => ({ ...shape, normal, constant }) as unknown as AnyShape);
  }
  if (shape.kind === 'obb') {
    return Object.keys(shape.halfExtents).map((axis) => withNumber(shape, ['halfExtents', axis], -1));
  }
  if (shape.kind !== 'aabb') return [];
  return Object.entries(shape.min).map(([axis, low]: [string, number]) => withNumber(shape, ['max', axis], low - 1));
}

function expectNoPoints({ library }: KindPair, empty: AnyShape, other: AnyShape): void {
  for (const { path } of numbersOf(other)) {
    for (const value of [0, 1e76, 1e153, 1e305]) {
      const far = withNumber(other, path, value);
      expect(library.closestPoints(empty, far), literal({ empty, far })).toBeNull();
      expect(library.closestPoints(far, empty), literal({ far, empty })).toBeNull();
    }
  }
}

function expectNo(pair: KindPair, a: AnyShape, b: AnyShape): void {
  const { library } = pair;
  const no: Partial<Record<Question, unknown>> = {
    intersects: false,
    overlaps: false,
    touches: false,
    distance: Number.POSITIVE_INFINITY,
    contact: null,
    pushOut: null,
    intersection: null,
  };
  if (a.kind === 'ray') no.raycast = null;
  for (const [question, expected] of Object.entries(no) as [Question, unknown][]) {
    if (!pair.offers(question)) continue;
    const answer = (library[question] as (a: AnyShape, b: AnyShape) => unknown)(a, b);
    if (answer !== expected) expect(answer, `${question}: ${literal({ a, b })}`).toBe(expected);
  }
}
