// Generated from src/2d/predicates/ray-ray.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Ray } from '../shapes/ray.js';

/**
 * Whether two rays share a point: the way between their origins, w, must be t·a − s·b with t and s at least 0. Crossing
 * both sides with b and with a gives w × b = t (a × b) and w × a = s (a × b), so all three must agree in sign.
 *
 * Where a × b is 0, the rays are parallel or one is a point: then they must lie on one line, and the comparisons of
 * coordinates decide whether they run apart on it. Those come first because they also settle many other misses.
 */
export function intersectsRayRay(a: Bare<Ray>, b: Bare<Ray>): boolean {
  let unsure = false;
  const aDirection = a.direction;
  const aDirectionX = aDirection.x;
  const bDirection = b.direction;
  const bDirectionX = bDirection.x;
  const bOrigin = b.origin;
  const bOriginX = bOrigin.x;
  const aOrigin = a.origin;
  const aOriginX = aOrigin.x;
  if (((aDirectionX >= 0 && bDirectionX <= 0) && bOriginX < aOriginX)) return false;
  if (((aDirectionX <= 0 && bDirectionX >= 0) && bOriginX > aOriginX)) return false;
  const aDirectionY = aDirection.y;
  const bDirectionY = bDirection.y;
  const bOriginY = bOrigin.y;
  const aOriginY = aOrigin.y;
  if (((aDirectionY >= 0 && bDirectionY <= 0) && bOriginY < aOriginY)) return false;
  if (((aDirectionY <= 0 && bDirectionY >= 0) && bOriginY > aOriginY)) return false;
  const betweenX = bOriginX - aOriginX;
  const betweenY = bOriginY - aOriginY;
  const product1 = betweenX * aDirectionY;
  const product2 = betweenY * aDirectionX;
  const acrossA = product1 - product2;
  const product3 = betweenX * bDirectionY;
  const product4 = betweenY * bDirectionX;
  const acrossB = product3 - product4;
  const product5 = aDirectionX * bDirectionY;
  const product6 = aDirectionY * bDirectionX;
  const turn = product5 - product6;
  const bound7 = 2.221e-16 * (Math.abs(product5) + Math.abs(product6)) + 8.900295434028806e-308;
  const bound8 = 3.331e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  const bound9 = 3.331e-16 * (Math.abs(product3) + Math.abs(product4)) + 8.900295434028806e-308;
  if (!((((turn > bound7) && (acrossA > bound8)) && (acrossB > bound9)) || (((turn < -bound7) && (acrossA < -bound8)) && (acrossB < -bound9))) && true) {
    if (!(((!(turn < -bound7) && !(acrossA < -bound8)) && !(acrossB < -bound9)) || ((!(turn > bound7) && !(acrossA > bound8)) && !(acrossB > bound9))) && !((!(Math.abs(turn) > bound7) && !(Math.abs(acrossA) > bound8)) && !(Math.abs(acrossB) > bound9))) return false;
    unsure = true;
  }
  if (unsure) return intersectsRayRayExactly(a, b);
  return true;
}

function intersectsRayRayExactly(a: Bare<Ray>, b: Bare<Ray>): boolean {
  operands[0] = b.origin.x;
  operands[1] = a.origin.x;
  operands[2] = b.origin.y;
  operands[3] = a.origin.y;
  operands[4] = a.direction.y;
  operands[5] = a.direction.x;
  operands[6] = b.direction.y;
  operands[7] = b.direction.x;
  const scale = probe(2, 4, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return intersectsRayRayOnGrid(a, b);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsRayRayTwin(dyadics, a, b) : intersectsRayRayTwin(expansionsAtScale(scale), a, b);
}

function intersectsRayRayOnGrid(a: Bare<Ray>, b: Bare<Ray>): boolean {
  if (a.direction.x >= 0 && b.direction.x <= 0 && b.origin.x < a.origin.x) return false;
  if (a.direction.x <= 0 && b.direction.x >= 0 && b.origin.x > a.origin.x) return false;
  if (a.direction.y >= 0 && b.direction.y <= 0 && b.origin.y < a.origin.y) return false;
  if (a.direction.y <= 0 && b.direction.y >= 0 && b.origin.y > a.origin.y) return false;

  const betweenX = b.origin.x - a.origin.x;
  const betweenY = b.origin.y - a.origin.y;
  const acrossA = betweenX * a.direction.y - betweenY * a.direction.x;
  const acrossB = betweenX * b.direction.y - betweenY * b.direction.x;
  const turn = a.direction.x * b.direction.y - a.direction.y * b.direction.x;
  return (
    (turn > 0 && acrossA >= 0 && acrossB >= 0) ||
    (turn < 0 && acrossA <= 0 && acrossB <= 0) ||
    (turn === 0 && acrossA === 0 && acrossB === 0)
  );
}

function intersectsRayRayTwin<V>(x: Arithmetic<V>, a: Bare<Ray>, b: Bare<Ray>): boolean {
  if (((a.direction.x >= 0) && (b.direction.x <= 0)) && (b.origin.x < a.origin.x)) {
    return false;
  }
  if (((a.direction.x <= 0) && (b.direction.x >= 0)) && (b.origin.x > a.origin.x)) {
    return false;
  }
  if (((a.direction.y >= 0) && (b.direction.y <= 0)) && (b.origin.y < a.origin.y)) {
    return false;
  }
  if (((a.direction.y <= 0) && (b.direction.y >= 0)) && (b.origin.y > a.origin.y)) {
    return false;
  }
  const betweenX = x.subtract(x.from(b.origin.x), x.from(a.origin.x));
  const betweenY = x.subtract(x.from(b.origin.y), x.from(a.origin.y));
  const acrossA = x.subtract(x.multiply(betweenX, x.from(a.direction.y)), x.multiply(betweenY, x.from(a.direction.x)));
  const acrossB = x.subtract(x.multiply(betweenX, x.from(b.direction.y)), x.multiply(betweenY, x.from(b.direction.x)));
  const turn = x.subtract(x.multiply(x.from(a.direction.x), x.from(b.direction.y)), x.multiply(x.from(a.direction.y), x.from(b.direction.x)));
  return ((((x.compare(turn, x.integer(0)) > 0) && (x.compare(acrossA, x.integer(0)) >= 0)) && (x.compare(acrossB, x.integer(0)) >= 0)) || (((x.compare(turn, x.integer(0)) < 0) && (x.compare(acrossA, x.integer(0)) <= 0)) && (x.compare(acrossB, x.integer(0)) <= 0))) || (((x.compare(turn, x.integer(0)) === 0) && (x.compare(acrossA, x.integer(0)) === 0)) && (x.compare(acrossB, x.integer(0)) === 0));
}

/** Whether two rays run along the same line or parallel ones. A zero direction is parallel to all. */
export function parallelRayRay(a: Bare<Ray>, b: Bare<Ray>): boolean {
  const aDirection = a.direction;
  const bDirection = b.direction;
  const product1 = aDirection.x * bDirection.y;
  const product2 = aDirection.y * bDirection.x;
  const value3 = product1 - product2;
  const bound4 = 2.221e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  if (!(Math.abs(value3) > bound4)) return parallelRayRayExactly(a, b);
  return false;
}

function parallelRayRayExactly(a: Bare<Ray>, b: Bare<Ray>): boolean {
  operands[0] = a.direction.x;
  operands[1] = b.direction.y;
  operands[2] = a.direction.y;
  operands[3] = b.direction.x;
  const scale = probe(0, 4, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return parallelRayRayOnGrid(a, b);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? parallelRayRayTwin(dyadics, a, b) : parallelRayRayTwin(expansionsAtScale(scale), a, b);
}

function parallelRayRayOnGrid(a: Bare<Ray>, b: Bare<Ray>): boolean {
  return a.direction.x * b.direction.y === a.direction.y * b.direction.x;
}

function parallelRayRayTwin<V>(x: Arithmetic<V>, a: Bare<Ray>, b: Bare<Ray>): boolean {
  return x.compare(x.multiply(x.from(a.direction.x), x.from(b.direction.y)), x.multiply(x.from(a.direction.y), x.from(b.direction.x))) === 0;
}
