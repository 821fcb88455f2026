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
  const segmentStartZ = segmentStart.z;
  const segmentEndZ = segmentEnd.z;
  const boxMinZ = boxMin.z;
  if (Math.max(segmentStartZ, segmentEndZ) < boxMinZ) return false;
  const boxMaxZ = boxMax.z;
  if (Math.min(segmentStartZ, segmentEndZ) > boxMaxZ) return false;
  if (boxMinX > boxMaxX) return false;
  if (boxMinY > boxMaxY) return false;
  if (boxMinZ > boxMaxZ) return false;
  const lengthX = Math.abs(segmentEndX - segmentStartX);
  const lengthY = Math.abs(segmentEndY - segmentStartY);
  const lengthZ = Math.abs(segmentEndZ - segmentStartZ);
  const nearX = (segmentStartX <= segmentEndX ? boxMinX - segmentStartX : segmentStartX - boxMaxX);
  const nearY = (segmentStartY <= segmentEndY ? boxMinY - segmentStartY : segmentStartY - boxMaxY);
  const nearZ = (segmentStartZ <= segmentEndZ ? boxMinZ - segmentStartZ : segmentStartZ - boxMaxZ);
  const farX = (segmentStartX <= segmentEndX ? boxMaxX - segmentStartX : segmentStartX - boxMinX);
  const farY = (segmentStartY <= segmentEndY ? boxMaxY - segmentStartY : segmentStartY - boxMinY);
  const farZ = (segmentStartZ <= segmentEndZ ? boxMaxZ - segmentStartZ : segmentStartZ - boxMinZ);
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
  const product9 = nearY * lengthZ;
  const product10 = farZ * lengthY;
  const value11 = product9 - product10;
  const bound12 = 4.441e-16 * (Math.abs(product9) + Math.abs(product10)) + 8.900295434028806e-308;
  if (!(value11 < -bound12)) {
    if (value11 > bound12) return false;
    unsure = true;
  }
  const product13 = nearZ * lengthY;
  const product14 = farY * lengthZ;
  const value15 = product13 - product14;
  const bound16 = 4.441e-16 * (Math.abs(product13) + Math.abs(product14)) + 8.900295434028806e-308;
  if (!(value15 < -bound16)) {
    if (value15 > bound16) return false;
    unsure = true;
  }
  const product17 = nearZ * lengthX;
  const product18 = farX * lengthZ;
  const value19 = product17 - product18;
  const bound20 = 4.441e-16 * (Math.abs(product17) + Math.abs(product18)) + 8.900295434028806e-308;
  if (!(value19 < -bound20)) {
    if (value19 > bound20) return false;
    unsure = true;
  }
  const product21 = nearX * lengthZ;
  const product22 = farZ * lengthX;
  const value23 = product21 - product22;
  const bound24 = 4.441e-16 * (Math.abs(product21) + Math.abs(product22)) + 8.900295434028806e-308;
  if (!(value23 < -bound24)) {
    if (value23 > bound24) return false;
    unsure = true;
  }
  if (unsure) return intersectsSegmentAabbExactly(segment, box);
  { const sum25 = ((boxMinX + (boxMaxX + boxMinY)) + (boxMaxY + (boxMinZ + boxMaxZ))); return sum25 - sum25 === 0 || intersectsSegmentAabbExactly(segment, box); }
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
  const segmentStartZ = segmentStart.z;
  const segmentEndZ = segmentEnd.z;
  const boxMinZ = boxMin.z;
  const boxMaxZ = boxMax.z;
  if ((segmentStartX < segmentEndX && (segmentEndX === boxMinX || segmentStartX === boxMaxX))) { const sum1 = (((segmentStartX + (segmentEndX + boxMinX)) + (boxMaxX + (segmentStartY + segmentEndY))) + ((boxMinY + (boxMaxY + segmentStartZ)) + (segmentEndZ + (boxMinZ + boxMaxZ)))); return sum1 - sum1 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartX > segmentEndX && (segmentEndX === boxMaxX || segmentStartX === boxMinX))) { const sum2 = (((segmentStartX + (segmentEndX + boxMinX)) + (boxMaxX + (segmentStartY + segmentEndY))) + ((boxMinY + (boxMaxY + segmentStartZ)) + (segmentEndZ + (boxMinZ + boxMaxZ)))); return sum2 - sum2 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartY < segmentEndY && (segmentEndY === boxMinY || segmentStartY === boxMaxY))) { const sum3 = (((segmentStartX + (segmentEndX + boxMinX)) + (boxMaxX + (segmentStartY + segmentEndY))) + ((boxMinY + (boxMaxY + segmentStartZ)) + (segmentEndZ + (boxMinZ + boxMaxZ)))); return sum3 - sum3 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartY > segmentEndY && (segmentEndY === boxMaxY || segmentStartY === boxMinY))) { const sum4 = (((segmentStartX + (segmentEndX + boxMinX)) + (boxMaxX + (segmentStartY + segmentEndY))) + ((boxMinY + (boxMaxY + segmentStartZ)) + (segmentEndZ + (boxMinZ + boxMaxZ)))); return sum4 - sum4 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartZ < segmentEndZ && (segmentEndZ === boxMinZ || segmentStartZ === boxMaxZ))) { const sum5 = (((segmentStartX + (segmentEndX + boxMinX)) + (boxMaxX + (segmentStartY + segmentEndY))) + ((boxMinY + (boxMaxY + segmentStartZ)) + (segmentEndZ + (boxMinZ + boxMaxZ)))); return sum5 - sum5 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartZ > segmentEndZ && (segmentEndZ === boxMaxZ || segmentStartZ === boxMinZ))) { const sum6 = (((segmentStartX + (segmentEndX + boxMinX)) + (boxMaxX + (segmentStartY + segmentEndY))) + ((boxMinY + (boxMaxY + segmentStartZ)) + (segmentEndZ + (boxMinZ + boxMaxZ)))); return sum6 - sum6 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartX !== segmentEndX && boxMinX === boxMaxX)) { const sum7 = (((segmentStartX + (segmentEndX + boxMinX)) + (boxMaxX + (segmentStartY + segmentEndY))) + ((boxMinY + (boxMaxY + segmentStartZ)) + (segmentEndZ + (boxMinZ + boxMaxZ)))); return sum7 - sum7 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartY !== segmentEndY && boxMinY === boxMaxY)) { const sum8 = (((segmentStartX + (segmentEndX + boxMinX)) + (boxMaxX + (segmentStartY + segmentEndY))) + ((boxMinY + (boxMaxY + segmentStartZ)) + (segmentEndZ + (boxMinZ + boxMaxZ)))); return sum8 - sum8 === 0 || touchesSegmentAabbExactly(segment, box); }
  if ((segmentStartZ !== segmentEndZ && boxMinZ === boxMaxZ)) { const sum9 = (((segmentStartX + (segmentEndX + boxMinX)) + (boxMaxX + (segmentStartY + segmentEndY))) + ((boxMinY + (boxMaxY + segmentStartZ)) + (segmentEndZ + (boxMinZ + boxMaxZ)))); return sum9 - sum9 === 0 || touchesSegmentAabbExactly(segment, box); }
  if (((segmentStartX === segmentEndX && segmentStartY === segmentEndY) && segmentStartZ === segmentEndZ)) {
    if (!(strictlyInsidePointAabb(segment.start, box))) { const sum10 = (((segmentStartX + (segmentEndX + boxMinX)) + (boxMaxX + (segmentStartY + segmentEndY))) + ((boxMinY + (boxMaxY + segmentStartZ)) + (segmentEndZ + (boxMinZ + boxMaxZ)))); return sum10 - sum10 === 0 || touchesSegmentAabbExactly(segment, box); }
    return false;
  }
  const lengthX = Math.abs(segmentEndX - segmentStartX);
  const lengthY = Math.abs(segmentEndY - segmentStartY);
  const lengthZ = Math.abs(segmentEndZ - segmentStartZ);
  const nearX = (segmentStartX <= segmentEndX ? boxMinX - segmentStartX : segmentStartX - boxMaxX);
  const nearY = (segmentStartY <= segmentEndY ? boxMinY - segmentStartY : segmentStartY - boxMaxY);
  const nearZ = (segmentStartZ <= segmentEndZ ? boxMinZ - segmentStartZ : segmentStartZ - boxMaxZ);
  const farX = (segmentStartX <= segmentEndX ? boxMaxX - segmentStartX : segmentStartX - boxMinX);
  const farY = (segmentStartY <= segmentEndY ? boxMaxY - segmentStartY : segmentStartY - boxMinY);
  const farZ = (segmentStartZ <= segmentEndZ ? boxMaxZ - segmentStartZ : segmentStartZ - boxMinZ);
  const product11 = nearX * lengthY;
  const product12 = farY * lengthX;
  const value13 = product11 - product12;
  const bound14 = 4.441e-16 * (Math.abs(product11) + Math.abs(product12)) + 8.900295434028806e-308;
  const product15 = nearY * lengthX;
  const product16 = farX * lengthY;
  const value17 = product15 - product16;
  const bound18 = 4.441e-16 * (Math.abs(product15) + Math.abs(product16)) + 8.900295434028806e-308;
  if (((lengthX > 0 && lengthY > 0)) && (!(Math.abs(value13) > bound14) || !(Math.abs(value17) > bound18))) {
    return touchesSegmentAabbExactly(segment, box);
  }
  const product19 = nearY * lengthZ;
  const product20 = farZ * lengthY;
  const value21 = product19 - product20;
  const bound22 = 4.441e-16 * (Math.abs(product19) + Math.abs(product20)) + 8.900295434028806e-308;
  const product23 = nearZ * lengthY;
  const product24 = farY * lengthZ;
  const value25 = product23 - product24;
  const bound26 = 4.441e-16 * (Math.abs(product23) + Math.abs(product24)) + 8.900295434028806e-308;
  if (((lengthY > 0 && lengthZ > 0)) && (!(Math.abs(value21) > bound22) || !(Math.abs(value25) > bound26))) {
    return touchesSegmentAabbExactly(segment, box);
  }
  const product27 = nearZ * lengthX;
  const product28 = farX * lengthZ;
  const value29 = product27 - product28;
  const bound30 = 4.441e-16 * (Math.abs(product27) + Math.abs(product28)) + 8.900295434028806e-308;
  const product31 = nearX * lengthZ;
  const product32 = farZ * lengthX;
  const value33 = product31 - product32;
  const bound34 = 4.441e-16 * (Math.abs(product31) + Math.abs(product32)) + 8.900295434028806e-308;
  if (((lengthZ > 0 && lengthX > 0)) && (!(Math.abs(value29) > bound30) || !(Math.abs(value33) > bound34))) {
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
