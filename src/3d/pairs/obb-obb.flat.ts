/** Two oriented boxes neither of which has three independent axes. */
import { areParallel } from '../../words/crossings.js';
import { isEmptyObb3 } from '../../words/emptiness.js';
import type { Direction3, Obb3 } from '../../words/shapes.js';
import { abs, add, at, cross, dot, map, more, next, scale, some, sub, three, vec3 } from '../../words/vec.js';

/**
 * The axes that fifteen leave out. Lending both boxes the coordinate axes with half extent 0 changes neither, and makes
 * their axes span space: so the coordinate axes themselves and the cross products of each box axis with them are all that
 * remains.
 * @rare
 */
export function meet(a: Obb3, b: Obb3): boolean {
  if (isEmptyObb3(a) || isEmptyObb3(b)) return false;
  const apart = sub(b.center, a.center);
  for (const k of three) {
    const reachA = dot(a.halfExtents, vec3(...map(a.axes, (axis) => abs(at(axis, k)))));
    const reachB = dot(b.halfExtents, vec3(...map(b.axes, (axis) => abs(at(axis, k)))));
    if (abs(at(apart, k)) > reachA + reachB) return false;
  }
  for (const i of three) if (areApartAcross(a.axes[i], a, b) || areApartAcross(b.axes[i], a, b)) return false;
  return true;
}

/** Whether one of the cross products of `axis` with the coordinate axes separates the boxes. */
function areApartAcross(axis: Direction3, a: Obb3, b: Obb3): boolean {
  const apart = abs(cross(sub(b.center, a.center), axis));
  const sidesA = map(a.axes, (side, i) => scale(abs(cross(side, axis)), at(a.halfExtents, i)));
  const sidesB = map(b.axes, (side, i) => scale(abs(cross(side, axis)), at(b.halfExtents, i)));
  return some(more(apart, add(...sidesA, ...sidesB)));
}

/**
 * Whether all axes of both are parallel.
 * @rare
 */
export function areOnLine(a: Obb3, b: Obb3): boolean {
  for (const i of three) {
    if (!areParallel(a.axes[i], a.axes[next(i)]) || !areParallel(b.axes[i], b.axes[next(i)])) return false;
    for (const j of three) if (!areParallel(a.axes[i], b.axes[j])) return false;
  }
  return true;
}
