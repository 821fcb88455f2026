/** Point and triangle of space: both are flat, so they never more than touch. */
import type { Triangle3 } from '../../words/shapes.js';
import { APART, type Sign, TOUCHING } from '../../words/sign.js';
import { meetsInPlane } from '../../words/triangles.lines.js';
import { cross, dot, fill, sub, type Vec3 } from '../../words/vec.js';

/* That a point lies in the plane is rare, so it is asked first. A collinear triangle has no normal, and every point may lie on it. */
export function gap(point: Vec3, triangle: Triangle3): Sign {
  const { a, b, c } = triangle;
  if (dot(sub(point, a), cross(sub(b, a), sub(c, a))) !== 0) return APART;
  return meetInPlane(point, triangle) ? TOUCHING : APART;
}

/** Whether they meet if both lie in one plane: a point is a line without a direction. @rare */
export function meetInPlane(point: Vec3, triangle: Triangle3): boolean {
  return meetsInPlane({ origin: point, direction: fill(point, 0) }, triangle, false);
}
