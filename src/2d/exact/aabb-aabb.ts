// Generated from src/2d/predicates/aabb-aabb.ts by `npm run generate`; edit that file instead.
import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';

/** Whether two boxes share a point: they overlap on each axis, and neither is empty. */
export function intersectsAabbAabb(a: Bare<Aabb>, b: Bare<Aabb>): boolean {
  const aMin = a.min;
  const bMax = b.max;
  const bMin = b.min;
  const aMax = a.max;
  if (aMin.x > bMax.x) return false;
  if (bMin.x > aMax.x) return false;
  if (aMin.y > bMax.y) return false;
  if (bMin.y > aMax.y) return false;
  if (!(aMin.x <= aMax.x)) return false;
  if (!(aMin.y <= aMax.y)) return false;
  if (!(bMin.x <= bMax.x)) return false;
  if (!(bMin.y <= bMax.y)) return false;
  { const sum1 = (((aMin.x + bMax.x) + (bMin.x + aMax.x)) + ((aMin.y + bMax.y) + (bMin.y + aMax.y))); return sum1 - sum1 === 0 || (((aMin.x * 0 + bMax.x * 0) + (bMin.x * 0 + aMax.x * 0)) + ((aMin.y * 0 + bMax.y * 0) + (bMin.y * 0 + aMax.y * 0))) === 0; }
}
