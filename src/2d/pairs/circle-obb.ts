/** Circle and oriented box: by the side of the box that is nearest to the centre. */

import { isEmptyObb2, isEmptySphere } from '../../words/emptiness.js';
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import { edgesOf2, edgesToBall2, planeToBall } from '../../words/obbs.balls.js';
import { pointAcross2 } from '../../words/obbs.sides.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Obb2, Sphere } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';
import { abs, lengthSquared, max, sub } from '../../words/vec.js';

export function gap(circle: Sphere, box: Obb2): Sign {
  if (isEmptySphere(circle) || isEmptyObb2(box)) return APART;
  const { radius } = circle;
  const center = sub(circle.center, box.center);
  const { offset, reach } = pointAcross2(center, box);
  const [beyondX, beyondY] = [abs(offset.x) - reach.x, abs(offset.y) - reach.y];
  if (planeToBall(beyondX, lengthSquared(box.axes[1]), radius) > 0) return APART;
  if (planeToBall(beyondY, lengthSquared(box.axes[0]), radius) > 0) return APART;
  if (max(beyondX, beyondY) < 0) return OVERLAPPING;
  return signOf(edgesToBall2(center, edgesOf2(box, box.halfExtents), radius));
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(circle: Sphere, box: Obb2, meet: boolean): ClosestPoints {
  return nearestInGeneral(circle, box, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(circle: Sphere, box: Obb2): Contact {
  return contactInGeneral(circle, box);
}
