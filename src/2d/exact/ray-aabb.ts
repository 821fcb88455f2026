// Generated from src/2d/predicates/ray-aabb.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Ray } from '../shapes/ray.js';
import { strictlyInsidePointAabb } from './point-aabb.js';

/**
 * Whether a ray and a box share a point. On each axis the ray lies between the box's two sides for t between
 * near / length and far / length. Both intervals must share a point, compared cross-multiplied; and neither may end
 * before 0, for which the raw coordinates are enough. Kay and Kajiya's slabs, without the divisions.
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
  if (boxMinX > boxMaxX) return false;
  if (boxMinY > boxMaxY) return false;
  const lengthX = Math.abs(rayDirectionX);
  const lengthY = Math.abs(rayDirectionY);
  const nearX = (rayDirectionX >= 0 ? boxMinX - rayOriginX : rayOriginX - boxMaxX);
  const nearY = (rayDirectionY >= 0 ? boxMinY - rayOriginY : rayOriginY - boxMaxY);
  const farX = (rayDirectionX >= 0 ? boxMaxX - rayOriginX : rayOriginX - boxMinX);
  const farY = (rayDirectionY >= 0 ? boxMaxY - rayOriginY : rayOriginY - boxMinY);
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
  if (unsure) return intersectsRayAabbExactly(ray, box);
  { const sum9 = ((rayOriginX + (boxMaxX + boxMinX)) + (rayOriginY + (boxMaxY + boxMinY))); return sum9 - sum9 === 0 || intersectsRayAabbExactly(ray, box); }
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
  operands[8] = box.max.x;
  operands[9] = ray.origin.x;
  operands[10] = ray.origin.x;
  operands[11] = box.min.x;
  operands[12] = box.max.y;
  operands[13] = ray.origin.y;
  operands[14] = ray.origin.y;
  operands[15] = box.min.y;
  operands[16] = ray.direction.x;
  operands[17] = ray.direction.y;
  const scale = probe(8, 2, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return intersectsRayAabbOnGrid(ray, box);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsRayAabbTwin(dyadics, ray, box) : intersectsRayAabbTwin(expansionsAtScale(scale), ray, box);
}

function intersectsRayAabbOnGrid(ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  if ((ray.direction.x >= 0 && ray.origin.x > box.max.x) || (ray.direction.x <= 0 && ray.origin.x < box.min.x))
    return false;
  if ((ray.direction.y >= 0 && ray.origin.y > box.max.y) || (ray.direction.y <= 0 && ray.origin.y < box.min.y))
    return false;
  if (box.min.x > box.max.x || box.min.y > box.max.y) return false;
  const lengthX = Math.abs(ray.direction.x);
  const lengthY = Math.abs(ray.direction.y);
  const nearX = ray.direction.x >= 0 ? box.min.x - ray.origin.x : ray.origin.x - box.max.x;
  const nearY = ray.direction.y >= 0 ? box.min.y - ray.origin.y : ray.origin.y - box.max.y;
  const farX = ray.direction.x >= 0 ? box.max.x - ray.origin.x : ray.origin.x - box.min.x;
  const farY = ray.direction.y >= 0 ? box.max.y - ray.origin.y : ray.origin.y - box.min.y;
  return nearX * lengthY <= farY * lengthX && nearY * lengthX <= farX * lengthY;
}

function intersectsRayAabbTwin<V>(x: Arithmetic<V>, ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  if (((ray.direction.x >= 0) && (ray.origin.x > box.max.x)) || ((ray.direction.x <= 0) && (ray.origin.x < box.min.x))) {
    return false;
  }
  if (((ray.direction.y >= 0) && (ray.origin.y > box.max.y)) || ((ray.direction.y <= 0) && (ray.origin.y < box.min.y))) {
    return false;
  }
  if ((box.min.x > box.max.x) || (box.min.y > box.max.y)) {
    return false;
  }
  const lengthX = x.absolute(x.from(ray.direction.x));
  const lengthY = x.absolute(x.from(ray.direction.y));
  const nearX = (ray.direction.x >= 0 ? x.subtract(x.from(box.min.x), x.from(ray.origin.x)) : x.subtract(x.from(ray.origin.x), x.from(box.max.x)));
  const nearY = (ray.direction.y >= 0 ? x.subtract(x.from(box.min.y), x.from(ray.origin.y)) : x.subtract(x.from(ray.origin.y), x.from(box.max.y)));
  const farX = (ray.direction.x >= 0 ? x.subtract(x.from(box.max.x), x.from(ray.origin.x)) : x.subtract(x.from(ray.origin.x), x.from(box.min.x)));
  const farY = (ray.direction.y >= 0 ? x.subtract(x.from(box.max.y), x.from(ray.origin.y)) : x.subtract(x.from(ray.origin.y), x.from(box.min.y)));
  return (x.compare(x.multiply(nearX, lengthY), x.multiply(farY, lengthX)) <= 0) && (x.compare(x.multiply(nearY, lengthX), x.multiply(farX, lengthY)) <= 0);
}

/**
 * Whether a ray that meets a box shares only one point with it: it starts on a side and leaves at once, the box is flat
 * and crossed, or the ray grazes a corner. A ray of no direction touches where it lies on a side.
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
  if ((rayDirectionX > 0 && rayOriginX === boxMaxX)) { const sum1 = (((rayDirectionX + rayOriginX) + (boxMaxX + boxMinX)) + ((rayDirectionY + rayOriginY) + (boxMaxY + boxMinY))); return sum1 - sum1 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionX < 0 && rayOriginX === boxMinX)) { const sum2 = (((rayDirectionX + rayOriginX) + (boxMaxX + boxMinX)) + ((rayDirectionY + rayOriginY) + (boxMaxY + boxMinY))); return sum2 - sum2 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionY > 0 && rayOriginY === boxMaxY)) { const sum3 = (((rayDirectionX + rayOriginX) + (boxMaxX + boxMinX)) + ((rayDirectionY + rayOriginY) + (boxMaxY + boxMinY))); return sum3 - sum3 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionY < 0 && rayOriginY === boxMinY)) { const sum4 = (((rayDirectionX + rayOriginX) + (boxMaxX + boxMinX)) + ((rayDirectionY + rayOriginY) + (boxMaxY + boxMinY))); return sum4 - sum4 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionX !== 0 && boxMinX === boxMaxX)) { const sum5 = (((rayDirectionX + rayOriginX) + (boxMaxX + boxMinX)) + ((rayDirectionY + rayOriginY) + (boxMaxY + boxMinY))); return sum5 - sum5 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionY !== 0 && boxMinY === boxMaxY)) { const sum6 = (((rayDirectionX + rayOriginX) + (boxMaxX + boxMinX)) + ((rayDirectionY + rayOriginY) + (boxMaxY + boxMinY))); return sum6 - sum6 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirectionX === 0 && rayDirectionY === 0)) {
    if (!(strictlyInsidePointAabb(ray.origin, box))) { const sum7 = ((rayOriginX + (boxMaxX + boxMinX)) + (rayOriginY + (boxMaxY + boxMinY))); return sum7 - sum7 === 0 || touchesRayAabbExactly(ray, box); }
    return false;
  }
  const lengthX = Math.abs(rayDirectionX);
  const lengthY = Math.abs(rayDirectionY);
  const nearX = (rayDirectionX >= 0 ? boxMinX - rayOriginX : rayOriginX - boxMaxX);
  const nearY = (rayDirectionY >= 0 ? boxMinY - rayOriginY : rayOriginY - boxMaxY);
  const farX = (rayDirectionX >= 0 ? boxMaxX - rayOriginX : rayOriginX - boxMinX);
  const farY = (rayDirectionY >= 0 ? boxMaxY - rayOriginY : rayOriginY - boxMinY);
  const product8 = nearX * lengthY;
  const product9 = farY * lengthX;
  const value10 = product8 - product9;
  const bound11 = 3.331e-16 * (Math.abs(product8) + Math.abs(product9)) + 8.900295434028806e-308;
  const product12 = nearY * lengthX;
  const product13 = farX * lengthY;
  const value14 = product12 - product13;
  const bound15 = 3.331e-16 * (Math.abs(product12) + Math.abs(product13)) + 8.900295434028806e-308;
  if (((lengthX > 0 && lengthY > 0)) && (!(Math.abs(value10) > bound11) || !(Math.abs(value14) > bound15))) {
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
  operands[8] = box.max.x;
  operands[9] = ray.origin.x;
  operands[10] = ray.origin.x;
  operands[11] = box.min.x;
  operands[12] = box.max.y;
  operands[13] = ray.origin.y;
  operands[14] = ray.origin.y;
  operands[15] = box.min.y;
  operands[16] = ray.direction.x;
  operands[17] = ray.direction.y;
  const scale = probe(8, 2, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return touchesRayAabbOnGrid(ray, box);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? touchesRayAabbTwin(dyadics, ray, box) : touchesRayAabbTwin(expansionsAtScale(scale), ray, box);
}

function touchesRayAabbOnGrid(ray: Bare<Ray>, box: Bare<Aabb>): boolean {
  if (ray.direction.x > 0 && ray.origin.x === box.max.x) return true;
  if (ray.direction.x < 0 && ray.origin.x === box.min.x) return true;
  if (ray.direction.y > 0 && ray.origin.y === box.max.y) return true;
  if (ray.direction.y < 0 && ray.origin.y === box.min.y) return true;
  if (ray.direction.x !== 0 && box.min.x === box.max.x) return true;
  if (ray.direction.y !== 0 && box.min.y === box.max.y) return true;
  if (ray.direction.x === 0 && ray.direction.y === 0) return !strictlyInsidePointAabb(ray.origin, box);
  const lengthX = Math.abs(ray.direction.x);
  const lengthY = Math.abs(ray.direction.y);
  const nearX = ray.direction.x >= 0 ? box.min.x - ray.origin.x : ray.origin.x - box.max.x;
  const nearY = ray.direction.y >= 0 ? box.min.y - ray.origin.y : ray.origin.y - box.max.y;
  const farX = ray.direction.x >= 0 ? box.max.x - ray.origin.x : ray.origin.x - box.min.x;
  const farY = ray.direction.y >= 0 ? box.max.y - ray.origin.y : ray.origin.y - box.min.y;
  return lengthX > 0 && lengthY > 0 && (nearX * lengthY === farY * lengthX || nearY * lengthX === farX * lengthY);
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
  if ((ray.direction.x !== 0) && (box.min.x === box.max.x)) {
    return true;
  }
  if ((ray.direction.y !== 0) && (box.min.y === box.max.y)) {
    return true;
  }
  if ((ray.direction.x === 0) && (ray.direction.y === 0)) {
    return !(strictlyInsidePointAabb(ray.origin, box));
  }
  const lengthX = x.absolute(x.from(ray.direction.x));
  const lengthY = x.absolute(x.from(ray.direction.y));
  const nearX = (ray.direction.x >= 0 ? x.subtract(x.from(box.min.x), x.from(ray.origin.x)) : x.subtract(x.from(ray.origin.x), x.from(box.max.x)));
  const nearY = (ray.direction.y >= 0 ? x.subtract(x.from(box.min.y), x.from(ray.origin.y)) : x.subtract(x.from(ray.origin.y), x.from(box.max.y)));
  const farX = (ray.direction.x >= 0 ? x.subtract(x.from(box.max.x), x.from(ray.origin.x)) : x.subtract(x.from(ray.origin.x), x.from(box.min.x)));
  const farY = (ray.direction.y >= 0 ? x.subtract(x.from(box.max.y), x.from(ray.origin.y)) : x.subtract(x.from(ray.origin.y), x.from(box.min.y)));
  return ((x.compare(lengthX, x.integer(0)) > 0) && (x.compare(lengthY, x.integer(0)) > 0)) && ((x.compare(x.multiply(nearX, lengthY), x.multiply(farY, lengthX)) === 0) || (x.compare(x.multiply(nearY, lengthX), x.multiply(farX, lengthY)) === 0));
}
