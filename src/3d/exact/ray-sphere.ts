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
 * Whether a ray and a sphere share a point. With d along the ray and w from its origin to the centre, the ray's points come
 * as near to the centre as w² - (w·d)²/d² if w·d > 0, and otherwise no nearer than w². That is less than r² where
 * d² (w² - r²) <= max(w·d, 0)²; four times that, with x + |x| for 2 max(x, 0), which leaves the processor nothing to guess.
 */
export function intersectsRaySphere(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  const rayDirection = ray.direction;
  const sphereCenter = sphere.center;
  const rayOrigin = ray.origin;
  if (((rayDirection.x === 0 && rayDirection.y === 0) && rayDirection.z === 0)) {
    if (!(intersectsPointSphere(ray.origin, sphere))) return false;
    { const sum1 = (((rayDirection.x + rayDirection.y) + (rayDirection.z + (sphere.radius + sphereCenter.x))) + ((rayOrigin.x + sphereCenter.y) + (rayOrigin.y + (sphereCenter.z + rayOrigin.z)))); return sum1 - sum1 === 0 || intersectsRaySphereExactly(ray, sphere); }
  }
  if (sphere.radius < 0) return false;
  const toCenterX = sphereCenter.x - rayOrigin.x;
  const toCenterY = sphereCenter.y - rayOrigin.y;
  const toCenterZ = sphereCenter.z - rayOrigin.z;
  const along = rayDirection.x * toCenterX + rayDirection.y * toCenterY + rayDirection.z * toCenterZ;
  const ahead = along + Math.abs(along);
  const lengthSquared = rayDirection.x * rayDirection.x + rayDirection.y * rayDirection.y + rayDirection.z * rayDirection.z;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ - sphere.radius * sphere.radius;
  const rayDirectionSize = Math.abs(rayDirection.x) + Math.abs(rayDirection.y) + Math.abs(rayDirection.z) + 5.527147875260445e-76;
  const sphereRadiusSize = Math.abs(sphere.radius) + 5.527147875260445e-76;
  const toCenterSize = Math.abs(toCenterX) + Math.abs(toCenterY) + Math.abs(toCenterZ) + 5.527147875260445e-76;
  const bound2 = 8.882e-15 * rayDirectionSize * rayDirectionSize * sphereRadiusSize * sphereRadiusSize + 8.66e-14 * rayDirectionSize * rayDirectionSize * toCenterSize * toCenterSize;
  const value3 = 4 * lengthSquared * outside - ahead * ahead;
  const size = Math.abs(value3);
  if (!(size > bound2 && size < Infinity)) return intersectsRaySphereExactly(ray, sphere);
  return value3 < 0;
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
  const scale = probe(3, 4, 0, 8796093022208, 2.6328072917139297e+64, 4, true);
  if (scale === ON_GRID) return intersectsRaySphereOnGrid(ray, sphere);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsRaySphereTwin(dyadics, ray, sphere) : intersectsRaySphereTwin(expansionsAtScale(scale), ray, sphere);
}

function intersectsRaySphereOnGrid(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  if (ray.direction.x === 0 && ray.direction.y === 0 && ray.direction.z === 0)
    return intersectsPointSphere(ray.origin, sphere);
  if (sphere.radius < 0) return false;
  const toCenterX = sphere.center.x - ray.origin.x;
  const toCenterY = sphere.center.y - ray.origin.y;
  const toCenterZ = sphere.center.z - ray.origin.z;
  const along = ray.direction.x * toCenterX + ray.direction.y * toCenterY + ray.direction.z * toCenterZ;
  const ahead = along + Math.abs(along);
  const lengthSquared =
    ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y + ray.direction.z * ray.direction.z;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ - sphere.radius * sphere.radius;
  return 4 * lengthSquared * outside <= ahead * ahead;
}

function intersectsRaySphereTwin<V>(x: Arithmetic<V>, ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  if (((ray.direction.x === 0) && (ray.direction.y === 0)) && (ray.direction.z === 0)) {
    return intersectsPointSphere(ray.origin, sphere);
  }
  if (sphere.radius < 0) {
    return false;
  }
  const toCenterX = x.subtract(x.from(sphere.center.x), x.from(ray.origin.x));
  const toCenterY = x.subtract(x.from(sphere.center.y), x.from(ray.origin.y));
  const toCenterZ = x.subtract(x.from(sphere.center.z), x.from(ray.origin.z));
  const along = x.add(x.add(x.multiply(x.from(ray.direction.x), toCenterX), x.multiply(x.from(ray.direction.y), toCenterY)), x.multiply(x.from(ray.direction.z), toCenterZ));
  const ahead = x.add(along, x.absolute(along));
  const lengthSquared = x.add(x.add(x.multiply(x.from(ray.direction.x), x.from(ray.direction.x)), x.multiply(x.from(ray.direction.y), x.from(ray.direction.y))), x.multiply(x.from(ray.direction.z), x.from(ray.direction.z)));
  const outside = x.subtract(x.add(x.add(x.multiply(toCenterX, toCenterX), x.multiply(toCenterY, toCenterY)), x.multiply(toCenterZ, toCenterZ)), x.multiply(x.from(sphere.radius), x.from(sphere.radius)));
  return x.compare(x.multiply(x.multiply(x.integer(4), lengthSquared), outside), x.multiply(ahead, ahead)) <= 0;
}

/**
 * Whether a ray that meets a sphere meets only its surface, and so in a single point: the ray's point nearest to the
 * centre lies exactly `radius` away.
 */
export function touchesRaySphere(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  const sphereCenter = sphere.center;
  const rayOrigin = ray.origin;
  const rayDirection = ray.direction;
  const toCenterX = sphereCenter.x - rayOrigin.x;
  const toCenterY = sphereCenter.y - rayOrigin.y;
  const toCenterZ = sphereCenter.z - rayOrigin.z;
  const radiusSquared = sphere.radius * sphere.radius;
  const rayDirectionSize = Math.abs(rayDirection.x) + Math.abs(rayDirection.y) + Math.abs(rayDirection.z) + 5.527147875260445e-76;
  const toCenterSize = Math.abs(toCenterX) + Math.abs(toCenterY) + Math.abs(toCenterZ) + 5.527147875260445e-76;
  const bound1 = 1.222e-15 * rayDirectionSize * toCenterSize;
  const value2 = rayDirection.x * toCenterX + rayDirection.y * toCenterY + rayDirection.z * toCenterZ;
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
  const crossX = rayDirection.y * toCenterZ - rayDirection.z * toCenterY;
  const crossY = rayDirection.z * toCenterX - rayDirection.x * toCenterZ;
  const crossZ = rayDirection.x * toCenterY - rayDirection.y * toCenterX;
  const crossSquared = crossX * crossX + crossY * crossY + crossZ * crossZ;
  const lengthSquared = rayDirection.x * rayDirection.x + rayDirection.y * rayDirection.y + rayDirection.z * rayDirection.z;
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
  const scale = probe(3, 4, 0, 4398046511104, 1.3164036458569648e+64, 4, true);
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
