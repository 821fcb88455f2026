// Generated from src/3d/predicates/point-aabb.ts by `npm run generate`; edit that file instead.
import type { Bare } from '../../core/bare.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Aabb } from '../shapes/aabb.js';

/** Whether a point lies in a box: between both corners on every axis. An empty box has no such point. */
export function intersectsPointAabb(point: Vec3, box: Bare<Aabb>): boolean {
  const boxMin = box.min;
  const boxMax = box.max;
  if (!(boxMin.x <= point.x)) return false;
  if (!(point.x <= boxMax.x)) return false;
  if (!(boxMin.y <= point.y)) return false;
  if (!(point.y <= boxMax.y)) return false;
  if (!(boxMin.z <= point.z)) return false;
  if (!(point.z <= boxMax.z)) return false;
  { const sum1 = (((boxMin.x + point.x) + (boxMax.x + boxMin.y)) + ((point.y + boxMax.y) + (boxMin.z + (point.z + boxMax.z)))); return sum1 - sum1 === 0 || (((boxMin.x * 0 + point.x * 0) + (boxMax.x * 0 + boxMin.y * 0)) + ((point.y * 0 + boxMax.y * 0) + (boxMin.z * 0 + (point.z * 0 + boxMax.z * 0)))) === 0; }
}

/** Whether a point lies in a box's interior: on none of its faces. A flat box has none. */
export function strictlyInsidePointAabb(point: Vec3, box: Bare<Aabb>): boolean {
  const boxMin = box.min;
  const boxMax = box.max;
  if (!(boxMin.x < point.x)) return false;
  if (!(point.x < boxMax.x)) return false;
  if (!(boxMin.y < point.y)) return false;
  if (!(point.y < boxMax.y)) return false;
  if (!(boxMin.z < point.z)) return false;
  if (!(point.z < boxMax.z)) return false;
  { const sum1 = (((boxMin.x + point.x) + (boxMax.x + boxMin.y)) + ((point.y + boxMax.y) + (boxMin.z + (point.z + boxMax.z)))); return sum1 - sum1 === 0 || (((boxMin.x * 0 + point.x * 0) + (boxMax.x * 0 + boxMin.y * 0)) + ((point.y * 0 + boxMax.y * 0) + (boxMin.z * 0 + (point.z * 0 + boxMax.z * 0)))) === 0; }
}
