import type { Bare } from '../../core/bare.js';
import type { Segment } from '../shapes/segment.js';
import type { Sphere } from '../shapes/sphere.js';
import { intersectsPointSphere } from './point-sphere.js';

/**
 * Whether a segment and a sphere share a point: the segment's point nearest to the centre lies in the sphere.
 *
 * With u along the segment and w from its start to the centre, that point is start + t u with t u² = w·u, held between 0
 * and u². Its distance, (w - t u)² <= r², times 4u² is 4u² (w² - r²) + m (m - 4 w·u) <= 0, where m = 2 t u² is
 * |w·u| + u² - |w·u - u²|: without a branch for either end. Ericson, RTCD 5.1.2.
 */
export function intersectsSegmentSphere(segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  if (segment.start.x === segment.end.x && segment.start.y === segment.end.y && segment.start.z === segment.end.z)
    return intersectsPointSphere(segment.start, sphere);
  if (sphere.radius < 0) return false;
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const alongZ = segment.end.z - segment.start.z;
  const toCenterX = sphere.center.x - segment.start.x;
  const toCenterY = sphere.center.y - segment.start.y;
  const toCenterZ = sphere.center.z - segment.start.z;
  const dot = alongX * toCenterX + alongY * toCenterY + alongZ * toCenterZ;
  const lengthSquared = alongX * alongX + alongY * alongY + alongZ * alongZ;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ - sphere.radius * sphere.radius;
  const held = Math.abs(dot) + lengthSquared - Math.abs(dot - lengthSquared);
  return 4 * lengthSquared * outside + held * (held - 4 * dot) <= 0;
}

/**
 * Whether a segment that meets a sphere meets only its surface, and so in a single point: the segment's point nearest to
 * the centre lies exactly `radius` away.
 */
export function touchesSegmentSphere(segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const alongZ = segment.end.z - segment.start.z;
  const toCenterX = sphere.center.x - segment.start.x;
  const toCenterY = sphere.center.y - segment.start.y;
  const toCenterZ = sphere.center.z - segment.start.z;
  const radiusSquared = sphere.radius * sphere.radius;
  if (alongX * toCenterX + alongY * toCenterY + alongZ * toCenterZ <= 0) {
    return toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ === radiusSquared;
  }
  const beyondX = segment.end.x - sphere.center.x;
  const beyondY = segment.end.y - sphere.center.y;
  const beyondZ = segment.end.z - sphere.center.z;
  if (alongX * beyondX + alongY * beyondY + alongZ * beyondZ <= 0) {
    return beyondX * beyondX + beyondY * beyondY + beyondZ * beyondZ === radiusSquared;
  }
  const crossX = alongY * toCenterZ - alongZ * toCenterY;
  const crossY = alongZ * toCenterX - alongX * toCenterZ;
  const crossZ = alongX * toCenterY - alongY * toCenterX;
  const crossSquared = crossX * crossX + crossY * crossY + crossZ * crossZ;
  return crossSquared === radiusSquared * (alongX * alongX + alongY * alongY + alongZ * alongZ);
}
