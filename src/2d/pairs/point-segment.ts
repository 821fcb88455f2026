/**
 * Point and segment.
 *
 * All answers come from the segment's point nearest to the point: the foot of the perpendicular, or an end where that
 * lies beyond it. A point on the segment has depth 0: any step to the side takes it off.
 */
import type { Bare } from '../../core/bare.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import { intersectsPointSegment } from '../exact/point-segment.js';
import { isProperPoint } from '../shapes/point.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { isProperSegment, type Segment } from '../shapes/segment.js';
import { createLinear, type Linear, readSegment, writeLeft } from './linear.js';
import { gapToPoint, writeFoot, writeNearestToPoint } from './linear-point.js';
import { isVastToPoint, shrinkLine } from './vast.js';

export { intersectsPointSegment };

const line: Linear = /* @__PURE__ */ createLinear();

/** The segment's point nearest to a point. Within 4 ulp of the segment's largest coordinate. */
export function closestPointOnSegment(
  point: Vec2,
  segment: Bare<Segment>,
  out: MutableVec2 = createVec2(),
): MutableVec2 {
  readSegment(segment, line);
  return writeFoot(line, point, out);
}

/** How far the point is from the segment. Within 8 ulp of the point's distance from the start. */
export function distancePointSegment(point: Vec2, segment: Bare<Segment>): number {
  if (intersectsPointSegment(point, segment)) return 0;
  if (!(isProperPoint(point) && isProperSegment(segment))) return Infinity;
  readSegment(segment, line);
  return gapToPoint(line, point);
}

export function closestPointsPointSegment(
  point: Vec2,
  segment: Bare<Segment>,
  out?: ClosestPoints,
): ClosestPoints | null {
  const meet = intersectsPointSegment(point, segment);
  if (!meet && !(isProperPoint(point) && isProperSegment(segment))) return null;
  out ??= createClosestPoints();
  readSegment(segment, line);
  if (!meet) return writeNearestToPoint(line, point, out);
  const { x, y } = point;
  out.a.x = x;
  out.a.y = y;
  out.b.x = x;
  out.b.y = y;
  out.distance = 0;
  return out;
}

/** Depth 0, with the normal to the left of the segment; the x axis where the segment is a point. */
export function contactPointSegment(point: Vec2, segment: Bare<Segment>, out?: Contact): Contact | null {
  if (!intersectsPointSegment(point, segment)) return null;
  readSegment(segment, line);
  if (isVastToPoint(line, point)) shrinkLine(line);
  const { x, y } = point;
  out ??= createContact();
  writeLeft(line, out.normal);
  out.depth = 0;
  out.point.x = x;
  out.point.y = y;
  return out;
}
