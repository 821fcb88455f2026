import type { Bare } from '../../core/bare.js';
import type { Circle } from '../shapes/circle.js';

/** Whether two circles share a point: their centres are at most the sum of the radii apart, both squared. */
export function intersectsCircleCircle(a: Bare<Circle>, b: Bare<Circle>): boolean {
  const betweenX = b.center.x - a.center.x;
  const betweenY = b.center.y - a.center.y;
  const reach = a.radius + b.radius;
  return a.radius >= 0 && b.radius >= 0 && betweenX * betweenX + betweenY * betweenY <= reach * reach;
}
