/** Segment and ray: they cross in one point, share a stretch of a common line, or are apart. */
import type { Bare } from '../../core/bare.js';
import { intersectsPointSegment } from '../exact/point-segment.js';
import { intersectsSegmentRay, parallelSegmentRay } from '../exact/segment-ray.js';
import { isProperRay, type Ray } from '../shapes/ray.js';
import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  createRayHit,
  type RayHit,
} from '../shapes/results.js';
import { isProperSegment, type Segment } from '../shapes/segment.js';
import { createLinear, type Linear, readRay, readSegment } from './linear.js';
import { gapBetween, writeCrossing, writeHit, writeMeeting, writeNearest } from './linear-linear.js';
import { nearestPlainly, nowhere } from './linear-linear.plain.js';

export { intersectsSegmentRay };

const lineA: Linear = /* @__PURE__ */ createLinear();
const lineB: Linear = /* @__PURE__ */ createLinear();
const nearest: ClosestPoints = /* @__PURE__ */ createClosestPoints();

/** 0 when they meet. Within 16 ulp of the largest distance between the segment's ends and the ray's nearest point. */
export function distanceSegmentRay(segment: Bare<Segment>, ray: Bare<Ray>): number {
  const plain = nearestPlainly(segment.start, segment.start, segment.end, ray.origin, nowhere, ray.direction, nearest);
  if (plain !== undefined) return plain.distance;
  if (intersectsSegmentRay(segment, ray)) return 0;
  if (!(isProperSegment(segment) && isProperRay(ray))) return Infinity;
  readSegment(segment, lineA);
  readRay(ray, lineB);
  return gapBetween(lineA, lineB);
}

/** Where they share a stretch, its middle. */
export function closestPointsSegmentRay(
  segment: Bare<Segment>,
  ray: Bare<Ray>,
  out?: ClosestPoints,
): ClosestPoints | null {
  const plain = nearestPlainly(segment.start, segment.start, segment.end, ray.origin, nowhere, ray.direction, out);
  if (plain !== undefined) return plain;
  const meet = intersectsSegmentRay(segment, ray);
  if (!meet && !(isProperSegment(segment) && isProperRay(ray))) return null;
  out ??= createClosestPoints();
  readSegment(segment, lineA);
  readRay(ray, lineB);
  if (!meet) return writeNearest(lineA, lineB, out);
  return writeMeeting(lineA, lineB, parallelSegmentRay(segment, ray), out);
}

/**
 * The normal is square to one of them; the x axis where both are points. On a common line the depth is 0. Depth and
 * point have the error of the distance, the point divided by the sine of the angle between them.
 */
export function contactSegmentRay(segment: Bare<Segment>, ray: Bare<Ray>, out?: Contact): Contact | null {
  if (!intersectsSegmentRay(segment, ray)) return null;
  out ??= createContact();
  const parallel = parallelSegmentRay(segment, ray);
  readSegment(segment, lineA);
  readRay(ray, lineB);
  return writeCrossing(lineA, lineB, parallel, out);
}

/**
 * Where a ray first meets a segment; along a common line, `exit` is where it passes the far end. t is within 16 ulp
 * of that of the segment's farther end, divided by the sine of the angle between them; 0 exactly where the ray starts
 * on it.
 */
export function raycastSegment(ray: Bare<Ray>, segment: Bare<Segment>, out?: RayHit): RayHit | null {
  if (!intersectsSegmentRay(segment, ray)) return null;
  out ??= createRayHit();
  const parallel = parallelSegmentRay(segment, ray);
  readRay(ray, lineA);
  readSegment(segment, lineB);
  return writeHit(lineA, lineB, parallel, intersectsPointSegment(ray.origin, segment), out);
}
