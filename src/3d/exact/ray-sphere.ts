// Generated from src/3d/predicates/ray-sphere.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Ray } from '../shapes/ray.js';
import type { Sphere } from '../shapes/sphere.js';
import { intersectsPointSphere } from './point-sphere.js';

/**
 * Whether a ray and a sphere share a point: the ray's point nearest to the centre lies in the sphere. That is the origin
 * if the centre lies beside or behind it; otherwise the distance to the line decides, squared and without its division.
 */
export function intersectsRaySphere(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  const toCenterX = sphere.center.x - ray.origin.x;
  const toCenterY = sphere.center.y - ray.origin.y;
  const toCenterZ = sphere.center.z - ray.origin.z;
  const rayDirectionSize = Math.abs(ray.direction.x) + Math.abs(ray.direction.y) + Math.abs(ray.direction.z) + 5.527147875260445e-76;
  const toCenterSize = Math.abs(toCenterX) + Math.abs(toCenterY) + Math.abs(toCenterZ) + 5.527147875260445e-76;
  const bound1 = 1.222e-15 * rayDirectionSize * toCenterSize;
  const value2 = ray.direction.x * toCenterX + ray.direction.y * toCenterY + ray.direction.z * toCenterZ;
  if (!(value2 > bound1 && value2 < Infinity)) {
    if (!(value2 < -bound1 && value2 > -Infinity)) return intersectsRaySphereExactly(ray, sphere);
    if (!(intersectsPointSphere(ray.origin, sphere))) return false;
    { const sum3 = sphere.radius; return sum3 - sum3 === 0 || intersectsRaySphereExactly(ray, sphere); }
  }
  const crossX = ray.direction.y * toCenterZ - ray.direction.z * toCenterY;
  const crossY = ray.direction.z * toCenterX - ray.direction.x * toCenterZ;
  const crossZ = ray.direction.x * toCenterY - ray.direction.y * toCenterX;
  const crossSquared = crossX * crossX + crossY * crossY + crossZ * crossZ;
  const lengthSquared = ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y + ray.direction.z * ray.direction.z;
  if (!(sphere.radius >= 0)) return false;
  const sphereRadiusSize = Math.abs(sphere.radius) + 5.527147875260445e-76;
  const bound4 = 1.888e-15 * rayDirectionSize * rayDirectionSize * sphereRadiusSize * sphereRadiusSize + 1.288e-14 * rayDirectionSize * rayDirectionSize * toCenterSize * toCenterSize;
  const value5 = crossSquared - sphere.radius * sphere.radius * lengthSquared;
  if (!(value5 < -bound4 && value5 > -Infinity)) {
    if (!(value5 > bound4 && value5 < Infinity)) return intersectsRaySphereExactly(ray, sphere);
    return false;
  }
  return true;
}

function intersectsRaySphereExactly(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  operands[0] = sphere.center.x;
  operands[1] = ray.origin.x;
  operands[2] = sphere.center.y;
  operands[3] = ray.origin.y;
  operands[4] = sphere.center.z;
  operands[5] = ray.origin.z;
  operands[6] = ray.direction.x;
  operands[7] = ray.direction.y;
  operands[8] = ray.direction.z;
  operands[9] = sphere.radius;
  const scale = probe(3, 4, 0, 12, 4, true);
  if (scale === ON_GRID) return intersectsRaySphereOnGrid(ray, sphere);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsRaySphereTwin(dyadics, ray, sphere) : intersectsRaySphereTwin(expansionsAtScale(scale), ray, sphere);
}

function intersectsRaySphereOnGrid(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  const toCenterX = sphere.center.x - ray.origin.x;
  const toCenterY = sphere.center.y - ray.origin.y;
  const toCenterZ = sphere.center.z - ray.origin.z;
  if (ray.direction.x * toCenterX + ray.direction.y * toCenterY + ray.direction.z * toCenterZ <= 0) {
    return intersectsPointSphere(ray.origin, sphere);
  }
  const crossX = ray.direction.y * toCenterZ - ray.direction.z * toCenterY;
  const crossY = ray.direction.z * toCenterX - ray.direction.x * toCenterZ;
  const crossZ = ray.direction.x * toCenterY - ray.direction.y * toCenterX;
  const crossSquared = crossX * crossX + crossY * crossY + crossZ * crossZ;
  const lengthSquared =
    ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y + ray.direction.z * ray.direction.z;
  return sphere.radius >= 0 && crossSquared <= sphere.radius * sphere.radius * lengthSquared;
}

function intersectsRaySphereTwin<V>(x: Arithmetic<V>, ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  const toCenterX = x.subtract(x.from(sphere.center.x), x.from(ray.origin.x));
  const toCenterY = x.subtract(x.from(sphere.center.y), x.from(ray.origin.y));
  const toCenterZ = x.subtract(x.from(sphere.center.z), x.from(ray.origin.z));
  if (x.compare(x.add(x.add(x.multiply(x.from(ray.direction.x), toCenterX), x.multiply(x.from(ray.direction.y), toCenterY)), x.multiply(x.from(ray.direction.z), toCenterZ)), x.integer(0)) <= 0) {
    return intersectsPointSphere(ray.origin, sphere);
  }
  const crossX = x.subtract(x.multiply(x.from(ray.direction.y), toCenterZ), x.multiply(x.from(ray.direction.z), toCenterY));
  const crossY = x.subtract(x.multiply(x.from(ray.direction.z), toCenterX), x.multiply(x.from(ray.direction.x), toCenterZ));
  const crossZ = x.subtract(x.multiply(x.from(ray.direction.x), toCenterY), x.multiply(x.from(ray.direction.y), toCenterX));
  const crossSquared = x.add(x.add(x.multiply(crossX, crossX), x.multiply(crossY, crossY)), x.multiply(crossZ, crossZ));
  const lengthSquared = x.add(x.add(x.multiply(x.from(ray.direction.x), x.from(ray.direction.x)), x.multiply(x.from(ray.direction.y), x.from(ray.direction.y))), x.multiply(x.from(ray.direction.z), x.from(ray.direction.z)));
  return (sphere.radius >= 0) && (x.compare(crossSquared, x.multiply(x.multiply(x.from(sphere.radius), x.from(sphere.radius)), lengthSquared)) <= 0);
}

/**
 * Whether a ray that meets a sphere meets only its surface, and so in a single point: the ray's point nearest to the
 * centre lies exactly `radius` away.
 */
export function touchesRaySphere(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  const toCenterX = sphere.center.x - ray.origin.x;
  const toCenterY = sphere.center.y - ray.origin.y;
  const toCenterZ = sphere.center.z - ray.origin.z;
  const radiusSquared = sphere.radius * sphere.radius;
  const rayDirectionSize = Math.abs(ray.direction.x) + Math.abs(ray.direction.y) + Math.abs(ray.direction.z) + 5.527147875260445e-76;
  const toCenterSize = Math.abs(toCenterX) + Math.abs(toCenterY) + Math.abs(toCenterZ) + 5.527147875260445e-76;
  const bound1 = 1.222e-15 * rayDirectionSize * toCenterSize;
  const value2 = ray.direction.x * toCenterX + ray.direction.y * toCenterY + ray.direction.z * toCenterZ;
  if (!(value2 > bound1 && value2 < Infinity)) {
    if (!(value2 < -bound1 && value2 > -Infinity)) return touchesRaySphereExactly(ray, sphere);
    const sphereRadiusSize = Math.abs(sphere.radius) + 5.527147875260445e-76;
    const bound3 = 2.221e-16 * sphereRadiusSize * sphereRadiusSize + 1.888e-15 * toCenterSize * toCenterSize;
    const value4 = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ - radiusSquared;
    if (true) {
      if ((!(value4 > bound3 && value4 < Infinity) && !(value4 < -bound3 && value4 > -Infinity))) return touchesRaySphereExactly(ray, sphere);
      return false;
    }
    return true;
  }
  const crossX = ray.direction.y * toCenterZ - ray.direction.z * toCenterY;
  const crossY = ray.direction.z * toCenterX - ray.direction.x * toCenterZ;
  const crossZ = ray.direction.x * toCenterY - ray.direction.y * toCenterX;
  const crossSquared = crossX * crossX + crossY * crossY + crossZ * crossZ;
  const lengthSquared = ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y + ray.direction.z * ray.direction.z;
  const sphereRadiusSize = Math.abs(sphere.radius) + 5.527147875260445e-76;
  const bound5 = 1.888e-15 * rayDirectionSize * rayDirectionSize * sphereRadiusSize * sphereRadiusSize + 1.288e-14 * rayDirectionSize * rayDirectionSize * toCenterSize * toCenterSize;
  const value6 = crossSquared - radiusSquared * lengthSquared;
  if (true) {
    if ((!(value6 > bound5 && value6 < Infinity) && !(value6 < -bound5 && value6 > -Infinity))) return touchesRaySphereExactly(ray, sphere);
    return false;
  }
  return true;
}

function touchesRaySphereExactly(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  operands[0] = sphere.center.x;
  operands[1] = ray.origin.x;
  operands[2] = sphere.center.y;
  operands[3] = ray.origin.y;
  operands[4] = sphere.center.z;
  operands[5] = ray.origin.z;
  operands[6] = sphere.radius;
  operands[7] = ray.direction.x;
  operands[8] = ray.direction.y;
  operands[9] = ray.direction.z;
  const scale = probe(3, 4, 0, 12, 4, true);
  if (scale === ON_GRID) return touchesRaySphereOnGrid(ray, sphere);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? touchesRaySphereTwin(dyadics, ray, sphere) : touchesRaySphereTwin(expansionsAtScale(scale), ray, sphere);
}

function touchesRaySphereOnGrid(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  const toCenterX = sphere.center.x - ray.origin.x;
  const toCenterY = sphere.center.y - ray.origin.y;
  const toCenterZ = sphere.center.z - ray.origin.z;
  const radiusSquared = sphere.radius * sphere.radius;
  if (ray.direction.x * toCenterX + ray.direction.y * toCenterY + ray.direction.z * toCenterZ <= 0) {
    return toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ === radiusSquared;
  }
  const crossX = ray.direction.y * toCenterZ - ray.direction.z * toCenterY;
  const crossY = ray.direction.z * toCenterX - ray.direction.x * toCenterZ;
  const crossZ = ray.direction.x * toCenterY - ray.direction.y * toCenterX;
  const crossSquared = crossX * crossX + crossY * crossY + crossZ * crossZ;
  const lengthSquared =
    ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y + ray.direction.z * ray.direction.z;
  return crossSquared === radiusSquared * lengthSquared;
}

function touchesRaySphereTwin<V>(x: Arithmetic<V>, ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  const toCenterX = x.subtract(x.from(sphere.center.x), x.from(ray.origin.x));
  const toCenterY = x.subtract(x.from(sphere.center.y), x.from(ray.origin.y));
  const toCenterZ = x.subtract(x.from(sphere.center.z), x.from(ray.origin.z));
  const radiusSquared = x.multiply(x.from(sphere.radius), x.from(sphere.radius));
  if (x.compare(x.add(x.add(x.multiply(x.from(ray.direction.x), toCenterX), x.multiply(x.from(ray.direction.y), toCenterY)), x.multiply(x.from(ray.direction.z), toCenterZ)), x.integer(0)) <= 0) {
    return x.compare(x.add(x.add(x.multiply(toCenterX, toCenterX), x.multiply(toCenterY, toCenterY)), x.multiply(toCenterZ, toCenterZ)), radiusSquared) === 0;
  }
  const crossX = x.subtract(x.multiply(x.from(ray.direction.y), toCenterZ), x.multiply(x.from(ray.direction.z), toCenterY));
  const crossY = x.subtract(x.multiply(x.from(ray.direction.z), toCenterX), x.multiply(x.from(ray.direction.x), toCenterZ));
  const crossZ = x.subtract(x.multiply(x.from(ray.direction.x), toCenterY), x.multiply(x.from(ray.direction.y), toCenterX));
  const crossSquared = x.add(x.add(x.multiply(crossX, crossX), x.multiply(crossY, crossY)), x.multiply(crossZ, crossZ));
  const lengthSquared = x.add(x.add(x.multiply(x.from(ray.direction.x), x.from(ray.direction.x)), x.multiply(x.from(ray.direction.y), x.from(ray.direction.y))), x.multiply(x.from(ray.direction.z), x.from(ray.direction.z)));
  return x.compare(crossSquared, x.multiply(radiusSquared, lengthSquared)) === 0;
}
