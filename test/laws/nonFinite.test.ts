/** A number that is none, or an empty shape, meets nothing: every question says no, none says NaN. */
import { describe, expect, test } from 'vitest';
import { numbersOf, withNumber } from '../oracle/shapes.js';
import { type AnyShape, type Dimension, kindPairs, take } from './dimensions.js';
import { literal } from './shrink.js';

const strange = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

describe.each(kindPairs.map((pair) => [String(pair), pair] as const))('%s', (_name, { dimension, kindA, kindB }) => {
  const pairs = (['lattice', 'random'] as const).flatMap((family) =>
    take(dimension.cases(kindA, kindB, family, 5), 15),
  );

  test('any number that is not finite', () => {
    for (const pair of pairs) {
      for (const { path } of numbersOf(pair)) {
        for (const value of strange) {
          const { a, b } = withNumber(pair, path, value);
          expectNo(dimension, a, b);
          expectNo(dimension, b, a);
        }
      }
    }
  });

  test('there are no closest points', () => {
    for (const pair of pairs) {
      for (const { path } of numbersOf(pair)) {
        const { a, b } = withNumber(pair, path, Number.NaN);
        expect(dimension.library.closestPoints(a, b), literal({ a, b })).toBeNull();
        expect(dimension.library.closestPoints(b, a), literal({ a, b })).toBeNull();
      }
    }
  });

  test('nor are there any of an empty shape, however far away the other is', () => {
    for (const { a, b } of pairs) {
      for (const empty of emptied(a)) expectNoPoints(dimension, empty, b);
      for (const empty of emptied(b)) expectNoPoints(dimension, empty, a);
    }
  });

  test('a negative radius, or a box turned over along any axis', () => {
    for (const { a, b } of pairs) {
      for (const empty of emptied(a)) expectNo(dimension, empty, b);
      for (const empty of emptied(b)) expectNo(dimension, a, empty);
    }
  });
});

function emptied(shape: AnyShape): AnyShape[] {
  if (shape.kind === 'circle' || shape.kind === 'sphere') {
    return [-1, -Number.MIN_VALUE].map((radius) => ({ ...shape, radius }));
  }
  if (shape.kind !== 'aabb') return [];
  return Object.entries(shape.min).map(([axis, low]: [string, number]) => withNumber(shape, ['max', axis], low - 1));
}

function expectNoPoints({ library }: Dimension, empty: AnyShape, other: AnyShape): void {
  for (const { path } of numbersOf(other)) {
    for (const value of [0, 1e76, 1e153, 1e305]) {
      const far = withNumber(other, path, value);
      expect(library.closestPoints(empty, far), literal({ empty, far })).toBeNull();
      expect(library.closestPoints(far, empty), literal({ far, empty })).toBeNull();
    }
  }
}

function expectNo({ library }: Dimension, a: AnyShape, b: AnyShape): void {
  const answers = {
    intersects: library.intersects(a, b),
    distance: library.distance(a, b),
    contact: library.contact(a, b),
    pushOut: library.pushOut(a, b),
    raycast: a.kind === 'ray' ? library.raycast(a, b) : null,
    intersection: isLinear(a) && isSolid(b) ? library.intersection(a, b) : null,
  };
  const none = { contact: null, pushOut: null, raycast: null, intersection: null };
  expect(answers, literal({ a, b })).toEqual({ intersects: false, distance: Number.POSITIVE_INFINITY, ...none });
}

function isLinear({ kind }: AnyShape): boolean {
  return kind === 'segment' || kind === 'ray';
}

function isSolid({ kind }: AnyShape): boolean {
  return kind === 'circle' || kind === 'sphere' || kind === 'aabb';
}
