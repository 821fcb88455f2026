import type { Bare } from '../../core/bare.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Segment } from '../shapes/segment.js';

/**
 * Whether a point lies on a segment: between the ends on every axis, and on their line, which is where the cross
 * product of both differences from the start vanishes. With both ends equal, the first condition alone decides.
 */
export function intersectsPointSegment(point: Vec3, segment: Bare<Segment>): boolean {
  if (point.x < Math.min(segment.start.x, segment.end.x)) return false;
  if (point.x > Math.max(segment.start.x, segment.end.x)) return false;
  if (point.y < Math.min(segment.start.y, segment.end.y)) return false;
  if (point.y > Math.max(segment.start.y, segment.end.y)) return false;
  if (point.z < Math.min(segment.start.z, segment.end.z)) return false;
  if (point.z > Math.max(segment.start.z, segment.end.z)) return false;
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const alongZ = segment.end.z - segment.start.z;
  const offsetX = point.x - segment.start.x;
  const offsetY = point.y - segment.start.y;
  const offsetZ = point.z - segment.start.z;
  if (alongY * offsetZ - alongZ * offsetY !== 0) return false;
  if (alongZ * offsetX - alongX * offsetZ !== 0) return false;
  return alongX * offsetY - alongY * offsetX === 0;
}
