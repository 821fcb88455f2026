/**
 * Segment and circle: all answers come from the segment's point nearest to the centre, and from the chord through it.
 */
import type { Bare } from '../../core/bare.js';
import { intersectsPointCircle, strictlyInsidePointCircle } from '../exact/point-circle.js';
import { intersectsSegmentCircle, touchesSegmentCircle } from '../exact/segment-circle.js';
import { type Circle, isProperCircle } from '../shapes/circle.js';
import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  createLinearCircleIntersection,
  type LinearCircleIntersection,
} from '../shapes/results.js';
import { isProperSegment, type Segment } from '../shapes/segment.js';
import { createLinear, type Linear, readSegment } from './linear.js';
import {
  type CircleFacts,
  createCircleFacts,
  gapToCircle,
  writeChord,
  writeCircleContact,
  writeNearestToCircle,
} from './linear-circle.js';

export { intersectsSegmentCircle };

const line: Linear = /* @__PURE__ */ createLinear();
const facts: CircleFacts = /* @__PURE__ */ createCircleFacts();

/** Gap to the edge, 0 when they meet. Within 8 ulp of the distance from the segment's start to the centre. */
export function distanceSegmentCircle(segment: Bare<Segment>, circle: Bare<Circle>): number {
  if (intersectsSegmentCircle(segment, circle)) return 0;
  if (!(isProperSegment(segment) && isProperCircle(circle))) return Infinity;
  readSegment(segment, line);
  return gapToCircle(line, circle);
}

/** Where they meet, the segment's point nearest to the centre. */
export function closestPointsSegmentCircle(
  segment: Bare<Segment>,
  circle: Bare<Circle>,
  out?: ClosestPoints,
): ClosestPoints | null {
  const meet = intersectsSegmentCircle(segment, circle);
  if (!meet && !(isProperSegment(segment) && isProperCircle(circle))) return null;
  out ??= createClosestPoints();
  readSegment(segment, line);
  return writeNearestToCircle(line, circle, meet, out);
}

/**
 * The normal leads from the segment's point nearest to the centre to the centre, or square to the segment from there.
 */
export function contactSegmentCircle(segment: Bare<Segment>, circle: Bare<Circle>, out?: Contact): Contact | null {
  if (!intersectsSegmentCircle(segment, circle)) return null;
  readSegment(segment, line);
  return writeCircleContact(line, circle, out ?? createContact());
}

/**
 * The stretch of the segment that lies in the circle, or null. How many points of the edge it passes and how it runs
 * is exact; each t is within 8 ulp of the distance from the start to the centre, in units of the segment's length,
 * more only where the line is nearly tangent.
 */
export function intersectionSegmentCircle(
  segment: Bare<Segment>,
  circle: Bare<Circle>,
  out?: LinearCircleIntersection,
): LinearCircleIntersection | null {
  if (!intersectsSegmentCircle(segment, circle)) return null;
  readSegment(segment, line);
  facts.touches = touchesSegmentCircle(segment, circle);
  facts.startsInside = intersectsPointCircle(segment.start, circle);
  facts.startsOnSurface = facts.startsInside && !strictlyInsidePointCircle(segment.start, circle);
  facts.endsInside = intersectsPointCircle(segment.end, circle);
  facts.endsOnSurface = facts.endsInside && !strictlyInsidePointCircle(segment.end, circle);
  return writeChord(line, circle, facts, out ?? createLinearCircleIntersection());
}
