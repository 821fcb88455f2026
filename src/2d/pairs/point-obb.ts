/** Point and oriented box, by the box's sides. */
import { isEmptyObb2 } from '../../words/emptiness.js';
import { isApartFromFlat2 } from '../../words/obbs.flat.js';
import { pointAcross2 } from '../../words/obbs.sides.js';
import type { Obb2, Point } from '../../words/shapes.js';
import { APART, mostSeparatedAtOnce, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { abs, cross2, sub } from '../../words/vec.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(point: Point, box: Obb2): Sign {
  if (isEmptyObb2(box)) return APART;
  const { offset, reach, determinant } = pointAcross2(sub(point, box.center), box);
  if (determinant === 0) return isInFlat(point, box) ? TOUCHING : APART;
  return mostSeparatedAtOnce(signOf(abs(offset.x) - reach.x), signOf(abs(offset.y) - reach.y));
}

/** Whether a box without area holds a point. @rare */
export function isInFlat(point: Point, box: Obb2): boolean {
  for (const axis of box.axes) if (cross2(axis, sub(point, box.center)) !== 0) return false;
  return !isApartFromFlat2({ corners: [point], edges: [], endless: [] }, box);
}

/** Whether the axes of a box do not span the plane. */
export function isFlat(box: Obb2): boolean {
  return cross2(box.axes[0], box.axes[1]) === 0;
}
