import type { Bare } from '../../core/bare.js';
import type { Ray } from '../shapes/ray.js';
import type { Segment } from '../shapes/segment.js';

/**
 * Whether a segment and a ray share a point: on no axis does the segment lie behind the ray, the ray neither starts
 * beyond the segment's line nor runs away from it, and the segment's ends are not both on one side of the ray's line.
 *
 * The last two are the separating axes of a segment and a ray that are not parallel. Where they are parallel, or one of
 * them is a point, passing both means that they lie on one line, and the comparisons of coordinates decide.
 */
export function intersectsSegmentRay(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  if (ray.direction.x >= 0 && Math.max(segment.start.x, segment.end.x) < ray.origin.x) return false;
  if (ray.direction.x <= 0 && Math.min(segment.start.x, segment.end.x) > ray.origin.x) return false;
  if (ray.direction.y >= 0 && Math.max(segment.start.y, segment.end.y) < ray.origin.y) return false;
  if (ray.direction.y <= 0 && Math.min(segment.start.y, segment.end.y) > ray.origin.y) return false;

  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const toStartX = segment.start.x - ray.origin.x;
  const toStartY = segment.start.y - ray.origin.y;
  const sideOfOrigin = alongY * toStartX - alongX * toStartY;
  const turn = alongX * ray.direction.y - alongY * ray.direction.x;
  if (sideOfOrigin > 0 && turn >= 0) return false;
  if (sideOfOrigin < 0 && turn <= 0) return false;

  const toEndX = segment.end.x - ray.origin.x;
  const toEndY = segment.end.y - ray.origin.y;
  const sideOfStart = ray.direction.x * toStartY - ray.direction.y * toStartX;
  const sideOfEnd = ray.direction.x * toEndY - ray.direction.y * toEndX;
  return (sideOfStart <= 0 && sideOfEnd >= 0) || (sideOfStart >= 0 && sideOfEnd <= 0);
}

/** Whether a segment and a ray run along the same line or parallel ones. A single point is parallel to all. */
export function parallelSegmentRay(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  return alongX * ray.direction.y === alongY * ray.direction.x;
}
