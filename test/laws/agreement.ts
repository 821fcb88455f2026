import { intersectsObbObb, intersectsSegmentTriangle, intersectsSphereTriangle } from '../../src/3d/index.js';
import * as space from '../oracle/3d.js';
import { cases3 } from '../oracle/generators.js';
import type { Shape3 } from '../oracle/shapes.js';
import { type AnyShape, kindPairs } from './dimensions.js';
import type { Comparison } from './tally.js';

type Ask = (a: AnyShape, b: AnyShape) => boolean;

const generic: readonly Comparison[] = kindPairs.map((pair) => {
  const { dimension, kindA, kindB } = pair;
  const { library, truth } = dimension;
  return {
    name: String(pair),
    cases: (family, seed) => dimension.cases(kindA, kindB, family, seed),
    answers: (a, b) => [library.intersects(a, b), library.intersects(b, a)],
    truth: truth.intersects,
  };
});

const single = (kindA: Shape3['kind'], kindB: Shape3['kind'], ask: Ask): Comparison => ({
  name: `3D ${kindA}–${kindB}`,
  cases: (family, seed) => cases3(kindA, kindB, family, seed),
  answers: (a, b) => (kindA === kindB ? [ask(a, b), ask(b, a)] : [ask(a, b)]),
  truth: space.intersects as Ask,
});

export const comparisons: readonly Comparison[] = [
  ...generic,
  single('segment', 'triangle', intersectsSegmentTriangle as unknown as Ask),
  single('sphere', 'triangle', intersectsSphereTriangle as unknown as Ask),
  single('obb', 'obb', intersectsObbObb as unknown as Ask),
];
