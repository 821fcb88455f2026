// Generated from src/2d/predicates/segment-aabb.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
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
  const segmentStart = segment.start;
  const segmentEnd = segment.end;
  const boxMin = box.min;
  const boxMax = box.max;
  let unsure = false;
  if (Math.max(segmentStart.x, segmentEnd.x) < boxMin.x) return false;
  if (Math.min(segmentStart.x, segmentEnd.x) > boxMax.x) return false;
  if (Math.max(segmentStart.y, segmentEnd.y) < boxMin.y) return false;
  if (Math.min(segmentStart.y, segmentEnd.y) > boxMax.y) return false;
  if (boxMin.x > boxMax.x) return false;
  if (boxMin.y > boxMax.y) return false;
  const lengthX = Math.abs(segmentEnd.x - segmentStart.x);
  const lengthY = Math.abs(segmentEnd.y - segmentStart.y);
  const nearX = (segmentStart.x <= segmentEnd.x ? boxMin.x - segmentStart.x : segmentStart.x - boxMax.x);
  const nearY = (segmentStart.y <= segmentEnd.y ? boxMin.y - segmentStart.y : segmentStart.y - boxMax.y);
  const farX = (segmentStart.x <= segmentEnd.x ? boxMax.x - segmentStart.x : segmentStart.x - boxMin.x);
  const farY = (segmentStart.y <= segmentEnd.y ? boxMax.y - segmentStart.y : segmentStart.y - boxMin.y);
  const farSize = Math.abs(farX) + Math.abs(farY) + 3.054936363499605e-151;
  const lengthSize = lengthX + lengthY + 3.054936363499605e-151;
  const nearSize = Math.abs(nearX) + Math.abs(nearY) + 3.054936363499605e-151;
  const bound1 = 4.441e-16 * farSize * lengthSize + 4.441e-16 * lengthSize * nearSize;
  const value2 = nearX * lengthY - farY * lengthX;
  if (!(value2 < -bound1 && value2 > -Infinity)) {
    if (value2 > bound1 && value2 < Infinity) return false;
    unsure = true;
  }
  const value3 = nearY * lengthX - farX * lengthY;
  if (!(value3 < -bound1 && value3 > -Infinity)) {
    if (value3 > bound1 && value3 < Infinity) return false;
    unsure = true;
  }
  if (unsure) return intersectsSegmentAabbExactly(segment, box);
  { const sum4 = ((boxMin.x + boxMax.x) + (boxMin.y + boxMax.y)); return sum4 - sum4 === 0 || intersectsSegmentAabbExactly(segment, box); }
}

function intersectsSegmentAabbExactly(segment: Bare<Segment>, box: Bare<Aabb>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = box.min.x;
  operands[5] = segment.start.x;
  operands[6] = segment.start.x;
  operands[7] = box.max.x;
  operands[8] = box.min.y;
  operands[9] = segment.start.y;
  operands[10] = segment.start.y;
  operands[11] = box.max.y;
  operands[12] = box.max.x;
  operands[13] = segment.start.x;
  operands[14] = segment.start.x;
  operands[15] = box.min.x;
  operands[16] = box.max.y;
  operands[17] = segment.start.y;
  operands[18] = segment.start.y;
  operands[19] = box.min.y;
  const scale = probe(10, 0, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return intersectsSegmentAabbOnGrid(segment, box);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSegmentAabbTwin(dyadics, segment, box) : intersectsSegmentAabbTwin(expansionsAtScale(scale), segment, box);
}

function intersectsSegmentAabbOnGrid(segment: Bare<Segment>, box: Bare<Aabb>): boolean {
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

function intersectsSegmentAabbTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, box: Bare<Aabb>): boolean {
  if ((Math.max(segment.start.x, segment.end.x) < box.min.x) || (Math.min(segment.start.x, segment.end.x) > box.max.x)) {
    return false;
  }
  if ((Math.max(segment.start.y, segment.end.y) < box.min.y) || (Math.min(segment.start.y, segment.end.y) > box.max.y)) {
    return false;
  }
  if ((box.min.x > box.max.x) || (box.min.y > box.max.y)) {
    return false;
  }
  const lengthX = x.absolute(x.subtract(x.from(segment.end.x), x.from(segment.start.x)));
  const lengthY = x.absolute(x.subtract(x.from(segment.end.y), x.from(segment.start.y)));
  const nearX = (segment.start.x <= segment.end.x ? x.subtract(x.from(box.min.x), x.from(segment.start.x)) : x.subtract(x.from(segment.start.x), x.from(box.max.x)));
  const nearY = (segment.start.y <= segment.end.y ? x.subtract(x.from(box.min.y), x.from(segment.start.y)) : x.subtract(x.from(segment.start.y), x.from(box.max.y)));
  const farX = (segment.start.x <= segment.end.x ? x.subtract(x.from(box.max.x), x.from(segment.start.x)) : x.subtract(x.from(segment.start.x), x.from(box.min.x)));
  const farY = (segment.start.y <= segment.end.y ? x.subtract(x.from(box.max.y), x.from(segment.start.y)) : x.subtract(x.from(segment.start.y), x.from(box.min.y)));
  return (x.compare(x.multiply(nearX, lengthY), x.multiply(farY, lengthX)) <= 0) && (x.compare(x.multiply(nearY, lengthX), x.multiply(farX, lengthY)) <= 0);
}

/**
 * Whether a segment that meets a box shares only one point with it: one of the stretches of t, or 0..1 itself, begins
 * where another ends. That is at a side which the segment just reaches or leaves at once, in a flat box that it
 * crosses, or at a corner that it grazes. A segment of no length touches where it lies on a side.
 */
export function touchesSegmentAabb(segment: Bare<Segment>, box: Bare<Aabb>): boolean {
  const segmentStart = segment.start;
  const segmentEnd = segment.end;
  const boxMin = box.min;
  const boxMax = box.max;
  if ((segmentStart.x < segmentEnd.x && (segmentEnd.x === boxMin.x || segmentStart.x === boxMax.x))) { const sum1 = (((segmentStart.x + segmentEnd.x) + (boxMin.x + boxMax.x)) + ((segmentStart.y + segmentEnd.y) + (boxMin.y + boxMax.y))); return sum1 - sum1 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.x > segmentEnd.x && (segmentEnd.x === boxMax.x || segmentStart.x === boxMin.x))) { const sum2 = (((segmentStart.x + segmentEnd.x) + (boxMin.x + boxMax.x)) + ((segmentStart.y + segmentEnd.y) + (boxMin.y + boxMax.y))); return sum2 - sum2 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.y < segmentEnd.y && (segmentEnd.y === boxMin.y || segmentStart.y === boxMax.y))) { const sum3 = (((segmentStart.x + segmentEnd.x) + (boxMin.x + boxMax.x)) + ((segmentStart.y + segmentEnd.y) + (boxMin.y + boxMax.y))); return sum3 - sum3 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.y > segmentEnd.y && (segmentEnd.y === boxMax.y || segmentStart.y === boxMin.y))) { const sum4 = (((segmentStart.x + segmentEnd.x) + (boxMin.x + boxMax.x)) + ((segmentStart.y + segmentEnd.y) + (boxMin.y + boxMax.y))); return sum4 - sum4 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.x !== segmentEnd.x && boxMin.x === boxMax.x)) { const sum5 = (((segmentStart.x + segmentEnd.x) + (boxMin.x + boxMax.x)) + ((segmentStart.y + segmentEnd.y) + (boxMin.y + boxMax.y))); return sum5 - sum5 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.y !== segmentEnd.y && boxMin.y === boxMax.y)) { const sum6 = (((segmentStart.x + segmentEnd.x) + (boxMin.x + boxMax.x)) + ((segmentStart.y + segmentEnd.y) + (boxMin.y + boxMax.y))); return sum6 - sum6 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.x === segmentEnd.x && segmentStart.y === segmentEnd.y)) {
    if (!(strictlyInsidePointAabb(segment.start, box))) { const sum7 = (((segmentStart.x + segmentEnd.x) + (boxMin.x + boxMax.x)) + ((segmentStart.y + segmentEnd.y) + (boxMin.y + boxMax.y))); return sum7 - sum7 === 0 || touchesSegmentAabbExactly(segment, box); }
    return false;
  }
  const lengthX = Math.abs(segmentEnd.x - segmentStart.x);
  const lengthY = Math.abs(segmentEnd.y - segmentStart.y);
  const nearX = (segmentStart.x <= segmentEnd.x ? boxMin.x - segmentStart.x : segmentStart.x - boxMax.x);
  const nearY = (segmentStart.y <= segmentEnd.y ? boxMin.y - segmentStart.y : segmentStart.y - boxMax.y);
  const farX = (segmentStart.x <= segmentEnd.x ? boxMax.x - segmentStart.x : segmentStart.x - boxMin.x);
  const farY = (segmentStart.y <= segmentEnd.y ? boxMax.y - segmentStart.y : segmentStart.y - boxMin.y);
  const farSize = Math.abs(farX) + Math.abs(farY) + 3.054936363499605e-151;
  const lengthSize = lengthX + lengthY + 3.054936363499605e-151;
  const nearSize = Math.abs(nearX) + Math.abs(nearY) + 3.054936363499605e-151;
  const bound8 = 4.441e-16 * farSize * lengthSize + 4.441e-16 * lengthSize * nearSize;
  const value9 = nearX * lengthY - farY * lengthX;
  const value10 = nearY * lengthX - farX * lengthY;
  if (((lengthX > 0 && lengthY > 0)) && ((!(value9 > bound8 && value9 < Infinity) && !(value9 < -bound8 && value9 > -Infinity)) || (!(value10 > bound8 && value10 < Infinity) && !(value10 < -bound8 && value10 > -Infinity)))) {
    return touchesSegmentAabbExactly(segment, box);
  }
  return false;
}

function touchesSegmentAabbExactly(segment: Bare<Segment>, box: Bare<Aabb>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = box.min.x;
  operands[5] = segment.start.x;
  operands[6] = segment.start.x;
  operands[7] = box.max.x;
  operands[8] = box.min.y;
  operands[9] = segment.start.y;
  operands[10] = segment.start.y;
  operands[11] = box.max.y;
  operands[12] = box.max.x;
  operands[13] = segment.start.x;
  operands[14] = segment.start.x;
  operands[15] = box.min.x;
  operands[16] = box.max.y;
  operands[17] = segment.start.y;
  operands[18] = segment.start.y;
  operands[19] = box.min.y;
  const scale = probe(10, 0, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return touchesSegmentAabbOnGrid(segment, box);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? touchesSegmentAabbTwin(dyadics, segment, box) : touchesSegmentAabbTwin(expansionsAtScale(scale), segment, box);
}

function touchesSegmentAabbOnGrid(segment: Bare<Segment>, box: Bare<Aabb>): boolean {
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

function touchesSegmentAabbTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, box: Bare<Aabb>): boolean {
  if ((segment.start.x < segment.end.x) && ((segment.end.x === box.min.x) || (segment.start.x === box.max.x))) {
    return true;
  }
  if ((segment.start.x > segment.end.x) && ((segment.end.x === box.max.x) || (segment.start.x === box.min.x))) {
    return true;
  }
  if ((segment.start.y < segment.end.y) && ((segment.end.y === box.min.y) || (segment.start.y === box.max.y))) {
    return true;
  }
  if ((segment.start.y > segment.end.y) && ((segment.end.y === box.max.y) || (segment.start.y === box.min.y))) {
    return true;
  }
  if ((segment.start.x !== segment.end.x) && (box.min.x === box.max.x)) {
    return true;
  }
  if ((segment.start.y !== segment.end.y) && (box.min.y === box.max.y)) {
    return true;
  }
  if ((segment.start.x === segment.end.x) && (segment.start.y === segment.end.y)) {
    return !(strictlyInsidePointAabb(segment.start, box));
  }
  const lengthX = x.absolute(x.subtract(x.from(segment.end.x), x.from(segment.start.x)));
  const lengthY = x.absolute(x.subtract(x.from(segment.end.y), x.from(segment.start.y)));
  const nearX = (segment.start.x <= segment.end.x ? x.subtract(x.from(box.min.x), x.from(segment.start.x)) : x.subtract(x.from(segment.start.x), x.from(box.max.x)));
  const nearY = (segment.start.y <= segment.end.y ? x.subtract(x.from(box.min.y), x.from(segment.start.y)) : x.subtract(x.from(segment.start.y), x.from(box.max.y)));
  const farX = (segment.start.x <= segment.end.x ? x.subtract(x.from(box.max.x), x.from(segment.start.x)) : x.subtract(x.from(segment.start.x), x.from(box.min.x)));
  const farY = (segment.start.y <= segment.end.y ? x.subtract(x.from(box.max.y), x.from(segment.start.y)) : x.subtract(x.from(segment.start.y), x.from(box.min.y)));
  return ((x.compare(lengthX, x.integer(0)) > 0) && (x.compare(lengthY, x.integer(0)) > 0)) && ((x.compare(x.multiply(nearX, lengthY), x.multiply(farY, lengthX)) === 0) || (x.compare(x.multiply(nearY, lengthX), x.multiply(farX, lengthY)) === 0));
}
