/** Box and oriented box: separating axes along the coordinates, across the faces of the oriented one, and across edges of both. */
import { isEmptyAabb, isEmptyObb3 } from '../../words/emptiness.js';
import { reachAlong3 } from '../../words/obbs.flat.js';
import { facesOf3 } from '../../words/obbs.sides.js';
import type { Aabb3, Direction3, Obb3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, type Sign, signOf } from '../../words/sign.js';
import { abs, add, at, cross, dot, next, scale, sub, type Vec3, vec3, XYZ } from '../../words/vec.js';
import * as edges from './obb-obb.edges.js';

export { closestPoints, contactOfBoxes as contact } from '../../words/general.js';

/** Two oriented boxes of which one has the coordinate axes: with those, flat boxes need no other axes than the usual fifteen. */
export function gap(box: Aabb3, oriented: Obb3): Sign {
  if (isEmptyAabb(box) || isEmptyObb3(oriented)) return APART;
  const { center, halfExtents, axes } = oriented;
  // All counts twice, as the middle of the box is half of min + max.
  const middle = add(sub(box.min, center), sub(box.max, center));
  const size = sub(box.max, box.min);
  const extents = add(halfExtents, halfExtents);
  const bounds = scale(reachAlong3(oriented), 2);
  const { normals, determinant } = facesOf3(oriented);
  return mostSeparated(
    ...XYZ.map((i) => signOf(abs(at(middle, i)) - (at(size, i) + at(bounds, i)))),
    ...XYZ.map((i) => {
      const reach = at(extents, i) * abs(determinant) + dot(size, abs(normals[i]));
      const isNone = edges.areParallel(axes[next(i)], axes[next(next(i))]);
      return ignoreIf(isNone, signOf(abs(dot(normals[i], middle)) - reach));
    }),
    ...XYZ.map((j) => {
      const [k, l] = [next(j), next(next(j))];
      const across = cross(middle, axes[j]);
      const reach = add(scale(abs(normals[l]), at(extents, k)), scale(abs(normals[k]), at(extents, l)));
      const boxReach = reachBeside(size, abs(axes[j]));
      return mostSeparated(
        ...XYZ.map((i) => ignoreIf(isAlong(axes[j], i), signOf(abs(at(across, i)) - (at(boxReach, i) + at(reach, i))))),
      );
    }),
  );
}

/** How far a box reaches across a direction and each of the coordinate axes. */
const reachBeside = (size: Vec3, { x, y, z }: Vec3): Vec3 =>
  vec3(size.y * z + size.z * y, size.z * x + size.x * z, size.x * y + size.y * x);

const isAlong = (axis: Direction3, i: 0 | 1 | 2): boolean => at(axis, next(i)) === 0 && at(axis, next(next(i))) === 0;
