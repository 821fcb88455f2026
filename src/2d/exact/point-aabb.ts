// Generated from src/2d/predicates/point-aabb.ts by `npm run generate`; edit that file instead.
import type { Bare } from '../../core/bare.js';
import type { Vec2 } from '../../math/vec2.js';
import type { Aabb } from '../shapes/aabb.js';

/** Whether a point lies in a box: between its sides on each axis. */
export function intersectsPointAabb(point: Vec2, box: Bare<Aabb>): boolean {
  if (!(box.min.x <= point.x)) return false;
  if (!(point.x <= box.max.x)) return false;
  if (!(box.min.y <= point.y)) return false;
  if (!(point.y <= box.max.y)) return false;
  { const sum1 = ((box.min.x + (point.x + box.max.x)) + (box.min.y + (point.y + box.max.y))); return sum1 - sum1 === 0 || ((box.min.x * 0 + (point.x * 0 + box.max.x * 0)) + (box.min.y * 0 + (point.y * 0 + box.max.y * 0))) === 0; }
}

/** Whether a point lies in a box's interior: on none of its sides. */
export function strictlyInsidePointAabb(point: Vec2, box: Bare<Aabb>): boolean {
  if (!(box.min.x < point.x)) return false;
  if (!(point.x < box.max.x)) return false;
  if (!(box.min.y < point.y)) return false;
  if (!(point.y < box.max.y)) return false;
  { const sum1 = ((box.min.x + (point.x + box.max.x)) + (box.min.y + (point.y + box.max.y))); return sum1 - sum1 === 0 || ((box.min.x * 0 + (point.x * 0 + box.max.x * 0)) + (box.min.y * 0 + (point.y * 0 + box.max.y * 0))) === 0; }
}
