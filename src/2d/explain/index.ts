/** The working of each test, drawn and named. Nothing else in the library sees these files, so they cost nothing unused. */
import { explained, type Library } from '../../explain/explaining.js';
import type { AnyVerdict } from '../../explain/verdict.js';
import * as functions from '../../generated/2d/index.js';
import * as traces from '../../generated/2d/traces.js';
import { expectSink } from '../../gizmos/checks.js';
import { recording } from '../../gizmos/recording.js';
import type { Sink } from '../../gizmos/sink.js';
import type { Vec2 } from '../../math/vec2.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Segment } from '../shapes/segment.js';
import type { Shape } from '../shapes/shape.js';
import { explainSegmentAabb, type SegmentAabbVerdict } from './segment-aabb.js';

export type { ExplainedStep } from '../../explain/verdict.js';
export { explainSegmentAabb, type SegmentAabbVerdict } from './segment-aabb.js';
export type { Apart, Axis, Slabs } from './slabs.js';

/** How it was decided whether two shapes meet: the answer, in words too, the steps to it, and the values that the pair has. */
export type Verdict = AnyVerdict<Vec2>;

const library: Library = { name: '2D', functions, traces };

/**
 * How the library decides whether two shapes meet: the answer in words, the steps to it, and the values that the pair has. Drawn
 * into a sink if one is given, the first shape as A and the second as B.
 */
export function explain(a: Segment, b: Aabb, sink?: Sink): Verdict & SegmentAabbVerdict;
/**
 * How the library decides whether two shapes meet: the answer in words, the steps to it, and the values that the pair has. Drawn
 * into a sink if one is given, the first shape as A and the second as B.
 */
export function explain(a: Aabb, b: Segment, sink?: Sink): Verdict & SegmentAabbVerdict;
/**
 * How the library decides whether two shapes meet: the answer in words, the steps to it, and the values that the pair has. Drawn
 * into a sink if one is given, the first shape as A and the second as B.
 */
export function explain(a: Shape, b: Shape, sink?: Sink): Verdict;
export function explain(a: Shape, b: Shape, sink?: Sink): Verdict {
  if (sink !== undefined) expectSink(sink);
  if (a?.kind === 'segment' && b?.kind === 'aabb')
    return { ...explained<Vec2>(a, b, library), ...explainSegmentAabb(a, b, sink ?? recording()) };
  if (a?.kind === 'aabb' && b?.kind === 'segment')
    return {
      ...explained<Vec2>(a, b, library),
      ...explainSegmentAabb(b, a, sink ?? recording(), 'shapeB', 'shapeA'),
    };
  return explained<Vec2>(a, b, library, sink);
}
