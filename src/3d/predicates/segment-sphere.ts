import type { Bare } from '../../core/bare.js';
import type { Segment } from '../shapes/segment.js';
import type { Sphere } from '../shapes/sphere.js';
import { intersectsPointSphere } from './point-sphere.js';

/**
 * Whether a segment and a sphere share a point: the segment's point nearest to the centre lies in the sphere.
 *
 * That point is an end unless the centre projects strictly between the two. Then the distance to the line decides:
 * |along × toCenter| / |along| <= radius, squared and without its division. Ericson, RTCD 5.1.2.
 */
export function intersectsSegmentSphere(segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const alongZ = segment.end.z - segment.start.z;
  const toCenterX = sphere.center.x - segment.start.x;
  const toCenterY = sphere.center.y - segment.start.y;
  const toCenterZ = sphere.center.z - segment.start.z;
  if (alongX * toCenterX + alongY * toCenterY + alongZ * toCenterZ <= 0) {
    return intersectsPointSphere(segment.start, sphere);
  }
  const beyondX = segment.end.x - sphere.center.x;
  const beyondY = segment.end.y - sphere.center.y;
  const beyondZ = segment.end.z - sphere.center.z;
  if (alongX * beyondX + alongY * beyondY + alongZ * beyondZ <= 0) {
    return intersectsPointSphere(segment.end, sphere);
  }
  const crossX = alongY * toCenterZ - alongZ * toCenterY;
  const crossY = alongZ * toCenterX - alongX * toCenterZ;
  const crossZ = alongX * toCenterY - alongY * toCenterX;
  const crossSquared = crossX * crossX + crossY * crossY + crossZ * crossZ;
  const lengthSquared = alongX * alongX + alongY * alongY + alongZ * alongZ;
  return sphere.radius >= 0 && crossSquared <= sphere.radius * sphere.radius * lengthSquared;
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
