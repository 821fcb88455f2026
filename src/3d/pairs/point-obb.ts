/** Point and oriented box, by the box's faces. */
import { isEmptyObb3 } from '../../words/emptiness.js';
import { isApartFromFlat3 } from '../../words/obbs.flat.js';
import { facesOf3, pointAcross3 } from '../../words/obbs.sides.js';
import type { Obb3 } from '../../words/shapes.js';
import { APART, mostSeparatedAtOnce, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { abs, at, dot, sub, type Vec3, XYZ } from '../../words/vec.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(point: Vec3, box: Obb3): Sign {
  if (isEmptyObb3(box)) return APART;
  const { offset, reach, determinant } = pointAcross3(sub(point, box.center), box);
  if (determinant === 0) return isInFlat(point, box) ? TOUCHING : APART;
  return mostSeparatedAtOnce(...XYZ.map((i) => signOf(abs(at(offset, i)) - at(reach, i))));
}

/** Whether a box without volume holds a point. @rare */
export function isInFlat(point: Vec3, box: Obb3): boolean {
  for (const normal of facesOf3(box).normals) if (dot(normal, sub(point, box.center)) !== 0) return false;
  return !isApartFromFlat3({ corners: [point], edges: [], endless: [] }, box);
}

/** Whether the axes of a box do not span space. */
export function isFlat(box: Obb3): boolean {
  return facesOf3(box).determinant === 0;
}
