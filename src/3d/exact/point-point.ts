// Generated from src/3d/predicates/point-point.ts by `npm run generate`; edit that file instead.
import type { Vec3 } from '../../math/vec3.js';

/** Whether two points are the same: equal in every coordinate. */
export function intersectsPointPoint(a: Vec3, b: Vec3): boolean {
  if (!(a.x === b.x)) return false;
  if (!(a.y === b.y)) return false;
  if (!(a.z === b.z)) return false;
  { const sum1 = ((a.x + (b.x + a.y)) + (b.y + (a.z + b.z))); return sum1 - sum1 === 0 || ((a.x * 0 + (b.x * 0 + a.y * 0)) + (b.y * 0 + (a.z * 0 + b.z * 0))) === 0; }
}
