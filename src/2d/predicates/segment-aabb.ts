import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Segment } from '../shapes/segment.js';
import { strictlyInsidePointAabb } from './point-aabb.js';

/**
 * Whether a segment and a box share a point. On each axis the segment lies between the box's two sides for t between
 * near / length and far / length. Intervals share a point if every two of them do, so each is compared with the
 * other, cross-multiplied; and with 0..1, for which the raw coordinates are enough. Kay and Kajiya's slabs, without
 * the divisions.
 */
export function intersectsSegmentAabb(segment: Bare<Segment>, box: Bare<Aabb>): boolean {
  if (Math.max(segment.start.x, segment.end.x) < box.min.x || Math.min(segment.start.x, segment.end.x) > box.max.x)
    return false;
  if (Math.max(segment.start.y, segment.end.y) < box.min.y || Math.min(segment.start.y, segment.end.y) > box.max.y)
    return false;
  if (box.min.x > box.max.x || box.min.y > box.max.y) return false;
  const lengthX = Math.abs(segment.end.x - segment.start.x);
  const lengthY = Math.abs(segment.end.y - segment.start.y);
  const nearX = segment.start.x <= segment.end.x ? box.min.x - segment.start.x : segment.start.x - box.max.x;
  const nearY = segment.start.y <= segment.end.y ? box.min.y - segment.start.y : segment.start.y - box.max.y;
  const farX = segment.start.x <= segment.end.x ? box.max.x - segment.start.x : segment.start.x - box.min.x;
  const farY = segment.start.y <= segment.end.y ? box.max.y - segment.start.y : segment.start.y - box.min.y;
  return nearX * lengthY <= farY * lengthX && nearY * lengthX <= farX * lengthY;
}

/**
 * Whether a segment that meets a box shares only one point with it: one of the stretches of t, or 0..1 itself, begins
 * where another ends. That is at a side which the segment just reaches or leaves at once, in a flat box that it
 * crosses, or at a corner that it grazes. A segment of no length touches where it lies on a side.
 */
export function touchesSegmentAabb(segment: Bare<Segment>, box: Bare<Aabb>): boolean {
  if (segment.start.x < segment.end.x && (segment.end.x === box.min.x || segment.start.x === box.max.x)) return true;
  if (segment.start.x > segment.end.x && (segment.end.x === box.max.x || segment.start.x === box.min.x)) return true;
  if (segment.start.y < segment.end.y && (segment.end.y === box.min.y || segment.start.y === box.max.y)) return true;
  if (segment.start.y > segment.end.y && (segment.end.y === box.max.y || segment.start.y === box.min.y)) return true;
  if (segment.start.x !== segment.end.x && box.min.x === box.max.x) return true;
  if (segment.start.y !== segment.end.y && box.min.y === box.max.y) return true;
  if (segment.start.x === segment.end.x && segment.start.y === segment.end.y) {
    return !strictlyInsidePointAabb(segment.start, box);
  }
  const lengthX = Math.abs(segment.end.x - segment.start.x);
  const lengthY = Math.abs(segment.end.y - segment.start.y);
  const nearX = segment.start.x <= segment.end.x ? box.min.x - segment.start.x : segment.start.x - box.max.x;
  const nearY = segment.start.y <= segment.end.y ? box.min.y - segment.start.y : segment.start.y - box.max.y;
  const farX = segment.start.x <= segment.end.x ? box.max.x - segment.start.x : segment.start.x - box.min.x;
  const farY = segment.start.y <= segment.end.y ? box.max.y - segment.start.y : segment.start.y - box.min.y;
  return lengthX > 0 && lengthY > 0 && (nearX * lengthY === farY * lengthX || nearY * lengthX === farX * lengthY);
}
