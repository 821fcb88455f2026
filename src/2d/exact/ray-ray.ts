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
  const aDirection = a.direction;
  const bDirection = b.direction;
  const bOrigin = b.origin;
  const aOrigin = a.origin;
  let unsure = false;
  if (((aDirection.x >= 0 && bDirection.x <= 0) && bOrigin.x < aOrigin.x)) return false;
  if (((aDirection.x <= 0 && bDirection.x >= 0) && bOrigin.x > aOrigin.x)) return false;
  if (((aDirection.y >= 0 && bDirection.y <= 0) && bOrigin.y < aOrigin.y)) return false;
  if (((aDirection.y <= 0 && bDirection.y >= 0) && bOrigin.y > aOrigin.y)) return false;
  const betweenX = bOrigin.x - aOrigin.x;
  const betweenY = bOrigin.y - aOrigin.y;
  const acrossA = betweenX * aDirection.y - betweenY * aDirection.x;
  const acrossB = betweenX * bDirection.y - betweenY * bDirection.x;
  const turn = aDirection.x * bDirection.y - aDirection.y * bDirection.x;
  const aDirectionSize = Math.abs(aDirection.y) + Math.abs(aDirection.x) + 3.054936363499605e-151;
  const bDirectionSize = Math.abs(bDirection.y) + Math.abs(bDirection.x) + 3.054936363499605e-151;
  const bound1 = 4.441e-16 * aDirectionSize * bDirectionSize;
  const betweenSize = Math.abs(betweenX) + Math.abs(betweenY) + 3.054936363499605e-151;
  const bound2 = 6.662e-16 * aDirectionSize * betweenSize;
  const bound3 = 6.662e-16 * bDirectionSize * betweenSize;
  if (!((((turn > bound1 && turn < Infinity) && (acrossA > bound2 && acrossA < Infinity)) && (acrossB > bound3 && acrossB < Infinity)) || (((turn < -bound1 && turn > -Infinity) && (acrossA < -bound2 && acrossA > -Infinity)) && (acrossB < -bound3 && acrossB > -Infinity))) && true) {
    if (!(((!(turn < -bound1 && turn > -Infinity) && !(acrossA < -bound2 && acrossA > -Infinity)) && !(acrossB < -bound3 && acrossB > -Infinity)) || ((!(turn > bound1 && turn < Infinity) && !(acrossA > bound2 && acrossA < Infinity)) && !(acrossB > bound3 && acrossB < Infinity))) && !(((!(turn > bound1 && turn < Infinity) && !(turn < -bound1 && turn > -Infinity)) && (!(acrossA > bound2 && acrossA < Infinity) && !(acrossA < -bound2 && acrossA > -Infinity))) && (!(acrossB > bound3 && acrossB < Infinity) && !(acrossB < -bound3 && acrossB > -Infinity)))) return false;
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
  const aDirectionSize = Math.abs(aDirection.x) + Math.abs(aDirection.y) + 3.054936363499605e-151;
  const bDirectionSize = Math.abs(bDirection.y) + Math.abs(bDirection.x) + 3.054936363499605e-151;
  const bound1 = 4.441e-16 * aDirectionSize * bDirectionSize;
  const value2 = aDirection.x * bDirection.y - aDirection.y * bDirection.x;
  if (true) {
    if ((!(value2 > bound1 && value2 < Infinity) && !(value2 < -bound1 && value2 > -Infinity))) return parallelRayRayExactly(a, b);
    return false;
  }
  return true;
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
