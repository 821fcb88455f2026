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
import { createLinear, type Linear, lengthen, readRay, writeFacing, writeLeft } from './linear.js';
import { gapToPoint, writeFoot, writeNearestToPoint } from './linear-point.js';
import { isVastToPoint, shrinkLine, shrinkPoint } from './vast.js';

export { intersectsPointRay };

const line: Linear = /* @__PURE__ */ createLinear();

/** The ray's point nearest to a point. Within 4 ulp of the larger of both points' coordinates. */
export function closestPointOnRay(point: Vec2, ray: Bare<Ray>, out: MutableVec2 = createVec2()): MutableVec2 {
  readRay(ray, line);
  return writeFoot(line, point, out);
}

/** How far the point is from the ray. Within 8 ulp of the point's distance from the origin. */
export function distancePointRay(point: Vec2, ray: Bare<Ray>): number {
  if (intersectsPointRay(point, ray)) return 0;
  if (!(isProperPoint(point) && isProperRay(ray))) return Infinity;
  readRay(ray, line);
  return gapToPoint(line, point);
}

export function closestPointsPointRay(point: Vec2, ray: Bare<Ray>, out?: ClosestPoints): ClosestPoints | null {
  const meet = intersectsPointRay(point, ray);
  if (!meet && !(isProperPoint(point) && isProperRay(ray))) return null;
  out ??= createClosestPoints();
  readRay(ray, line);
  if (!meet) return writeNearestToPoint(line, point, out);
  const { x, y } = point;
  out.a.x = x;
  out.a.y = y;
  out.b.x = x;
  out.b.y = y;
  out.distance = 0;
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
  const { x, y } = point;
  const vast = isVastToPoint(line, point);
  if (vast) shrinkLine(line);
  const place = vast ? shrinkPoint(point) : point;
  const alongX = Math.abs(line.directionX) >= Math.abs(line.directionY);
  const way = alongX ? place.x - line.originX : place.y - line.originY;
  out ??= createRayHit();
  writeFacing(line, out.normal);
  lengthen(line);
  const t = way === 0 ? 0 : way / (alongX ? line.directionX : line.directionY) / line.unit;
  out.t = t;
  out.point.x = x;
  out.point.y = y;
  out.inside = false;
  out.exit = t;
  return out;
}
