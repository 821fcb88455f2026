/** Two oriented boxes neither of which has three independent axes. */
import type { Obb3 } from '../../words/shapes.js';
import { abs, add, at, cross, greater, map3, scale, some, sub, type Three, type Vec3 } from '../../words/vec.js';
import { areParallel } from './obb-obb.edges.js';

/**
 * By the axes that fifteen leave out. Lending both boxes the coordinate axes with half extent 0 changes neither, and makes their
 * axes span space: so the coordinate axes themselves and the cross products of each box axis with them are all that remains.
 */
export function meet(a: Obb3, b: Obb3): boolean {
  return !areApartAlong(a, b) && !areApartAcross(a, b) && !areApartAcross(b, a);
}

/** Whether a coordinate axis separates the boxes. @rare */
export function areApartAlong(a: Obb3, b: Obb3): boolean {
  return areApart(a, b, (v) => v);
}

/** Whether a cross product of one of the first box's axes with a coordinate axis separates the boxes. @rare */
export function areApartAcross(a: Obb3, b: Obb3): boolean {
  for (const axis of a.axes) if (areApart(a, b, (v) => cross(v, axis))) return true;
  return false;
}

/** Along three axes at once, given what a vector measures along them. */
function areApart(a: Obb3, b: Obb3, measure: (v: Vec3) => Vec3): boolean {
  const reach = ({ axes, halfExtents }: Obb3): Three<Vec3> =>
    map3(axes, (axis, i) => scale(abs(measure(axis)), at(halfExtents, i)));
  return some(greater(abs(measure(sub(b.center, a.center))), add(...reach(a), ...reach(b))));
}

/** Whether all axes of a box are parallel: two such boxes never overlap. */
export function isSegment({ axes: [x, y, z] }: Obb3): boolean {
  return areParallel(x, y) && areParallel(y, z) && areParallel(z, x);
}
