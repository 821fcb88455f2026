/** Ray and box: what they share by slabs, their distance along the ray, their contact by separating axes. */
import type { Bare } from '../../core/bare.js';
import { intersectsPointAabb, strictlyInsidePointAabb } from '../exact/point-aabb.js';
import { intersectsRayAabb, touchesRayAabb } from '../exact/ray-aabb.js';
import { type Aabb, isProperAabb } from '../shapes/aabb.js';
import { isProperRay, type Ray } from '../shapes/ray.js';
import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  createLinearAabbIntersection,
  createRayHit,
  type LinearAabbIntersection,
  type RayHit,
} from '../shapes/results.js';
import { createLinear, type Linear, readRay } from './linear.js';
import { writeAabbContact } from './linear-aabb.contact.js';
import { type AabbFacts, createAabbFacts, writeAabbHit, writeClip, writeMiddle } from './linear-aabb.js';
import { gapToAabb, writeNearestToAabb } from './linear-aabb.nearest.js';
import { raycastAabbPlainly } from './ray-aabb.plain.js';

export { intersectsRayAabb };

const line: Linear = /* @__PURE__ */ createLinear();
const facts: AabbFacts = /* @__PURE__ */ createAabbFacts();

/** 0 when they meet. Within 8 ulp of the largest distance on an axis from the ray's origin to the box's sides. */
export function distanceRayAabb(ray: Bare<Ray>, box: Bare<Aabb>): number {
  if (intersectsRayAabb(ray, box)) return 0;
  if (!(isProperRay(ray) && isProperAabb(box))) return Infinity;
  readRay(ray, line);
  return gapToAabb(line, box);
}

/** Where they meet, the middle of what they share. */
export function closestPointsRayAabb(ray: Bare<Ray>, box: Bare<Aabb>, out?: ClosestPoints): ClosestPoints | null {
  const meet = intersectsRayAabb(ray, box);
  if (!meet && !(isProperRay(ray) && isProperAabb(box))) return null;
  out ??= createClosestPoints();
  readRay(ray, line);
  if (!meet) return writeNearestToAabb(line, box, out);
  gatherFacts(ray, box);
  writeMiddle(line, box, facts, out.a);
  out.b.x = out.a.x;
  out.b.y = out.a.y;
  out.distance = 0;
  return out;
}

/** Never against the ray's direction: that would not clear it. The point is the middle of what they share. */
export function contactRayAabb(ray: Bare<Ray>, box: Bare<Aabb>, out?: Contact): Contact | null {
  if (!intersectsRayAabb(ray, box)) return null;
  readRay(ray, line);
  gatherFacts(ray, box);
  return writeAabbContact(line, box, facts, out ?? createContact());
}

/** The stretch of the ray that lies in the box, or null. How it runs is exact, each t within 2 ulp. */
export function intersectionRayAabb(
  ray: Bare<Ray>,
  box: Bare<Aabb>,
  out?: LinearAabbIntersection,
): LinearAabbIntersection | null {
  if (!intersectsRayAabb(ray, box)) return null;
  readRay(ray, line);
  gatherFacts(ray, box);
  return writeClip(line, box, facts, out ?? createLinearAabbIntersection());
}

/**
 * Where a ray first meets a box, with the normal of the side; at a corner, x goes before y. Starting on a side, t is
 * 0 and the normal is that of the side which the ray faces most.
 */
export function raycastAabb(ray: Bare<Ray>, box: Bare<Aabb>, out?: RayHit): RayHit | null {
  const plain = raycastAabbPlainly(ray, box, out);
  if (plain !== undefined) return plain;
  if (!intersectsRayAabb(ray, box)) return null;
  readRay(ray, line);
  gatherFacts(ray, box);
  const onSurface = facts.startsInside && !strictlyInsidePointAabb(ray.origin, box);
  return writeAabbHit(line, box, facts, onSurface, out ?? createRayHit());
}

/** A ray ends outside unless, with a zero direction, it never leaves its origin. */
function gatherFacts(ray: Bare<Ray>, box: Bare<Aabb>): void {
  facts.touches = touchesRayAabb(ray, box);
  facts.startsInside = intersectsPointAabb(ray.origin, box);
  facts.endsInside = facts.startsInside && line.reach === 0;
}
