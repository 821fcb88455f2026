import type { Bare } from '../../core/bare.js';
import type { Vec2 } from '../../math/vec2.js';
import type { Segment } from '../shapes/segment.js';

/** Whether a point lies on a segment: within its coordinates' bounds on each axis, and neither left nor right of it. */
export function intersectsPointSegment(point: Vec2, segment: Bare<Segment>): boolean {
  if (point.x < Math.min(segment.start.x, segment.end.x) || point.x > Math.max(segment.start.x, segment.end.x))
    return false;
  if (point.y < Math.min(segment.start.y, segment.end.y) || point.y > Math.max(segment.start.y, segment.end.y))
    return false;
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const offsetX = point.x - segment.start.x;
  const offsetY = point.y - segment.start.y;
  return alongX * offsetY === alongY * offsetX;
}
