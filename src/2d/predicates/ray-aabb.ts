import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Ray } from '../shapes/ray.js';
import { strictlyInsidePointAabb } from './point-aabb.js';

/**
 * Whether a ray and a box share a point. On each axis the ray lies between the box's two sides for t between
 * near / length and far / length. Both intervals must share a point, compared cross-multiplied; and neither may end
 * before 0, for which the raw coordinates are enough. Kay and Kajiya's slabs, without the divisions.
 */
export function intersectsRayAabb(ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  if ((ray.direction.x >= 0 && ray.origin.x > box.max.x) || (ray.direction.x <= 0 && ray.origin.x < box.min.x))
    return false;
  if ((ray.direction.y >= 0 && ray.origin.y > box.max.y) || (ray.direction.y <= 0 && ray.origin.y < box.min.y))
    return false;
  if (box.min.x > box.max.x || box.min.y > box.max.y) return false;
  const lengthX = Math.abs(ray.direction.x);
  const lengthY = Math.abs(ray.direction.y);
  const nearX = ray.direction.x >= 0 ? box.min.x - ray.origin.x : ray.origin.x - box.max.x;
  const nearY = ray.direction.y >= 0 ? box.min.y - ray.origin.y : ray.origin.y - box.max.y;
  const farX = ray.direction.x >= 0 ? box.max.x - ray.origin.x : ray.origin.x - box.min.x;
  const farY = ray.direction.y >= 0 ? box.max.y - ray.origin.y : ray.origin.y - box.min.y;
  return nearX * lengthY <= farY * lengthX && nearY * lengthX <= farX * lengthY;
}

/**
 * Whether a ray that meets a box shares only one point with it: it starts on a side and leaves at once, the box is flat
 * and crossed, or the ray grazes a corner. A ray of no direction touches where it lies on a side.
 */
export function touchesRayAabb(ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  if (ray.direction.x > 0 && ray.origin.x === box.max.x) return true;
  if (ray.direction.x < 0 && ray.origin.x === box.min.x) return true;
  if (ray.direction.y > 0 && ray.origin.y === box.max.y) return true;
  if (ray.direction.y < 0 && ray.origin.y === box.min.y) return true;
  if (ray.direction.x !== 0 && box.min.x === box.max.x) return true;
  if (ray.direction.y !== 0 && box.min.y === box.max.y) return true;
  if (ray.direction.x === 0 && ray.direction.y === 0) return !strictlyInsidePointAabb(ray.origin, box);
  const lengthX = Math.abs(ray.direction.x);
  const lengthY = Math.abs(ray.direction.y);
  const nearX = ray.direction.x >= 0 ? box.min.x - ray.origin.x : ray.origin.x - box.max.x;
  const nearY = ray.direction.y >= 0 ? box.min.y - ray.origin.y : ray.origin.y - box.max.y;
  const farX = ray.direction.x >= 0 ? box.max.x - ray.origin.x : ray.origin.x - box.min.x;
  const farY = ray.direction.y >= 0 ? box.max.y - ray.origin.y : ray.origin.y - box.min.y;
  return lengthX > 0 && lengthY > 0 && (nearX * lengthY === farY * lengthX || nearY * lengthX === farX * lengthY);
}
