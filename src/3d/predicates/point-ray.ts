import type { Bare } from '../../core/bare.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Ray } from '../shapes/ray.js';

/**
 * Whether a point lies on a ray: never behind the origin on any axis (where the direction has no part it must be
 * level with it), and on the ray's line. A zero direction leaves only the origin.
 */
export function intersectsPointRay(point: Vec3, ray: Bare<Ray>): boolean {
  if (ray.direction.x >= 0 && point.x < ray.origin.x) return false;
  if (ray.direction.x <= 0 && point.x > ray.origin.x) return false;
  if (ray.direction.y >= 0 && point.y < ray.origin.y) return false;
  if (ray.direction.y <= 0 && point.y > ray.origin.y) return false;
  if (ray.direction.z >= 0 && point.z < ray.origin.z) return false;
  if (ray.direction.z <= 0 && point.z > ray.origin.z) return false;
  const offsetX = point.x - ray.origin.x;
  const offsetY = point.y - ray.origin.y;
  const offsetZ = point.z - ray.origin.z;
  if (ray.direction.y * offsetZ - ray.direction.z * offsetY !== 0) return false;
  if (ray.direction.z * offsetX - ray.direction.x * offsetZ !== 0) return false;
  return ray.direction.x * offsetY - ray.direction.y * offsetX === 0;
}
