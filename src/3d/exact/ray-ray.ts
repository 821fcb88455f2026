// Generated from src/3d/predicates/ray-ray.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Ray } from '../shapes/ray.js';
import { intersectsPointRay } from './point-ray.js';

/**
 * Whether two rays share a point. As for two segments, with u and v the directions and w from origin to origin:
 * s (u × v) = w × v and t (u × v) = w × u must both have the sign of u × v. Parallel rays meet only if one starts on
 * the other.
 */
export function intersectsRayRay(a: Bare<Ray>, b: Bare<Ray>): boolean {
  const aDirection = a.direction;
  const aDirectionX = aDirection.x;
  const uX = aDirectionX;
  const aDirectionY = aDirection.y;
  const uY = aDirectionY;
  const aDirectionZ = aDirection.z;
  const uZ = aDirectionZ;
  const bDirection = b.direction;
  const bDirectionX = bDirection.x;
  const vX = bDirectionX;
  const bDirectionY = bDirection.y;
  const vY = bDirectionY;
  const bDirectionZ = bDirection.z;
  const vZ = bDirectionZ;
  const bOrigin = b.origin;
  const aOrigin = a.origin;
  const wX = bOrigin.x - aOrigin.x;
  const wY = bOrigin.y - aOrigin.y;
  const wZ = bOrigin.z - aOrigin.z;
  const product1 = uY * vZ;
  const product2 = uZ * vY;
  const crossX = product1 - product2;
  const product3 = uZ * vX;
  const product4 = uX * vZ;
  const crossY = product3 - product4;
  const product5 = uX * vY;
  const product6 = uY * vX;
  const crossZ = product5 - product6;
  const aDirectionSize = Math.abs(aDirectionY) + Math.abs(aDirectionZ) + Math.abs(aDirectionX) + 5.714936956411375e-101;
  const bDirectionSize = Math.abs(bDirectionZ) + Math.abs(bDirectionY) + Math.abs(bDirectionX) + 5.714936956411375e-101;
  const wSize = Math.abs(wX) + Math.abs(wY) + Math.abs(wZ) + 5.714936956411375e-101;
  const bound7 = 3.775e-15 * aDirectionSize * bDirectionSize * wSize;
  const value8 = wX * crossX + wY * crossY + wZ * crossZ;
  const size9 = Math.abs(value8);
  if (!(size9 > bound7 && size9 < Infinity)) return intersectsRayRayExactly(a, b);
  return false;
}

function intersectsRayRayExactly(a: Bare<Ray>, b: Bare<Ray>): boolean {
  operands[0] = b.origin.x;
  operands[1] = a.origin.x;
  operands[2] = b.origin.y;
  operands[3] = a.origin.y;
  operands[4] = b.origin.z;
  operands[5] = a.origin.z;
  operands[6] = a.direction.y;
  operands[7] = b.direction.z;
  operands[8] = a.direction.z;
  operands[9] = b.direction.y;
  operands[10] = b.direction.x;
  operands[11] = a.direction.x;
  const scale = probe(3, 6, 0, 274877906944, 3.1082702275611665e+85, 3, true);
  if (scale === ON_GRID) return intersectsRayRayOnGrid(a, b);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsRayRayTwin(dyadics, a, b) : intersectsRayRayTwin(expansionsAtScale(scale), a, b);
}

function intersectsRayRayOnGrid(a: Bare<Ray>, b: Bare<Ray>): boolean {
  const uX = a.direction.x;
  const uY = a.direction.y;
  const uZ = a.direction.z;
  const vX = b.direction.x;
  const vY = b.direction.y;
  const vZ = b.direction.z;
  const wX = b.origin.x - a.origin.x;
  const wY = b.origin.y - a.origin.y;
  const wZ = b.origin.z - a.origin.z;
  const crossX = uY * vZ - uZ * vY;
  const crossY = uZ * vX - uX * vZ;
  const crossZ = uX * vY - uY * vX;
  if (wX * crossX + wY * crossY + wZ * crossZ !== 0) return false;
  if (crossX !== 0) {
    const sX = wY * vZ - wZ * vY;
    const tX = wY * uZ - wZ * uY;
    if (crossX > 0) return sX >= 0 && tX >= 0;
    return sX <= 0 && tX <= 0;
  }
  if (crossY !== 0) {
    const sY = wZ * vX - wX * vZ;
    const tY = wZ * uX - wX * uZ;
    if (crossY > 0) return sY >= 0 && tY >= 0;
    return sY <= 0 && tY <= 0;
  }
  if (crossZ !== 0) {
    const sZ = wX * vY - wY * vX;
    const tZ = wX * uY - wY * uX;
    if (crossZ > 0) return sZ >= 0 && tZ >= 0;
    return sZ <= 0 && tZ <= 0;
  }
  return intersectsPointRay(a.origin, b) || intersectsPointRay(b.origin, a);
}

function intersectsRayRayTwin<V>(x: Arithmetic<V>, a: Bare<Ray>, b: Bare<Ray>): boolean {
  const wX = x.subtract(x.from(b.origin.x), x.from(a.origin.x));
  const wY = x.subtract(x.from(b.origin.y), x.from(a.origin.y));
  const wZ = x.subtract(x.from(b.origin.z), x.from(a.origin.z));
  const crossX = x.subtract(x.multiply(x.from(a.direction.y), x.from(b.direction.z)), x.multiply(x.from(a.direction.z), x.from(b.direction.y)));
  const crossY = x.subtract(x.multiply(x.from(a.direction.z), x.from(b.direction.x)), x.multiply(x.from(a.direction.x), x.from(b.direction.z)));
  const crossZ = x.subtract(x.multiply(x.from(a.direction.x), x.from(b.direction.y)), x.multiply(x.from(a.direction.y), x.from(b.direction.x)));
  if (x.compare(x.add(x.add(x.multiply(wX, crossX), x.multiply(wY, crossY)), x.multiply(wZ, crossZ)), x.integer(0)) !== 0) {
    return false;
  }
  if (x.compare(crossX, x.integer(0)) !== 0) {
    const sX = x.subtract(x.multiply(wY, x.from(b.direction.z)), x.multiply(wZ, x.from(b.direction.y)));
    const tX = x.subtract(x.multiply(wY, x.from(a.direction.z)), x.multiply(wZ, x.from(a.direction.y)));
    if (x.compare(crossX, x.integer(0)) > 0) {
      return (x.compare(sX, x.integer(0)) >= 0) && (x.compare(tX, x.integer(0)) >= 0);
    }
    return (x.compare(sX, x.integer(0)) <= 0) && (x.compare(tX, x.integer(0)) <= 0);
  }
  if (x.compare(crossY, x.integer(0)) !== 0) {
    const sY = x.subtract(x.multiply(wZ, x.from(b.direction.x)), x.multiply(wX, x.from(b.direction.z)));
    const tY = x.subtract(x.multiply(wZ, x.from(a.direction.x)), x.multiply(wX, x.from(a.direction.z)));
    if (x.compare(crossY, x.integer(0)) > 0) {
      return (x.compare(sY, x.integer(0)) >= 0) && (x.compare(tY, x.integer(0)) >= 0);
    }
    return (x.compare(sY, x.integer(0)) <= 0) && (x.compare(tY, x.integer(0)) <= 0);
  }
  if (x.compare(crossZ, x.integer(0)) !== 0) {
    const sZ = x.subtract(x.multiply(wX, x.from(b.direction.y)), x.multiply(wY, x.from(b.direction.x)));
    const tZ = x.subtract(x.multiply(wX, x.from(a.direction.y)), x.multiply(wY, x.from(a.direction.x)));
    if (x.compare(crossZ, x.integer(0)) > 0) {
      return (x.compare(sZ, x.integer(0)) >= 0) && (x.compare(tZ, x.integer(0)) >= 0);
    }
    return (x.compare(sZ, x.integer(0)) <= 0) && (x.compare(tZ, x.integer(0)) <= 0);
  }
  return (intersectsPointRay(a.origin, b)) || (intersectsPointRay(b.origin, a));
}

/** Whether two rays have the same or the opposite direction. A zero direction is parallel to all. */
export function parallelRayRay(a: Bare<Ray>, b: Bare<Ray>): boolean {
  const aDirection = a.direction;
  const aDirectionY = aDirection.y;
  const bDirection = b.direction;
  const bDirectionZ = bDirection.z;
  const product1 = aDirectionY * bDirectionZ;
  const aDirectionZ = aDirection.z;
  const bDirectionY = bDirection.y;
  const product2 = aDirectionZ * bDirectionY;
  const value3 = product1 - product2;
  const bound4 = 2.221e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  if (Math.abs(value3) > bound4) return false;
  const bDirectionX = bDirection.x;
  const product5 = aDirectionZ * bDirectionX;
  const aDirectionX = aDirection.x;
  const product6 = aDirectionX * bDirectionZ;
  const value7 = product5 - product6;
  const bound8 = 2.221e-16 * (Math.abs(product5) + Math.abs(product6)) + 8.900295434028806e-308;
  if (Math.abs(value7) > bound8) return false;
  const product9 = aDirectionX * bDirectionY;
  const product10 = aDirectionY * bDirectionX;
  const value11 = product9 - product10;
  const bound12 = 2.221e-16 * (Math.abs(product9) + Math.abs(product10)) + 8.900295434028806e-308;
  if (Math.abs(value11) > bound12) return false;
  return parallelRayRayExactly(a, b);
}

function parallelRayRayExactly(a: Bare<Ray>, b: Bare<Ray>): boolean {
  operands[0] = a.direction.y;
  operands[1] = b.direction.z;
  operands[2] = a.direction.z;
  operands[3] = b.direction.y;
  operands[4] = b.direction.x;
  operands[5] = a.direction.x;
  const scale = probe(0, 6, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return parallelRayRayOnGrid(a, b);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? parallelRayRayTwin(dyadics, a, b) : parallelRayRayTwin(expansionsAtScale(scale), a, b);
}

function parallelRayRayOnGrid(a: Bare<Ray>, b: Bare<Ray>): boolean {
  if (a.direction.y * b.direction.z - a.direction.z * b.direction.y !== 0) return false;
  if (a.direction.z * b.direction.x - a.direction.x * b.direction.z !== 0) return false;
  return a.direction.x * b.direction.y - a.direction.y * b.direction.x === 0;
}

function parallelRayRayTwin<V>(x: Arithmetic<V>, a: Bare<Ray>, b: Bare<Ray>): boolean {
  if (x.compare(x.subtract(x.multiply(x.from(a.direction.y), x.from(b.direction.z)), x.multiply(x.from(a.direction.z), x.from(b.direction.y))), x.integer(0)) !== 0) {
    return false;
  }
  if (x.compare(x.subtract(x.multiply(x.from(a.direction.z), x.from(b.direction.x)), x.multiply(x.from(a.direction.x), x.from(b.direction.z))), x.integer(0)) !== 0) {
    return false;
  }
  return x.compare(x.subtract(x.multiply(x.from(a.direction.x), x.from(b.direction.y)), x.multiply(x.from(a.direction.y), x.from(b.direction.x))), x.integer(0)) === 0;
}
