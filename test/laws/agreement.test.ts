/** The library's yes and no against exact arithmetic, for every pair and every family of cases. */
import { describe, expect, test } from 'vitest';
import { allFamilies } from '../oracle/generators.js';
import { comparisonsOf } from './agreement.js';
import { capital, dimensions, kindPairs } from './dimensions.js';
import { compareWithTruth } from './tally.js';

test('every pair of the library is found', () => {
  for (const dimension of dimensions) {
    const offered = Object.keys(dimension.library).filter((name) => /^intersects[A-Z]/.test(name));
    const found = kindPairs.flatMap((pair) =>
      pair.dimension === dimension ? [`intersects${capital(pair.kindA)}${capital(pair.kindB)}`] : [],
    );
    expect(found.sort()).toEqual(offered.sort());
  }
});

describe.each([
  ['intersects', 300],
  ['overlaps', 100],
  ['touches', 50],
] as const)('%s', (question, share) => {
  const comparisons = comparisonsOf(question).map((comparison) => [comparison.name, comparison] as const);
  test.each(comparisons)('%s answers what is true', (_name, comparison) => {
    for (const family of allFamilies) {
      expect(compareWithTruth(comparison, family, share).smallest, family).toBeNull();
    }
  });
});
