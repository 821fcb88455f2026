/** Two oriented boxes: of fifteen axes, the one along which they overlap least decides. */
import { isEmptyObb3 } from '../../words/emptiness.js';
import { axisOf, leastOverlap } from '../../words/obbs.axes.js';
import { precedes, solidOf } from '../../words/obbs.js';
import { sharedMiddle } from '../../words/obbs.middle.js';
import type { ObbContact } from '../../words/results.js';
import type { Direction3, Obb3 } from '../../words/shapes.js';
import { APART, farthest, OVERLAPPING, type Sign, signOf, TOUCHING, unless } from '../../words/sign.js';
import { abs, add, at, cross, dot, map, max, negate, next, sub, type Three, three, vec3 } from '../../words/vec.js';
import * as edges from './obb-obb.edges.js';
import * as flat from './obb-obb.flat.js';

/** Each box is exactly the parallelepiped that its doubles define, skewed or without volume as it may be. */
export function gap(a: Obb3, b: Obb3): Sign {
  const sidesA = sidesOf(a);
  if (sidesA.volume === 0) {
    if (sidesOf(b).volume === 0) {
      if (!flat.meet(a, b)) return APART;
      if (flat.areOnLine(a, b)) return TOUCHING;
    }
  }
  return alongFifteen(a, b, sidesA, sidesOf(b));
}

/** The normals of a box's faces, of no certain length, and its volume before the half extents count. */
interface Sides {
  readonly faces: Three<Direction3>;
  readonly volume: number;
}

function sidesOf({ axes }: Obb3): Sides {
  const faces = map(axes, (_, i) => cross(axes[next(i)], axes[next(next(i))]));
  return { faces, volume: dot(faces[0], axes[0]) };
}

/**
 * The sum of two boxes is a zonotope with six generators; its faces are normal to cross products of two of them, three of
 * each box and nine of both. Along an axis L a box reaches as far as the sum of halfExtent·|axis·L|, and each axis·L is a
 * triple product, so eighteen of these and two volumes serve all fifteen. Nothing relies on the axes being unit or at right
 * angles. Gottschalk, Lin and Manocha 1996, there for orthonormal axes.
 */
function alongFifteen(a: Obb3, b: Obb3, sidesA: Sides, sidesB: Sides): Sign {
  const apart = sub(b.center, a.center);
  const alongB = map(sidesA.faces, (face) => map(b.axes, (axis) => abs(dot(face, axis))));
  const alongA = map(sidesB.faces, (face) => map(a.axes, (axis) => abs(dot(face, axis))));
  const across = map(a.axes, (axis) => cross(apart, axis));
  return farthest(
    ...three.map((i) => {
      const reach = at(a.halfExtents, i) * abs(sidesA.volume) + dot(b.halfExtents, vec3(...alongB[i]));
      return unless(
        edges.areParallel(a.axes[next(i)], a.axes[next(next(i))]),
        signOf(abs(dot(sidesA.faces[i], apart)) - reach),
      );
    }),
    ...three.map((i) => {
      const reach = at(b.halfExtents, i) * abs(sidesB.volume) + dot(a.halfExtents, vec3(...alongA[i]));
      return unless(
        edges.areParallel(b.axes[next(i)], b.axes[next(next(i))]),
        signOf(abs(dot(sidesB.faces[i], apart)) - reach),
      );
    }),
    // Across an edge of each, by cyclic exchange in the triple products.
    ...three.map((i) =>
      farthest(
        ...three.map((j) => {
          const [i1, i2, j1, j2] = [next(i), next(next(i)), next(j), next(next(j))];
          const reachA = at(a.halfExtents, i1) * alongB[i2][j] + at(a.halfExtents, i2) * alongB[i1][j];
          const reachB = at(b.halfExtents, j1) * alongA[j2][i] + at(b.halfExtents, j2) * alongA[j1][i];
          const sign = signOf(abs(dot(across[i], b.axes[j])) - (reachA + reachB));
          return unless(edges.areParallel(a.axes[i], b.axes[j]), sign);
        }),
      ),
    ),
    isEmptyObb3(a) || isEmptyObb3(b) ? APART : OVERLAPPING,
  );
}

/**
 * By the axis of least overlap. Of equal ones a face goes before edges, first one of the box with the lesser centre, x
 * before y before z. The point lies in both, unless a box has extents along axes that do not span space: it is the middle of
 * two faces or edges that meet, halfway in.
 * @bound normal 3 ulp of 1, or as short
 * @bound depth 2 ulp of the half diagonals
 * @bound point 16 ulp of the coordinates × the skew, or in both
 * @bound axis exact, or as short
 */
export function contact(a: Obb3, b: Obb3): ObbContact {
  const isSwapped = precedes(b, a);
  const { normal, depth, point, ofA, ofB } = isSwapped ? contactInOrder(b, a) : contactInOrder(a, b);
  return isSwapped
    ? { normal: negate(normal), depth, point, axis: axisOf(ofB, ofA) }
    : { normal, depth, point, axis: axisOf(ofA, ofB) };
}

/** @shared */
function contactInOrder(a: Obb3, b: Obb3) {
  const [solidA, solidB, apart] = [solidOf(a), solidOf(b), sub(b.center, a.center)];
  const { overlap, unit, distance, ofA, ofB } = leastOverlap(solidA, solidB, apart);
  const normal = distance < 0 ? negate(unit) : unit;
  const point = add(a.center, sharedMiddle(solidA, solidB, apart, normal));
  return { normal, depth: max(overlap, 0), point, ofA, ofB };
}
