/** A ray or line and a triangle of space: words for questions, without quotients. */

import { isZeroVector } from './lengths.js';
import type { Line3, Triangle3 } from './shapes.js';
import { beyondReach, beyondSpan } from './shares.js';
import type { Sign } from './sign.js';
import { mostSeparatedAtOnce, signOf } from './sign.js';
import { at, cross, dot, greater, less, map3, max, min, next, some, sub, type Vec3, XYZ } from './vec.js';

/**
 * Where a line meets the triangle's plane, as parts of a whole: at t / whole, with v / whole and w / whole for the weights of b and c.
 * All four numbers are 0 only in one plane. A collinear triangle has no normal; there v and w tell whether the two lines meet.
 * Möller and Trumbore 1997.
 */
export function partsOf({ origin, direction }: Line3, { a, b, c }: Triangle3) {
  const [ab, ac, toA] = [sub(b, a), sub(c, a), sub(a, origin)];
  const [normal, across] = [cross(ab, ac), cross(toA, direction)];
  const [whole, t, v, w] = [dot(normal, direction), dot(normal, toA), dot(ac, across), 0 - dot(ab, across)];
  return { whole, t, v, w, ab, ac, normal };
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

/**
 * Whether a ray or line and a triangle of one plane, which meet, share no more than one point; see segment-triangle.coplanar.ts. Along an
 * edge, what they share is what their bounds do. Else they share one point where all of the triangle lies on one side of the line, or
 * all of the ray outside of an edge.
 */
export function sharesOnePointInPlane(line: Line3, { a, b, c }: Triangle3, isRay: boolean): boolean {
  const { origin, direction } = line;
  if (isZeroVector(direction)) return true;
  const sides = map3([a, b, c], (corner) => cross(direction, sub(corner, origin)));
  const [isA, isB, isC] = map3(sides, (side) => isZeroVector(side));
  if (isA && isB && isC) return isOnePoint(line, min(a, b, c), max(a, b, c), isRay);
  if (isA && isB) return isOnePoint(line, min(a, b), max(a, b), isRay);
  if (isB && isC) return isOnePoint(line, min(b, c), max(b, c), isRay);
  if (isC && isA) return isOnePoint(line, min(c, a), max(c, a), isRay);
  const normal = cross(sub(b, a), sub(c, a));
  const heights = map3(sides, (side) => dot(side, normal));
  if (min(...heights) >= 0 || max(...heights) <= 0) return true;
  const corners = [a, b, c] as const;
  for (const i of XYZ) {
    const inward = cross(normal, sub(corners[next(i)], corners[i]));
    if (isRay && max(dot(inward, sub(origin, corners[i])), dot(inward, direction)) <= 0) return true;
  }
  return false;
}

/** Whether a line shares one point with what lies on it, from `low` to `high`. */
function isOnePoint({ origin, direction }: Line3, low: Vec3, high: Vec3, isRay: boolean): boolean {
  for (const i of XYZ) {
    const [from, to] = [at(low, i), at(high, i)];
    if (at(direction, i) > 0 && to > (isRay ? max(from, at(origin, i)) : from)) return false;
    if (at(direction, i) < 0 && from < (isRay ? min(to, at(origin, i)) : to)) return false;
  }
  return true;
}
