/** Ray and triangle: where the ray meets the plane, and with which weights of the corners. */
import type { Ray3, Triangle3 } from '../../words/shapes.js';
import { APART, type Sign, TOUCHING } from '../../words/sign.js';
import { gapByParts, meetsInPlane, partsOf } from '../../words/triangles.lines.js';

export function gap(ray: Ray3, triangle: Triangle3): Sign {
  const parts = partsOf(ray, triangle);
  const { whole, t, v, w } = parts;
  if (whole === 0) return t === 0 && v === 0 && w === 0 && meetInPlane(ray, triangle) ? TOUCHING : APART;
  return gapByParts(parts, true);
}

/** Whether they meet if both lie in one plane. @rare */
export function meetInPlane(ray: Ray3, triangle: Triangle3): boolean {
  return meetsInPlane(ray, triangle, true);
}
