/** Point and box: outside, all answers come from the point clamped to the box; inside, from the nearest side. */
import type { Bare } from '../../core/bare.js';
import { GREATEST_SQUARE, LEAST_SQUARE, norm2 } from '../../core/norm.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import { intersectsPointAabb } from '../exact/point-aabb.js';
import { type Aabb, isProperAabb } from '../shapes/aabb.js';
import { isProperPoint } from '../shapes/point.js';
import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  measureDistance,
} from '../shapes/results.js';

export { intersectsPointAabb };

/** The point of the box nearest to `point`: `point` itself if it lies inside. Ericson, RTCD 5.1.3. */
export function closestPointOnAabb(point: Vec2, box: Bare<Aabb>, out: MutableVec2 = createVec2()): MutableVec2 {
  const { min, max } = box;
  const x = Math.min(Math.max(point.x, min.x), max.x);
  const y = Math.min(Math.max(point.y, min.y), max.y);
  out.x = x;
  out.y = y;
  return out;
}

/** 0 in the box. Within 3 ulp. */
export function distancePointAabb(point: Vec2, box: Bare<Aabb>): number {
  const { min, max } = box;
  const belowX = min.x - point.x;
  const aboveX = point.x - max.x;
  const belowY = min.y - point.y;
  const aboveY = point.y - max.y;
  // Twice the gap, without a maximum, which would make the processor guess.
  const gapX = belowX + Math.abs(belowX) + (aboveX + Math.abs(aboveX));
  const gapY = belowY + Math.abs(belowY) + (aboveY + Math.abs(aboveY));
  const squared = gapX * gapX + gapY * gapY;
  if (squared >= LEAST_SQUARE && squared <= GREATEST_SQUARE && isProperAabb(box)) return Math.sqrt(squared) / 2;
  if (intersectsPointAabb(point, box)) return 0;
  if (!(isProperPoint(point) && isProperAabb(box))) return Infinity;
  return norm2(Math.max(belowX, aboveX, 0), Math.max(belowY, aboveY, 0));
}

export function closestPointsPointAabb(point: Vec2, box: Bare<Aabb>, out?: ClosestPoints): ClosestPoints | null {
  if (!(isProperPoint(point) && isProperAabb(box))) return null;
  out ??= createClosestPoints();
  const { x, y } = point;
  closestPointOnAabb(point, box, out.b);
  out.a.x = x;
  out.a.y = y;
  measureDistance(out);
  return out;
}

/** By the side nearest to the point, of equally near ones the first of x min, x max, y min and y max. */
export function contactPointAabb(point: Vec2, box: Bare<Aabb>, out?: Contact): Contact | null {
  if (!intersectsPointAabb(point, box)) return null;
  out ??= createContact();
  const { x, y } = point;
  leaveByNearestFace(point, box, out);
  out.point.x = x;
  out.point.y = y;
  return out;
}

/** Writes the normal and depth for a point in the box: the way to the nearest side is against the normal. */
export function leaveByNearestFace(point: Vec2, { min, max }: Bare<Aabb>, out: Contact): void {
  const toMinX = point.x - min.x;
  const toMaxX = max.x - point.x;
  const toMinY = point.y - min.y;
  const toMaxY = max.y - point.y;
  const depth = Math.min(toMinX, toMaxX, toMinY, toMaxY);
  let normalX = 0;
  let normalY = 0;
  if (toMinX === depth) normalX = 1;
  else if (toMaxX === depth) normalX = -1;
  else if (toMinY === depth) normalY = 1;
  else normalY = -1;
  out.normal.x = normalX;
  out.normal.y = normalY;
  out.depth = depth;
}
