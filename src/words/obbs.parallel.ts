/** Edges that are parallel to axes of an oriented box, along which nothing can be measured. */
import { areParallel } from './crossings.js';
import type { Direction3 } from './shapes.js';
import { at, next, sub, type Vec3, XYZ } from './vec.js';

/** Whether an edge has the direction of an axis or the opposite one, or one of them is zero. */
export const isParallel = (start: Vec3, end: Vec3, axis: Direction3): boolean =>
  looksParallel(start, end, axis) || areParallel(sub(end, start), axis);

/** Whether both run along one coordinate axis, as edges of what stands upright do. */
export function looksParallel(start: Vec3, end: Vec3, axis: Direction3): boolean {
  for (const i of XYZ) {
    const [j, k] = [next(i), next(next(i))];
    const isAxis = at(axis, j) === 0 && at(axis, k) === 0;
    if (isAxis && at(start, j) === at(end, j) && at(start, k) === at(end, k)) return true;
  }
  return false;
}
