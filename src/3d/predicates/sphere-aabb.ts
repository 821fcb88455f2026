import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Sphere } from '../shapes/sphere.js';

/**
 * Whether a sphere and a box share a point: the centre's squared gap to the box against the squared radius.
 * On each axis the gap is how far the centre lies beyond the nearer face, or 0 between the two. Ericson, RTCD 5.2.5.
 */
export function intersectsSphereAabb(sphere: Bare<Sphere>, box: Bare<Aabb>): boolean {
  const gapX = Math.max(box.min.x - sphere.center.x, sphere.center.x - box.max.x, 0);
  const gapY = Math.max(box.min.y - sphere.center.y, sphere.center.y - box.max.y, 0);
  const gapZ = Math.max(box.min.z - sphere.center.z, sphere.center.z - box.max.z, 0);
  if (gapX * gapX + gapY * gapY + gapZ * gapZ > sphere.radius * sphere.radius) return false;
  return sphere.radius >= 0 && box.min.x <= box.max.x && box.min.y <= box.max.y && box.min.z <= box.max.z;
}
