import type { Bare } from '../../core/bare.js';
import type { Segment } from '../shapes/segment.js';
import type { Sphere } from '../shapes/sphere.js';
import { intersectsPointSphere, strictlyInsidePointSphere } from './point-sphere.js';

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
 * the centre lies exactly `radius` away. That is the equality in the condition for meeting.
 */
export function touchesSegmentSphere(segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  if (segment.start.x === segment.end.x && segment.start.y === segment.end.y && segment.start.z === segment.end.z)
    return intersectsPointSphere(segment.start, sphere) && !strictlyInsidePointSphere(segment.start, sphere);
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
  return 4 * lengthSquared * outside + held * (held - 4 * dot) === 0;
}
