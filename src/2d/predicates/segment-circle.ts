import type { Bare } from '../../core/bare.js';
import type { Circle } from '../shapes/circle.js';
import type { Segment } from '../shapes/segment.js';
import { intersectsPointCircle, strictlyInsidePointCircle } from './point-circle.js';

/**
 * Whether a segment and a circle share a point: the segment's point nearest to the centre lies in the circle.
 *
 * With u along the segment and w from its start to the centre, that point is start + t u with t u² = w·u, held between 0
 * and u². Its distance, (w - t u)² <= r², times 4u² is 4u² (w² - r²) + m (m - 4 w·u) <= 0, where m = 2 t u² is
 * |w·u| + u² - |w·u - u²|: without a branch for either end. Ericson, RTCD 5.1.2.
 */
export function intersectsSegmentCircle(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  if (segment.start.x === segment.end.x && segment.start.y === segment.end.y)
    return intersectsPointCircle(segment.start, circle);
  if (circle.radius < 0) return false;
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const toCenterX = circle.center.x - segment.start.x;
  const toCenterY = circle.center.y - segment.start.y;
  const dot = alongX * toCenterX + alongY * toCenterY;
  const lengthSquared = alongX * alongX + alongY * alongY;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY - circle.radius * circle.radius;
  const held = Math.abs(dot) + lengthSquared - Math.abs(dot - lengthSquared);
  return 4 * lengthSquared * outside + held * (held - 4 * dot) <= 0;
}

/**
 * Whether a segment that meets a circle meets only its edge, and so in a single point: the segment's point nearest to
 * the centre lies exactly `radius` away. That is the equality in the condition for meeting.
 */
export function touchesSegmentCircle(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  if (segment.start.x === segment.end.x && segment.start.y === segment.end.y)
    return intersectsPointCircle(segment.start, circle) && !strictlyInsidePointCircle(segment.start, circle);
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const toCenterX = circle.center.x - segment.start.x;
  const toCenterY = circle.center.y - segment.start.y;
  const dot = alongX * toCenterX + alongY * toCenterY;
  const lengthSquared = alongX * alongX + alongY * alongY;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY - circle.radius * circle.radius;
  const held = Math.abs(dot) + lengthSquared - Math.abs(dot - lengthSquared);
  return 4 * lengthSquared * outside + held * (held - 4 * dot) === 0;
}
