/** Segment and sphere: all answers come from the segment's point nearest to the centre, and the chord through it. */
import type { Bare } from '../../core/bare.js';
import { intersectsPointSphere, strictlyInsidePointSphere } from '../exact/point-sphere.js';
import { intersectsSegmentSphere, touchesSegmentSphere } from '../exact/segment-sphere.js';
import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  createLinearSphereIntersection,
  type LinearSphereIntersection,
} from '../shapes/results.js';
import { isProperSegment, type Segment } from '../shapes/segment.js';
import { isProperSphere, type Sphere } from '../shapes/sphere.js';
import { createLinear, type Linear, readSegment } from './linear.js';
import {
  createSphereFacts,
  gapToSphere,
  type SphereFacts,
  writeChord,
  writeNearestToSphere,
  writeSphereContact,
} from './linear-sphere.js';

export { intersectsSegmentSphere };

const line: Linear = /* @__PURE__ */ createLinear();
const facts: SphereFacts = /* @__PURE__ */ createSphereFacts();

/** Gap to the surface, 0 when they meet. Within 8 ulp of the distance from the segment's start to the centre. */
export function distanceSegmentSphere(segment: Bare<Segment>, sphere: Bare<Sphere>): number {
  if (intersectsSegmentSphere(segment, sphere)) return 0;
  if (!(isProperSegment(segment) && isProperSphere(sphere))) return Infinity;
  readSegment(segment, line);
  return gapToSphere(line, sphere);
}

/** Where they meet, the segment's point nearest to the centre. */
export function closestPointsSegmentSphere(
  segment: Bare<Segment>,
  sphere: Bare<Sphere>,
  out?: ClosestPoints,
): ClosestPoints | null {
  const meet = intersectsSegmentSphere(segment, sphere);
  if (!meet && !(isProperSegment(segment) && isProperSphere(sphere))) return null;
  out ??= createClosestPoints();
  readSegment(segment, line);
  return writeNearestToSphere(line, sphere, meet, out);
}

/** The normal leads from the segment's point nearest to the centre to the centre; with both equal, square to it. */
export function contactSegmentSphere(segment: Bare<Segment>, sphere: Bare<Sphere>, out?: Contact): Contact | null {
  if (!intersectsSegmentSphere(segment, sphere)) return null;
  readSegment(segment, line);
  return writeSphereContact(line, sphere, out ?? createContact());
}

/**
 * The stretch of the segment that lies in the sphere, or null. How many points of the surface it passes and how it runs
 * is exact; each t is within 8 ulp of the distance from the start to the centre, in units of the segment's length,
 * more only where the line is nearly tangent.
 */
export function intersectionSegmentSphere(
  segment: Bare<Segment>,
  sphere: Bare<Sphere>,
  out?: LinearSphereIntersection,
): LinearSphereIntersection | null {
  if (!intersectsSegmentSphere(segment, sphere)) return null;
  readSegment(segment, line);
  facts.touches = touchesSegmentSphere(segment, sphere);
  facts.startsInside = intersectsPointSphere(segment.start, sphere);
  facts.startsOnSurface = facts.startsInside && !strictlyInsidePointSphere(segment.start, sphere);
  facts.endsInside = intersectsPointSphere(segment.end, sphere);
  facts.endsOnSurface = facts.endsInside && !strictlyInsidePointSphere(segment.end, sphere);
  return writeChord(line, sphere, facts, out ?? createLinearSphereIntersection());
}
