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
  let unsure = false;
  const segmentStart = segment.start;
  const segmentStartX = segmentStart.x;
  const segmentEnd = segment.end;
  const segmentEndX = segmentEnd.x;
  const boxMin = box.min;
  const boxMinX = boxMin.x;
  if (Math.max(segmentStartX, segmentEndX) < boxMinX) return false;
  const boxMax = box.max;
  const boxMaxX = boxMax.x;
  if (Math.min(segmentStartX, segmentEndX) > boxMaxX) return false;
  const segmentStartY = segmentStart.y;
  const segmentEndY = segmentEnd.y;
  const boxMinY = boxMin.y;
  if (Math.max(segmentStartY, segmentEndY) < boxMinY) return false;
  const boxMaxY = boxMax.y;
  if (Math.min(segmentStartY, segmentEndY) > boxMaxY) return false;
  if (boxMinX > boxMaxX) return false;
  if (boxMinY > boxMaxY) return false;
  const lengthX = Math.abs(segmentEndX - segmentStartX);
  const lengthY = Math.abs(segmentEndY - segmentStartY);
  const nearX = (segmentStartX <= segmentEndX ? boxMinX - segmentStartX : segmentStartX - boxMaxX);
  const nearY = (segmentStartY <= segmentEndY ? boxMinY - segmentStartY : segmentStartY - boxMaxY);
  const farX = (segmentStartX <= segmentEndX ? boxMaxX - segmentStartX : segmentStartX - boxMinX);
  const farY = (segmentStartY <= segmentEndY ? boxMaxY - segmentStartY : segmentStartY - boxMinY);
  const product1 = nearX * lengthY;
  const product2 = farY * lengthX;
  const value3 = product1 - product2;
  const bound4 = 4.441e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  if (!(value3 < -bound4)) {
    if (value3 > bound4) return false;
    unsure = true;
  }
  const product5 = nearY * lengthX;
  const product6 = farX * lengthY;
  const value7 = product5 - product6;
  const bound8 = 4.441e-16 * (Math.abs(product5) + Math.abs(product6)) + 8.900295434028806e-308;
  if (!(value7 < -bound8)) {
    if (value7 > bound8) return false;
    unsure = true;
  }
  if (unsure) return intersectsSegmentAabbExactly(segment, box);
  { const sum9 = ((boxMinX + boxMaxX) + (boxMinY + boxMaxY)); return sum9 - sum9 === 0 || intersectsSegmentAabbExactly(segment, box); }
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
  const segmentStartX = segmentStart.x;
  const segmentEnd = segment.end;
  const segmentEndX = segmentEnd.x;
  const boxMin = box.min;
  const boxMinX = boxMin.x;
  const boxMax = box.max;
  const boxMaxX = boxMax.x;
  const segmentStartY = segmentStart.y;
  const segmentEndY = segmentEnd.y;
  const boxMinY = boxMin.y;
  const boxMaxY = boxMax.y;
  if ((segmentStartX < segmentEndX && (segmentEndX === boxMinX || segmentStartX === boxMaxX))) { const sum1 = (((segmentStartX + segmentEndX) + (boxMinX + boxMaxX)) + ((segmentStartY + segmentEndY) + (boxMinY + boxMaxY))); return sum1 - sum1 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartX > segmentEndX && (segmentEndX === boxMaxX || segmentStartX === boxMinX))) { const sum2 = (((segmentStartX + segmentEndX) + (boxMinX + boxMaxX)) + ((segmentStartY + segmentEndY) + (boxMinY + boxMaxY))); return sum2 - sum2 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartY < segmentEndY && (segmentEndY === boxMinY || segmentStartY === boxMaxY))) { const sum3 = (((segmentStartX + segmentEndX) + (boxMinX + boxMaxX)) + ((segmentStartY + segmentEndY) + (boxMinY + boxMaxY))); return sum3 - sum3 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartY > segmentEndY && (segmentEndY === boxMaxY || segmentStartY === boxMinY))) { const sum4 = (((segmentStartX + segmentEndX) + (boxMinX + boxMaxX)) + ((segmentStartY + segmentEndY) + (boxMinY + boxMaxY))); return sum4 - sum4 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartX !== segmentEndX && boxMinX === boxMaxX)) { const sum5 = (((segmentStartX + segmentEndX) + (boxMinX + boxMaxX)) + ((segmentStartY + segmentEndY) + (boxMinY + boxMaxY))); return sum5 - sum5 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartY !== segmentEndY && boxMinY === boxMaxY)) { const sum6 = (((segmentStartX + segmentEndX) + (boxMinX + boxMaxX)) + ((segmentStartY + segmentEndY) + (boxMinY + boxMaxY))); return sum6 - sum6 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartX === segmentEndX && segmentStartY === segmentEndY)) {
    if (!(strictlyInsidePointAabb(segment.start, box))) { const sum7 = (((segmentStartX + segmentEndX) + (boxMinX + boxMaxX)) + ((segmentStartY + segmentEndY) + (boxMinY + boxMaxY))); return sum7 - sum7 === 0 || touchesSegmentAabbExactly(segment, box); }
    return false;
  }
  const lengthX = Math.abs(segmentEndX - segmentStartX);
  const lengthY = Math.abs(segmentEndY - segmentStartY);
  const nearX = (segmentStartX <= segmentEndX ? boxMinX - segmentStartX : segmentStartX - boxMaxX);
  const nearY = (segmentStartY <= segmentEndY ? boxMinY - segmentStartY : segmentStartY - boxMaxY);
  const farX = (segmentStartX <= segmentEndX ? boxMaxX - segmentStartX : segmentStartX - boxMinX);
  const farY = (segmentStartY <= segmentEndY ? boxMaxY - segmentStartY : segmentStartY - boxMinY);
  const product8 = nearX * lengthY;
  const product9 = farY * lengthX;
  const value10 = product8 - product9;
  const bound11 = 4.441e-16 * (Math.abs(product8) + Math.abs(product9)) + 8.900295434028806e-308;
  const product12 = nearY * lengthX;
  const product13 = farX * lengthY;
  const value14 = product12 - product13;
  const bound15 = 4.441e-16 * (Math.abs(product12) + Math.abs(product13)) + 8.900295434028806e-308;
  if (((lengthX > 0 && lengthY > 0)) && (!(Math.abs(value10) > bound11) || !(Math.abs(value14) > bound15))) {
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
