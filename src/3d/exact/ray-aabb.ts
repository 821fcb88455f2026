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
  let unsure = false;
  const rayDirection = ray.direction;
  const rayDirectionX = rayDirection.x;
  const rayOrigin = ray.origin;
  const rayOriginX = rayOrigin.x;
  const boxMax = box.max;
  const boxMaxX = boxMax.x;
  if ((rayDirectionX >= 0 && rayOriginX > boxMaxX)) return false;
  const boxMin = box.min;
  const boxMinX = boxMin.x;
  if ((rayDirectionX <= 0 && rayOriginX < boxMinX)) return false;
  const rayDirectionY = rayDirection.y;
  const rayOriginY = rayOrigin.y;
  const boxMaxY = boxMax.y;
  if ((rayDirectionY >= 0 && rayOriginY > boxMaxY)) return false;
  const boxMinY = boxMin.y;
  if ((rayDirectionY <= 0 && rayOriginY < boxMinY)) return false;
  const rayDirectionZ = rayDirection.z;
  const rayOriginZ = rayOrigin.z;
  const boxMaxZ = boxMax.z;
  if ((rayDirectionZ >= 0 && rayOriginZ > boxMaxZ)) return false;
  const boxMinZ = boxMin.z;
  if ((rayDirectionZ <= 0 && rayOriginZ < boxMinZ)) return false;
  if (boxMinX > boxMaxX) return false;
  if (boxMinY > boxMaxY) return false;
  if (boxMinZ > boxMaxZ) return false;
  const lengthX = Math.abs(rayDirectionX);
  const lengthY = Math.abs(rayDirectionY);
  const lengthZ = Math.abs(rayDirectionZ);
  const nearX = (rayDirectionX >= 0 ? boxMinX - rayOriginX : rayOriginX - boxMaxX);
  const nearY = (rayDirectionY >= 0 ? boxMinY - rayOriginY : rayOriginY - boxMaxY);
  const nearZ = (rayDirectionZ >= 0 ? boxMinZ - rayOriginZ : rayOriginZ - boxMaxZ);
  const farX = (rayDirectionX >= 0 ? boxMaxX - rayOriginX : rayOriginX - boxMinX);
  const farY = (rayDirectionY >= 0 ? boxMaxY - rayOriginY : rayOriginY - boxMinY);
  const farZ = (rayDirectionZ >= 0 ? boxMaxZ - rayOriginZ : rayOriginZ - boxMinZ);
  const product1 = nearX * lengthY;
  const product2 = farY * lengthX;
  const value3 = product1 - product2;
  const bound4 = 3.331e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  if (!(value3 < -bound4)) {
    if (value3 > bound4) return false;
    unsure = true;
  }
  const product5 = nearY * lengthX;
  const product6 = farX * lengthY;
  const value7 = product5 - product6;
  const bound8 = 3.331e-16 * (Math.abs(product5) + Math.abs(product6)) + 8.900295434028806e-308;
  if (!(value7 < -bound8)) {
    if (value7 > bound8) return false;
    unsure = true;
  }
  const product9 = nearY * lengthZ;
  const product10 = farZ * lengthY;
  const value11 = product9 - product10;
  const bound12 = 3.331e-16 * (Math.abs(product9) + Math.abs(product10)) + 8.900295434028806e-308;
  if (!(value11 < -bound12)) {
    if (value11 > bound12) return false;
    unsure = true;
  }
  const product13 = nearZ * lengthY;
  const product14 = farY * lengthZ;
  const value15 = product13 - product14;
  const bound16 = 3.331e-16 * (Math.abs(product13) + Math.abs(product14)) + 8.900295434028806e-308;
  if (!(value15 < -bound16)) {
    if (value15 > bound16) return false;
    unsure = true;
  }
  const product17 = nearZ * lengthX;
  const product18 = farX * lengthZ;
  const value19 = product17 - product18;
  const bound20 = 3.331e-16 * (Math.abs(product17) + Math.abs(product18)) + 8.900295434028806e-308;
  if (!(value19 < -bound20)) {
    if (value19 > bound20) return false;
    unsure = true;
  }
  const product21 = nearX * lengthZ;
  const product22 = farZ * lengthX;
  const value23 = product21 - product22;
  const bound24 = 3.331e-16 * (Math.abs(product21) + Math.abs(product22)) + 8.900295434028806e-308;
  if (!(value23 < -bound24)) {
    if (value23 > bound24) return false;
    unsure = true;
  }
  if (unsure) return intersectsRayAabbExactly(ray, box);
  { const sum25 = (((rayOriginX + boxMaxX) + (boxMinX + rayOriginY)) + ((boxMaxY + boxMinY) + (rayOriginZ + (boxMaxZ + boxMinZ)))); return sum25 - sum25 === 0 || intersectsRayAabbExactly(ray, box); }
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
  const rayDirectionX = rayDirection.x;
  const rayOrigin = ray.origin;
  const rayOriginX = rayOrigin.x;
  const boxMax = box.max;
  const boxMaxX = boxMax.x;
  const boxMin = box.min;
  const boxMinX = boxMin.x;
  const rayDirectionY = rayDirection.y;
  const rayOriginY = rayOrigin.y;
  const boxMaxY = boxMax.y;
  const boxMinY = boxMin.y;
  const rayDirectionZ = rayDirection.z;
  const rayOriginZ = rayOrigin.z;
  const boxMaxZ = boxMax.z;
  const boxMinZ = boxMin.z;
  if ((rayDirectionX > 0 && rayOriginX === boxMaxX)) { const sum1 = (((rayDirectionX + (rayOriginX + boxMaxX)) + (boxMinX + (rayDirectionY + rayOriginY))) + ((boxMaxY + (boxMinY + rayDirectionZ)) + (rayOriginZ + (boxMaxZ + boxMinZ)))); return sum1 - sum1 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionX < 0 && rayOriginX === boxMinX)) { const sum2 = (((rayDirectionX + (rayOriginX + boxMaxX)) + (boxMinX + (rayDirectionY + rayOriginY))) + ((boxMaxY + (boxMinY + rayDirectionZ)) + (rayOriginZ + (boxMaxZ + boxMinZ)))); return sum2 - sum2 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionY > 0 && rayOriginY === boxMaxY)) { const sum3 = (((rayDirectionX + (rayOriginX + boxMaxX)) + (boxMinX + (rayDirectionY + rayOriginY))) + ((boxMaxY + (boxMinY + rayDirectionZ)) + (rayOriginZ + (boxMaxZ + boxMinZ)))); return sum3 - sum3 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionY < 0 && rayOriginY === boxMinY)) { const sum4 = (((rayDirectionX + (rayOriginX + boxMaxX)) + (boxMinX + (rayDirectionY + rayOriginY))) + ((boxMaxY + (boxMinY + rayDirectionZ)) + (rayOriginZ + (boxMaxZ + boxMinZ)))); return sum4 - sum4 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionZ > 0 && rayOriginZ === boxMaxZ)) { const sum5 = (((rayDirectionX + (rayOriginX + boxMaxX)) + (boxMinX + (rayDirectionY + rayOriginY))) + ((boxMaxY + (boxMinY + rayDirectionZ)) + (rayOriginZ + (boxMaxZ + boxMinZ)))); return sum5 - sum5 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionZ < 0 && rayOriginZ === boxMinZ)) { const sum6 = (((rayDirectionX + (rayOriginX + boxMaxX)) + (boxMinX + (rayDirectionY + rayOriginY))) + ((boxMaxY + (boxMinY + rayDirectionZ)) + (rayOriginZ + (boxMaxZ + boxMinZ)))); return sum6 - sum6 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionX !== 0 && boxMinX === boxMaxX)) { const sum7 = (((rayDirectionX + (rayOriginX + boxMaxX)) + (boxMinX + (rayDirectionY + rayOriginY))) + ((boxMaxY + (boxMinY + rayDirectionZ)) + (rayOriginZ + (boxMaxZ + boxMinZ)))); return sum7 - sum7 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionY !== 0 && boxMinY === boxMaxY)) { const sum8 = (((rayDirectionX + (rayOriginX + boxMaxX)) + (boxMinX + (rayDirectionY + rayOriginY))) + ((boxMaxY + (boxMinY + rayDirectionZ)) + (rayOriginZ + (boxMaxZ + boxMinZ)))); return sum8 - sum8 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionZ !== 0 && boxMinZ === boxMaxZ)) { const sum9 = (((rayDirectionX + (rayOriginX + boxMaxX)) + (boxMinX + (rayDirectionY + rayOriginY))) + ((boxMaxY + (boxMinY + rayDirectionZ)) + (rayOriginZ + (boxMaxZ + boxMinZ)))); return sum9 - sum9 === 0 || touchesRayAabbExactly(ray, box); }
  if (((rayDirectionX === 0 && rayDirectionY === 0) && rayDirectionZ === 0)) {
    if (!(strictlyInsidePointAabb(ray.origin, box))) { const sum10 = (((rayOriginX + boxMaxX) + (boxMinX + rayOriginY)) + ((boxMaxY + boxMinY) + (rayOriginZ + (boxMaxZ + boxMinZ)))); return sum10 - sum10 === 0 || touchesRayAabbExactly(ray, box); }
    return false;
  }
  const lengthX = Math.abs(rayDirectionX);
  const lengthY = Math.abs(rayDirectionY);
  const lengthZ = Math.abs(rayDirectionZ);
  const nearX = (rayDirectionX >= 0 ? boxMinX - rayOriginX : rayOriginX - boxMaxX);
  const nearY = (rayDirectionY >= 0 ? boxMinY - rayOriginY : rayOriginY - boxMaxY);
  const nearZ = (rayDirectionZ >= 0 ? boxMinZ - rayOriginZ : rayOriginZ - boxMaxZ);
  const farX = (rayDirectionX >= 0 ? boxMaxX - rayOriginX : rayOriginX - boxMinX);
  const farY = (rayDirectionY >= 0 ? boxMaxY - rayOriginY : rayOriginY - boxMinY);
  const farZ = (rayDirectionZ >= 0 ? boxMaxZ - rayOriginZ : rayOriginZ - boxMinZ);
  const product11 = nearX * lengthY;
  const product12 = farY * lengthX;
  const value13 = product11 - product12;
  const bound14 = 3.331e-16 * (Math.abs(product11) + Math.abs(product12)) + 8.900295434028806e-308;
  const product15 = nearY * lengthX;
  const product16 = farX * lengthY;
  const value17 = product15 - product16;
  const bound18 = 3.331e-16 * (Math.abs(product15) + Math.abs(product16)) + 8.900295434028806e-308;
  if (((lengthX > 0 && lengthY > 0)) && (!(Math.abs(value13) > bound14) || !(Math.abs(value17) > bound18))) {
    return touchesRayAabbExactly(ray, box);
  }
  const product19 = nearY * lengthZ;
  const product20 = farZ * lengthY;
  const value21 = product19 - product20;
  const bound22 = 3.331e-16 * (Math.abs(product19) + Math.abs(product20)) + 8.900295434028806e-308;
  const product23 = nearZ * lengthY;
  const product24 = farY * lengthZ;
  const value25 = product23 - product24;
  const bound26 = 3.331e-16 * (Math.abs(product23) + Math.abs(product24)) + 8.900295434028806e-308;
  if (((lengthY > 0 && lengthZ > 0)) && (!(Math.abs(value21) > bound22) || !(Math.abs(value25) > bound26))) {
    return touchesRayAabbExactly(ray, box);
  }
  const product27 = nearZ * lengthX;
  const product28 = farX * lengthZ;
  const value29 = product27 - product28;
  const bound30 = 3.331e-16 * (Math.abs(product27) + Math.abs(product28)) + 8.900295434028806e-308;
  const product31 = nearX * lengthZ;
  const product32 = farZ * lengthX;
  const value33 = product31 - product32;
  const bound34 = 3.331e-16 * (Math.abs(product31) + Math.abs(product32)) + 8.900295434028806e-308;
  if (((lengthZ > 0 && lengthX > 0)) && (!(Math.abs(value29) > bound30) || !(Math.abs(value33) > bound34))) {
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
