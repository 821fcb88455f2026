// Generated from src/2d/predicates/point-ray.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Vec2 } from '../../math/vec2.js';
import type { Ray } from '../shapes/ray.js';

/**
 * Whether a point lies on a ray: on no axis behind the origin, and neither left nor right of the ray. On an axis where
 * the direction is 0 the point must share the origin's coordinate, so a zero direction leaves the origin alone.
 */
export function intersectsPointRay(point: Vec2, ray: Bare<Ray>): boolean {
  const rayDirection = ray.direction;
  const rayDirectionX = rayDirection.x;
  const pointX = point.x;
  const rayOrigin = ray.origin;
  const rayOriginX = rayOrigin.x;
  if ((rayDirectionX >= 0 && pointX < rayOriginX)) return false;
  if ((rayDirectionX <= 0 && pointX > rayOriginX)) return false;
  const rayDirectionY = rayDirection.y;
  const pointY = point.y;
  const rayOriginY = rayOrigin.y;
  if ((rayDirectionY >= 0 && pointY < rayOriginY)) return false;
  if ((rayDirectionY <= 0 && pointY > rayOriginY)) return false;
  const offsetX = pointX - rayOriginX;
  const offsetY = pointY - rayOriginY;
  const product1 = rayDirectionX * offsetY;
  const product2 = rayDirectionY * offsetX;
  const value3 = product1 - product2;
  const bound4 = 3.331e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  if (!(Math.abs(value3) > bound4)) return intersectsPointRayExactly(point, ray);
  return false;
}

function intersectsPointRayExactly(point: Vec2, ray: Bare<Ray>): boolean {
  operands[0] = point.x;
  operands[1] = ray.origin.x;
  operands[2] = point.y;
  operands[3] = ray.origin.y;
  operands[4] = ray.direction.x;
  operands[5] = ray.direction.y;
  const scale = probe(2, 2, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return intersectsPointRayOnGrid(point, ray);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsPointRayTwin(dyadics, point, ray) : intersectsPointRayTwin(expansionsAtScale(scale), point, ray);
}

function intersectsPointRayOnGrid(point: Vec2, ray: Bare<Ray>): boolean {
  if (ray.direction.x >= 0 && point.x < ray.origin.x) return false;
  if (ray.direction.x <= 0 && point.x > ray.origin.x) return false;
  if (ray.direction.y >= 0 && point.y < ray.origin.y) return false;
  if (ray.direction.y <= 0 && point.y > ray.origin.y) return false;
  const offsetX = point.x - ray.origin.x;
  const offsetY = point.y - ray.origin.y;
  return ray.direction.x * offsetY === ray.direction.y * offsetX;
}

function intersectsPointRayTwin<V>(x: Arithmetic<V>, point: Vec2, ray: Bare<Ray>): boolean {
  if ((ray.direction.x >= 0) && (point.x < ray.origin.x)) {
    return false;
  }
  if ((ray.direction.x <= 0) && (point.x > ray.origin.x)) {
    return false;
  }
  if ((ray.direction.y >= 0) && (point.y < ray.origin.y)) {
    return false;
  }
  if ((ray.direction.y <= 0) && (point.y > ray.origin.y)) {
    return false;
  }
  const offsetX = x.subtract(x.from(point.x), x.from(ray.origin.x));
  const offsetY = x.subtract(x.from(point.y), x.from(ray.origin.y));
  return x.compare(x.multiply(x.from(ray.direction.x), offsetY), x.multiply(x.from(ray.direction.y), offsetX)) === 0;
}
