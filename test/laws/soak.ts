import { env } from 'node:process';
import { expect, test } from 'vitest';
import { allFamilies } from '../oracle/generators.js';
import { type Comparison, compareWithTruth } from './tally.js';

const seed = Number(env['SOAK_SEED'] ?? 1);

/** A long run of every comparison; SOAK_CASES says how many cases of each pair, SOAK_SEED which. */
export function soak(comparisons: readonly Comparison[], usual: number): void {
  const perFamily = Math.ceil(Number(env['SOAK_CASES'] || usual) / allFamilies.length);
  test.each(comparisons.map((comparison) => [comparison.name, comparison] as const))('%s', (name, comparison) => {
    const started = performance.now();
    const tallies = allFamilies.map((family) => compareWithTruth(comparison, family, perFamily, seed));
    const sum = (key: 'cases' | 'hits' | 'disagreements'): number =>
      tallies.reduce((all, tally) => all + tally[key], 0);
    const smallest = tallies.flatMap((tally) => tally.smallest ?? []).sort((a, b) => a.length - b.length)[0] ?? null;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${name}: ${sum('cases')} cases, ${sum('hits')} hits, ${sum('disagreements')} disagreements, ${seconds} s`,
    );
    expect(smallest).toBeNull();
  });
}
