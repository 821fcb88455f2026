/** Point and oriented box, by the box's faces. */

import { isEmptyObb3 } from '../../words/emptiness.js';
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import { isApartFromFlat3 } from '../../words/obbs.flat.js';
import { facesOf3, pointAcross3 } from '../../words/obbs.sides.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Obb3 } from '../../words/shapes.js';
import { APART, mostSeparatedAtOnce, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { abs, at, dot, sub, type Vec3, XYZ } from '../../words/vec.js';

export function gap(point: Vec3, box: Obb3): Sign {
  if (isEmptyObb3(box)) return APART;
  const { offset, reach, determinant } = pointAcross3(sub(point, box.center), box);
  if (determinant === 0) return isInFlat(point, box) ? TOUCHING : APART;
  return mostSeparatedAtOnce(...XYZ.map((i) => signOf(abs(at(offset, i)) - at(reach, i))));
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(point: Vec3, box: Obb3, meet: boolean): ClosestPoints {
  return nearestInGeneral(point, box, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(point: Vec3, box: Obb3): Contact {
  return contactInGeneral(point, box);
}

/** Whether a box without volume holds a point. @rare */
export function isInFlat(point: Vec3, box: Obb3): boolean {
  for (const normal of facesOf3(box).normals) if (dot(normal, sub(point, box.center)) !== 0) return false;
  return !isApartFromFlat3({ corners: [point], edges: [], endless: [] }, box);
}
