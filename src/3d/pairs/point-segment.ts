/**
 * Point and segment.
 *
 * All answers come from the segment's point nearest to the other: the foot of the perpendicular, or an end where that
 * lies beyond it. Ericson, RTCD 5.1.2.
 */
import type { Bare } from '../../core/bare.js';
import { createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
import { intersectsPointSegment } from '../exact/point-segment.js';
import { isProperPoint } from '../shapes/point.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { isProperSegment, type Segment } from '../shapes/segment.js';
import { turnPerpendicular } from './direction.js';
import { approach, createLinear, type Linear, measureGap, readSegment, writeDirection, writePoint } from './linear.js';

export { intersectsPointSegment };

const line: Linear = /* @__PURE__ */ createLinear();

/** The point of the segment nearest to `point`. */
export function closestPointOnSegment(
  point: Vec3,
  segment: Bare<Segment>,
  out: MutableVec3 = createVec3(),
): MutableVec3 {
  readSegment(segment, line);
  approach(line, point);
  writePoint(line, out);
  return out;
}

/** 0 when the point lies on the segment. Within 8 ulp of the distance from the point to the segment's start. */
export function distancePointSegment(point: Vec3, segment: Bare<Segment>): number {
  if (intersectsPointSegment(point, segment)) return 0;
  if (!(isProperPoint(point) && isProperSegment(segment))) return Infinity;
  readSegment(segment, line);
  approach(line, point);
  measureGap(line);
  return Math.max(line.gap, Number.MIN_VALUE);
}

export function closestPointsPointSegment(
  point: Vec3,
  segment: Bare<Segment>,
  out?: ClosestPoints,
): ClosestPoints | null {
  const meet = intersectsPointSegment(point, segment);
  if (!meet && !(isProperPoint(point) && isProperSegment(segment))) return null;
  out ??= createClosestPoints();
  readSegment(segment, line);
  approach(line, point);
  const { x, y, z } = point;
  out.a.x = x;
  out.a.y = y;
  out.a.z = z;
  if (meet) {
    out.b.x = x;
    out.b.y = y;
    out.b.z = z;
    out.distance = 0;
  } else {
    writePoint(line, out.b);
    measureGap(line);
    out.distance = Math.max(line.gap, Number.MIN_VALUE);
  }
  return out;
}

/** Depth 0; the normal is square to the segment. */
export function contactPointSegment(point: Vec3, segment: Bare<Segment>, out?: Contact): Contact | null {
  if (!intersectsPointSegment(point, segment)) return null;
  out ??= createContact();
  readSegment(segment, line);
  const { x, y, z } = point;
  out.point.x = x;
  out.point.y = y;
  out.point.z = z;
  writeDirection(line, out.normal);
  turnPerpendicular(out.normal);
  out.depth = 0;
  return out;
}
