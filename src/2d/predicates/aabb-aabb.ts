import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';

/** Whether two boxes share a point: they overlap on each axis, and neither is empty. */
export function intersectsAabbAabb(a: Bare<Aabb>, b: Bare<Aabb>): boolean {
  if (a.min.x > b.max.x || b.min.x > a.max.x || a.min.y > b.max.y || b.min.y > a.max.y) return false;
  return a.min.x <= a.max.x && a.min.y <= a.max.y && b.min.x <= b.max.x && b.min.y <= b.max.y;
}
