/** The axes on which a box and a triangle can be parted. Akenine-Möller 2001. */
import { gapsOfBounds } from './bounds.js';
import type { Aabb, Triangle } from './shapes.js';
import { ignoreIf, type Sign, signOf } from './sign.js';
import { boundsOf } from './triangles.edges.js';
import { abs, add, at, coordinatePairs, sub, type Vec } from './vec.js';

/** Twice the way from the middle of a box to the first corner, the size of the box, and the edges. */
export function sightOf(box: Aabb, { a, b, c }: Triangle) {
  const [pastMin, pastMax] = [sub(a, box.min), sub(a, box.max)];
  return { toA: add(pastMin, pastMax), size: sub(pastMin, pastMax), ab: sub(b, a), bc: sub(c, b), ca: sub(a, c) };
}

/**
 * By the faces of the box, and by those that its edges draw along the edges of the triangle, in 2D its corners: each is square to an edge
 * and, in 3D, to a coordinate axis. Also for flat boxes and triangles these are enough, as a box has edges along all axes, if only of
 * no length. Everything counts twice, as the middle of the box is half of min + max.
 */
export function gapsToBox(box: Aabb, triangle: Triangle): Sign[] {
  const { toA, size, ab, bc, ca } = sightOf(box, triangle);
  const pairs = coordinatePairs(toA);
  // Cross products as seen along an axis.
  const across = (u: Vec, v: Vec): number[] => pairs.map(([i, j]) => at(u, i) * at(v, j) - at(u, j) * at(v, i));
  const [areas, passesAB, passesCA] = [across(ca, ab), across(ab, toA), across(ca, toA)];
  // An edge passes the middle of the box at one distance, and the area tells how much farther the third corner is.
  const gapsBy = (edge: Vec, middle: (k: number) => number): Sign[] =>
    pairs.map(([i, j], k) => {
      const reach = at(size, i) * abs(at(edge, j)) + at(size, j) * abs(at(edge, i));
      const gap = abs(middle(k) + areas[k]!) - (abs(areas[k]!) + reach);
      return ignoreIf(at(edge, i) === 0 && at(edge, j) === 0, signOf(gap));
    });
  return [
    ...gapsOfBounds({ low: box.min, high: box.max }, boundsOf(triangle)),
    ...gapsBy(ab, (k) => passesAB[k]!),
    ...gapsBy(ca, (k) => passesCA[k]!),
    ...gapsBy(bc, (k) => passesAB[k]! + passesCA[k]!),
  ];
}
