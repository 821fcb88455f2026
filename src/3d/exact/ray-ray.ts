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
  const bDirection = b.direction;
  const bOrigin = b.origin;
  const aOrigin = a.origin;
  const uX = aDirection.x;
  const uY = aDirection.y;
  const uZ = aDirection.z;
  const vX = bDirection.x;
  const vY = bDirection.y;
  const vZ = bDirection.z;
  const wX = bOrigin.x - aOrigin.x;
  const wY = bOrigin.y - aOrigin.y;
  const wZ = bOrigin.z - aOrigin.z;
  const crossX = uY * vZ - uZ * vY;
  const crossY = uZ * vX - uX * vZ;
  const crossZ = uX * vY - uY * vX;
  const aDirectionSize = Math.abs(aDirection.y) + Math.abs(aDirection.z) + Math.abs(aDirection.x) + 5.714936956411375e-101;
  const bDirectionSize = Math.abs(bDirection.z) + Math.abs(bDirection.y) + Math.abs(bDirection.x) + 5.714936956411375e-101;
  const wSize = Math.abs(wX) + Math.abs(wY) + Math.abs(wZ) + 5.714936956411375e-101;
  const bound1 = 3.775e-15 * aDirectionSize * bDirectionSize * wSize;
  const value2 = wX * crossX + wY * crossY + wZ * crossZ;
  if (true) {
    if (!((value2 > bound1 && value2 < Infinity) || (value2 < -bound1 && value2 > -Infinity))) return intersectsRayRayExactly(a, b);
    return false;
  }
  const bound3 = 4.441e-16 * aDirectionSize * bDirectionSize;
  if (true) {
    if (!((crossX > bound3 && crossX < Infinity) || (crossX < -bound3 && crossX > -Infinity))) return intersectsRayRayExactly(a, b);
    const sX = wY * vZ - wZ * vY;
    const tX = wY * uZ - wZ * uY;
    if (!(crossX < -bound3 && crossX > -Infinity)) {
      if (!(crossX > bound3 && crossX < Infinity)) return intersectsRayRayExactly(a, b);
      const bound4 = 6.662e-16 * bDirectionSize * wSize;
      if (!(sX > bound4 && sX < Infinity)) {
        if (!(sX < -bound4 && sX > -Infinity)) return intersectsRayRayExactly(a, b);
        return false;
      }
      const bound5 = 6.662e-16 * aDirectionSize * wSize;
      if (!(tX > bound5 && tX < Infinity)) {
        if (!(tX < -bound5 && tX > -Infinity)) return intersectsRayRayExactly(a, b);
        return false;
      }
      return true;
    }
    const bound6 = 6.662e-16 * bDirectionSize * wSize;
    if (!(sX < -bound6 && sX > -Infinity)) {
      if (!(sX > bound6 && sX < Infinity)) return intersectsRayRayExactly(a, b);
      return false;
    }
    const bound7 = 6.662e-16 * aDirectionSize * wSize;
    if (!(tX < -bound7 && tX > -Infinity)) {
      if (!(tX > bound7 && tX < Infinity)) return intersectsRayRayExactly(a, b);
      return false;
    }
    return true;
  }
  if (true) {
    if (!((crossY > bound3 && crossY < Infinity) || (crossY < -bound3 && crossY > -Infinity))) return intersectsRayRayExactly(a, b);
    const sY = wZ * vX - wX * vZ;
    const tY = wZ * uX - wX * uZ;
    if (!(crossY < -bound3 && crossY > -Infinity)) {
      if (!(crossY > bound3 && crossY < Infinity)) return intersectsRayRayExactly(a, b);
      const bound8 = 6.662e-16 * bDirectionSize * wSize;
      if (!(sY > bound8 && sY < Infinity)) {
        if (!(sY < -bound8 && sY > -Infinity)) return intersectsRayRayExactly(a, b);
        return false;
      }
      const bound9 = 6.662e-16 * aDirectionSize * wSize;
      if (!(tY > bound9 && tY < Infinity)) {
        if (!(tY < -bound9 && tY > -Infinity)) return intersectsRayRayExactly(a, b);
        return false;
      }
      return true;
    }
    const bound10 = 6.662e-16 * bDirectionSize * wSize;
    if (!(sY < -bound10 && sY > -Infinity)) {
      if (!(sY > bound10 && sY < Infinity)) return intersectsRayRayExactly(a, b);
      return false;
    }
    const bound11 = 6.662e-16 * aDirectionSize * wSize;
    if (!(tY < -bound11 && tY > -Infinity)) {
      if (!(tY > bound11 && tY < Infinity)) return intersectsRayRayExactly(a, b);
      return false;
    }
    return true;
  }
  if (true) {
    if (!((crossZ > bound3 && crossZ < Infinity) || (crossZ < -bound3 && crossZ > -Infinity))) return intersectsRayRayExactly(a, b);
    const sZ = wX * vY - wY * vX;
    const tZ = wX * uY - wY * uX;
    if (!(crossZ < -bound3 && crossZ > -Infinity)) {
      if (!(crossZ > bound3 && crossZ < Infinity)) return intersectsRayRayExactly(a, b);
      const bound12 = 6.662e-16 * bDirectionSize * wSize;
      if (!(sZ > bound12 && sZ < Infinity)) {
        if (!(sZ < -bound12 && sZ > -Infinity)) return intersectsRayRayExactly(a, b);
        return false;
      }
      const bound13 = 6.662e-16 * aDirectionSize * wSize;
      if (!(tZ > bound13 && tZ < Infinity)) {
        if (!(tZ < -bound13 && tZ > -Infinity)) return intersectsRayRayExactly(a, b);
        return false;
      }
      return true;
    }
    const bound14 = 6.662e-16 * bDirectionSize * wSize;
    if (!(sZ < -bound14 && sZ > -Infinity)) {
      if (!(sZ > bound14 && sZ < Infinity)) return intersectsRayRayExactly(a, b);
      return false;
    }
    const bound15 = 6.662e-16 * aDirectionSize * wSize;
    if (!(tZ < -bound15 && tZ > -Infinity)) {
      if (!(tZ > bound15 && tZ < Infinity)) return intersectsRayRayExactly(a, b);
      return false;
    }
    return true;
  }
  if ((!(intersectsPointRay(a.origin, b)) && !(intersectsPointRay(b.origin, a)))) return false;
  return true;
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
  const bDirection = b.direction;
  let unsure = false;
  const aDirectionSize = Math.abs(aDirection.y) + Math.abs(aDirection.z) + Math.abs(aDirection.x) + 3.054936363499605e-151;
  const bDirectionSize = Math.abs(bDirection.z) + Math.abs(bDirection.y) + Math.abs(bDirection.x) + 3.054936363499605e-151;
  const bound1 = 4.441e-16 * aDirectionSize * bDirectionSize;
  const value2 = aDirection.y * bDirection.z - aDirection.z * bDirection.y;
  if (true) {
    if ((value2 > bound1 && value2 < Infinity) || (value2 < -bound1 && value2 > -Infinity)) return false;
    unsure = true;
  }
  const value3 = aDirection.z * bDirection.x - aDirection.x * bDirection.z;
  if (true) {
    if ((value3 > bound1 && value3 < Infinity) || (value3 < -bound1 && value3 > -Infinity)) return false;
    unsure = true;
  }
  const value4 = aDirection.x * bDirection.y - aDirection.y * bDirection.x;
  if (true) {
    if (!(!(value4 > bound1 && value4 < Infinity) && !(value4 < -bound1 && value4 > -Infinity))) return false;
    unsure = true;
  }
  if (unsure) return parallelRayRayExactly(a, b);
  return true;
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
