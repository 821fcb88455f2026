/** The same as agreement.test.ts with many more cases; SOAK_CASES says how many of each pair, SOAK_SEED which. */
import { env } from 'node:process';
import { expect, test } from 'vitest';
import { families } from '../oracle/generators.js';
import { comparisons } from './agreement.js';
import { compareWithTruth } from './tally.js';

const perPair = Number(env['SOAK_CASES'] || 105_000);
const seed = Number(env['SOAK_SEED'] ?? 1);

test.each(comparisons.map((comparison) => [comparison.name, comparison] as const))('%s', (name, comparison) => {
  const started = performance.now();
  const tallies = families.map((family) =>
    compareWithTruth(comparison, family, Math.ceil(perPair / families.length), seed),
  );
  const sum = (key: 'cases' | 'hits' | 'disagreements'): number => tallies.reduce((all, tally) => all + tally[key], 0);
  const smallest = tallies.flatMap((tally) => tally.smallest ?? []).sort((a, b) => a.length - b.length)[0] ?? null;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${name}: ${sum('cases')} cases, ${sum('hits')} hits, ${sum('disagreements')} disagreements, ${seconds} s`,
  );
  expect(smallest).toBeNull();
});
