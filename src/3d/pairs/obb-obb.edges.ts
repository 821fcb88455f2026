/** Edges of two oriented boxes, or of one. */
import type { Direction3 } from '../../words/shapes.js';
import { abs, at, cross, lengthSquared, next, XYZ } from '../../words/vec.js';

/** Whether u and v have the same or the opposite direction, or one of them is zero. Mostly their coordinates show it. */
export function areParallel(u: Direction3, v: Direction3): boolean {
  return lookParallel(u, v) || lengthSquared(cross(u, v)) === 0;
}

/** Whether two edges are equal, opposite, or along one coordinate axis, as those of boxes that stand upright are. */
function lookParallel(u: Direction3, v: Direction3): boolean {
  // None of these can be where both of two coordinates differ in size: one look spares most others.
  if (abs(u.x) !== abs(v.x) && abs(u.y) !== abs(v.y)) return false;
  if (u.x === v.x && u.y === v.y && u.z === v.z) return true;
  if (u.x === -v.x && u.y === -v.y && u.z === -v.z) return true;
  for (const i of XYZ) {
    if (at(u, i) === 0 && at(v, i) === 0 && at(u, next(i)) === 0 && at(v, next(i)) === 0) return true;
  }
  return false;
}
