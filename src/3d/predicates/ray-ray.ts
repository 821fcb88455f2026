import type { Bare } from '../../core/bare.js';
import type { Ray } from '../shapes/ray.js';
import { intersectsPointRay } from './point-ray.js';

/**
 * Whether two rays share a point. As for two segments, with u and v the directions and w from origin to origin:
 * s (u × v) = w × v and t (u × v) = w × u must both have the sign of u × v. Parallel rays meet only if one starts on
 * the other.
 */
export function intersectsRayRay(a: Bare<Ray>, b: Bare<Ray>): boolean {
  const uX = a.direction.x;
  const uY = a.direction.y;
  const uZ = a.direction.z;
  const vX = b.direction.x;
  const vY = b.direction.y;
  const vZ = b.direction.z;
  const wX = b.origin.x - a.origin.x;
  const wY = b.origin.y - a.origin.y;
  const wZ = b.origin.z - a.origin.z;
  const crossX = uY * vZ - uZ * vY;
  const crossY = uZ * vX - uX * vZ;
  const crossZ = uX * vY - uY * vX;
  if (wX * crossX + wY * crossY + wZ * crossZ !== 0) return false;
  if (crossX !== 0) {
    const sX = wY * vZ - wZ * vY;
    const tX = wY * uZ - wZ * uY;
    if (crossX > 0) return sX >= 0 && tX >= 0;
    return sX <= 0 && tX <= 0;
  }
  if (crossY !== 0) {
    const sY = wZ * vX - wX * vZ;
    const tY = wZ * uX - wX * uZ;
    if (crossY > 0) return sY >= 0 && tY >= 0;
    return sY <= 0 && tY <= 0;
  }
  if (crossZ !== 0) {
    const sZ = wX * vY - wY * vX;
    const tZ = wX * uY - wY * uX;
    if (crossZ > 0) return sZ >= 0 && tZ >= 0;
    return sZ <= 0 && tZ <= 0;
  }
  return intersectsPointRay(a.origin, b) || intersectsPointRay(b.origin, a);
}

/** Whether two rays have the same or the opposite direction. A zero direction is parallel to all. */
export function parallelRayRay(a: Bare<Ray>, b: Bare<Ray>): boolean {
  if (a.direction.y * b.direction.z - a.direction.z * b.direction.y !== 0) return false;
  if (a.direction.z * b.direction.x - a.direction.x * b.direction.z !== 0) return false;
  return a.direction.x * b.direction.y - a.direction.y * b.direction.x === 0;
}
