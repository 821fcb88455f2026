/**
 * Point and ray.
 *
 * All answers come from the ray's point nearest to the point: the foot of the perpendicular, or the origin where that
 * lies behind it. A point on the ray has depth 0: any step to the side takes it off.
 */
import type { Bare } from '../../core/bare.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import { intersectsPointRay } from '../exact/point-ray.js';
import { isProperPoint } from '../shapes/point.js';
import { isProperRay, type Ray } from '../shapes/ray.js';
import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  createRayHit,
  type RayHit,
} from '../shapes/results.js';
import { approach, createLinear, type Linear, readRay, writeFacing, writeLeft, writePoint } from './linear.js';

export { intersectsPointRay };

const line: Linear = /* @__PURE__ */ createLinear();

/** The ray's point nearest to a point. Within 4 ulp of the larger of both points' coordinates. */
export function closestPointOnRay(point: Vec2, ray: Bare<Ray>, out: MutableVec2 = createVec2()): MutableVec2 {
  readRay(ray, line);
  approach(line, point);
  writePoint(line, out);
  return out;
}

/** How far the point is from the ray. Within 8 ulp of the point's distance from the origin. */
export function distancePointRay(point: Vec2, ray: Bare<Ray>): number {
  if (intersectsPointRay(point, ray)) return 0;
  if (!(isProperPoint(point) && isProperRay(ray))) return Infinity;
  readRay(ray, line);
  approach(line, point);
  return Math.max(line.gap, Number.MIN_VALUE);
}

export function closestPointsPointRay(point: Vec2, ray: Bare<Ray>, out?: ClosestPoints): ClosestPoints | null {
  const meet = intersectsPointRay(point, ray);
  if (!meet && !(isProperPoint(point) && isProperRay(ray))) return null;
  out ??= createClosestPoints();
  const { x, y } = point;
  readRay(ray, line);
  approach(line, point);
  if (meet) {
    out.b.x = x;
    out.b.y = y;
  } else {
    writePoint(line, out.b);
  }
  out.a.x = x;
  out.a.y = y;
  out.distance = meet ? 0 : Math.max(line.gap, Number.MIN_VALUE);
  return out;
}

/** Depth 0, with the normal to the left of the ray; the x axis where the ray is a point. */
export function contactPointRay(point: Vec2, ray: Bare<Ray>, out?: Contact): Contact | null {
  if (!intersectsPointRay(point, ray)) return null;
  readRay(ray, line);
  const { x, y } = point;
  out ??= createContact();
  writeLeft(line, out.normal);
  out.depth = 0;
  out.point.x = x;
  out.point.y = y;
  return out;
}

/** Where a ray meets a point. The normal looks back along the ray. t is within 2 ulp. */
export function raycastPoint(ray: Bare<Ray>, point: Vec2, out?: RayHit): RayHit | null {
  if (!intersectsPointRay(point, ray)) return null;
  readRay(ray, line);
  const { origin, direction } = ray;
  const { x, y } = point;
  const alongX = Math.abs(direction.x) >= Math.abs(direction.y);
  const way = alongX ? x - origin.x : y - origin.y;
  const t = way === 0 ? 0 : way / (alongX ? direction.x : direction.y);
  out ??= createRayHit();
  writeFacing(line, out.normal);
  out.t = t;
  out.point.x = x;
  out.point.y = y;
  out.inside = false;
  out.exit = t;
  return out;
}
