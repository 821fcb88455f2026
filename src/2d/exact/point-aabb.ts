// Generated from src/2d/predicates/point-aabb.ts by `npm run generate`; edit that file instead.
import type { Bare } from '../../core/bare.js';
import type { Vec2 } from '../../math/vec2.js';
import type { Aabb } from '../shapes/aabb.js';

/** Whether a point lies in a box: between its sides on each axis. */
export function intersectsPointAabb(point: Vec2, box: Bare<Aabb>): boolean {
  const boxMin = box.min;
  const boxMax = box.max;
  if (!(boxMin.x <= point.x)) return false;
  if (!(point.x <= boxMax.x)) return false;
  if (!(boxMin.y <= point.y)) return false;
  if (!(point.y <= boxMax.y)) return false;
  { const sum1 = ((boxMin.x + (point.x + boxMax.x)) + (boxMin.y + (point.y + boxMax.y))); return sum1 - sum1 === 0 || ((boxMin.x * 0 + (point.x * 0 + boxMax.x * 0)) + (boxMin.y * 0 + (point.y * 0 + boxMax.y * 0))) === 0; }
}

/** Whether a point lies in a box's interior: on none of its sides. */
export function strictlyInsidePointAabb(point: Vec2, box: Bare<Aabb>): boolean {
  const boxMin = box.min;
  const boxMax = box.max;
  if (!(boxMin.x < point.x)) return false;
  if (!(point.x < boxMax.x)) return false;
  if (!(boxMin.y < point.y)) return false;
  if (!(point.y < boxMax.y)) return false;
  { const sum1 = ((boxMin.x + (point.x + boxMax.x)) + (boxMin.y + (point.y + boxMax.y))); return sum1 - sum1 === 0 || ((boxMin.x * 0 + (point.x * 0 + boxMax.x * 0)) + (boxMin.y * 0 + (point.y * 0 + boxMax.y * 0))) === 0; }
}
