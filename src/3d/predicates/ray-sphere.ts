import type { Bare } from '../../core/bare.js';
import type { Ray } from '../shapes/ray.js';
import type { Sphere } from '../shapes/sphere.js';
import { intersectsPointSphere, strictlyInsidePointSphere } from './point-sphere.js';

/**
 * Whether a ray and a sphere share a point. With d along the ray and w from its origin to the centre, the ray's points come
 * as near to the centre as w² - (w·d)²/d² if w·d > 0, and otherwise no nearer than w². That is less than r² where
 * d² (w² - r²) <= max(w·d, 0)²; four times that, with x + |x| for 2 max(x, 0), which leaves the processor nothing to guess.
 */
export function intersectsRaySphere(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  if (ray.direction.x === 0 && ray.direction.y === 0 && ray.direction.z === 0)
    return intersectsPointSphere(ray.origin, sphere);
  if (sphere.radius < 0) return false;
  const toCenterX = sphere.center.x - ray.origin.x;
  const toCenterY = sphere.center.y - ray.origin.y;
  const toCenterZ = sphere.center.z - ray.origin.z;
  const along = ray.direction.x * toCenterX + ray.direction.y * toCenterY + ray.direction.z * toCenterZ;
  const ahead = along + Math.abs(along);
  const lengthSquared =
    ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y + ray.direction.z * ray.direction.z;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ - sphere.radius * sphere.radius;
  return 4 * lengthSquared * outside <= ahead * ahead;
}

/**
 * Whether a ray that meets a sphere meets only its surface, and so in a single point: the ray's point nearest to the
 * centre lies exactly `radius` away. That is the equality in the condition for meeting.
 */
export function touchesRaySphere(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  if (ray.direction.x === 0 && ray.direction.y === 0 && ray.direction.z === 0)
    return intersectsPointSphere(ray.origin, sphere) && !strictlyInsidePointSphere(ray.origin, sphere);
  const toCenterX = sphere.center.x - ray.origin.x;
  const toCenterY = sphere.center.y - ray.origin.y;
  const toCenterZ = sphere.center.z - ray.origin.z;
  const along = ray.direction.x * toCenterX + ray.direction.y * toCenterY + ray.direction.z * toCenterZ;
  const ahead = along + Math.abs(along);
  const lengthSquared =
    ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y + ray.direction.z * ray.direction.z;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ - sphere.radius * sphere.radius;
  return 4 * lengthSquared * outside === ahead * ahead;
}
