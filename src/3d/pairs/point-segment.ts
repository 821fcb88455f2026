/**
 * Point and segment.
 *
 * All answers come from the segment's point nearest to the other: the foot of the perpendicular, or an end where that
 * lies beyond it. Ericson, RTCD 5.1.2.
 */
import type { Bare } from '../../core/bare.js';
import { isCommon } from '../../core/norm.js';
import { createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
import { intersectsPointSegment } from '../exact/point-segment.js';
import { isProperPoint } from '../shapes/point.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { isProperSegment, type Segment } from '../shapes/segment.js';
import { turnPerpendicular } from './direction.js';
import { createLinear, type Linear, readSegment, writeDirection } from './linear.js';
import { gapToPoint, writeFoot, writeNearestToPoint } from './linear-point.js';
import { isVastToPoint, shrinkLine } from './vast.js';

export { intersectsPointSegment };

const line: Linear = /* @__PURE__ */ createLinear();

/** The point of the segment nearest to `point`. */
export function closestPointOnSegment(
  point: Vec3,
  segment: Bare<Segment>,
  out: MutableVec3 = createVec3(),
): MutableVec3 {
  const x = segment.end.x - segment.start.x;
  const y = segment.end.y - segment.start.y;
  const z = segment.end.z - segment.start.z;
  const lengthSquared = x * x + y * y + z * z;
  if (isCommon(lengthSquared)) {
    const startX = segment.start.x;
    const startY = segment.start.y;
    const startZ = segment.start.z;
    const t = ((point.x - startX) * x + (point.y - startY) * y + (point.z - startZ) * z) / lengthSquared;
    if (Math.abs(t) < Infinity) {
      const endX = segment.end.x;
      const endY = segment.end.y;
      const endZ = segment.end.z;
      const held = Math.max(t, 0);
      out.x = t >= 1 ? endX : startX + held * x;
      out.y = t >= 1 ? endY : startY + held * y;
      out.z = t >= 1 ? endZ : startZ + held * z;
      return out;
    }
  }
  readSegment(segment, line);
  return writeFoot(line, point, out);
}

/** 0 when the point lies on the segment. Within 8 ulp of the distance from the point to the segment's start. */
export function distancePointSegment(point: Vec3, segment: Bare<Segment>): number {
  const x = segment.end.x - segment.start.x;
  const y = segment.end.y - segment.start.y;
  const z = segment.end.z - segment.start.z;
  const wX = point.x - segment.start.x;
  const wY = point.y - segment.start.y;
  const wZ = point.z - segment.start.z;
  const squared = wX * wX + wY * wY + wZ * wZ;
  const lengthSquared = x * x + y * y + z * z;
  const along = wX * x + wY * y + wZ * z;
  // Apart by far more than rounding, and of common size: no need to ask.
  if (isCommon(squared) && isCommon(lengthSquared)) {
    if (along <= 0) return Math.sqrt(squared);
    if (along > (1 + 2 ** -40) * lengthSquared) {
      const pastX = point.x - segment.end.x;
      const pastY = point.y - segment.end.y;
      const pastZ = point.z - segment.end.z;
      const pastSquared = pastX * pastX + pastY * pastY + pastZ * pastZ;
      if (isCommon(pastSquared)) return Math.sqrt(pastSquared);
    } else if (along < lengthSquared) {
      const crossX = wY * z - wZ * y;
      const crossY = wZ * x - wX * z;
      const crossZ = wX * y - wY * x;
      const across = crossX * crossX + crossY * crossY + crossZ * crossZ;
      if (across > 2 ** -80 * squared * lengthSquared) return Math.sqrt(across / lengthSquared);
    }
  }
  if (intersectsPointSegment(point, segment)) return 0;
  if (!(isProperPoint(point) && isProperSegment(segment))) return Infinity;
  readSegment(segment, line);
  return gapToPoint(line, point);
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
  if (!meet) return writeNearestToPoint(line, point, out);
  const { x, y, z } = point;
  out.a.x = x;
  out.a.y = y;
  out.a.z = z;
  out.b.x = x;
  out.b.y = y;
  out.b.z = z;
  out.distance = 0;
  return out;
}

/** Depth 0; the normal is square to the segment. */
export function contactPointSegment(point: Vec3, segment: Bare<Segment>, out?: Contact): Contact | null {
  if (!intersectsPointSegment(point, segment)) return null;
  out ??= createContact();
  readSegment(segment, line);
  if (isVastToPoint(line, point)) shrinkLine(line);
  const { x, y, z } = point;
  out.point.x = x;
  out.point.y = y;
  out.point.z = z;
  writeDirection(line, out.normal);
  turnPerpendicular(out.normal);
  out.depth = 0;
  return out;
}
