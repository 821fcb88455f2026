/** Whether a shape holds another: against exact arithmetic, and as laws. */
import { describe, expect, test } from 'vitest';
import { allFamilies, type Family, families } from '../oracle/generators.js';
import { numbersOf, withNumber } from '../oracle/shapes.js';
import { comparisons, containsIn, ordered, ownContains } from './containing.js';
import { kindPairs, take } from './dimensions.js';
import { motionsOf } from './motions.js';
import { literal } from './shrink.js';
import { type Comparison, compareWithTruth, type Tally } from './tally.js';

const tallies = new Map<string, Tally>();

/** Each is made once, and looked at by two tests. */
function tallyOf(comparison: Comparison, family: Family): Tally {
  const key = `${comparison.name} ${family}`;
  const tally = tallies.get(key) ?? compareWithTruth(comparison, family, 40);
  tallies.set(key, tally);
  return tally;
}

test.each(comparisons.map((comparison) => [comparison.name, comparison] as const))('%s', (_name, comparison) => {
  for (const family of allFamilies) expect(tallyOf(comparison, family).smallest, family).toBeNull();
});

test('of nearly all kinds that can hold each other some do', () => {
  const able = comparisons.filter((_, index) => {
    const { dimension, kindA, kindB } = ordered[index]!;
    return ownContains(dimension, kindA, kindB) !== undefined;
  });
  const isHeld = (comparison: Comparison): boolean =>
    allFamilies.some((family) => tallyOf(comparison, family).hits > 0);
  expect(able.filter((comparison) => !isHeld(comparison)).map(({ name }) => name)).toEqual([]);
});

describe.each(ordered.map((pair) => [`${pair.dimension.name} ${pair.kindA} ⊇ ${pair.kindB}`, pair] as const))(
  '%s',
  (name, { dimension, kindA, kindB }) => {
    const contains = containsIn(dimension);
    const comparison = comparisons.find((one) => one.name === name)!;
    const pairs = families.flatMap((family) => take(comparison.cases(family, 3), 12));

    test('what is held meets its holder', () => {
      for (const { a, b } of pairs.filter((pair) => contains(pair.a, pair.b)))
        expect(dimension.library.intersects(a, b), literal({ a, b })).toBe(true);
    });

    test('motions that are exact change nothing', () => {
      for (const { a, b } of pairs) {
        for (const { name: motion, apply } of motionsOf(dimension)) {
          const [movedA, movedB] = [apply(a), apply(b)];
          if (movedA === null || movedB === null) continue;
          expect(contains(movedA, movedB), `${motion} ${literal({ a, b })}`).toBe(contains(a, b));
        }
      }
    });

    test('what is not finite neither holds nor is held', () => {
      for (const pair of take(dimension.cases(kindA, kindB, 'lattice', 5), 4)) {
        for (const { path } of numbersOf(pair)) {
          const { a, b } = withNumber(pair, path, Number.NaN);
          expect(contains(a, b), literal({ a, b })).toBe(false);
        }
      }
    });
  },
);

test.each(kindPairs.filter(({ kindA, kindB }) => kindA === kindB).map((pair) => [String(pair), pair] as const))(
  '%s: a shape that is not empty holds itself',
  (_name, { dimension, kindA }) => {
    for (const { a } of families.flatMap((family) => take(dimension.cases(kindA, kindA, family, 4), 40)))
      expect(containsIn(dimension)(a, a), literal(a)).toBe(dimension.truth.intersects(a, a));
  },
);

test('what a held shape holds is held as well', () => {
  for (const { dimension, kindA, kindB } of ordered) {
    const contains = containsIn(dimension);
    const first = comparisons.find((one) => one.name === `${dimension.name} ${kindA} ⊇ ${kindB}`)!;
    const second = comparisons.find((one) => one.name === `${dimension.name} ${kindB} ⊇ segment`)!;
    for (const { a, b } of take(first.cases('lattice', 6), 10)) {
      for (const { b: c } of take(second.cases('lattice', 7), 3))
        if (contains(a, b) && contains(b, c)) expect(contains(a, c), literal({ a, b })).toBe(true);
    }
  }
});
