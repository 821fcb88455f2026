/** Ray and sphere: all answers come from the ray's point nearest to the centre, and the chord through it. */
import type { Bare } from '../../core/bare.js';
import { intersectsPointSphere, strictlyInsidePointSphere } from '../exact/point-sphere.js';
import { intersectsRaySphere, touchesRaySphere } from '../exact/ray-sphere.js';
import { isProperRay, type Ray } from '../shapes/ray.js';
import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  createLinearSphereIntersection,
  createRayHit,
  type LinearSphereIntersection,
  type RayHit,
} from '../shapes/results.js';
import { isProperSphere, type Sphere } from '../shapes/sphere.js';
import { createLinear, type Linear, readRay } from './linear.js';
import {
  createSphereFacts,
  gapToSphere,
  type SphereFacts,
  writeChord,
  writeNearestToSphere,
  writeSphereContact,
  writeSphereHit,
} from './linear-sphere.js';
import { raycastSpherePlainly } from './ray-sphere.plain.js';

export { intersectsRaySphere };

const line: Linear = /* @__PURE__ */ createLinear();
const facts: SphereFacts = /* @__PURE__ */ createSphereFacts();

/** Gap to the surface, 0 when they meet. Within 8 ulp of the distance from the ray's origin to the centre. */
export function distanceRaySphere(ray: Bare<Ray>, sphere: Bare<Sphere>): number {
  if (intersectsRaySphere(ray, sphere)) return 0;
  if (!(isProperRay(ray) && isProperSphere(sphere))) return Infinity;
  readRay(ray, line);
  return gapToSphere(line, sphere);
}

/** Where they meet, the ray's point nearest to the centre. */
export function closestPointsRaySphere(
  ray: Bare<Ray>,
  sphere: Bare<Sphere>,
  out?: ClosestPoints,
): ClosestPoints | null {
  const meet = intersectsRaySphere(ray, sphere);
  if (!meet && !(isProperRay(ray) && isProperSphere(sphere))) return null;
  out ??= createClosestPoints();
  readRay(ray, line);
  return writeNearestToSphere(line, sphere, meet, out);
}

/** The normal leads from the ray's point nearest to the centre to the centre; with both equal, square to the ray. */
export function contactRaySphere(ray: Bare<Ray>, sphere: Bare<Sphere>, out?: Contact): Contact | null {
  if (!intersectsRaySphere(ray, sphere)) return null;
  readRay(ray, line);
  return writeSphereContact(line, sphere, out ?? createContact());
}

/**
 * The stretch of the ray that lies in the sphere, or null. How many points of the surface it passes and how it runs is
 * exact; each t is within 8 ulp of the distance from the origin to the centre, in units of the direction's length, more
 * only where the line is nearly tangent.
 */
export function intersectionRaySphere(
  ray: Bare<Ray>,
  sphere: Bare<Sphere>,
  out?: LinearSphereIntersection,
): LinearSphereIntersection | null {
  if (!intersectsRaySphere(ray, sphere)) return null;
  readRay(ray, line);
  gatherFacts(ray, sphere);
  return writeChord(line, sphere, facts, out ?? createLinearSphereIntersection());
}

/** Where a ray first meets a sphere. Exact about whether, and whether it starts inside; t as in the intersection. */
export function raycastSphere(ray: Bare<Ray>, sphere: Bare<Sphere>, out?: RayHit): RayHit | null {
  const plain = raycastSpherePlainly(ray, sphere, out);
  if (plain !== undefined) return plain;
  if (!intersectsRaySphere(ray, sphere)) return null;
  readRay(ray, line);
  gatherFacts(ray, sphere);
  return writeSphereHit(line, sphere, facts, out ?? createRayHit());
}

/** A ray ends outside unless, with a zero direction, it never leaves its origin. */
function gatherFacts(ray: Bare<Ray>, sphere: Bare<Sphere>): void {
  facts.touches = touchesRaySphere(ray, sphere);
  facts.startsInside = intersectsPointSphere(ray.origin, sphere);
  facts.startsOnSurface = facts.startsInside && !strictlyInsidePointSphere(ray.origin, sphere);
  facts.endsInside = facts.startsInside && line.reach === 0;
  facts.endsOnSurface = facts.startsOnSurface && line.reach === 0;
}
