/** Two oriented boxes: of fifteen axes, the one along which they overlap least decides. */
import { isEmptyObb3 } from '../../words/emptiness.js';
import { axisOf, leastOverlap } from '../../words/obbs.axes.js';
import { measured, unitFor } from '../../words/obbs.js';
import { sharedMiddle } from '../../words/obbs.middle.js';
import { precedes } from '../../words/order.js';
import type { ObbContact } from '../../words/results.js';
import type { Obb3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import {
  abs,
  add,
  at,
  cross,
  div,
  dot,
  map3,
  max,
  negate,
  next,
  scale,
  sub,
  type Three,
  vec3,
  XYZ,
} from '../../words/vec.js';
import * as edges from './obb-obb.edges.js';
import * as flat from './obb-obb.flat.js';

export { closestPoints } from '../../words/general.js';

/**
 * Each box is exactly the parallelepiped that its doubles define, skewed or without volume as it may be: nothing relies on the axes being
 * unit or at right angles. The sum of two boxes is a zonotope with six generators; its faces are normal to cross products of two of
 * them, three of each box and nine of both. Along an axis L a box reaches as far as the sum of halfExtent·|axis·L|, and each axis·L is
 * a triple product, so eighteen of these and two determinants serve all fifteen. Gottschalk, Lin and Manocha 1996, there for
 * orthonormal axes.
 */
export function gap(a: Obb3, b: Obb3): Sign {
  const centerOffset = sub(b.center, a.center);
  const [sidesA, sidesB] = [sidesOf(a), sidesOf(b)];
  // |face normal i of one box · axis j of the other|
  const faceAAxisB = map3(sidesA.faceNormals, (face) => map3(b.axes, (axis) => abs(dot(face, axis))));
  const faceBAxisA = map3(sidesB.faceNormals, (face) => map3(a.axes, (axis) => abs(dot(face, axis))));
  const offsetAcrossA = map3(a.axes, (axis) => cross(centerOffset, axis));
  const alongFaces = ({ axes, halfExtents }: Obb3, sides: Sides, other: Obb3, faceAxis: Three<Three<number>>) =>
    XYZ.map((i) => {
      const { faceNormals, determinant } = sides;
      const reach = at(halfExtents, i) * abs(determinant) + dot(other.halfExtents, vec3(...faceAxis[i]));
      const sign = signOf(abs(dot(faceNormals[i], centerOffset)) - reach);
      return ignoreIf(edges.areParallel(axes[next(i)], axes[next(next(i))]), sign);
    });
  return mostSeparated(
    ...alongFaces(a, sidesA, b, faceAAxisB),
    ...alongFaces(b, sidesB, a, faceBAxisA),
    ...XYZ.map((i) =>
      mostSeparated(
        ...XYZ.map((j) => {
          // Along L = A[i] × B[j], |A[i1] · L| = |face normal i2 of A · B[j]|, and the same with i1 and i2 exchanged: so each half
          // extent goes with the other face.
          const [i1, i2, j1, j2] = [next(i), next(next(i)), next(j), next(next(j))];
          const reachA = at(a.halfExtents, i1) * faceAAxisB[i2][j] + at(a.halfExtents, i2) * faceAAxisB[i1][j];
          const reachB = at(b.halfExtents, j1) * faceBAxisA[j2][i] + at(b.halfExtents, j2) * faceBAxisA[j1][i];
          const sign = signOf(abs(dot(offsetAcrossA[i], b.axes[j])) - (reachA + reachB));
          return ignoreIf(edges.areParallel(a.axes[i], b.axes[j]), sign);
        }),
      ),
    ),
    isEmptyObb3(a) || isEmptyObb3(b) ? APART : OVERLAPPING,
    sidesA.determinant === 0 && sidesB.determinant === 0 ? gapOfFlat(a, b) : OVERLAPPING,
  );
}

function gapOfFlat(a: Obb3, b: Obb3): Sign {
  if (!flat.meet(a, b)) return APART;
  return flat.isSegment(a) && flat.isSegment(b) ? TOUCHING : OVERLAPPING;
}

/** Normals of a box's faces, not normalised, and the determinant of its axes: its volume before the half extents count. */
function sidesOf({ axes }: Obb3) {
  const faceNormals = map3(axes, (_, i) => cross(axes[next(i)], axes[next(next(i))]));
  return { faceNormals, determinant: dot(faceNormals[0], axes[0]) };
}

type Sides = ReturnType<typeof sidesOf>;

/**
 * By the axis of least overlap. Of equal ones a face goes before edges, first one of the box with the lesser centre, x
 * before y before z. The point lies in both, unless a box has extents along axes that do not span space: it is the middle of
 * two faces or edges that meet, halfway in.
 * @bound normal 3 ulp of 1, or as short
 * @bound depth 4 ulp of the half diagonals
 * @bound point 16 ulp of the coordinates × the skew, or in both
 * @bound axis exact, or as short
 */
export function contact(a: Obb3, b: Obb3): ObbContact {
  const isSwapped = precedes([b.center, b.halfExtents, ...b.axes], [a.center, a.halfExtents, ...a.axes]);
  const { normal, depth, point, ofA, ofB } = isSwapped ? contactInOrder(b, a) : contactInOrder(a, b);
  const axis = axisOf(isSwapped ? ofB : ofA, isSwapped ? ofA : ofB);
  return { normal: isSwapped ? negate(normal) : normal, depth, point, axis };
}

/** @shared */
function contactInOrder(a: Obb3, b: Obb3) {
  const unit = max(unitFor(a), unitFor(b));
  const [boxA, boxB] = [measured(a, unit), measured(b, unit)];
  const centerOffset = div(sub(b.center, a.center), unit);
  const { overlap, unit: across, ofA, ofB } = leastOverlap(boxA, boxB, centerOffset);
  const normal = dot(centerOffset, across) < 0 ? negate(across) : across;
  const point = add(a.center, scale(sharedMiddle(boxA, boxB, centerOffset, normal), unit));
  const depth = unit * (overlap > 0 ? overlap : 2 ** -53 * (boxA.size + boxB.size));
  return { normal, depth, point, ofA, ofB };
}
