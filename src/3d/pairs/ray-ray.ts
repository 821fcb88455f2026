/** Ray and ray: they cross in one point, share a stretch of a common line, endless or not, or are apart. */
import type { Bare } from '../../core/bare.js';
import { intersectsPointRay } from '../exact/point-ray.js';
import { intersectsRayRay, parallelRayRay } from '../exact/ray-ray.js';
import { isProperRay, type Ray } from '../shapes/ray.js';
import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  createRayHit,
  type RayHit,
} from '../shapes/results.js';
import { createLinear, type Linear, readRay } from './linear.js';
import { gapBetween, writeCrossing, writeHit, writeMeeting, writeNearest } from './linear-linear.js';
import { nearestPlainly, nowhere } from './linear-linear.plain.js';

export { intersectsRayRay };

const lineA: Linear = /* @__PURE__ */ createLinear();
const lineB: Linear = /* @__PURE__ */ createLinear();
const nearest: ClosestPoints = /* @__PURE__ */ createClosestPoints();

/** 0 when they meet. Within 16 ulp of the largest distance between their origins and their nearest points. */
export function distanceRayRay(a: Bare<Ray>, b: Bare<Ray>): number {
  const plain = nearestPlainly(a.origin, nowhere, a.direction, b.origin, nowhere, b.direction, nearest);
  if (plain !== undefined) return plain.distance;
  if (intersectsRayRay(a, b)) return 0;
  if (!(isProperRay(a) && isProperRay(b))) return Infinity;
  readRay(a, lineA);
  readRay(b, lineB);
  return gapBetween(lineA, lineB);
}

/** Where they share a stretch, its middle; of an endless one, its beginning. */
export function closestPointsRayRay(a: Bare<Ray>, b: Bare<Ray>, out?: ClosestPoints): ClosestPoints | null {
  const plain = nearestPlainly(a.origin, nowhere, a.direction, b.origin, nowhere, b.direction, out);
  if (plain !== undefined) return plain;
  const meet = intersectsRayRay(a, b);
  if (!meet && !(isProperRay(a) && isProperRay(b))) return null;
  out ??= createClosestPoints();
  readRay(a, lineA);
  readRay(b, lineB);
  if (!meet) return writeNearest(lineA, lineB, out);
  return writeMeeting(lineA, lineB, parallelRayRay(a, b), out);
}

/** Depth 0; the normal is square to both. */
export function contactRayRay(a: Bare<Ray>, b: Bare<Ray>, out?: Contact): Contact | null {
  if (!intersectsRayRay(a, b)) return null;
  out ??= createContact();
  const parallel = parallelRayRay(a, b);
  readRay(a, lineA);
  readRay(b, lineB);
  return writeCrossing(lineA, lineB, parallel, out);
}

/** Where a ray first meets another; along a common line `exit` is where the other starts, or Infinity. */
export function raycastRay(ray: Bare<Ray>, target: Bare<Ray>, out?: RayHit): RayHit | null {
  if (!intersectsRayRay(ray, target)) return null;
  out ??= createRayHit();
  const parallel = parallelRayRay(ray, target);
  readRay(ray, lineA);
  readRay(target, lineB);
  return writeHit(lineA, lineB, parallel, intersectsPointRay(ray.origin, target), out);
}
