/** The axes that tell two oriented boxes apart. */
import { areParallel } from './crossings.js';
import { isEmptyObb3 } from './emptiness.js';
import { isZero, lookParallel } from './obbs.js';
import type { Direction3, Obb3 } from './shapes.js';
import { APART, farthest, OVERLAPPING, type Sign, signOf, unless } from './sign.js';
import { abs, at, cross, dot, map, next, sub, type Three, three, vec3 } from './vec.js';

/** The normals of a box's faces, of no certain length, and its volume before the half extents count. */
export interface Sides {
  readonly faces: Three<Direction3>;
  readonly volume: number;
}

export function sidesOf({ axes }: Obb3): Sides {
  const faces = map(axes, (_, i) => cross(axes[next(i)], axes[next(next(i))]));
  return { faces, volume: dot(faces[0], axes[0]) };
}

/**
 * The sum of two boxes is a zonotope with six generators; its faces are normal to cross products of two of them, three of
 * each box and nine of both. Along an axis L a box reaches as far as the sum of halfExtent·|axis·L|, and each axis·L is a
 * triple product, so eighteen of these and two volumes serve all fifteen. Nothing relies on the axes being unit or at right
 * angles. Gottschalk, Lin and Manocha 1996, there for orthonormal axes.
 */
export function alongFifteen(a: Obb3, b: Obb3, sidesA: Sides, sidesB: Sides): Sign {
  const apart = sub(b.center, a.center);
  const alongB = map(sidesA.faces, (face) => map(b.axes, (axis) => abs(dot(face, axis))));
  const alongA = map(sidesB.faces, (face) => map(a.axes, (axis) => abs(dot(face, axis))));
  const across = map(a.axes, (axis) => cross(apart, axis));
  return farthest(
    ...three.map((i) => {
      const reach = at(a.halfExtents, i) * abs(sidesA.volume) + dot(b.halfExtents, vec3(...alongB[i]));
      return unless(isZero(sidesA.faces[i]), signOf(abs(dot(sidesA.faces[i], apart)) - reach));
    }),
    ...three.map((i) => {
      const reach = at(b.halfExtents, i) * abs(sidesB.volume) + dot(a.halfExtents, vec3(...alongA[i]));
      return unless(isZero(sidesB.faces[i]), signOf(abs(dot(sidesB.faces[i], apart)) - reach));
    }),
    // Across an edge of each, by cyclic exchange in the triple products.
    ...three.map((i) =>
      farthest(
        ...three.map((j) => {
          const [i1, i2, j1, j2] = [next(i), next(next(i)), next(j), next(next(j))];
          const reachA = at(a.halfExtents, i1) * alongB[i2][j] + at(a.halfExtents, i2) * alongB[i1][j];
          const reachB = at(b.halfExtents, j1) * alongA[j2][i] + at(b.halfExtents, j2) * alongA[j1][i];
          const sign = signOf(abs(dot(across[i], b.axes[j])) - (reachA + reachB));
          // Mostly the coordinates show that two edges are parallel.
          return lookParallel(a.axes[i], b.axes[j]) ? OVERLAPPING : unless(areParallel(a.axes[i], b.axes[j]), sign);
        }),
      ),
    ),
    isEmptyObb3(a) || isEmptyObb3(b) ? APART : OVERLAPPING,
  );
}
