// Generated from src/3d/predicates/aabb-aabb.ts by `npm run generate`; edit that file instead.
import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';

/** Whether two boxes share a point: neither ends before the other begins, on any axis. */
export function intersectsAabbAabb(a: Bare<Aabb>, b: Bare<Aabb>): boolean {
  if (a.min.x > b.max.x) return false;
  if (b.min.x > a.max.x) return false;
  if (a.min.y > b.max.y) return false;
  if (b.min.y > a.max.y) return false;
  if (a.min.z > b.max.z) return false;
  if (b.min.z > a.max.z) return false;
  if (!(a.min.x <= a.max.x)) return false;
  if (!(a.min.y <= a.max.y)) return false;
  if (!(a.min.z <= a.max.z)) return false;
  if (!(b.min.x <= b.max.x)) return false;
  if (!(b.min.y <= b.max.y)) return false;
  if (!(b.min.z <= b.max.z)) return false;
  { const sum1 = (((a.min.x + (b.max.x + b.min.x)) + (a.max.x + (a.min.y + b.max.y))) + ((b.min.y + (a.max.y + a.min.z)) + (b.max.z + (b.min.z + a.max.z)))); return sum1 - sum1 === 0 || (((a.min.x * 0 + (b.max.x * 0 + b.min.x * 0)) + (a.max.x * 0 + (a.min.y * 0 + b.max.y * 0))) + ((b.min.y * 0 + (a.max.y * 0 + a.min.z * 0)) + (b.max.z * 0 + (b.min.z * 0 + a.max.z * 0)))) === 0; }
}
