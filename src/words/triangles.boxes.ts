/** The axes on which a box and a triangle can be parted. Akenine-Möller 2001. */
import type { Aabb, Triangle } from './shapes.js';
import { ignoreIf, type Sign, signOf } from './sign.js';
import { abs, add, at, coordinatePairs, indices, sub, type Vec } from './vec.js';

/** Twice the way from the middle of a box to the first corner, the size of the box, and the edges. */
export function sightOf(box: Aabb, { a, b, c }: Triangle) {
  const [pastMin, pastMax] = [sub(a, box.min), sub(a, box.max)];
  return { toA: add(pastMin, pastMax), size: sub(pastMin, pastMax), ab: sub(b, a), bc: sub(c, b), ca: sub(a, c) };
}

export type Sight = ReturnType<typeof sightOf>;

/** Whether all corners lie beyond one face. One after the other: the largest of three would take branches that nothing foresees. */
export function areBeyondFace({ min, max }: Aabb, { a, b, c }: Triangle): boolean {
  for (const i of indices(a)) {
    if (at(a, i) > at(max, i) && at(b, i) > at(max, i) && at(c, i) > at(max, i)) return true;
    if (at(a, i) < at(min, i) && at(b, i) < at(min, i) && at(c, i) < at(min, i)) return true;
  }
  return false;
}

/** Whether all corners lie beyond one face or on it. */
export function areBeyondOrOnFace({ min, max }: Aabb, { a, b, c }: Triangle): boolean {
  for (const i of indices(a)) {
    if (at(a, i) >= at(max, i) && at(b, i) >= at(max, i) && at(c, i) >= at(max, i)) return true;
    if (at(a, i) <= at(min, i) && at(b, i) <= at(min, i) && at(c, i) <= at(min, i)) return true;
  }
  return false;
}

/**
 * By what the edges of the box draw along the edges of the triangle, in 2D its corners: each is square to an edge and, in 3D, to a coordinate
 * axis. Together with the faces, and in 3D the triangle's plane, these are enough also for flat boxes and triangles, as a box has edges along
 * all axes, if only of no length. Everything counts twice, as the middle of the box is half of min + max.
 */
export function gapsAcross({ toA, size, ab, bc, ca }: Sight): Sign[] {
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
    ...gapsBy(ab, (k) => passesAB[k]!),
    ...gapsBy(ca, (k) => passesCA[k]!),
    ...gapsBy(bc, (k) => passesAB[k]! + passesCA[k]!),
  ];
}
