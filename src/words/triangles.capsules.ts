/** How near the segment of a capsule comes to the edges of a triangle. */
import { fromSegmentBeyond } from './reaches.js';
import type { Capsule, Segment, Triangle } from './shapes.js';
import { min, type Three, type Vec } from './vec.js';

const edgesOf = <V extends Vec>({ a, b, c }: Triangle<V>): Three<Segment<V>> => [
  { start: a, end: b },
  { start: b, end: c },
  { start: c, end: a },
];

/** Positive where all ends of the segment are farther from all edges than the radius, and all corners from the segment. */
export function endsBeyond(capsule: Capsule, triangle: Triangle): number {
  const { start, end, radius } = capsule;
  const [toAB, toBC, toCA] = edgesOf(triangle).map((edge) =>
    min(
      fromSegmentBeyond(edge, start, radius),
      fromSegmentBeyond(edge, end, radius),
      fromSegmentBeyond(capsule, edge.start, radius),
    ),
  );
  return min(toAB!, toBC!, toCA!);
}
