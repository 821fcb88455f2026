import type { Bare } from '../../core/bare.js';
import type { Ray } from '../shapes/ray.js';
import type { Sphere } from '../shapes/sphere.js';
import { intersectsPointSphere } from './point-sphere.js';

/**
 * Whether a ray and a sphere share a point: the ray's point nearest to the centre lies in the sphere. That is the origin
 * if the centre lies beside or behind it; otherwise the distance to the line decides, squared and without its division.
 */
export function intersectsRaySphere(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  const toCenterX = sphere.center.x - ray.origin.x;
  const toCenterY = sphere.center.y - ray.origin.y;
  const toCenterZ = sphere.center.z - ray.origin.z;
  if (ray.direction.x * toCenterX + ray.direction.y * toCenterY + ray.direction.z * toCenterZ <= 0) {
    return intersectsPointSphere(ray.origin, sphere);
  }
  const crossX = ray.direction.y * toCenterZ - ray.direction.z * toCenterY;
  const crossY = ray.direction.z * toCenterX - ray.direction.x * toCenterZ;
  const crossZ = ray.direction.x * toCenterY - ray.direction.y * toCenterX;
  const crossSquared = crossX * crossX + crossY * crossY + crossZ * crossZ;
  const lengthSquared =
    ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y + ray.direction.z * ray.direction.z;
  return sphere.radius >= 0 && crossSquared <= sphere.radius * sphere.radius * lengthSquared;
}

/**
 * Whether a ray that meets a sphere meets only its surface, and so in a single point: the ray's point nearest to the
 * centre lies exactly `radius` away.
 */
export function touchesRaySphere(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  const toCenterX = sphere.center.x - ray.origin.x;
  const toCenterY = sphere.center.y - ray.origin.y;
  const toCenterZ = sphere.center.z - ray.origin.z;
  const radiusSquared = sphere.radius * sphere.radius;
  if (ray.direction.x * toCenterX + ray.direction.y * toCenterY + ray.direction.z * toCenterZ <= 0) {
    return toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ === radiusSquared;
  }
  const crossX = ray.direction.y * toCenterZ - ray.direction.z * toCenterY;
  const crossY = ray.direction.z * toCenterX - ray.direction.x * toCenterZ;
  const crossZ = ray.direction.x * toCenterY - ray.direction.y * toCenterX;
  const crossSquared = crossX * crossX + crossY * crossY + crossZ * crossZ;
  const lengthSquared =
    ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y + ray.direction.z * ray.direction.z;
  return crossSquared === radiusSquared * lengthSquared;
}
