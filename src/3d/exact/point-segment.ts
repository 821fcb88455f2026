// Generated from src/3d/predicates/point-segment.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Segment } from '../shapes/segment.js';

/**
 * Whether a point lies on a segment: between the ends on every axis, and on their line, which is where the cross
 * product of both differences from the start vanishes. With both ends equal, the first condition alone decides.
 */
export function intersectsPointSegment(point: Vec3, segment: Bare<Segment>): boolean {
  const pointX = point.x;
  const segmentStart = segment.start;
  const segmentStartX = segmentStart.x;
  const segmentEnd = segment.end;
  const segmentEndX = segmentEnd.x;
  if (pointX < Math.min(segmentStartX, segmentEndX)) return false;
  if (pointX > Math.max(segmentStartX, segmentEndX)) return false;
  const pointY = point.y;
  const segmentStartY = segmentStart.y;
  const segmentEndY = segmentEnd.y;
  if (pointY < Math.min(segmentStartY, segmentEndY)) return false;
  if (pointY > Math.max(segmentStartY, segmentEndY)) return false;
  const pointZ = point.z;
  const segmentStartZ = segmentStart.z;
  const segmentEndZ = segmentEnd.z;
  if (pointZ < Math.min(segmentStartZ, segmentEndZ)) return false;
  if (pointZ > Math.max(segmentStartZ, segmentEndZ)) return false;
  const alongX = segmentEndX - segmentStartX;
  const alongY = segmentEndY - segmentStartY;
  const alongZ = segmentEndZ - segmentStartZ;
  const offsetX = pointX - segmentStartX;
  const offsetY = pointY - segmentStartY;
  const offsetZ = pointZ - segmentStartZ;
  const product1 = alongY * offsetZ;
  const product2 = alongZ * offsetY;
  const value3 = product1 - product2;
  const bound4 = 4.441e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  if (Math.abs(value3) > bound4) return false;
  const product5 = alongZ * offsetX;
  const product6 = alongX * offsetZ;
  const value7 = product5 - product6;
  const bound8 = 4.441e-16 * (Math.abs(product5) + Math.abs(product6)) + 8.900295434028806e-308;
  if (Math.abs(value7) > bound8) return false;
  const product9 = alongX * offsetY;
  const product10 = alongY * offsetX;
  const value11 = product9 - product10;
  const bound12 = 4.441e-16 * (Math.abs(product9) + Math.abs(product10)) + 8.900295434028806e-308;
  if (Math.abs(value11) > bound12) return false;
  return intersectsPointSegmentExactly(point, segment);
}

function intersectsPointSegmentExactly(point: Vec3, segment: Bare<Segment>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = segment.end.z;
  operands[5] = segment.start.z;
  operands[6] = point.x;
  operands[7] = segment.start.x;
  operands[8] = point.y;
  operands[9] = segment.start.y;
  operands[10] = point.z;
  operands[11] = segment.start.z;
  const scale = probe(6, 0, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return intersectsPointSegmentOnGrid(point, segment);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsPointSegmentTwin(dyadics, point, segment) : intersectsPointSegmentTwin(expansionsAtScale(scale), point, segment);
}

function intersectsPointSegmentOnGrid(point: Vec3, segment: Bare<Segment>): boolean {
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

function intersectsPointSegmentTwin<V>(x: Arithmetic<V>, point: Vec3, segment: Bare<Segment>): boolean {
  if (point.x < Math.min(segment.start.x, segment.end.x)) {
    return false;
  }
  if (point.x > Math.max(segment.start.x, segment.end.x)) {
    return false;
  }
  if (point.y < Math.min(segment.start.y, segment.end.y)) {
    return false;
  }
  if (point.y > Math.max(segment.start.y, segment.end.y)) {
    return false;
  }
  if (point.z < Math.min(segment.start.z, segment.end.z)) {
    return false;
  }
  if (point.z > Math.max(segment.start.z, segment.end.z)) {
    return false;
  }
  const alongX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const alongY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const alongZ = x.subtract(x.from(segment.end.z), x.from(segment.start.z));
  const offsetX = x.subtract(x.from(point.x), x.from(segment.start.x));
  const offsetY = x.subtract(x.from(point.y), x.from(segment.start.y));
  const offsetZ = x.subtract(x.from(point.z), x.from(segment.start.z));
  if (x.compare(x.subtract(x.multiply(alongY, offsetZ), x.multiply(alongZ, offsetY)), x.integer(0)) !== 0) {
    return false;
  }
  if (x.compare(x.subtract(x.multiply(alongZ, offsetX), x.multiply(alongX, offsetZ)), x.integer(0)) !== 0) {
    return false;
  }
  return x.compare(x.subtract(x.multiply(alongX, offsetY), x.multiply(alongY, offsetX)), x.integer(0)) === 0;
}
