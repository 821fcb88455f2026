/**
 * Values that are decided by a margin, without asking the question, must never contradict it: not where shapes touch, miss
 * by a hair, lie far out or have no size. Here the exact answer is the truth, so that a great many cases can be looked at.
 */
import {
  closestPointsSphereTriangle,
  distanceSphereTriangle,
  intersectionSegmentTriangle,
  intersectsSegmentTriangle,
  intersectsSphereTriangle,
} from '../../src/3d/index.js';
import { cases3 } from '../oracle/generators.js';
import { type AnyShape, type KindPair, kindPairs } from './dimensions.js';
import type { Comparison } from './tally.js';

/** What a value says about whether they meet. */
type Says = (a: AnyShape, b: AnyShape) => boolean;

function generic(pair: KindPair): Comparison {
  const { dimension, kindA, kindB } = pair;
  const { library } = dimension;
  const says: Says[] = [
    (a, b) => library.distance(a, b) === 0,
    (a, b) => library.distance(b, a) === 0,
    (a, b) => library.closestPoints(a, b)?.distance === 0,
  ];
  if (kindA === 'ray') says.push((a, b) => library.raycast(a, b) !== null);
  if (kindB === 'ray') says.push((a, b) => library.raycast(b, a) !== null);
  return {
    name: String(pair),
    cases: (family, seed) => dimension.cases(kindA, kindB, family, seed),
    answers: (a, b) => says.map((say) => say(a, b)),
    truth: library.intersects,
  };
}

const sphereTriangle: Comparison = {
  name: '3D sphere–triangle',
  cases: (family, seed) => cases3('sphere', 'triangle', family, seed),
  answers: (a, b) => [
    distanceSphereTriangle(a as never, b as never) === 0,
    closestPointsSphereTriangle(a as never, b as never)?.distance === 0,
  ],
  truth: intersectsSphereTriangle as unknown as Says,
};

const segmentTriangle: Comparison = {
  name: '3D segment–triangle',
  cases: (family, seed) => cases3('segment', 'triangle', family, seed),
  answers: (a, b) => [intersectionSegmentTriangle(a as never, b as never) !== null],
  truth: intersectsSegmentTriangle as unknown as Says,
};

export const comparisons: readonly Comparison[] = [...kindPairs.map(generic), sphereTriangle, segmentTriangle];
