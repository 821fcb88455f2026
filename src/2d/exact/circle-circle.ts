// Generated from src/2d/predicates/circle-circle.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Circle } from '../shapes/circle.js';

/** Whether two circles share a point: their centres are at most the sum of the radii apart, both squared. */
export function intersectsCircleCircle(a: Bare<Circle>, b: Bare<Circle>): boolean {
  const bCenter = b.center;
  const aCenter = a.center;
  const betweenX = bCenter.x - aCenter.x;
  const betweenY = bCenter.y - aCenter.y;
  const reach = a.radius + b.radius;
  if (!(a.radius >= 0)) return false;
  if (!(b.radius >= 0)) return false;
  const betweenSize = Math.abs(betweenX) + Math.abs(betweenY) + 3.054936363499605e-151;
  const reachSize = Math.abs(reach) + 3.054936363499605e-151;
  const bound1 = 1.111e-15 * betweenSize * betweenSize + 4.441e-16 * reachSize * reachSize;
  const value2 = betweenX * betweenX + betweenY * betweenY - reach * reach;
  const size = Math.abs(value2);
  if (!(size > bound1 && size < Infinity)) return intersectsCircleCircleExactly(a, b);
  return value2 < 0;
}

function intersectsCircleCircleExactly(a: Bare<Circle>, b: Bare<Circle>): boolean {
  operands[0] = b.center.x;
  operands[1] = a.center.x;
  operands[2] = b.center.y;
  operands[3] = a.center.y;
  operands[4] = a.radius;
  operands[5] = -b.radius;
  const scale = probe(3, 0, 0, 536870912, 8.664592794127546e+127, 2, true);
  if (scale === ON_GRID) return intersectsCircleCircleOnGrid(a, b);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsCircleCircleTwin(dyadics, a, b) : intersectsCircleCircleTwin(expansionsAtScale(scale), a, b);
}

function intersectsCircleCircleOnGrid(a: Bare<Circle>, b: Bare<Circle>): boolean {
  const betweenX = b.center.x - a.center.x;
  const betweenY = b.center.y - a.center.y;
  const reach = a.radius + b.radius;
  return a.radius >= 0 && b.radius >= 0 && betweenX * betweenX + betweenY * betweenY <= reach * reach;
}

function intersectsCircleCircleTwin<V>(x: Arithmetic<V>, a: Bare<Circle>, b: Bare<Circle>): boolean {
  const betweenX = x.subtract(x.from(b.center.x), x.from(a.center.x));
  const betweenY = x.subtract(x.from(b.center.y), x.from(a.center.y));
  const reach = x.add(x.from(a.radius), x.from(b.radius));
  return ((a.radius >= 0) && (b.radius >= 0)) && (x.compare(x.add(x.multiply(betweenX, betweenX), x.multiply(betweenY, betweenY)), x.multiply(reach, reach)) <= 0);
}
