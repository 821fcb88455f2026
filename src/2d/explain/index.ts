/** The working of each test, drawn and named. Nothing else in the library sees these files, so they cost nothing unused. */
import { noExplanation } from '../../core/unknownKind.js';
import { expectSink } from '../../gizmos/checks.js';
import type { Sink } from '../../gizmos/sink.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Segment } from '../shapes/segment.js';
import { explainSegmentAabb, type SegmentAabbVerdict } from './segment-aabb.js';

export { explainSegmentAabb, type SegmentAabbVerdict } from './segment-aabb.js';
export type { Apart, Axis, Slabs } from './slabs.js';
export type { Verdict } from './verdict.js';

/**
 * Draws how the library decides whether two shapes meet into a sink, names the values on the way, and says in words
 * what decided. The first shape is drawn as A and the second as B.
 */
export function explain(a: Segment, b: Aabb, sink: Sink): SegmentAabbVerdict;
/**
 * Draws how the library decides whether two shapes meet into a sink, names the values on the way, and says in words
 * what decided. The first shape is drawn as A and the second as B.
 */
export function explain(a: Aabb, b: Segment, sink: Sink): SegmentAabbVerdict;
export function explain(a: Segment | Aabb, b: Segment | Aabb, sink: Sink): SegmentAabbVerdict {
  expectSink(sink);
  if (a?.kind === 'segment' && b?.kind === 'aabb') return explainSegmentAabb(a, b, sink);
  if (a?.kind === 'aabb' && b?.kind === 'segment') return explainSegmentAabb(b, a, sink, 'shapeB', 'shapeA');
  throw noExplanation(a, b, '2D');
}
