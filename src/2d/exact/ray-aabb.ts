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
  const rayDirection = ray.direction;
  const rayOrigin = ray.origin;
  const boxMax = box.max;
  const boxMin = box.min;
  let unsure = false;
  if ((rayDirection.x >= 0 && rayOrigin.x > boxMax.x)) return false;
  if ((rayDirection.x <= 0 && rayOrigin.x < boxMin.x)) return false;
  if ((rayDirection.y >= 0 && rayOrigin.y > boxMax.y)) return false;
  if ((rayDirection.y <= 0 && rayOrigin.y < boxMin.y)) return false;
  if (boxMin.x > boxMax.x) return false;
  if (boxMin.y > boxMax.y) return false;
  const lengthX = Math.abs(rayDirection.x);
  const lengthY = Math.abs(rayDirection.y);
  const nearX = (rayDirection.x >= 0 ? boxMin.x - rayOrigin.x : rayOrigin.x - boxMax.x);
  const nearY = (rayDirection.y >= 0 ? boxMin.y - rayOrigin.y : rayOrigin.y - boxMax.y);
  const farX = (rayDirection.x >= 0 ? boxMax.x - rayOrigin.x : rayOrigin.x - boxMin.x);
  const farY = (rayDirection.y >= 0 ? boxMax.y - rayOrigin.y : rayOrigin.y - boxMin.y);
  const farSize = Math.abs(farX) + Math.abs(farY) + 3.054936363499605e-151;
  const lengthSize = lengthX + lengthY + 3.054936363499605e-151;
  const nearSize = Math.abs(nearX) + Math.abs(nearY) + 3.054936363499605e-151;
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
  if (unsure) return intersectsRayAabbExactly(ray, box);
  { const sum4 = ((rayOrigin.x + (boxMax.x + boxMin.x)) + (rayOrigin.y + (boxMax.y + boxMin.y))); return sum4 - sum4 === 0 || intersectsRayAabbExactly(ray, box); }
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
  const rayOrigin = ray.origin;
  const boxMax = box.max;
  const boxMin = box.min;
  if ((rayDirection.x > 0 && rayOrigin.x === boxMax.x)) { const sum1 = (((rayDirection.x + rayOrigin.x) + (boxMax.x + boxMin.x)) + ((rayDirection.y + rayOrigin.y) + (boxMax.y + boxMin.y))); return sum1 - sum1 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.x < 0 && rayOrigin.x === boxMin.x)) { const sum2 = (((rayDirection.x + rayOrigin.x) + (boxMax.x + boxMin.x)) + ((rayDirection.y + rayOrigin.y) + (boxMax.y + boxMin.y))); return sum2 - sum2 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.y > 0 && rayOrigin.y === boxMax.y)) { const sum3 = (((rayDirection.x + rayOrigin.x) + (boxMax.x + boxMin.x)) + ((rayDirection.y + rayOrigin.y) + (boxMax.y + boxMin.y))); return sum3 - sum3 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.y < 0 && rayOrigin.y === boxMin.y)) { const sum4 = (((rayDirection.x + rayOrigin.x) + (boxMax.x + boxMin.x)) + ((rayDirection.y + rayOrigin.y) + (boxMax.y + boxMin.y))); return sum4 - sum4 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.x !== 0 && boxMin.x === boxMax.x)) { const sum5 = (((rayDirection.x + rayOrigin.x) + (boxMax.x + boxMin.x)) + ((rayDirection.y + rayOrigin.y) + (boxMax.y + boxMin.y))); return sum5 - sum5 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.y !== 0 && boxMin.y === boxMax.y)) { const sum6 = (((rayDirection.x + rayOrigin.x) + (boxMax.x + boxMin.x)) + ((rayDirection.y + rayOrigin.y) + (boxMax.y + boxMin.y))); return sum6 - sum6 === 0 || touchesRayAabbExactly(ray, box); }
  if ((rayDirection.x === 0 && rayDirection.y === 0)) {
    if (!(strictlyInsidePointAabb(ray.origin, box))) { const sum7 = (((rayDirection.x + rayOrigin.x) + (boxMax.x + boxMin.x)) + ((rayDirection.y + rayOrigin.y) + (boxMax.y + boxMin.y))); return sum7 - sum7 === 0 || touchesRayAabbExactly(ray, box); }
    return false;
  }
  const lengthX = Math.abs(rayDirection.x);
  const lengthY = Math.abs(rayDirection.y);
  const nearX = (rayDirection.x >= 0 ? boxMin.x - rayOrigin.x : rayOrigin.x - boxMax.x);
  const nearY = (rayDirection.y >= 0 ? boxMin.y - rayOrigin.y : rayOrigin.y - boxMax.y);
  const farX = (rayDirection.x >= 0 ? boxMax.x - rayOrigin.x : rayOrigin.x - boxMin.x);
  const farY = (rayDirection.y >= 0 ? boxMax.y - rayOrigin.y : rayOrigin.y - boxMin.y);
  const farSize = Math.abs(farX) + Math.abs(farY) + 3.054936363499605e-151;
  const lengthSize = lengthX + lengthY + 3.054936363499605e-151;
  const nearSize = Math.abs(nearX) + Math.abs(nearY) + 3.054936363499605e-151;
  const bound8 = 3.331e-16 * farSize * lengthSize + 3.331e-16 * lengthSize * nearSize;
  const value9 = nearX * lengthY - farY * lengthX;
  const value10 = nearY * lengthX - farX * lengthY;
  if (((lengthX > 0 && lengthY > 0)) && ((!(value9 > bound8 && value9 < Infinity) && !(value9 < -bound8 && value9 > -Infinity)) || (!(value10 > bound8 && value10 < Infinity) && !(value10 < -bound8 && value10 > -Infinity)))) {
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
