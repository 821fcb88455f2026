import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';

/** Whether two boxes share a point: neither ends before the other begins, on any axis. */
export function intersectsAabbAabb(a: Bare<Aabb>, b: Bare<Aabb>): boolean {
  if (a.min.x > b.max.x || b.min.x > a.max.x) return false;
  if (a.min.y > b.max.y || b.min.y > a.max.y) return false;
  if (a.min.z > b.max.z || b.min.z > a.max.z) return false;
  return (
    a.min.x <= a.max.x &&
    a.min.y <= a.max.y &&
    a.min.z <= a.max.z &&
    b.min.x <= b.max.x &&
    b.min.y <= b.max.y &&
    b.min.z <= b.max.z
  );
}
