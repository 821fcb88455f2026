import { type AnyShape, kindPairs } from './dimensions.js';
import type { Comparison } from './tally.js';

type Question = 'intersects' | 'overlaps' | 'touches';

/** Which signs of the gap, 1 apart, 0 touching, -1 overlapping, each question says yes to. */
const yes: Record<Exclude<Question, 'intersects'>, -1 | 0> = { overlaps: -1, touches: 0 };

/** Every pair that there is, by its own function and by the generic one in both orders. */
export function comparisonsOf(question: Question): readonly Comparison[] {
  return kindPairs.map((pair) => {
    const { dimension, kindA, kindB, library } = pair;
    const { truth } = dimension;
    const own = pair.own(question) as (a: AnyShape, b: AnyShape) => boolean;
    return {
      name: String(pair),
      cases: (family, seed) => dimension.cases(kindA, kindB, family, seed),
      answers: (a, b) => [own(a, b), library[question](a, b), library[question](b, a)],
      truth: question === 'intersects' ? truth.intersects : (a, b) => truth.signOfGap(a, b) === yes[question],
    };
  });
}
