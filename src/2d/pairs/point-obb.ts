/** Point and oriented box, by the box's sides. */

import { isEmptyObb2 } from '../../words/emptiness.js';
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import { isApartFromFlat2 } from '../../words/obbs.flat.js';
import { pointAcross2 } from '../../words/obbs.sides.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Obb2, Point } from '../../words/shapes.js';
import { APART, mostSeparatedAtOnce, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { abs, cross2, sub } from '../../words/vec.js';

export function gap(point: Point, box: Obb2): Sign {
  if (isEmptyObb2(box)) return APART;
  const { offset, reach, determinant } = pointAcross2(sub(point, box.center), box);
  if (determinant === 0) return isInFlat(point, box) ? TOUCHING : APART;
  return mostSeparatedAtOnce(signOf(abs(offset.x) - reach.x), signOf(abs(offset.y) - reach.y));
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(point: Point, box: Obb2, meet: boolean): ClosestPoints {
  return nearestInGeneral(point, box, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(point: Point, box: Obb2): Contact {
  return contactInGeneral(point, box);
}

/** Whether a box without area holds a point. @rare */
export function isInFlat(point: Point, box: Obb2): boolean {
  for (const axis of box.axes) if (cross2(axis, sub(point, box.center)) !== 0) return false;
  return !isApartFromFlat2({ corners: [point], edges: [], endless: [] }, box);
}
