/** Segment and segment: they cross in one point, share a stretch of a common line, or are apart. */
import type { Bare } from '../../core/bare.js';
import { intersectsSegmentSegment, parallelSegmentSegment } from '../exact/segment-segment.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { isProperSegment, type Segment } from '../shapes/segment.js';
import { createLinear, type Linear, readSegment } from './linear.js';
import { gapBetween, writeCrossing, writeMeeting, writeNearest } from './linear-linear.js';
import { nearestPlainly } from './linear-linear.plain.js';

export { intersectsSegmentSegment };

const lineA: Linear = /* @__PURE__ */ createLinear();
const lineB: Linear = /* @__PURE__ */ createLinear();
const nearest: ClosestPoints = /* @__PURE__ */ createClosestPoints();

/** 0 when they meet. Within 16 ulp of the largest distance between their ends. */
export function distanceSegmentSegment(a: Bare<Segment>, b: Bare<Segment>): number {
  const plain = nearestPlainly(a.start, a.start, a.end, b.start, b.start, b.end, nearest);
  if (plain !== undefined) return plain.distance;
  if (intersectsSegmentSegment(a, b)) return 0;
  if (!(isProperSegment(a) && isProperSegment(b))) return Infinity;
  readSegment(a, lineA);
  readSegment(b, lineB);
  return gapBetween(lineA, lineB);
}

/** Where they share a stretch, its middle. */
export function closestPointsSegmentSegment(
  a: Bare<Segment>,
  b: Bare<Segment>,
  out?: ClosestPoints,
): ClosestPoints | null {
  const plain = nearestPlainly(a.start, a.start, a.end, b.start, b.start, b.end, out);
  if (plain !== undefined) return plain;
  const meet = intersectsSegmentSegment(a, b);
  if (!meet && !(isProperSegment(a) && isProperSegment(b))) return null;
  out ??= createClosestPoints();
  readSegment(a, lineA);
  readSegment(b, lineB);
  if (!meet) return writeNearest(lineA, lineB, out);
  return writeMeeting(lineA, lineB, parallelSegmentSegment(a, b), out);
}

/** Depth 0; the normal is square to both. */
export function contactSegmentSegment(a: Bare<Segment>, b: Bare<Segment>, out?: Contact): Contact | null {
  if (!intersectsSegmentSegment(a, b)) return null;
  out ??= createContact();
  const parallel = parallelSegmentSegment(a, b);
  readSegment(a, lineA);
  readSegment(b, lineB);
  return writeCrossing(lineA, lineB, parallel, out);
}
