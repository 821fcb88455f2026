import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Circle } from '../shapes/circle.js';

/**
 * Whether a circle and a box share a point: the centre's squared gap to the box against the squared radius.
 * On each axis the gap is how far the centre lies beyond the nearer side, or 0 between the two. Ericson, RTCD 5.2.5.
 */
export function intersectsCircleAabb(circle: Bare<Circle>, box: Bare<Aabb>): boolean {
  if (box.min.x > box.max.x || box.min.y > box.max.y || circle.radius < 0) return false;
  const belowX = box.min.x - circle.center.x;
  const belowY = box.min.y - circle.center.y;
  const aboveX = circle.center.x - box.max.x;
  const aboveY = circle.center.y - box.max.y;
  const gapX = belowX + Math.abs(belowX) + (aboveX + Math.abs(aboveX));
  const gapY = belowY + Math.abs(belowY) + (aboveY + Math.abs(aboveY));
  const diameter = circle.radius + circle.radius;
  return gapX * gapX + gapY * gapY <= diameter * diameter;
}
