import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Circle } from '../shapes/circle.js';

/**
 * Whether a circle and a box share a point: the centre's squared gap to the box against the squared radius.
 * On each axis the gap is how far the centre lies beyond the nearer side, or 0 between the two. Ericson, RTCD 5.2.5.
 */
export function intersectsCircleAabb(circle: Bare<Circle>, box: Bare<Aabb>): boolean {
  const gapX = Math.max(box.min.x - circle.center.x, circle.center.x - box.max.x, 0);
  const gapY = Math.max(box.min.y - circle.center.y, circle.center.y - box.max.y, 0);
  if (gapX * gapX + gapY * gapY > circle.radius * circle.radius) return false;
  return circle.radius >= 0 && box.min.x <= box.max.x && box.min.y <= box.max.y;
}
