/** The library's yes and no against exact arithmetic, for every pair and every family of cases. */
import { describe, expect, test } from 'vitest';
import { allFamilies } from '../oracle/generators.js';
import { comparisons } from './agreement.js';
import { compareWithTruth } from './tally.js';

const share = 300;

describe.each(comparisons.map((comparison) => [comparison.name, comparison] as const))('%s', (_name, comparison) => {
  test.each(allFamilies)('answers what is true: %s', (family) => {
    expect(compareWithTruth(comparison, family, share).smallest).toBeNull();
  });
});
