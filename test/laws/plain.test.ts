import { expect, test } from 'vitest';
import { allFamilies } from '../oracle/generators.js';
import { comparisons } from './plain.js';
import { compareWithTruth } from './tally.js';

/** Shared by all pairs, so that the test takes as long when there are more of them; the soak looks at many more. */
const perFamily = Math.ceil(60_000 / comparisons.length);

test.each(comparisons.map((comparison) => [comparison.name, comparison] as const))(
  '%s: no value contradicts the exact answer',
  (_name, comparison) => {
    for (const family of allFamilies) {
      expect(compareWithTruth(comparison, family, perFamily, 41).smallest, family).toBeNull();
    }
  },
);
