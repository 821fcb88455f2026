/**
 * Values that are decided by a margin, without asking the question, must never contradict it: not where shapes touch, miss
 * by a hair, lie far out or have no size. Here the exact answer is the truth, so that a great many cases can be looked at.
 */
import { type AnyShape, type KindPair, kindPairs } from './dimensions.js';
import type { Comparison } from './tally.js';

/** What a value says about whether they meet. */
type Says = (a: AnyShape, b: AnyShape) => boolean;

function comparisonOf(pair: KindPair): Comparison[] {
  const { dimension, kindA, kindB, library } = pair;
  const says: Says[] = [];
  if (pair.offers('distance'))
    says.push(
      (a, b) => library.distance(a, b) === 0,
      (a, b) => library.distance(b, a) === 0,
    );
  if (pair.offers('closestPoints')) says.push((a, b) => library.closestPoints(a, b)?.distance === 0);
  if (pair.offers('raycast') && kindA === 'ray') says.push((a, b) => library.raycast(a, b) !== null);
  if (pair.offers('raycast') && kindB === 'ray') says.push((a, b) => library.raycast(b, a) !== null);
  if (pair.offers('intersection')) says.push((a, b) => library.intersection(a, b) !== null);
  if (says.length === 0) return [];
  return [
    {
      name: String(pair),
      cases: (family, seed) => dimension.cases(kindA, kindB, family, seed),
      answers: (a, b) => says.map((say) => say(a, b)),
      truth: library.intersects,
    },
  ];
}

export const comparisons: readonly Comparison[] = kindPairs.flatMap(comparisonOf);
