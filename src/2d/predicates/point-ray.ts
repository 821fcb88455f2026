import type { Bare } from '../../core/bare.js';
import type { Vec2 } from '../../math/vec2.js';
import type { Ray } from '../shapes/ray.js';

/**
 * Whether a point lies on a ray: on no axis behind the origin, and neither left nor right of the ray. On an axis where
 * the direction is 0 the point must share the origin's coordinate, so a zero direction leaves the origin alone.
 */
export function intersectsPointRay(point: Vec2, ray: Bare<Ray>): boolean {
  if (ray.direction.x >= 0 && point.x < ray.origin.x) return false;
  if (ray.direction.x <= 0 && point.x > ray.origin.x) return false;
  if (ray.direction.y >= 0 && point.y < ray.origin.y) return false;
  if (ray.direction.y <= 0 && point.y > ray.origin.y) return false;
  const offsetX = point.x - ray.origin.x;
  const offsetY = point.y - ray.origin.y;
  return ray.direction.x * offsetY === ray.direction.y * offsetX;
}
