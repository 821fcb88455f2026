/** A ray or line and a triangle of space: words for questions, without quotients. */

import type { Line3, Triangle3 } from './shapes.js';
import { beyondReach, beyondSpan } from './shares.js';
import type { Sign } from './sign.js';
import { mostSeparatedAtOnce, signOf } from './sign.js';
import { at, cross, dot, greater, less, max, min, next, some, sub, type Vec3, XYZ } from './vec.js';

/**
 * Where a line meets the triangle's plane, as parts of a whole: at t / whole, with v / whole and w / whole for the weights of b and c.
 * All four numbers are 0 only in one plane. A collinear triangle has no normal; there v and w tell whether the two lines meet.
 * Möller and Trumbore 1997.
 */
export function partsOf({ origin, direction }: Line3, { a, b, c }: Triangle3) {
  const [ab, ac, toA] = [sub(b, a), sub(c, a), sub(a, origin)];
  const [normal, across] = [cross(ab, ac), cross(toA, direction)];
  return { whole: dot(normal, direction), t: dot(normal, toA), v: dot(ac, across), w: 0 - dot(ab, across) };
}

export type Parts = ReturnType<typeof partsOf>;

/** Where a line crosses the plane: by the weights, and on a ray by t. */
export const gapByParts = ({ whole, t, v, w }: Parts, isRay: boolean): Sign =>
  mostSeparatedAtOnce(
    signOf(beyondSpan(v, whole)),
    signOf(beyondSpan(w, whole)),
    signOf(beyondSpan(v + w, whole)),
    ...(isRay ? [signOf(beyondReach(t, whole))] : []),
  );

/**
 * Whether a ray or line meets a triangle of one plane with it, or one that is only a line which it meets. Seen along a coordinate
 * axis, they are apart where the line leaves all corners on one side, or where it lies beyond an edge or the bounds and does not
 * run towards them. They meet where they do so along all three axes, for along one of them no two points of their plane look the same.
 */
export function meetsInPlane({ origin, direction }: Line3, { a, b, c }: Triangle3, isRay: boolean): boolean {
  const isBeyond = (from: Vec3, way: Vec3, low: Vec3, high: Vec3): boolean => {
    for (const i of XYZ) {
      const [place, step] = [at(from, i), at(way, i)];
      if (place > at(high, i) && (isRay ? step >= 0 : step === 0)) return true;
      if (place < at(low, i) && (isRay ? step <= 0 : step === 0)) return true;
    }
    return false;
  };
  if (isBeyond(origin, direction, min(a, b, c), max(a, b, c))) return false;
  const [sideA, sideB, sideC] = [
    cross(direction, sub(a, origin)),
    cross(direction, sub(b, origin)),
    cross(direction, sub(c, origin)),
  ];
  if (some(greater(min(sideA, sideB, sideC), 0)) || some(less(max(sideA, sideB, sideC), 0))) return false;
  const corners = [a, b, c] as const;
  for (const i of XYZ) {
    const [u, v, opposite] = [corners[i], corners[next(i)], corners[next(next(i))]];
    const edge = sub(v, u);
    const inside = cross(edge, sub(opposite, u));
    if (isBeyond(cross(edge, sub(origin, u)), cross(edge, direction), min(inside, 0), max(inside, 0))) return false;
  }
  return true;
}
