// Generated from src/3d/predicates/aabb-aabb.ts by `npm run generate`; edit that file instead.
import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';

/** Whether two boxes share a point: neither ends before the other begins, on any axis. */
export function intersectsAabbAabb(a: Bare<Aabb>, b: Bare<Aabb>): boolean {
  const aMin = a.min;
  const aMinX = aMin.x;
  const bMax = b.max;
  const bMaxX = bMax.x;
  if (aMinX > bMaxX) return false;
  const bMin = b.min;
  const bMinX = bMin.x;
  const aMax = a.max;
  const aMaxX = aMax.x;
  if (bMinX > aMaxX) return false;
  const aMinY = aMin.y;
  const bMaxY = bMax.y;
  if (aMinY > bMaxY) return false;
  const bMinY = bMin.y;
  const aMaxY = aMax.y;
  if (bMinY > aMaxY) return false;
  const aMinZ = aMin.z;
  const bMaxZ = bMax.z;
  if (aMinZ > bMaxZ) return false;
  const bMinZ = bMin.z;
  const aMaxZ = aMax.z;
  if (bMinZ > aMaxZ) return false;
  if (!(aMinX <= aMaxX)) return false;
  if (!(aMinY <= aMaxY)) return false;
  if (!(aMinZ <= aMaxZ)) return false;
  if (!(bMinX <= bMaxX)) return false;
  if (!(bMinY <= bMaxY)) return false;
  if (!(bMinZ <= bMaxZ)) return false;
  { const sum1 = (((aMinX + (bMaxX + bMinX)) + (aMaxX + (aMinY + bMaxY))) + ((bMinY + (aMaxY + aMinZ)) + (bMaxZ + (bMinZ + aMaxZ)))); return sum1 - sum1 === 0 || intersectsAabbAabbFinite(a, b); }
}

function intersectsAabbAabbFinite(a: Bare<Aabb>, b: Bare<Aabb>): boolean {
  return (((a.min.x * 0 + (b.max.x * 0 + b.min.x * 0)) + (a.max.x * 0 + (a.min.y * 0 + b.max.y * 0))) + ((b.min.y * 0 + (a.max.y * 0 + a.min.z * 0)) + (b.max.z * 0 + (b.min.z * 0 + a.max.z * 0)))) === 0;
}
