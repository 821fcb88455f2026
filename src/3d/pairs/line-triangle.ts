/** Line and triangle: with which weights of the corners the line meets the plane. */
import type { Line3, Triangle3 } from '../../words/shapes.js';
import { APART, type Sign, TOUCHING } from '../../words/sign.js';
import { gapByParts, meetsInPlane, partsOf } from '../../words/triangles.lines.js';

export function gap(line: Line3, triangle: Triangle3): Sign {
  const parts = partsOf(line, triangle);
  const { whole, t, v, w } = parts;
  if (whole === 0) return t === 0 && v === 0 && w === 0 && meetInPlane(line, triangle) ? TOUCHING : APART;
  return gapByParts(parts, false);
}

/** Whether they meet if both lie in one plane. @rare */
export function meetInPlane(line: Line3, triangle: Triangle3): boolean {
  return meetsInPlane(line, triangle, false);
}
