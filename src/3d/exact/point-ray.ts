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
  const rayDirectionZ = rayDirection.z;
  const pointZ = point.z;
  const rayOriginZ = rayOrigin.z;
  if ((rayDirectionZ >= 0 && pointZ < rayOriginZ)) return false;
  if ((rayDirectionZ <= 0 && pointZ > rayOriginZ)) return false;
  const offsetX = pointX - rayOriginX;
  const offsetY = pointY - rayOriginY;
  const offsetZ = pointZ - rayOriginZ;
  const product1 = rayDirectionY * offsetZ;
  const product2 = rayDirectionZ * offsetY;
  const value3 = product1 - product2;
  const bound4 = 3.331e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  if (Math.abs(value3) > bound4) return false;
  const product5 = rayDirectionZ * offsetX;
  const product6 = rayDirectionX * offsetZ;
  const value7 = product5 - product6;
  const bound8 = 3.331e-16 * (Math.abs(product5) + Math.abs(product6)) + 8.900295434028806e-308;
  if (Math.abs(value7) > bound8) return false;
  const product9 = rayDirectionX * offsetY;
  const product10 = rayDirectionY * offsetX;
  const value11 = product9 - product10;
  const bound12 = 3.331e-16 * (Math.abs(product9) + Math.abs(product10)) + 8.900295434028806e-308;
  if (Math.abs(value11) > bound12) return false;
  return intersectsPointRayExactly(point, ray);
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
