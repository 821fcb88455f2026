/** Circle and oriented box: by the side of the box that is nearest to the centre. */
import { isEmptyObb2, isEmptySphere } from '../../words/emptiness.js';
import { edgesOf2, edgesToBall2, planeToBall } from '../../words/obbs.balls.js';
import { pointAcross2 } from '../../words/obbs.sides.js';
import type { Obb2, Sphere } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';
import { abs, lengthSquared, max, sub } from '../../words/vec.js';

export { closestPoints, contact } from '../../words/general.js';

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
