import * as d3 from '../../src/3d/index.js';
import * as space from '../oracle/3d.js';
import { cases3 } from '../oracle/generators.js';
import type { Shape3 } from '../oracle/shapes.js';
import { type AnyShape, kindPairs } from './dimensions.js';
import type { Comparison } from './tally.js';

type Ask = (a: AnyShape, b: AnyShape) => boolean;
type Question = 'intersects' | 'overlaps' | 'touches';

/** Which signs of the gap, 1 apart, 0 touching, -1 overlapping, each question says yes to. */
const yes: Record<Exclude<Question, 'intersects'>, -1 | 0> = { overlaps: -1, touches: 0 };

function generic(question: Question): Comparison[] {
  return kindPairs.map((pair) => {
    const { dimension, kindA, kindB } = pair;
    const { library, truth } = dimension;
    return {
      name: String(pair),
      cases: (family, seed) => dimension.cases(kindA, kindB, family, seed),
      answers: (a, b) => [library[question](a, b), library[question](b, a)],
      truth: question === 'intersects' ? truth.intersects : (a, b) => truth.signOfGap(a, b) === yes[question],
    };
  });
}

/** Pairs that have functions, but no place in the tables. */
function single(question: Question): Comparison[] {
  const pairs: readonly [Shape3['kind'], Shape3['kind'], string][] = [
    ['segment', 'triangle', 'SegmentTriangle'],
    ['sphere', 'triangle', 'SphereTriangle'],
    ['obb', 'obb', 'ObbObb'],
  ];
  return pairs.map(([kindA, kindB, pair]) => {
    const ask = (d3 as unknown as Record<string, Ask>)[question + pair]!;
    return {
      name: `3D ${kindA}–${kindB}`,
      cases: (family, seed) => cases3(kindA, kindB, family, seed),
      answers: (a, b) => (kindA === kindB ? [ask(a, b), ask(b, a)] : [ask(a, b)]),
      truth: (question === 'intersects'
        ? space.intersects
        : (a: Shape3, b: Shape3) => space.signOfGap(a, b) === yes[question]) as Ask,
    };
  });
}

export function comparisonsOf(question: Question): readonly Comparison[] {
  return [...generic(question), ...single(question)];
}
