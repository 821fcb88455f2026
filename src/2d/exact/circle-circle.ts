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
  const aRadius = a.radius;
  const bRadius = b.radius;
  const reach = aRadius + bRadius;
  if (!(aRadius >= 0)) return false;
  if (!(bRadius >= 0)) return false;
  const squares1 = betweenX * betweenX + betweenY * betweenY;
  const squares2 = reach * reach;
  const value3 = squares1 - squares2;
  const bound4 = 5.552e-16 * (squares1 + squares2) + 8.900295434028806e-308;
  if (!(Math.abs(value3) > bound4)) return intersectsCircleCircleExactly(a, b);
  return squares1 < squares2;
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
