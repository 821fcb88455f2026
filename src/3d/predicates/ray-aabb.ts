import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Ray } from '../shapes/ray.js';
import { strictlyInsidePointAabb } from './point-aabb.js';

/**
 * Whether a ray and a box share a point. On each axis the ray lies between the box's two planes for t between
 * near / length and far / length. Each two of these intervals must share a point, compared cross-multiplied; and none
 * may end before 0, for which the raw coordinates are enough. Kay and Kajiya's slabs, without the divisions.
 */
export function intersectsRayAabb(ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  if (ray.direction.x >= 0 && ray.origin.x > box.max.x) return false;
  if (ray.direction.x <= 0 && ray.origin.x < box.min.x) return false;
  if (ray.direction.y >= 0 && ray.origin.y > box.max.y) return false;
  if (ray.direction.y <= 0 && ray.origin.y < box.min.y) return false;
  if (ray.direction.z >= 0 && ray.origin.z > box.max.z) return false;
  if (ray.direction.z <= 0 && ray.origin.z < box.min.z) return false;
  if (box.min.x > box.max.x || box.min.y > box.max.y || box.min.z > box.max.z) return false;
  const lengthX = Math.abs(ray.direction.x);
  const lengthY = Math.abs(ray.direction.y);
  const lengthZ = Math.abs(ray.direction.z);
  const nearX = ray.direction.x >= 0 ? box.min.x - ray.origin.x : ray.origin.x - box.max.x;
  const nearY = ray.direction.y >= 0 ? box.min.y - ray.origin.y : ray.origin.y - box.max.y;
  const nearZ = ray.direction.z >= 0 ? box.min.z - ray.origin.z : ray.origin.z - box.max.z;
  const farX = ray.direction.x >= 0 ? box.max.x - ray.origin.x : ray.origin.x - box.min.x;
  const farY = ray.direction.y >= 0 ? box.max.y - ray.origin.y : ray.origin.y - box.min.y;
  const farZ = ray.direction.z >= 0 ? box.max.z - ray.origin.z : ray.origin.z - box.min.z;
  if (nearX * lengthY > farY * lengthX || nearY * lengthX > farX * lengthY) return false;
  if (nearY * lengthZ > farZ * lengthY || nearZ * lengthY > farY * lengthZ) return false;
  return nearZ * lengthX <= farX * lengthZ && nearX * lengthZ <= farZ * lengthX;
}

/**
 * Whether a ray that meets a box shares only one point with it: it starts on a face and leaves at once, the box is flat
 * and crossed, or the ray grazes an edge. A ray of no direction touches where it lies on a face.
 */
export function touchesRayAabb(ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  if (ray.direction.x > 0 && ray.origin.x === box.max.x) return true;
  if (ray.direction.x < 0 && ray.origin.x === box.min.x) return true;
  if (ray.direction.y > 0 && ray.origin.y === box.max.y) return true;
  if (ray.direction.y < 0 && ray.origin.y === box.min.y) return true;
  if (ray.direction.z > 0 && ray.origin.z === box.max.z) return true;
  if (ray.direction.z < 0 && ray.origin.z === box.min.z) return true;
  if (ray.direction.x !== 0 && box.min.x === box.max.x) return true;
  if (ray.direction.y !== 0 && box.min.y === box.max.y) return true;
  if (ray.direction.z !== 0 && box.min.z === box.max.z) return true;
  if (ray.direction.x === 0 && ray.direction.y === 0 && ray.direction.z === 0) {
    return !strictlyInsidePointAabb(ray.origin, box);
  }
  const lengthX = Math.abs(ray.direction.x);
  const lengthY = Math.abs(ray.direction.y);
  const lengthZ = Math.abs(ray.direction.z);
  const nearX = ray.direction.x >= 0 ? box.min.x - ray.origin.x : ray.origin.x - box.max.x;
  const nearY = ray.direction.y >= 0 ? box.min.y - ray.origin.y : ray.origin.y - box.max.y;
  const nearZ = ray.direction.z >= 0 ? box.min.z - ray.origin.z : ray.origin.z - box.max.z;
  const farX = ray.direction.x >= 0 ? box.max.x - ray.origin.x : ray.origin.x - box.min.x;
  const farY = ray.direction.y >= 0 ? box.max.y - ray.origin.y : ray.origin.y - box.min.y;
  const farZ = ray.direction.z >= 0 ? box.max.z - ray.origin.z : ray.origin.z - box.min.z;
  if (lengthX > 0 && lengthY > 0 && (nearX * lengthY === farY * lengthX || nearY * lengthX === farX * lengthY)) {
    return true;
  }
  if (lengthY > 0 && lengthZ > 0 && (nearY * lengthZ === farZ * lengthY || nearZ * lengthY === farY * lengthZ)) {
    return true;
  }
  return lengthZ > 0 && lengthX > 0 && (nearZ * lengthX === farX * lengthZ || nearX * lengthZ === farZ * lengthX);
}
