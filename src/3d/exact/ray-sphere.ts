// Generated from src/3d/predicates/ray-sphere.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Ray } from '../shapes/ray.js';
import type { Sphere } from '../shapes/sphere.js';
import { intersectsPointSphere, strictlyInsidePointSphere } from './point-sphere.js';

/**
 * Whether a ray and a sphere share a point. With d along the ray and w from its origin to the centre, the ray's points come
 * as near to the centre as w² - (w·d)²/d² if w·d > 0, and otherwise no nearer than w². That is less than r² where
 * d² (w² - r²) <= max(w·d, 0)²; four times that, with x + |x| for 2 max(x, 0), which leaves the processor nothing to guess.
 */
export function intersectsRaySphere(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  const rayDirection = ray.direction;
  const rayDirectionX = rayDirection.x;
  const rayDirectionY = rayDirection.y;
  const rayDirectionZ = rayDirection.z;
  if (((rayDirectionX === 0 && rayDirectionY === 0) && rayDirectionZ === 0)) {
    return intersectsPointSphere(ray.origin, sphere);
  }
  const sphereRadius = sphere.radius;
  if (sphereRadius < 0) return false;
  const sphereCenter = sphere.center;
  const rayOrigin = ray.origin;
  const toCenterX = sphereCenter.x - rayOrigin.x;
  const toCenterY = sphereCenter.y - rayOrigin.y;
  const toCenterZ = sphereCenter.z - rayOrigin.z;
  const along = rayDirectionX * toCenterX + rayDirectionY * toCenterY + rayDirectionZ * toCenterZ;
  const ahead = along + Math.abs(along);
  const lengthSquared = rayDirectionX * rayDirectionX + rayDirectionY * rayDirectionY + rayDirectionZ * rayDirectionZ;
  const squares1 = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ;
  const squares2 = sphereRadius * sphereRadius;
  const outside = squares1 - squares2;
  const bound3 = (lengthSquared + 3.054936363499605e-151) * (2.665e-14 * squares2 + 7.794e-13 * squares1 + 2.463e-163);
  const value4 = 4 * lengthSquared * outside - ahead * ahead;
  const size5 = Math.abs(value4);
  if (!(size5 > bound3 && size5 < Infinity)) return intersectsRaySphereExactly(ray, sphere);
  return value4 < 0;
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
 * centre lies exactly `radius` away. That is the equality in the condition for meeting.
 */
export function touchesRaySphere(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  const rayDirection = ray.direction;
  const rayDirectionX = rayDirection.x;
  const rayDirectionY = rayDirection.y;
  const rayDirectionZ = rayDirection.z;
  if (((rayDirectionX === 0 && rayDirectionY === 0) && rayDirectionZ === 0)) {
    if (!(intersectsPointSphere(ray.origin, sphere))) return false;
    if (strictlyInsidePointSphere(ray.origin, sphere)) return false;
    return true;
  }
  const sphereCenter = sphere.center;
  const rayOrigin = ray.origin;
  const toCenterX = sphereCenter.x - rayOrigin.x;
  const toCenterY = sphereCenter.y - rayOrigin.y;
  const toCenterZ = sphereCenter.z - rayOrigin.z;
  const along = rayDirectionX * toCenterX + rayDirectionY * toCenterY + rayDirectionZ * toCenterZ;
  const ahead = along + Math.abs(along);
  const lengthSquared = rayDirectionX * rayDirectionX + rayDirectionY * rayDirectionY + rayDirectionZ * rayDirectionZ;
  const squares1 = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ;
  const sphereRadius = sphere.radius;
  const squares2 = sphereRadius * sphereRadius;
  const outside = squares1 - squares2;
  const bound3 = (lengthSquared + 3.054936363499605e-151) * (2.665e-14 * squares2 + 7.794e-13 * squares1 + 2.463e-163);
  const value4 = 4 * lengthSquared * outside - ahead * ahead;
  const size5 = Math.abs(value4);
  if (!(size5 > bound3 && size5 < Infinity)) return touchesRaySphereExactly(ray, sphere);
  return false;
}

function touchesRaySphereExactly(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
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
  if (scale === ON_GRID) return touchesRaySphereOnGrid(ray, sphere);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? touchesRaySphereTwin(dyadics, ray, sphere) : touchesRaySphereTwin(expansionsAtScale(scale), ray, sphere);
}

function touchesRaySphereOnGrid(ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  if (ray.direction.x === 0 && ray.direction.y === 0 && ray.direction.z === 0)
    return intersectsPointSphere(ray.origin, sphere) && !strictlyInsidePointSphere(ray.origin, sphere);
  const toCenterX = sphere.center.x - ray.origin.x;
  const toCenterY = sphere.center.y - ray.origin.y;
  const toCenterZ = sphere.center.z - ray.origin.z;
  const along = ray.direction.x * toCenterX + ray.direction.y * toCenterY + ray.direction.z * toCenterZ;
  const ahead = along + Math.abs(along);
  const lengthSquared =
    ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y + ray.direction.z * ray.direction.z;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ - sphere.radius * sphere.radius;
  return 4 * lengthSquared * outside === ahead * ahead;
}

function touchesRaySphereTwin<V>(x: Arithmetic<V>, ray: Bare<Ray>, sphere: Bare<Sphere>): boolean {
  if (((ray.direction.x === 0) && (ray.direction.y === 0)) && (ray.direction.z === 0)) {
    return (intersectsPointSphere(ray.origin, sphere)) && (!(strictlyInsidePointSphere(ray.origin, sphere)));
  }
  const toCenterX = x.subtract(x.from(sphere.center.x), x.from(ray.origin.x));
  const toCenterY = x.subtract(x.from(sphere.center.y), x.from(ray.origin.y));
  const toCenterZ = x.subtract(x.from(sphere.center.z), x.from(ray.origin.z));
  const along = x.add(x.add(x.multiply(x.from(ray.direction.x), toCenterX), x.multiply(x.from(ray.direction.y), toCenterY)), x.multiply(x.from(ray.direction.z), toCenterZ));
  const ahead = x.add(along, x.absolute(along));
  const lengthSquared = x.add(x.add(x.multiply(x.from(ray.direction.x), x.from(ray.direction.x)), x.multiply(x.from(ray.direction.y), x.from(ray.direction.y))), x.multiply(x.from(ray.direction.z), x.from(ray.direction.z)));
  const outside = x.subtract(x.add(x.add(x.multiply(toCenterX, toCenterX), x.multiply(toCenterY, toCenterY)), x.multiply(toCenterZ, toCenterZ)), x.multiply(x.from(sphere.radius), x.from(sphere.radius)));
  return x.compare(x.multiply(x.multiply(x.integer(4), lengthSquared), outside), x.multiply(ahead, ahead)) === 0;
}
