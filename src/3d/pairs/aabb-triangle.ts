/** Box and triangle of space: of thirteen axes, the one that separates them most decides. Akenine-Möller 2001. */
import { isEmptyAabb } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import type { Aabb, Triangle3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';
import { abs, add, at, cross, dot, max, min, next, sub, type Vec, type Vec3, XYZ } from '../../words/vec.js';

/*
 * The box's faces, the triangle's plane, and the cross products of an edge with each coordinate axis. Also for flat boxes and collinear
 * triangles no more are needed, as a box has edges along all axes, if only of no length. Everything counts twice, as the middle of the
 * box is half of min + max.
 */
export function gap(box: Aabb, triangle: Triangle3): Sign {
  const { a, b, c } = triangle;
  const [lowest, highest] = [min(a, b, c), max(a, b, c)];
  const [ab, bc, ca] = [sub(b, a), sub(c, b), sub(a, c)];
  const [pastMin, pastMax] = [sub(a as Vec, box.min), sub(a as Vec, box.max)];
  const [size, toA] = [sub(pastMin, pastMax), add(pastMin, pastMax) as Vec3];
  const normal = cross(ca, ab);
  const [passAB, passCA] = [cross(ab, toA), cross(ca, toA)];
  // Seen along an axis, all of an edge passes the middle of the box at one distance; how much farther the third corner is, the normal tells.
  const across = (edge: Vec, middle: Vec): Sign[] =>
    XYZ.map((k) => {
      const [i, j] = [next(k), next(next(k))];
      const reach = at(size, i) * abs(at(edge, j)) + at(size, j) * abs(at(edge, i));
      const gap = abs(at(middle, k)) - (abs(at(normal, k)) + reach);
      return ignoreIf(at(edge, i) === 0 && at(edge, j) === 0, signOf(gap));
    });
  return mostSeparated(
    ...XYZ.map((i) =>
      mostSeparated(signOf(at(box.min, i) - at(highest, i)), signOf(at(lowest, i) - at(box.max, i))),
    ),
    ...across(ab, add(passAB, normal)),
    ...across(ca, add(passCA, normal)),
    ...across(bc, add(passAB, passCA, normal)),
    ignoreIf(isCollinear(triangle), signOf(abs(dot(normal, toA)) - dot(size, abs(normal)))),
    isEmptyAabb(box) ? APART : OVERLAPPING,
  );
}

/** @rare */
export function isCollinear({ a, b, c }: Triangle3): boolean {
  return isZeroVector(cross(sub(b, a), sub(c, a)));
}
