// Generated from src/3d/predicates/point-ray.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Ray } from '../shapes/ray.js';

/**
 * Whether a point lies on a ray: never behind the origin on any axis (where the direction has no part it must be
 * level with it), and on the ray's line. A zero direction leaves only the origin.
 */
export function intersectsPointRay(point: Vec3, ray: Bare<Ray>): boolean {
  const rayDirection = ray.direction;
  const rayOrigin = ray.origin;
  let unsure = false;
  if ((rayDirection.x >= 0 && point.x < rayOrigin.x)) return false;
  if ((rayDirection.x <= 0 && point.x > rayOrigin.x)) return false;
  if ((rayDirection.y >= 0 && point.y < rayOrigin.y)) return false;
  if ((rayDirection.y <= 0 && point.y > rayOrigin.y)) return false;
  if ((rayDirection.z >= 0 && point.z < rayOrigin.z)) return false;
  if ((rayDirection.z <= 0 && point.z > rayOrigin.z)) return false;
  const offsetX = point.x - rayOrigin.x;
  const offsetY = point.y - rayOrigin.y;
  const offsetZ = point.z - rayOrigin.z;
  const offsetSize = Math.abs(offsetX) + Math.abs(offsetY) + Math.abs(offsetZ) + 3.054936363499605e-151;
  const rayDirectionSize = Math.abs(rayDirection.y) + Math.abs(rayDirection.z) + Math.abs(rayDirection.x) + 3.054936363499605e-151;
  const bound1 = 6.662e-16 * offsetSize * rayDirectionSize;
  const value2 = rayDirection.y * offsetZ - rayDirection.z * offsetY;
  if (true) {
    if ((value2 > bound1 && value2 < Infinity) || (value2 < -bound1 && value2 > -Infinity)) return false;
    unsure = true;
  }
  const value3 = rayDirection.z * offsetX - rayDirection.x * offsetZ;
  if (true) {
    if ((value3 > bound1 && value3 < Infinity) || (value3 < -bound1 && value3 > -Infinity)) return false;
    unsure = true;
  }
  const value4 = rayDirection.x * offsetY - rayDirection.y * offsetX;
  if (true) {
    if (!(!(value4 > bound1 && value4 < Infinity) && !(value4 < -bound1 && value4 > -Infinity))) return false;
    unsure = true;
  }
  if (unsure) return intersectsPointRayExactly(point, ray);
  return true;
}

function intersectsPointRayExactly(point: Vec3, ray: Bare<Ray>): boolean {
  operands[0] = point.x;
  operands[1] = ray.origin.x;
  operands[2] = point.y;
  operands[3] = ray.origin.y;
  operands[4] = point.z;
  operands[5] = ray.origin.z;
  operands[6] = ray.direction.y;
  operands[7] = ray.direction.z;
  operands[8] = ray.direction.x;
  const scale = probe(3, 3, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return intersectsPointRayOnGrid(point, ray);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsPointRayTwin(dyadics, point, ray) : intersectsPointRayTwin(expansionsAtScale(scale), point, ray);
}

function intersectsPointRayOnGrid(point: Vec3, ray: Bare<Ray>): boolean {
  if (ray.direction.x >= 0 && point.x < ray.origin.x) return false;
  if (ray.direction.x <= 0 && point.x > ray.origin.x) return false;
  if (ray.direction.y >= 0 && point.y < ray.origin.y) return false;
  if (ray.direction.y <= 0 && point.y > ray.origin.y) return false;
  if (ray.direction.z >= 0 && point.z < ray.origin.z) return false;
  if (ray.direction.z <= 0 && point.z > ray.origin.z) return false;
  const offsetX = point.x - ray.origin.x;
  const offsetY = point.y - ray.origin.y;
  const offsetZ = point.z - ray.origin.z;
  if (ray.direction.y * offsetZ - ray.direction.z * offsetY !== 0) return false;
  if (ray.direction.z * offsetX - ray.direction.x * offsetZ !== 0) return false;
  return ray.direction.x * offsetY - ray.direction.y * offsetX === 0;
}

function intersectsPointRayTwin<V>(x: Arithmetic<V>, point: Vec3, ray: Bare<Ray>): boolean {
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
  if ((ray.direction.z >= 0) && (point.z < ray.origin.z)) {
    return false;
  }
  if ((ray.direction.z <= 0) && (point.z > ray.origin.z)) {
    return false;
  }
  const offsetX = x.subtract(x.from(point.x), x.from(ray.origin.x));
  const offsetY = x.subtract(x.from(point.y), x.from(ray.origin.y));
  const offsetZ = x.subtract(x.from(point.z), x.from(ray.origin.z));
  if (x.compare(x.subtract(x.multiply(x.from(ray.direction.y), offsetZ), x.multiply(x.from(ray.direction.z), offsetY)), x.integer(0)) !== 0) {
    return false;
  }
  if (x.compare(x.subtract(x.multiply(x.from(ray.direction.z), offsetX), x.multiply(x.from(ray.direction.x), offsetZ)), x.integer(0)) !== 0) {
    return false;
  }
  return x.compare(x.subtract(x.multiply(x.from(ray.direction.x), offsetY), x.multiply(x.from(ray.direction.y), offsetX)), x.integer(0)) === 0;
}
