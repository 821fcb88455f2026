import type { Bare } from '../../core/bare.js';
import type { Circle } from '../shapes/circle.js';
import type { Segment } from '../shapes/segment.js';
import { intersectsPointCircle } from './point-circle.js';

/**
 * Whether a segment and a circle share a point: the segment's point nearest to the centre lies in the circle.
 *
 * That point is an end unless the centre projects strictly between the two. Then the distance to the line decides:
 * |along × toCenter| / |along| <= radius, squared and without its division. Ericson, RTCD 5.1.2.
 */
export function intersectsSegmentCircle(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const toCenterX = circle.center.x - segment.start.x;
  const toCenterY = circle.center.y - segment.start.y;
  if (alongX * toCenterX + alongY * toCenterY <= 0) {
    return intersectsPointCircle(segment.start, circle);
  }
  const beyondX = segment.end.x - circle.center.x;
  const beyondY = segment.end.y - circle.center.y;
  if (alongX * beyondX + alongY * beyondY <= 0) {
    return intersectsPointCircle(segment.end, circle);
  }
  const cross = alongX * toCenterY - alongY * toCenterX;
  const lengthSquared = alongX * alongX + alongY * alongY;
  return circle.radius >= 0 && cross * cross <= circle.radius * circle.radius * lengthSquared;
}

/**
 * Whether a segment that meets a circle meets only its edge, and so in a single point: the segment's point nearest to
 * the centre lies exactly `radius` away.
 */
export function touchesSegmentCircle(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const toCenterX = circle.center.x - segment.start.x;
  const toCenterY = circle.center.y - segment.start.y;
  const radiusSquared = circle.radius * circle.radius;
  if (alongX * toCenterX + alongY * toCenterY <= 0) {
    return toCenterX * toCenterX + toCenterY * toCenterY === radiusSquared;
  }
  const beyondX = segment.end.x - circle.center.x;
  const beyondY = segment.end.y - circle.center.y;
  if (alongX * beyondX + alongY * beyondY <= 0) {
    return beyondX * beyondX + beyondY * beyondY === radiusSquared;
  }
  const cross = alongX * toCenterY - alongY * toCenterX;
  return cross * cross === radiusSquared * (alongX * alongX + alongY * alongY);
}
