// Generated from src/2d/predicates/point-segment.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Vec2 } from '../../math/vec2.js';
import type { Segment } from '../shapes/segment.js';

/** Whether a point lies on a segment: within its coordinates' bounds on each axis, and neither left nor right of it. */
export function intersectsPointSegment(point: Vec2, segment: Bare<Segment>): boolean {
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
  const alongX = segmentEndX - segmentStartX;
  const alongY = segmentEndY - segmentStartY;
  const offsetX = pointX - segmentStartX;
  const offsetY = pointY - segmentStartY;
  const product1 = alongX * offsetY;
  const product2 = alongY * offsetX;
  const value3 = product1 - product2;
  const bound4 = 4.441e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  if (!(Math.abs(value3) > bound4)) return intersectsPointSegmentExactly(point, segment);
  return false;
}

function intersectsPointSegmentExactly(point: Vec2, segment: Bare<Segment>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = point.x;
  operands[5] = segment.start.x;
  operands[6] = point.y;
  operands[7] = segment.start.y;
  const scale = probe(4, 0, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return intersectsPointSegmentOnGrid(point, segment);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsPointSegmentTwin(dyadics, point, segment) : intersectsPointSegmentTwin(expansionsAtScale(scale), point, segment);
}

function intersectsPointSegmentOnGrid(point: Vec2, segment: Bare<Segment>): boolean {
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

function intersectsPointSegmentTwin<V>(x: Arithmetic<V>, point: Vec2, segment: Bare<Segment>): boolean {
  if ((point.x < Math.min(segment.start.x, segment.end.x)) || (point.x > Math.max(segment.start.x, segment.end.x))) {
    return false;
  }
  if ((point.y < Math.min(segment.start.y, segment.end.y)) || (point.y > Math.max(segment.start.y, segment.end.y))) {
    return false;
  }
  const alongX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const alongY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const offsetX = x.subtract(x.from(point.x), x.from(segment.start.x));
  const offsetY = x.subtract(x.from(point.y), x.from(segment.start.y));
  return x.compare(x.multiply(alongX, offsetY), x.multiply(alongY, offsetX)) === 0;
}
