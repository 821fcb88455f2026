import type { Bare } from '../../core/bare.js';
import type { Ray } from '../shapes/ray.js';
import type { Segment } from '../shapes/segment.js';
import { intersectsPointRay } from './point-ray.js';
import { intersectsPointSegment } from './point-segment.js';

/**
 * Whether a segment and a ray share a point. As for two segments, with u along the segment, v the ray's direction and
 * w from start to origin: s (u × v) = w × v must lie between 0 and u × v, and t (u × v) = w × u have its sign.
 */
export function intersectsSegmentRay(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  if (ray.direction.x >= 0 && Math.max(segment.start.x, segment.end.x) < ray.origin.x) return false;
  if (ray.direction.x <= 0 && Math.min(segment.start.x, segment.end.x) > ray.origin.x) return false;
  if (ray.direction.y >= 0 && Math.max(segment.start.y, segment.end.y) < ray.origin.y) return false;
  if (ray.direction.y <= 0 && Math.min(segment.start.y, segment.end.y) > ray.origin.y) return false;
  if (ray.direction.z >= 0 && Math.max(segment.start.z, segment.end.z) < ray.origin.z) return false;
  if (ray.direction.z <= 0 && Math.min(segment.start.z, segment.end.z) > ray.origin.z) return false;
  const uX = segment.end.x - segment.start.x;
  const uY = segment.end.y - segment.start.y;
  const uZ = segment.end.z - segment.start.z;
  const vX = ray.direction.x;
  const vY = ray.direction.y;
  const vZ = ray.direction.z;
  const wX = ray.origin.x - segment.start.x;
  const wY = ray.origin.y - segment.start.y;
  const wZ = ray.origin.z - segment.start.z;
  const crossX = uY * vZ - uZ * vY;
  const crossY = uZ * vX - uX * vZ;
  const crossZ = uX * vY - uY * vX;
  if (wX * crossX + wY * crossY + wZ * crossZ !== 0) return false;
  if (crossX !== 0) {
    const sX = wY * vZ - wZ * vY;
    const tX = wY * uZ - wZ * uY;
    if (crossX > 0) return sX >= 0 && sX <= crossX && tX >= 0;
    return sX <= 0 && sX >= crossX && tX <= 0;
  }
  if (crossY !== 0) {
    const sY = wZ * vX - wX * vZ;
    const tY = wZ * uX - wX * uZ;
    if (crossY > 0) return sY >= 0 && sY <= crossY && tY >= 0;
    return sY <= 0 && sY >= crossY && tY <= 0;
  }
  if (crossZ !== 0) {
    const sZ = wX * vY - wY * vX;
    const tZ = wX * uY - wY * uX;
    if (crossZ > 0) return sZ >= 0 && sZ <= crossZ && tZ >= 0;
    return sZ <= 0 && sZ >= crossZ && tZ <= 0;
  }
  return (
    intersectsPointRay(segment.start, ray) ||
    intersectsPointRay(segment.end, ray) ||
    intersectsPointSegment(ray.origin, segment)
  );
}

/** Whether a segment and a ray have the same or the opposite direction. A zero direction is parallel to all. */
export function parallelSegmentRay(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  const uX = segment.end.x - segment.start.x;
  const uY = segment.end.y - segment.start.y;
  const uZ = segment.end.z - segment.start.z;
  if (uY * ray.direction.z - uZ * ray.direction.y !== 0) return false;
  if (uZ * ray.direction.x - uX * ray.direction.z !== 0) return false;
  return uX * ray.direction.y - uY * ray.direction.x === 0;
}
