/**
 * Point and ray.
 *
 * All answers come from the ray's point nearest to the other: the foot of the perpendicular, or the origin where that
 * lies behind it.
 */
import type { Bare } from '../../core/bare.js';
import { atLeast0 } from '../../core/branchless.js';
import { isCommon } from '../../core/norm.js';
import { createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
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
import { turnPerpendicular } from './direction.js';
import { approach, createLinear, type Linear, readRay, writeDirection, writeFacing } from './linear.js';
import { gapToPoint, writeFoot, writeNearestToPoint } from './linear-point.js';
import { isVastToPoint, shrinkLine, shrinkPoint } from './vast.js';

export { intersectsPointRay };

const line: Linear = /* @__PURE__ */ createLinear();

/** The point of the ray nearest to `point`. */
export function closestPointOnRay(point: Vec3, ray: Bare<Ray>, out: MutableVec3 = createVec3()): MutableVec3 {
  const x = ray.direction.x;
  const y = ray.direction.y;
  const z = ray.direction.z;
  const lengthSquared = x * x + y * y + z * z;
  if (isCommon(lengthSquared)) {
    const originX = ray.origin.x;
    const originY = ray.origin.y;
    const originZ = ray.origin.z;
    const t = ((point.x - originX) * x + (point.y - originY) * y + (point.z - originZ) * z) / lengthSquared;
    const held = atLeast0(t);
    if (held < Infinity) {
      out.x = originX + held * x;
      out.y = originY + held * y;
      out.z = originZ + held * z;
      return out;
    }
  }
  readRay(ray, line);
  return writeFoot(line, point, out);
}

/** 0 when the point lies on the ray. Within 8 ulp of the distance from the point to the ray's origin. */
export function distancePointRay(point: Vec3, ray: Bare<Ray>): number {
  const x = ray.direction.x;
  const y = ray.direction.y;
  const z = ray.direction.z;
  const wX = point.x - ray.origin.x;
  const wY = point.y - ray.origin.y;
  const wZ = point.z - ray.origin.z;
  const squared = wX * wX + wY * wY + wZ * wZ;
  const lengthSquared = x * x + y * y + z * z;
  const along = wX * x + wY * y + wZ * z;
  // Apart by far more than rounding, and of common size: no need to ask.
  if (isCommon(squared) && isCommon(lengthSquared)) {
    if (along <= 0) return Math.sqrt(squared);
    const crossX = wY * z - wZ * y;
    const crossY = wZ * x - wX * z;
    const crossZ = wX * y - wY * x;
    const across = crossX * crossX + crossY * crossY + crossZ * crossZ;
    if (across > 2 ** -80 * squared * lengthSquared) return Math.sqrt(across / lengthSquared);
  }
  if (intersectsPointRay(point, ray)) return 0;
  if (!(isProperPoint(point) && isProperRay(ray))) return Infinity;
  readRay(ray, line);
  return gapToPoint(line, point);
}

export function closestPointsPointRay(point: Vec3, ray: Bare<Ray>, out?: ClosestPoints): ClosestPoints | null {
  const meet = intersectsPointRay(point, ray);
  if (!meet && !(isProperPoint(point) && isProperRay(ray))) return null;
  out ??= createClosestPoints();
  readRay(ray, line);
  if (!meet) return writeNearestToPoint(line, point, out);
  const { x, y, z } = point;
  out.a.x = x;
  out.a.y = y;
  out.a.z = z;
  out.b.x = x;
  out.b.y = y;
  out.b.z = z;
  out.distance = 0;
  return out;
}

/** Depth 0; the normal is square to the ray. */
export function contactPointRay(point: Vec3, ray: Bare<Ray>, out?: Contact): Contact | null {
  if (!intersectsPointRay(point, ray)) return null;
  out ??= createContact();
  readRay(ray, line);
  const { x, y, z } = point;
  out.point.x = x;
  out.point.y = y;
  out.point.z = z;
  writeDirection(line, out.normal);
  turnPerpendicular(out.normal);
  out.depth = 0;
  return out;
}

/** Where a ray meets a point. The normal faces the ray. */
export function raycastPoint(ray: Bare<Ray>, point: Vec3, out?: RayHit): RayHit | null {
  if (!intersectsPointRay(point, ray)) return null;
  out ??= createRayHit();
  readRay(ray, line);
  const { x, y, z } = point;
  if (isVastToPoint(line, point)) approach(shrinkLine(line), shrinkPoint(point));
  else approach(line, point);
  out.point.x = x;
  out.point.y = y;
  out.point.z = z;
  writeFacing(line, out.normal);
  out.t = line.t / line.unit;
  out.exit = out.t;
  out.inside = false;
  return out;
}
