// Generated from src/3d/predicates/segment-aabb.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Segment } from '../shapes/segment.js';
import { strictlyInsidePointAabb } from './point-aabb.js';

/**
 * Whether a segment and a box share a point. On each axis the segment lies between the box's two planes for t between
 * near / length and far / length. Intervals share a point if every two of them do, so each is compared with each,
 * cross-multiplied; and with 0..1, for which the raw coordinates are enough. Kay and Kajiya's slabs, without divisions.
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
  if (Math.max(segmentStart.z, segmentEnd.z) < boxMin.z) return false;
  if (Math.min(segmentStart.z, segmentEnd.z) > boxMax.z) return false;
  if (boxMin.x > boxMax.x) return false;
  if (boxMin.y > boxMax.y) return false;
  if (boxMin.z > boxMax.z) return false;
  const lengthX = Math.abs(segmentEnd.x - segmentStart.x);
  const lengthY = Math.abs(segmentEnd.y - segmentStart.y);
  const lengthZ = Math.abs(segmentEnd.z - segmentStart.z);
  const nearX = (segmentStart.x <= segmentEnd.x ? boxMin.x - segmentStart.x : segmentStart.x - boxMax.x);
  const nearY = (segmentStart.y <= segmentEnd.y ? boxMin.y - segmentStart.y : segmentStart.y - boxMax.y);
  const nearZ = (segmentStart.z <= segmentEnd.z ? boxMin.z - segmentStart.z : segmentStart.z - boxMax.z);
  const farX = (segmentStart.x <= segmentEnd.x ? boxMax.x - segmentStart.x : segmentStart.x - boxMin.x);
  const farY = (segmentStart.y <= segmentEnd.y ? boxMax.y - segmentStart.y : segmentStart.y - boxMin.y);
  const farZ = (segmentStart.z <= segmentEnd.z ? boxMax.z - segmentStart.z : segmentStart.z - boxMin.z);
  const farSize = Math.abs(farX) + Math.abs(farY) + Math.abs(farZ) + 3.054936363499605e-151;
  const lengthSize = lengthX + lengthY + lengthZ + 3.054936363499605e-151;
  const nearSize = Math.abs(nearX) + Math.abs(nearY) + Math.abs(nearZ) + 3.054936363499605e-151;
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
  const value4 = nearY * lengthZ - farZ * lengthY;
  if (!(value4 < -bound1 && value4 > -Infinity)) {
    if (value4 > bound1 && value4 < Infinity) return false;
    unsure = true;
  }
  const value5 = nearZ * lengthY - farY * lengthZ;
  if (!(value5 < -bound1 && value5 > -Infinity)) {
    if (value5 > bound1 && value5 < Infinity) return false;
    unsure = true;
  }
  const value6 = nearZ * lengthX - farX * lengthZ;
  if (!(value6 < -bound1 && value6 > -Infinity)) {
    if (value6 > bound1 && value6 < Infinity) return false;
    unsure = true;
  }
  const value7 = nearX * lengthZ - farZ * lengthX;
  if (!(value7 < -bound1 && value7 > -Infinity)) {
    if (value7 > bound1 && value7 < Infinity) return false;
    unsure = true;
  }
  if (unsure) return intersectsSegmentAabbExactly(segment, box);
  { const sum8 = ((boxMin.x + (boxMax.x + boxMin.y)) + (boxMax.y + (boxMin.z + boxMax.z))); return sum8 - sum8 === 0 || intersectsSegmentAabbExactly(segment, box); }
}

function intersectsSegmentAabbExactly(segment: Bare<Segment>, box: Bare<Aabb>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = segment.end.z;
  operands[5] = segment.start.z;
  operands[6] = box.min.x;
  operands[7] = segment.start.x;
  operands[8] = segment.start.x;
  operands[9] = box.max.x;
  operands[10] = box.min.y;
  operands[11] = segment.start.y;
  operands[12] = segment.start.y;
  operands[13] = box.max.y;
  operands[14] = box.min.z;
  operands[15] = segment.start.z;
  operands[16] = segment.start.z;
  operands[17] = box.max.z;
  operands[18] = box.max.x;
  operands[19] = segment.start.x;
  operands[20] = segment.start.x;
  operands[21] = box.min.x;
  operands[22] = box.max.y;
  operands[23] = segment.start.y;
  operands[24] = segment.start.y;
  operands[25] = box.min.y;
  operands[26] = box.max.z;
  operands[27] = segment.start.z;
  operands[28] = segment.start.z;
  operands[29] = box.min.z;
  const scale = probe(15, 0, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return intersectsSegmentAabbOnGrid(segment, box);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSegmentAabbTwin(dyadics, segment, box) : intersectsSegmentAabbTwin(expansionsAtScale(scale), segment, box);
}

function intersectsSegmentAabbOnGrid(segment: Bare<Segment>, box: Bare<Aabb>): boolean {
  if (Math.max(segment.start.x, segment.end.x) < box.min.x) return false;
  if (Math.min(segment.start.x, segment.end.x) > box.max.x) return false;
  if (Math.max(segment.start.y, segment.end.y) < box.min.y) return false;
  if (Math.min(segment.start.y, segment.end.y) > box.max.y) return false;
  if (Math.max(segment.start.z, segment.end.z) < box.min.z) return false;
  if (Math.min(segment.start.z, segment.end.z) > box.max.z) return false;
  if (box.min.x > box.max.x || box.min.y > box.max.y || box.min.z > box.max.z) return false;
  const lengthX = Math.abs(segment.end.x - segment.start.x);
  const lengthY = Math.abs(segment.end.y - segment.start.y);
  const lengthZ = Math.abs(segment.end.z - segment.start.z);
  const nearX = segment.start.x <= segment.end.x ? box.min.x - segment.start.x : segment.start.x - box.max.x;
  const nearY = segment.start.y <= segment.end.y ? box.min.y - segment.start.y : segment.start.y - box.max.y;
  const nearZ = segment.start.z <= segment.end.z ? box.min.z - segment.start.z : segment.start.z - box.max.z;
  const farX = segment.start.x <= segment.end.x ? box.max.x - segment.start.x : segment.start.x - box.min.x;
  const farY = segment.start.y <= segment.end.y ? box.max.y - segment.start.y : segment.start.y - box.min.y;
  const farZ = segment.start.z <= segment.end.z ? box.max.z - segment.start.z : segment.start.z - box.min.z;
  if (nearX * lengthY > farY * lengthX || nearY * lengthX > farX * lengthY) return false;
  if (nearY * lengthZ > farZ * lengthY || nearZ * lengthY > farY * lengthZ) return false;
  return nearZ * lengthX <= farX * lengthZ && nearX * lengthZ <= farZ * lengthX;
}

function intersectsSegmentAabbTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, box: Bare<Aabb>): boolean {
  if (Math.max(segment.start.x, segment.end.x) < box.min.x) {
    return false;
  }
  if (Math.min(segment.start.x, segment.end.x) > box.max.x) {
    return false;
  }
  if (Math.max(segment.start.y, segment.end.y) < box.min.y) {
    return false;
  }
  if (Math.min(segment.start.y, segment.end.y) > box.max.y) {
    return false;
  }
  if (Math.max(segment.start.z, segment.end.z) < box.min.z) {
    return false;
  }
  if (Math.min(segment.start.z, segment.end.z) > box.max.z) {
    return false;
  }
  if (((box.min.x > box.max.x) || (box.min.y > box.max.y)) || (box.min.z > box.max.z)) {
    return false;
  }
  const lengthX = x.absolute(x.subtract(x.from(segment.end.x), x.from(segment.start.x)));
  const lengthY = x.absolute(x.subtract(x.from(segment.end.y), x.from(segment.start.y)));
  const lengthZ = x.absolute(x.subtract(x.from(segment.end.z), x.from(segment.start.z)));
  const nearX = (segment.start.x <= segment.end.x ? x.subtract(x.from(box.min.x), x.from(segment.start.x)) : x.subtract(x.from(segment.start.x), x.from(box.max.x)));
  const nearY = (segment.start.y <= segment.end.y ? x.subtract(x.from(box.min.y), x.from(segment.start.y)) : x.subtract(x.from(segment.start.y), x.from(box.max.y)));
  const nearZ = (segment.start.z <= segment.end.z ? x.subtract(x.from(box.min.z), x.from(segment.start.z)) : x.subtract(x.from(segment.start.z), x.from(box.max.z)));
  const farX = (segment.start.x <= segment.end.x ? x.subtract(x.from(box.max.x), x.from(segment.start.x)) : x.subtract(x.from(segment.start.x), x.from(box.min.x)));
  const farY = (segment.start.y <= segment.end.y ? x.subtract(x.from(box.max.y), x.from(segment.start.y)) : x.subtract(x.from(segment.start.y), x.from(box.min.y)));
  const farZ = (segment.start.z <= segment.end.z ? x.subtract(x.from(box.max.z), x.from(segment.start.z)) : x.subtract(x.from(segment.start.z), x.from(box.min.z)));
  if ((x.compare(x.multiply(nearX, lengthY), x.multiply(farY, lengthX)) > 0) || (x.compare(x.multiply(nearY, lengthX), x.multiply(farX, lengthY)) > 0)) {
    return false;
  }
  if ((x.compare(x.multiply(nearY, lengthZ), x.multiply(farZ, lengthY)) > 0) || (x.compare(x.multiply(nearZ, lengthY), x.multiply(farY, lengthZ)) > 0)) {
    return false;
  }
  return (x.compare(x.multiply(nearZ, lengthX), x.multiply(farX, lengthZ)) <= 0) && (x.compare(x.multiply(nearX, lengthZ), x.multiply(farZ, lengthX)) <= 0);
}

/**
 * Whether a segment that meets a box shares only one point with it: one of the stretches of t, or 0..1 itself, begins
 * where another ends. That is at a face which the segment just reaches or leaves at once, in a flat box that it crosses,
 * or at an edge that it grazes. A segment of no length touches where it lies on a face.
 */
export function touchesSegmentAabb(segment: Bare<Segment>, box: Bare<Aabb>): boolean {
  const segmentStart = segment.start;
  const segmentEnd = segment.end;
  const boxMin = box.min;
  const boxMax = box.max;
  if ((segmentStart.x < segmentEnd.x && (segmentEnd.x === boxMin.x || segmentStart.x === boxMax.x))) { const sum1 = (((segmentStart.x + (segmentEnd.x + boxMin.x)) + (boxMax.x + (segmentStart.y + segmentEnd.y))) + ((boxMin.y + (boxMax.y + segmentStart.z)) + (segmentEnd.z + (boxMin.z + boxMax.z)))); return sum1 - sum1 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.x > segmentEnd.x && (segmentEnd.x === boxMax.x || segmentStart.x === boxMin.x))) { const sum2 = (((segmentStart.x + (segmentEnd.x + boxMin.x)) + (boxMax.x + (segmentStart.y + segmentEnd.y))) + ((boxMin.y + (boxMax.y + segmentStart.z)) + (segmentEnd.z + (boxMin.z + boxMax.z)))); return sum2 - sum2 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.y < segmentEnd.y && (segmentEnd.y === boxMin.y || segmentStart.y === boxMax.y))) { const sum3 = (((segmentStart.x + (segmentEnd.x + boxMin.x)) + (boxMax.x + (segmentStart.y + segmentEnd.y))) + ((boxMin.y + (boxMax.y + segmentStart.z)) + (segmentEnd.z + (boxMin.z + boxMax.z)))); return sum3 - sum3 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.y > segmentEnd.y && (segmentEnd.y === boxMax.y || segmentStart.y === boxMin.y))) { const sum4 = (((segmentStart.x + (segmentEnd.x + boxMin.x)) + (boxMax.x + (segmentStart.y + segmentEnd.y))) + ((boxMin.y + (boxMax.y + segmentStart.z)) + (segmentEnd.z + (boxMin.z + boxMax.z)))); return sum4 - sum4 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.z < segmentEnd.z && (segmentEnd.z === boxMin.z || segmentStart.z === boxMax.z))) { const sum5 = (((segmentStart.x + (segmentEnd.x + boxMin.x)) + (boxMax.x + (segmentStart.y + segmentEnd.y))) + ((boxMin.y + (boxMax.y + segmentStart.z)) + (segmentEnd.z + (boxMin.z + boxMax.z)))); return sum5 - sum5 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.z > segmentEnd.z && (segmentEnd.z === boxMax.z || segmentStart.z === boxMin.z))) { const sum6 = (((segmentStart.x + (segmentEnd.x + boxMin.x)) + (boxMax.x + (segmentStart.y + segmentEnd.y))) + ((boxMin.y + (boxMax.y + segmentStart.z)) + (segmentEnd.z + (boxMin.z + boxMax.z)))); return sum6 - sum6 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.x !== segmentEnd.x && boxMin.x === boxMax.x)) { const sum7 = (((segmentStart.x + (segmentEnd.x + boxMin.x)) + (boxMax.x + (segmentStart.y + segmentEnd.y))) + ((boxMin.y + (boxMax.y + segmentStart.z)) + (segmentEnd.z + (boxMin.z + boxMax.z)))); return sum7 - sum7 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.y !== segmentEnd.y && boxMin.y === boxMax.y)) { const sum8 = (((segmentStart.x + (segmentEnd.x + boxMin.x)) + (boxMax.x + (segmentStart.y + segmentEnd.y))) + ((boxMin.y + (boxMax.y + segmentStart.z)) + (segmentEnd.z + (boxMin.z + boxMax.z)))); return sum8 - sum8 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStart.z !== segmentEnd.z && boxMin.z === boxMax.z)) { const sum9 = (((segmentStart.x + (segmentEnd.x + boxMin.x)) + (boxMax.x + (segmentStart.y + segmentEnd.y))) + ((boxMin.y + (boxMax.y + segmentStart.z)) + (segmentEnd.z + (boxMin.z + boxMax.z)))); return sum9 - sum9 === 0 || touchesSegmentAabbExactly(segment, box); }
  if (((segmentStart.x === segmentEnd.x && segmentStart.y === segmentEnd.y) && segmentStart.z === segmentEnd.z)) {
    if (!(strictlyInsidePointAabb(segment.start, box))) { const sum10 = (((segmentStart.x + (segmentEnd.x + boxMin.x)) + (boxMax.x + (segmentStart.y + segmentEnd.y))) + ((boxMin.y + (boxMax.y + segmentStart.z)) + (segmentEnd.z + (boxMin.z + boxMax.z)))); return sum10 - sum10 === 0 || touchesSegmentAabbExactly(segment, box); }
    return false;
  }
  const lengthX = Math.abs(segmentEnd.x - segmentStart.x);
  const lengthY = Math.abs(segmentEnd.y - segmentStart.y);
  const lengthZ = Math.abs(segmentEnd.z - segmentStart.z);
  const nearX = (segmentStart.x <= segmentEnd.x ? boxMin.x - segmentStart.x : segmentStart.x - boxMax.x);
  const nearY = (segmentStart.y <= segmentEnd.y ? boxMin.y - segmentStart.y : segmentStart.y - boxMax.y);
  const nearZ = (segmentStart.z <= segmentEnd.z ? boxMin.z - segmentStart.z : segmentStart.z - boxMax.z);
  const farX = (segmentStart.x <= segmentEnd.x ? boxMax.x - segmentStart.x : segmentStart.x - boxMin.x);
  const farY = (segmentStart.y <= segmentEnd.y ? boxMax.y - segmentStart.y : segmentStart.y - boxMin.y);
  const farZ = (segmentStart.z <= segmentEnd.z ? boxMax.z - segmentStart.z : segmentStart.z - boxMin.z);
  const farSize = Math.abs(farX) + Math.abs(farY) + Math.abs(farZ) + 3.054936363499605e-151;
  const lengthSize = lengthX + lengthY + lengthZ + 3.054936363499605e-151;
  const nearSize = Math.abs(nearX) + Math.abs(nearY) + Math.abs(nearZ) + 3.054936363499605e-151;
  const bound11 = 4.441e-16 * farSize * lengthSize + 4.441e-16 * lengthSize * nearSize;
  const value12 = nearX * lengthY - farY * lengthX;
  const value13 = nearY * lengthX - farX * lengthY;
  if (((lengthX > 0 && lengthY > 0)) && ((!(value12 > bound11 && value12 < Infinity) && !(value12 < -bound11 && value12 > -Infinity)) || (!(value13 > bound11 && value13 < Infinity) && !(value13 < -bound11 && value13 > -Infinity)))) {
    return touchesSegmentAabbExactly(segment, box);
  }
  const value14 = nearY * lengthZ - farZ * lengthY;
  const value15 = nearZ * lengthY - farY * lengthZ;
  if (((lengthY > 0 && lengthZ > 0)) && ((!(value14 > bound11 && value14 < Infinity) && !(value14 < -bound11 && value14 > -Infinity)) || (!(value15 > bound11 && value15 < Infinity) && !(value15 < -bound11 && value15 > -Infinity)))) {
    return touchesSegmentAabbExactly(segment, box);
  }
  const value16 = nearZ * lengthX - farX * lengthZ;
  const value17 = nearX * lengthZ - farZ * lengthX;
  if (((lengthZ > 0 && lengthX > 0)) && ((!(value16 > bound11 && value16 < Infinity) && !(value16 < -bound11 && value16 > -Infinity)) || (!(value17 > bound11 && value17 < Infinity) && !(value17 < -bound11 && value17 > -Infinity)))) {
    return touchesSegmentAabbExactly(segment, box);
  }
  return false;
}

function touchesSegmentAabbExactly(segment: Bare<Segment>, box: Bare<Aabb>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = segment.end.z;
  operands[5] = segment.start.z;
  operands[6] = box.min.x;
  operands[7] = segment.start.x;
  operands[8] = segment.start.x;
  operands[9] = box.max.x;
  operands[10] = box.min.y;
  operands[11] = segment.start.y;
  operands[12] = segment.start.y;
  operands[13] = box.max.y;
  operands[14] = box.min.z;
  operands[15] = segment.start.z;
  operands[16] = segment.start.z;
  operands[17] = box.max.z;
  operands[18] = box.max.x;
  operands[19] = segment.start.x;
  operands[20] = segment.start.x;
  operands[21] = box.min.x;
  operands[22] = box.max.y;
  operands[23] = segment.start.y;
  operands[24] = segment.start.y;
  operands[25] = box.min.y;
  operands[26] = box.max.z;
  operands[27] = segment.start.z;
  operands[28] = segment.start.z;
  operands[29] = box.min.z;
  const scale = probe(15, 0, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return touchesSegmentAabbOnGrid(segment, box);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? touchesSegmentAabbTwin(dyadics, segment, box) : touchesSegmentAabbTwin(expansionsAtScale(scale), segment, box);
}

function touchesSegmentAabbOnGrid(segment: Bare<Segment>, box: Bare<Aabb>): boolean {
  if (segment.start.x < segment.end.x && (segment.end.x === box.min.x || segment.start.x === box.max.x)) return true;
  if (segment.start.x > segment.end.x && (segment.end.x === box.max.x || segment.start.x === box.min.x)) return true;
  if (segment.start.y < segment.end.y && (segment.end.y === box.min.y || segment.start.y === box.max.y)) return true;
  if (segment.start.y > segment.end.y && (segment.end.y === box.max.y || segment.start.y === box.min.y)) return true;
  if (segment.start.z < segment.end.z && (segment.end.z === box.min.z || segment.start.z === box.max.z)) return true;
  if (segment.start.z > segment.end.z && (segment.end.z === box.max.z || segment.start.z === box.min.z)) return true;
  if (segment.start.x !== segment.end.x && box.min.x === box.max.x) return true;
  if (segment.start.y !== segment.end.y && box.min.y === box.max.y) return true;
  if (segment.start.z !== segment.end.z && box.min.z === box.max.z) return true;
  if (segment.start.x === segment.end.x && segment.start.y === segment.end.y && segment.start.z === segment.end.z) {
    return !strictlyInsidePointAabb(segment.start, box);
  }
  const lengthX = Math.abs(segment.end.x - segment.start.x);
  const lengthY = Math.abs(segment.end.y - segment.start.y);
  const lengthZ = Math.abs(segment.end.z - segment.start.z);
  const nearX = segment.start.x <= segment.end.x ? box.min.x - segment.start.x : segment.start.x - box.max.x;
  const nearY = segment.start.y <= segment.end.y ? box.min.y - segment.start.y : segment.start.y - box.max.y;
  const nearZ = segment.start.z <= segment.end.z ? box.min.z - segment.start.z : segment.start.z - box.max.z;
  const farX = segment.start.x <= segment.end.x ? box.max.x - segment.start.x : segment.start.x - box.min.x;
  const farY = segment.start.y <= segment.end.y ? box.max.y - segment.start.y : segment.start.y - box.min.y;
  const farZ = segment.start.z <= segment.end.z ? box.max.z - segment.start.z : segment.start.z - box.min.z;
  if (lengthX > 0 && lengthY > 0 && (nearX * lengthY === farY * lengthX || nearY * lengthX === farX * lengthY)) {
    return true;
  }
  if (lengthY > 0 && lengthZ > 0 && (nearY * lengthZ === farZ * lengthY || nearZ * lengthY === farY * lengthZ)) {
    return true;
  }
  return lengthZ > 0 && lengthX > 0 && (nearZ * lengthX === farX * lengthZ || nearX * lengthZ === farZ * lengthX);
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
  if ((segment.start.z < segment.end.z) && ((segment.end.z === box.min.z) || (segment.start.z === box.max.z))) {
    return true;
  }
  if ((segment.start.z > segment.end.z) && ((segment.end.z === box.max.z) || (segment.start.z === box.min.z))) {
    return true;
  }
  if ((segment.start.x !== segment.end.x) && (box.min.x === box.max.x)) {
    return true;
  }
  if ((segment.start.y !== segment.end.y) && (box.min.y === box.max.y)) {
    return true;
  }
  if ((segment.start.z !== segment.end.z) && (box.min.z === box.max.z)) {
    return true;
  }
  if (((segment.start.x === segment.end.x) && (segment.start.y === segment.end.y)) && (segment.start.z === segment.end.z)) {
    return !(strictlyInsidePointAabb(segment.start, box));
  }
  const lengthX = x.absolute(x.subtract(x.from(segment.end.x), x.from(segment.start.x)));
  const lengthY = x.absolute(x.subtract(x.from(segment.end.y), x.from(segment.start.y)));
  const lengthZ = x.absolute(x.subtract(x.from(segment.end.z), x.from(segment.start.z)));
  const nearX = (segment.start.x <= segment.end.x ? x.subtract(x.from(box.min.x), x.from(segment.start.x)) : x.subtract(x.from(segment.start.x), x.from(box.max.x)));
  const nearY = (segment.start.y <= segment.end.y ? x.subtract(x.from(box.min.y), x.from(segment.start.y)) : x.subtract(x.from(segment.start.y), x.from(box.max.y)));
  const nearZ = (segment.start.z <= segment.end.z ? x.subtract(x.from(box.min.z), x.from(segment.start.z)) : x.subtract(x.from(segment.start.z), x.from(box.max.z)));
  const farX = (segment.start.x <= segment.end.x ? x.subtract(x.from(box.max.x), x.from(segment.start.x)) : x.subtract(x.from(segment.start.x), x.from(box.min.x)));
  const farY = (segment.start.y <= segment.end.y ? x.subtract(x.from(box.max.y), x.from(segment.start.y)) : x.subtract(x.from(segment.start.y), x.from(box.min.y)));
  const farZ = (segment.start.z <= segment.end.z ? x.subtract(x.from(box.max.z), x.from(segment.start.z)) : x.subtract(x.from(segment.start.z), x.from(box.min.z)));
  if (((x.compare(lengthX, x.integer(0)) > 0) && (x.compare(lengthY, x.integer(0)) > 0)) && ((x.compare(x.multiply(nearX, lengthY), x.multiply(farY, lengthX)) === 0) || (x.compare(x.multiply(nearY, lengthX), x.multiply(farX, lengthY)) === 0))) {
    return true;
  }
  if (((x.compare(lengthY, x.integer(0)) > 0) && (x.compare(lengthZ, x.integer(0)) > 0)) && ((x.compare(x.multiply(nearY, lengthZ), x.multiply(farZ, lengthY)) === 0) || (x.compare(x.multiply(nearZ, lengthY), x.multiply(farY, lengthZ)) === 0))) {
    return true;
  }
  return ((x.compare(lengthZ, x.integer(0)) > 0) && (x.compare(lengthX, x.integer(0)) > 0)) && ((x.compare(x.multiply(nearZ, lengthX), x.multiply(farX, lengthZ)) === 0) || (x.compare(x.multiply(nearX, lengthZ), x.multiply(farZ, lengthX)) === 0));
}
