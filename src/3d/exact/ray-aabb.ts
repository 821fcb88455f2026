// Generated from src/3d/predicates/ray-aabb.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Ray } from '../shapes/ray.js';
import { strictlyInsidePointAabb } from './point-aabb.js';

/**
 * Whether a ray and a box share a point. On each axis the ray lies between the box's two planes for t between
 * near / length and far / length. Each two of these intervals must share a point, compared cross-multiplied; and none
 * may end before 0, for which the raw coordinates are enough. Kay and Kajiya's slabs, without the divisions.
 */
export function intersectsRayAabb(ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  const rayDirection = ray.direction;
  const rayOrigin = ray.origin;
  const boxMax = box.max;
  const boxMin = box.min;
  let unsure = false;
  if ((rayDirection.x >= 0 && rayOrigin.x > boxMax.x)) return false;
  if ((rayDirection.x <= 0 && rayOrigin.x < boxMin.x)) return false;
  if ((rayDirection.y >= 0 && rayOrigin.y > boxMax.y)) return false;
  if ((rayDirection.y <= 0 && rayOrigin.y < boxMin.y)) return false;
  if ((rayDirection.z >= 0 && rayOrigin.z > boxMax.z)) return false;
  if ((rayDirection.z <= 0 && rayOrigin.z < boxMin.z)) return false;
  if (boxMin.x > boxMax.x) return false;
  if (boxMin.y > boxMax.y) return false;
  if (boxMin.z > boxMax.z) return false;
  const lengthX = Math.abs(rayDirection.x);
  const lengthY = Math.abs(rayDirection.y);
  const lengthZ = Math.abs(rayDirection.z);
  const nearX = (rayDirection.x >= 0 ? boxMin.x - rayOrigin.x : rayOrigin.x - boxMax.x);
  const nearY = (rayDirection.y >= 0 ? boxMin.y - rayOrigin.y : rayOrigin.y - boxMax.y);
  const nearZ = (rayDirection.z >= 0 ? boxMin.z - rayOrigin.z : rayOrigin.z - boxMax.z);
  const farX = (rayDirection.x >= 0 ? boxMax.x - rayOrigin.x : rayOrigin.x - boxMin.x);
  const farY = (rayDirection.y >= 0 ? boxMax.y - rayOrigin.y : rayOrigin.y - boxMin.y);
  const farZ = (rayDirection.z >= 0 ? boxMax.z - rayOrigin.z : rayOrigin.z - boxMin.z);
  const farSize = Math.abs(farX) + Math.abs(farY) + Math.abs(farZ) + 3.054936363499605e-151;
  const lengthSize = lengthX + lengthY + lengthZ + 3.054936363499605e-151;
  const nearSize = Math.abs(nearX) + Math.abs(nearY) + Math.abs(nearZ) + 3.054936363499605e-151;
  const bound1 = 3.331e-16 * farSize * lengthSize + 3.331e-16 * lengthSize * nearSize;
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
  if (unsure) return intersectsRayAabbExactly(ray, box);
  { const sum8 = (((rayOrigin.x + boxMax.x) + (boxMin.x + rayOrigin.y)) + ((boxMax.y + boxMin.y) + (rayOrigin.z + (boxMax.z + boxMin.z)))); return sum8 - sum8 === 0 || intersectsRayAabbExactly(ray, box); }
}

function intersectsRayAabbExactly(ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  operands[0] = box.min.x;
  operands[1] = ray.origin.x;
  operands[2] = ray.origin.x;
  operands[3] = box.max.x;
  operands[4] = box.min.y;
  operands[5] = ray.origin.y;
  operands[6] = ray.origin.y;
  operands[7] = box.max.y;
  operands[8] = box.min.z;
  operands[9] = ray.origin.z;
  operands[10] = ray.origin.z;
  operands[11] = box.max.z;
  operands[12] = box.max.x;
  operands[13] = ray.origin.x;
  operands[14] = ray.origin.x;
  operands[15] = box.min.x;
  operands[16] = box.max.y;
  operands[17] = ray.origin.y;
  operands[18] = ray.origin.y;
  operands[19] = box.min.y;
  operands[20] = box.max.z;
  operands[21] = ray.origin.z;
  operands[22] = ray.origin.z;
  operands[23] = box.min.z;
  operands[24] = ray.direction.x;
  operands[25] = ray.direction.y;
  operands[26] = ray.direction.z;
  const scale = probe(12, 3, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return intersectsRayAabbOnGrid(ray, box);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsRayAabbTwin(dyadics, ray, box) : intersectsRayAabbTwin(expansionsAtScale(scale), ray, box);
}

function intersectsRayAabbOnGrid(ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  if (ray.direction.x >= 0 && ray.origin.x > box.max.x) return false;
  if (ray.direction.x <= 0 && ray.origin.x < box.min.x) return false;
  if (ray.direction.y >= 0 && ray.origin.y > box.max.y) return false;
  if (ray.direction.y <= 0 && ray.origin.y < box.min.y) return false;
  if (ray.direction.z >= 0 && ray.origin.z > box.max.z) return false;
  if (ray.direction.z <= 0 && ray.origin.z < box.min.z) return false;
  if (box.min.x > box.max.x || box.min.y > box.max.y || box.min.z > box.max.z) return false;
  const lengthX = Math.abs(ray.direction.x);
  const lengthY = Math.abs(ray.direction.y);
  const lengthZ = Math.abs(ray.direction.z);
  const nearX = ray.direction.x >= 0 ? box.min.x - ray.origin.x : ray.origin.x - box.max.x;
  const nearY = ray.direction.y >= 0 ? box.min.y - ray.origin.y : ray.origin.y - box.max.y;
  const nearZ = ray.direction.z >= 0 ? box.min.z - ray.origin.z : ray.origin.z - box.max.z;
  const farX = ray.direction.x >= 0 ? box.max.x - ray.origin.x : ray.origin.x - box.min.x;
  const farY = ray.direction.y >= 0 ? box.max.y - ray.origin.y : ray.origin.y - box.min.y;
  const farZ = ray.direction.z >= 0 ? box.max.z - ray.origin.z : ray.origin.z - box.min.z;
  if (nearX * lengthY > farY * lengthX || nearY * lengthX > farX * lengthY) return false;
  if (nearY * lengthZ > farZ * lengthY || nearZ * lengthY > farY * lengthZ) return false;
  return nearZ * lengthX <= farX * lengthZ && nearX * lengthZ <= farZ * lengthX;
}

function intersectsRayAabbTwin<V>(x: Arithmetic<V>, ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  if ((ray.direction.x >= 0) && (ray.origin.x > box.max.x)) {
    return false;
  }
  if ((ray.direction.x <= 0) && (ray.origin.x < box.min.x)) {
    return false;
  }
  if ((ray.direction.y >= 0) && (ray.origin.y > box.max.y)) {
    return false;
  }
  if ((ray.direction.y <= 0) && (ray.origin.y < box.min.y)) {
    return false;
  }
  if ((ray.direction.z >= 0) && (ray.origin.z > box.max.z)) {
    return false;
  }
  if ((ray.direction.z <= 0) && (ray.origin.z < box.min.z)) {
    return false;
  }
  if (((box.min.x > box.max.x) || (box.min.y > box.max.y)) || (box.min.z > box.max.z)) {
    return false;
  }
  const lengthX = x.absolute(x.from(ray.direction.x));
  const lengthY = x.absolute(x.from(ray.direction.y));
  const lengthZ = x.absolute(x.from(ray.direction.z));
  const nearX = (ray.direction.x >= 0 ? x.subtract(x.from(box.min.x), x.from(ray.origin.x)) : x.subtract(x.from(ray.origin.x), x.from(box.max.x)));
  const nearY = (ray.direction.y >= 0 ? x.subtract(x.from(box.min.y), x.from(ray.origin.y)) : x.subtract(x.from(ray.origin.y), x.from(box.max.y)));
  const nearZ = (ray.direction.z >= 0 ? x.subtract(x.from(box.min.z), x.from(ray.origin.z)) : x.subtract(x.from(ray.origin.z), x.from(box.max.z)));
  const farX = (ray.direction.x >= 0 ? x.subtract(x.from(box.max.x), x.from(ray.origin.x)) : x.subtract(x.from(ray.origin.x), x.from(box.min.x)));
  const farY = (ray.direction.y >= 0 ? x.subtract(x.from(box.max.y), x.from(ray.origin.y)) : x.subtract(x.from(ray.origin.y), x.from(box.min.y)));
  const farZ = (ray.direction.z >= 0 ? x.subtract(x.from(box.max.z), x.from(ray.origin.z)) : x.subtract(x.from(ray.origin.z), x.from(box.min.z)));
  if ((x.compare(x.multiply(nearX, lengthY), x.multiply(farY, lengthX)) > 0) || (x.compare(x.multiply(nearY, lengthX), x.multiply(farX, lengthY)) > 0)) {
    return false;
  }
  if ((x.compare(x.multiply(nearY, lengthZ), x.multiply(farZ, lengthY)) > 0) || (x.compare(x.multiply(nearZ, lengthY), x.multiply(farY, lengthZ)) > 0)) {
    return false;
  }
  return (x.compare(x.multiply(nearZ, lengthX), x.multiply(farX, lengthZ)) <= 0) && (x.compare(x.multiply(nearX, lengthZ), x.multiply(farZ, lengthX)) <= 0);
}

/**
 * Whether a ray that meets a box shares only one point with it: it starts on a face and leaves at once, the box is flat
 * and crossed, or the ray grazes an edge. A ray of no direction touches where it lies on a face.
 */
export function touchesRayAabb(ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  const rayDirection = ray.direction;
  const rayOrigin = ray.origin;
  const boxMax = box.max;
  const boxMin = box.min;
  if ((rayDirection.x > 0 && rayOrigin.x === boxMax.x)) { const sum1 = (((rayDirection.x + (rayOrigin.x + boxMax.x)) + (boxMin.x + (rayDirection.y + rayOrigin.y))) + ((boxMax.y + (boxMin.y + rayDirection.z)) + (rayOrigin.z + (boxMax.z + boxMin.z)))); return sum1 - sum1 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.x < 0 && rayOrigin.x === boxMin.x)) { const sum2 = (((rayDirection.x + (rayOrigin.x + boxMax.x)) + (boxMin.x + (rayDirection.y + rayOrigin.y))) + ((boxMax.y + (boxMin.y + rayDirection.z)) + (rayOrigin.z + (boxMax.z + boxMin.z)))); return sum2 - sum2 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.y > 0 && rayOrigin.y === boxMax.y)) { const sum3 = (((rayDirection.x + (rayOrigin.x + boxMax.x)) + (boxMin.x + (rayDirection.y + rayOrigin.y))) + ((boxMax.y + (boxMin.y + rayDirection.z)) + (rayOrigin.z + (boxMax.z + boxMin.z)))); return sum3 - sum3 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.y < 0 && rayOrigin.y === boxMin.y)) { const sum4 = (((rayDirection.x + (rayOrigin.x + boxMax.x)) + (boxMin.x + (rayDirection.y + rayOrigin.y))) + ((boxMax.y + (boxMin.y + rayDirection.z)) + (rayOrigin.z + (boxMax.z + boxMin.z)))); return sum4 - sum4 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.z > 0 && rayOrigin.z === boxMax.z)) { const sum5 = (((rayDirection.x + (rayOrigin.x + boxMax.x)) + (boxMin.x + (rayDirection.y + rayOrigin.y))) + ((boxMax.y + (boxMin.y + rayDirection.z)) + (rayOrigin.z + (boxMax.z + boxMin.z)))); return sum5 - sum5 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.z < 0 && rayOrigin.z === boxMin.z)) { const sum6 = (((rayDirection.x + (rayOrigin.x + boxMax.x)) + (boxMin.x + (rayDirection.y + rayOrigin.y))) + ((boxMax.y + (boxMin.y + rayDirection.z)) + (rayOrigin.z + (boxMax.z + boxMin.z)))); return sum6 - sum6 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.x !== 0 && boxMin.x === boxMax.x)) { const sum7 = (((rayDirection.x + (rayOrigin.x + boxMax.x)) + (boxMin.x + (rayDirection.y + rayOrigin.y))) + ((boxMax.y + (boxMin.y + rayDirection.z)) + (rayOrigin.z + (boxMax.z + boxMin.z)))); return sum7 - sum7 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.y !== 0 && boxMin.y === boxMax.y)) { const sum8 = (((rayDirection.x + (rayOrigin.x + boxMax.x)) + (boxMin.x + (rayDirection.y + rayOrigin.y))) + ((boxMax.y + (boxMin.y + rayDirection.z)) + (rayOrigin.z + (boxMax.z + boxMin.z)))); return sum8 - sum8 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.z !== 0 && boxMin.z === boxMax.z)) { const sum9 = (((rayDirection.x + (rayOrigin.x + boxMax.x)) + (boxMin.x + (rayDirection.y + rayOrigin.y))) + ((boxMax.y + (boxMin.y + rayDirection.z)) + (rayOrigin.z + (boxMax.z + boxMin.z)))); return sum9 - sum9 === 0 || touchesRayAabbExactly(ray, box); }
  if (((rayDirection.x === 0 && rayDirection.y === 0) && rayDirection.z === 0)) {
    if (!(strictlyInsidePointAabb(ray.origin, box))) { const sum10 = (((rayDirection.x + (rayOrigin.x + boxMax.x)) + (boxMin.x + (rayDirection.y + rayOrigin.y))) + ((boxMax.y + (boxMin.y + rayDirection.z)) + (rayOrigin.z + (boxMax.z + boxMin.z)))); return sum10 - sum10 === 0 || touchesRayAabbExactly(ray, box); }
    return false;
  }
  const lengthX = Math.abs(rayDirection.x);
  const lengthY = Math.abs(rayDirection.y);
  const lengthZ = Math.abs(rayDirection.z);
  const nearX = (rayDirection.x >= 0 ? boxMin.x - rayOrigin.x : rayOrigin.x - boxMax.x);
  const nearY = (rayDirection.y >= 0 ? boxMin.y - rayOrigin.y : rayOrigin.y - boxMax.y);
  const nearZ = (rayDirection.z >= 0 ? boxMin.z - rayOrigin.z : rayOrigin.z - boxMax.z);
  const farX = (rayDirection.x >= 0 ? boxMax.x - rayOrigin.x : rayOrigin.x - boxMin.x);
  const farY = (rayDirection.y >= 0 ? boxMax.y - rayOrigin.y : rayOrigin.y - boxMin.y);
  const farZ = (rayDirection.z >= 0 ? boxMax.z - rayOrigin.z : rayOrigin.z - boxMin.z);
  const farSize = Math.abs(farX) + Math.abs(farY) + Math.abs(farZ) + 3.054936363499605e-151;
  const lengthSize = lengthX + lengthY + lengthZ + 3.054936363499605e-151;
  const nearSize = Math.abs(nearX) + Math.abs(nearY) + Math.abs(nearZ) + 3.054936363499605e-151;
  const bound11 = 3.331e-16 * farSize * lengthSize + 3.331e-16 * lengthSize * nearSize;
  const value12 = nearX * lengthY - farY * lengthX;
  const value13 = nearY * lengthX - farX * lengthY;
  if (((lengthX > 0 && lengthY > 0)) && ((!(value12 > bound11 && value12 < Infinity) && !(value12 < -bound11 && value12 > -Infinity)) || (!(value13 > bound11 && value13 < Infinity) && !(value13 < -bound11 && value13 > -Infinity)))) {
    return touchesRayAabbExactly(ray, box);
  }
  const value14 = nearY * lengthZ - farZ * lengthY;
  const value15 = nearZ * lengthY - farY * lengthZ;
  if (((lengthY > 0 && lengthZ > 0)) && ((!(value14 > bound11 && value14 < Infinity) && !(value14 < -bound11 && value14 > -Infinity)) || (!(value15 > bound11 && value15 < Infinity) && !(value15 < -bound11 && value15 > -Infinity)))) {
    return touchesRayAabbExactly(ray, box);
  }
  const value16 = nearZ * lengthX - farX * lengthZ;
  const value17 = nearX * lengthZ - farZ * lengthX;
  if (((lengthZ > 0 && lengthX > 0)) && ((!(value16 > bound11 && value16 < Infinity) && !(value16 < -bound11 && value16 > -Infinity)) || (!(value17 > bound11 && value17 < Infinity) && !(value17 < -bound11 && value17 > -Infinity)))) {
    return touchesRayAabbExactly(ray, box);
  }
  return false;
}

function touchesRayAabbExactly(ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  operands[0] = box.min.x;
  operands[1] = ray.origin.x;
  operands[2] = ray.origin.x;
  operands[3] = box.max.x;
  operands[4] = box.min.y;
  operands[5] = ray.origin.y;
  operands[6] = ray.origin.y;
  operands[7] = box.max.y;
  operands[8] = box.min.z;
  operands[9] = ray.origin.z;
  operands[10] = ray.origin.z;
  operands[11] = box.max.z;
  operands[12] = box.max.x;
  operands[13] = ray.origin.x;
  operands[14] = ray.origin.x;
  operands[15] = box.min.x;
  operands[16] = box.max.y;
  operands[17] = ray.origin.y;
  operands[18] = ray.origin.y;
  operands[19] = box.min.y;
  operands[20] = box.max.z;
  operands[21] = ray.origin.z;
  operands[22] = ray.origin.z;
  operands[23] = box.min.z;
  operands[24] = ray.direction.x;
  operands[25] = ray.direction.y;
  operands[26] = ray.direction.z;
  const scale = probe(12, 3, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return touchesRayAabbOnGrid(ray, box);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? touchesRayAabbTwin(dyadics, ray, box) : touchesRayAabbTwin(expansionsAtScale(scale), ray, box);
}

function touchesRayAabbOnGrid(ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  if (ray.direction.x > 0 && ray.origin.x === box.max.x) return true;
  if (ray.direction.x < 0 && ray.origin.x === box.min.x) return true;
  if (ray.direction.y > 0 && ray.origin.y === box.max.y) return true;
  if (ray.direction.y < 0 && ray.origin.y === box.min.y) return true;
  if (ray.direction.z > 0 && ray.origin.z === box.max.z) return true;
  if (ray.direction.z < 0 && ray.origin.z === box.min.z) return true;
  if (ray.direction.x !== 0 && box.min.x === box.max.x) return true;
  if (ray.direction.y !== 0 && box.min.y === box.max.y) return true;
  if (ray.direction.z !== 0 && box.min.z === box.max.z) return true;
  if (ray.direction.x === 0 && ray.direction.y === 0 && ray.direction.z === 0) {
    return !strictlyInsidePointAabb(ray.origin, box);
  }
  const lengthX = Math.abs(ray.direction.x);
  const lengthY = Math.abs(ray.direction.y);
  const lengthZ = Math.abs(ray.direction.z);
  const nearX = ray.direction.x >= 0 ? box.min.x - ray.origin.x : ray.origin.x - box.max.x;
  const nearY = ray.direction.y >= 0 ? box.min.y - ray.origin.y : ray.origin.y - box.max.y;
  const nearZ = ray.direction.z >= 0 ? box.min.z - ray.origin.z : ray.origin.z - box.max.z;
  const farX = ray.direction.x >= 0 ? box.max.x - ray.origin.x : ray.origin.x - box.min.x;
  const farY = ray.direction.y >= 0 ? box.max.y - ray.origin.y : ray.origin.y - box.min.y;
  const farZ = ray.direction.z >= 0 ? box.max.z - ray.origin.z : ray.origin.z - box.min.z;
  if (lengthX > 0 && lengthY > 0 && (nearX * lengthY === farY * lengthX || nearY * lengthX === farX * lengthY)) {
    return true;
  }
  if (lengthY > 0 && lengthZ > 0 && (nearY * lengthZ === farZ * lengthY || nearZ * lengthY === farY * lengthZ)) {
    return true;
  }
  return lengthZ > 0 && lengthX > 0 && (nearZ * lengthX === farX * lengthZ || nearX * lengthZ === farZ * lengthX);
}

function touchesRayAabbTwin<V>(x: Arithmetic<V>, ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  if ((ray.direction.x > 0) && (ray.origin.x === box.max.x)) {
    return true;
  }
  if ((ray.direction.x < 0) && (ray.origin.x === box.min.x)) {
    return true;
  }
  if ((ray.direction.y > 0) && (ray.origin.y === box.max.y)) {
    return true;
  }
  if ((ray.direction.y < 0) && (ray.origin.y === box.min.y)) {
    return true;
  }
  if ((ray.direction.z > 0) && (ray.origin.z === box.max.z)) {
    return true;
  }
  if ((ray.direction.z < 0) && (ray.origin.z === box.min.z)) {
    return true;
  }
  if ((ray.direction.x !== 0) && (box.min.x === box.max.x)) {
    return true;
  }
  if ((ray.direction.y !== 0) && (box.min.y === box.max.y)) {
    return true;
  }
  if ((ray.direction.z !== 0) && (box.min.z === box.max.z)) {
    return true;
  }
  if (((ray.direction.x === 0) && (ray.direction.y === 0)) && (ray.direction.z === 0)) {
    return !(strictlyInsidePointAabb(ray.origin, box));
  }
  const lengthX = x.absolute(x.from(ray.direction.x));
  const lengthY = x.absolute(x.from(ray.direction.y));
  const lengthZ = x.absolute(x.from(ray.direction.z));
  const nearX = (ray.direction.x >= 0 ? x.subtract(x.from(box.min.x), x.from(ray.origin.x)) : x.subtract(x.from(ray.origin.x), x.from(box.max.x)));
  const nearY = (ray.direction.y >= 0 ? x.subtract(x.from(box.min.y), x.from(ray.origin.y)) : x.subtract(x.from(ray.origin.y), x.from(box.max.y)));
  const nearZ = (ray.direction.z >= 0 ? x.subtract(x.from(box.min.z), x.from(ray.origin.z)) : x.subtract(x.from(ray.origin.z), x.from(box.max.z)));
  const farX = (ray.direction.x >= 0 ? x.subtract(x.from(box.max.x), x.from(ray.origin.x)) : x.subtract(x.from(ray.origin.x), x.from(box.min.x)));
  const farY = (ray.direction.y >= 0 ? x.subtract(x.from(box.max.y), x.from(ray.origin.y)) : x.subtract(x.from(ray.origin.y), x.from(box.min.y)));
  const farZ = (ray.direction.z >= 0 ? x.subtract(x.from(box.max.z), x.from(ray.origin.z)) : x.subtract(x.from(ray.origin.z), x.from(box.min.z)));
  if (((x.compare(lengthX, x.integer(0)) > 0) && (x.compare(lengthY, x.integer(0)) > 0)) && ((x.compare(x.multiply(nearX, lengthY), x.multiply(farY, lengthX)) === 0) || (x.compare(x.multiply(nearY, lengthX), x.multiply(farX, lengthY)) === 0))) {
    return true;
  }
  if (((x.compare(lengthY, x.integer(0)) > 0) && (x.compare(lengthZ, x.integer(0)) > 0)) && ((x.compare(x.multiply(nearY, lengthZ), x.multiply(farZ, lengthY)) === 0) || (x.compare(x.multiply(nearZ, lengthY), x.multiply(farY, lengthZ)) === 0))) {
    return true;
  }
  return ((x.compare(lengthZ, x.integer(0)) > 0) && (x.compare(lengthX, x.integer(0)) > 0)) && ((x.compare(x.multiply(nearZ, lengthX), x.multiply(farX, lengthZ)) === 0) || (x.compare(x.multiply(nearX, lengthZ), x.multiply(farZ, lengthX)) === 0));
}
