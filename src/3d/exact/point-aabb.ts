// Generated from src/3d/predicates/point-aabb.ts by `npm run generate`; edit that file instead.
import type { Bare } from '../../core/bare.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Aabb } from '../shapes/aabb.js';

/** Whether a point lies in a box: between both corners on every axis. An empty box has no such point. */
export function intersectsPointAabb(point: Vec3, box: Bare<Aabb>): boolean {
  if (!(box.min.x <= point.x)) return false;
  if (!(point.x <= box.max.x)) return false;
  if (!(box.min.y <= point.y)) return false;
  if (!(point.y <= box.max.y)) return false;
  if (!(box.min.z <= point.z)) return false;
  if (!(point.z <= box.max.z)) return false;
  { const sum1 = (((box.min.x + point.x) + (box.max.x + box.min.y)) + ((point.y + box.max.y) + (box.min.z + (point.z + box.max.z)))); return sum1 - sum1 === 0 || (((box.min.x * 0 + point.x * 0) + (box.max.x * 0 + box.min.y * 0)) + ((point.y * 0 + box.max.y * 0) + (box.min.z * 0 + (point.z * 0 + box.max.z * 0)))) === 0; }
}

/** Whether a point lies in a box's interior: on none of its faces. A flat box has none. */
export function strictlyInsidePointAabb(point: Vec3, box: Bare<Aabb>): boolean {
  if (!(box.min.x < point.x)) return false;
  if (!(point.x < box.max.x)) return false;
  if (!(box.min.y < point.y)) return false;
  if (!(point.y < box.max.y)) return false;
  if (!(box.min.z < point.z)) return false;
  if (!(point.z < box.max.z)) return false;
  { const sum1 = (((box.min.x + point.x) + (box.max.x + box.min.y)) + ((point.y + box.max.y) + (box.min.z + (point.z + box.max.z)))); return sum1 - sum1 === 0 || (((box.min.x * 0 + point.x * 0) + (box.max.x * 0 + box.min.y * 0)) + ((point.y * 0 + box.max.y * 0) + (box.min.z * 0 + (point.z * 0 + box.max.z * 0)))) === 0; }
}
