/** Segment and box: what they share by slabs, their distance along the segment, their contact by separating axes. */
import type { Bare } from '../../core/bare.js';
import { intersectsPointAabb } from '../exact/point-aabb.js';
import { intersectsSegmentAabb, touchesSegmentAabb } from '../exact/segment-aabb.js';
import { type Aabb, isProperAabb } from '../shapes/aabb.js';
import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  createLinearAabbIntersection,
  type LinearAabbIntersection,
} from '../shapes/results.js';
import { isProperSegment, type Segment } from '../shapes/segment.js';
import { createLinear, type Linear, readSegment } from './linear.js';
import { writeAabbContact } from './linear-aabb.contact.js';
import { type AabbFacts, createAabbFacts, writeClip, writeMiddle } from './linear-aabb.js';
import { gapToAabb, writeNearestToAabb } from './linear-aabb.nearest.js';

export { intersectsSegmentAabb };

const line: Linear = /* @__PURE__ */ createLinear();
const facts: AabbFacts = /* @__PURE__ */ createAabbFacts();

/** 0 when they meet. Within 8 ulp of the largest distance on an axis from the segment's start to the box's planes. */
export function distanceSegmentAabb(segment: Bare<Segment>, box: Bare<Aabb>): number {
  if (intersectsSegmentAabb(segment, box)) return 0;
  if (!(isProperSegment(segment) && isProperAabb(box))) return Infinity;
  readSegment(segment, line);
  return gapToAabb(line, box);
}

/** Where they meet, the middle of what they share. */
export function closestPointsSegmentAabb(
  segment: Bare<Segment>,
  box: Bare<Aabb>,
  out?: ClosestPoints,
): ClosestPoints | null {
  const meet = intersectsSegmentAabb(segment, box);
  if (!meet && !(isProperSegment(segment) && isProperAabb(box))) return null;
  out ??= createClosestPoints();
  readSegment(segment, line);
  if (!meet) return writeNearestToAabb(line, box, out);
  gatherFacts(segment, box);
  writeMiddle(line, box, facts, out.a);
  out.b.x = out.a.x;
  out.b.y = out.a.y;
  out.b.z = out.a.z;
  out.distance = 0;
  return out;
}

/** The point is the middle of what they share. */
export function contactSegmentAabb(segment: Bare<Segment>, box: Bare<Aabb>, out?: Contact): Contact | null {
  if (!intersectsSegmentAabb(segment, box)) return null;
  readSegment(segment, line);
  gatherFacts(segment, box);
  return writeAabbContact(line, box, facts, out ?? createContact());
}

/** The stretch of the segment that lies in the box, or null. How it runs is exact, each t within 2 ulp. */
export function intersectionSegmentAabb(
  segment: Bare<Segment>,
  box: Bare<Aabb>,
  out?: LinearAabbIntersection,
): LinearAabbIntersection | null {
  if (!intersectsSegmentAabb(segment, box)) return null;
  readSegment(segment, line);
  gatherFacts(segment, box);
  return writeClip(line, box, facts, out ?? createLinearAabbIntersection());
}

function gatherFacts(segment: Bare<Segment>, box: Bare<Aabb>): void {
  facts.touches = touchesSegmentAabb(segment, box);
  facts.startsInside = intersectsPointAabb(segment.start, box);
  facts.endsInside = intersectsPointAabb(segment.end, box);
}
