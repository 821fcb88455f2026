import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Sphere } from '../shapes/sphere.js';

/**
 * Whether a sphere and a box share a point: the centre's squared gap to the box against the squared radius.
 * On each axis the gap is how far the centre lies beyond the nearer face, or 0 between the two; here it comes twice, as
 * x + |x|, because a maximum would make the processor guess. Ericson, RTCD 5.2.5.
 */
export function intersectsSphereAabb(sphere: Bare<Sphere>, box: Bare<Aabb>): boolean {
  if (box.min.x > box.max.x || box.min.y > box.max.y || box.min.z > box.max.z || sphere.radius < 0) return false;
  const belowX = box.min.x - sphere.center.x;
  const belowY = box.min.y - sphere.center.y;
  const belowZ = box.min.z - sphere.center.z;
  const aboveX = sphere.center.x - box.max.x;
  const aboveY = sphere.center.y - box.max.y;
  const aboveZ = sphere.center.z - box.max.z;
  const gapX = belowX + Math.abs(belowX) + (aboveX + Math.abs(aboveX));
  const gapY = belowY + Math.abs(belowY) + (aboveY + Math.abs(aboveY));
  const gapZ = belowZ + Math.abs(belowZ) + (aboveZ + Math.abs(aboveZ));
  const diameter = sphere.radius + sphere.radius;
  return gapX * gapX + gapY * gapY + gapZ * gapZ <= diameter * diameter;
}
