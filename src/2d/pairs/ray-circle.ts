/** Ray and circle: all answers come from the ray's point nearest to the centre, and from the chord through it. */
import type { Bare } from '../../core/bare.js';
import { intersectsPointCircle, strictlyInsidePointCircle } from '../exact/point-circle.js';
import { intersectsRayCircle, touchesRayCircle } from '../exact/ray-circle.js';
import { type Circle, isProperCircle } from '../shapes/circle.js';
import { isProperRay, type Ray } from '../shapes/ray.js';
import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  createLinearCircleIntersection,
  createRayHit,
  type LinearCircleIntersection,
  type RayHit,
} from '../shapes/results.js';
import { createLinear, type Linear, readRay } from './linear.js';
import {
  type CircleFacts,
  createCircleFacts,
  gapToCircle,
  writeChord,
  writeCircleContact,
  writeCircleHit,
  writeNearestToCircle,
} from './linear-circle.js';
import { raycastCirclePlainly } from './ray-circle.plain.js';

export { intersectsRayCircle };

const line: Linear = /* @__PURE__ */ createLinear();
const facts: CircleFacts = /* @__PURE__ */ createCircleFacts();

/** Gap to the edge, 0 when they meet. Within 8 ulp of the distance from the ray's origin to the centre. */
export function distanceRayCircle(ray: Bare<Ray>, circle: Bare<Circle>): number {
  if (intersectsRayCircle(ray, circle)) return 0;
  if (!(isProperRay(ray) && isProperCircle(circle))) return Infinity;
  readRay(ray, line);
  return gapToCircle(line, circle);
}

/** Where they meet, the ray's point nearest to the centre. */
export function closestPointsRayCircle(
  ray: Bare<Ray>,
  circle: Bare<Circle>,
  out?: ClosestPoints,
): ClosestPoints | null {
  const meet = intersectsRayCircle(ray, circle);
  if (!meet && !(isProperRay(ray) && isProperCircle(circle))) return null;
  out ??= createClosestPoints();
  readRay(ray, line);
  return writeNearestToCircle(line, circle, meet, out);
}

/** The normal leads from the ray's point nearest to the centre to the centre, or square to the ray from there. */
export function contactRayCircle(ray: Bare<Ray>, circle: Bare<Circle>, out?: Contact): Contact | null {
  if (!intersectsRayCircle(ray, circle)) return null;
  readRay(ray, line);
  return writeCircleContact(line, circle, out ?? createContact());
}

/**
 * The stretch of the ray that lies in the circle, or null. How many points of the edge it passes and how it runs is
 * exact; each t is within 8 ulp of the distance from the origin to the centre, in units of the direction's length, more
 * only where the line is nearly tangent.
 */
export function intersectionRayCircle(
  ray: Bare<Ray>,
  circle: Bare<Circle>,
  out?: LinearCircleIntersection,
): LinearCircleIntersection | null {
  if (!intersectsRayCircle(ray, circle)) return null;
  readRay(ray, line);
  gatherFacts(ray, circle);
  return writeChord(line, circle, facts, out ?? createLinearCircleIntersection());
}

/** Where a ray first meets a circle. Exact about whether, and whether it starts inside; t as in the intersection. */
export function raycastCircle(ray: Bare<Ray>, circle: Bare<Circle>, out?: RayHit): RayHit | null {
  const plain = raycastCirclePlainly(ray, circle, out);
  if (plain !== undefined) return plain;
  if (!intersectsRayCircle(ray, circle)) return null;
  readRay(ray, line);
  gatherFacts(ray, circle);
  return writeCircleHit(line, circle, facts, out ?? createRayHit());
}

/** A ray ends outside unless, with a zero direction, it never leaves its origin. */
function gatherFacts(ray: Bare<Ray>, circle: Bare<Circle>): void {
  facts.touches = touchesRayCircle(ray, circle);
  facts.startsInside = intersectsPointCircle(ray.origin, circle);
  facts.startsOnSurface = facts.startsInside && !strictlyInsidePointCircle(ray.origin, circle);
  facts.endsInside = facts.startsInside && line.reach === 0;
  facts.endsOnSurface = facts.startsOnSurface && line.reach === 0;
}
