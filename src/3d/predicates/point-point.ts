import type { Vec3 } from '../../math/vec3.js';

/** Whether two points are the same: equal in every coordinate. */
export function intersectsPointPoint(a: Vec3, b: Vec3): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z;
}
