// Generated from src/3d/predicates/point-point.ts by `npm run generate`; edit that file instead.
import type { Vec3 } from '../../math/vec3.js';

/** Whether two points are the same: equal in every coordinate. */
export function intersectsPointPoint(a: Vec3, b: Vec3): boolean {
  const aX = a.x;
  const bX = b.x;
  if (!(aX === bX)) return false;
  const aY = a.y;
  const bY = b.y;
  if (!(aY === bY)) return false;
  const aZ = a.z;
  const bZ = b.z;
  if (!(aZ === bZ)) return false;
  { const sum1 = ((aX + (bX + aY)) + (bY + (aZ + bZ))); return sum1 - sum1 === 0 || intersectsPointPointFinite(a, b); }
}

function intersectsPointPointFinite(a: Vec3, b: Vec3): boolean {
  return ((a.x * 0 + (b.x * 0 + a.y * 0)) + (b.y * 0 + (a.z * 0 + b.z * 0))) === 0;
}
