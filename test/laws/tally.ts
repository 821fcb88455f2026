import type { Family, Pair } from '../oracle/generators.js';
import type { AnyShape } from './dimensions.js';
import { literal, shrunk, sizeOf } from './shrink.js';

/** One pair of kinds: its cases, what the library says and what is true. */
export interface Comparison {
  readonly name: string;
  cases(family: Family, seed: number): Generator<Pair<AnyShape>>;
  /** Every answer the library gives to the one question. */
  answers(a: AnyShape, b: AnyShape): readonly boolean[];
  truth(a: AnyShape, b: AnyShape): boolean;
}

export interface Tally {
  readonly cases: number;
  readonly hits: number;
  readonly disagreements: number;
  /** The simplest case the library got wrong, as code; null when there is none. */
  readonly smallest: string | null;
}

/** Runs `count` cases of one family and counts. */
export function compareWithTruth(comparison: Comparison, family: Family, count: number, seed = 0): Tally {
  const { answers, truth } = comparison;
  const wrong = ({ a, b }: Pair<AnyShape>): boolean => {
    const expected = truth(a, b);
    return answers(a, b).some((answer) => answer !== expected);
  };
  const cases = comparison.cases(family, seed);
  let hits = 0;
  let disagreements = 0;
  let smallest: Pair<AnyShape> | null = null;
  for (let round = 0; round < count; round++) {
    const pair = cases.next().value as Pair<AnyShape>;
    const expected = truth(pair.a, pair.b);
    if (expected) hits++;
    if (answers(pair.a, pair.b).every((answer) => answer === expected)) continue;
    disagreements++;
    // Making a case simpler takes long, so only the first few are.
    if (disagreements > 20) continue;
    const simpler = shrunk(pair, wrong);
    if (smallest === null || sizeOf(simpler) < sizeOf(smallest)) smallest = simpler;
  }
  return {
    cases: count,
    hits,
    disagreements,
    smallest: smallest && `${literal(smallest)} is ${truth(smallest.a, smallest.b)}`,
  };
}
