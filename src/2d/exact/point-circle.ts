// Generated from src/2d/predicates/point-circle.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Vec2 } from '../../math/vec2.js';
import type { Circle } from '../shapes/circle.js';

/** Whether a point lies in a circle: the squared distance to the centre against the squared radius. */
export function intersectsPointCircle(point: Vec2, circle: Bare<Circle>): boolean {
  const circleCenter = circle.center;
  const offsetX = point.x - circleCenter.x;
  const offsetY = point.y - circleCenter.y;
  const circleRadius = circle.radius;
  if (!(circleRadius >= 0)) return false;
  const squares1 = offsetX * offsetX + offsetY * offsetY;
  const squares2 = circleRadius * circleRadius;
  const value3 = squares1 - squares2;
  const bound4 = 5.552e-16 * (squares1 + squares2) + 8.900295434028806e-308;
  if (!(Math.abs(value3) > bound4)) return intersectsPointCircleExactly(point, circle);
  return squares1 < squares2;
}

function intersectsPointCircleExactly(point: Vec2, circle: Bare<Circle>): boolean {
  operands[0] = point.x;
  operands[1] = circle.center.x;
  operands[2] = point.y;
  operands[3] = circle.center.y;
  operands[4] = circle.radius;
  const scale = probe(2, 1, 0, 536870912, 8.664592794127546e+127, 2, true);
  if (scale === ON_GRID) return intersectsPointCircleOnGrid(point, circle);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsPointCircleTwin(dyadics, point, circle) : intersectsPointCircleTwin(expansionsAtScale(scale), point, circle);
}

function intersectsPointCircleOnGrid(point: Vec2, circle: Bare<Circle>): boolean {
  const offsetX = point.x - circle.center.x;
  const offsetY = point.y - circle.center.y;
  return circle.radius >= 0 && offsetX * offsetX + offsetY * offsetY <= circle.radius * circle.radius;
}

function intersectsPointCircleTwin<V>(x: Arithmetic<V>, point: Vec2, circle: Bare<Circle>): boolean {
  const offsetX = x.subtract(x.from(point.x), x.from(circle.center.x));
  const offsetY = x.subtract(x.from(point.y), x.from(circle.center.y));
  return (circle.radius >= 0) && (x.compare(x.add(x.multiply(offsetX, offsetX), x.multiply(offsetY, offsetY)), x.multiply(x.from(circle.radius), x.from(circle.radius))) <= 0);
}

/** Whether a point lies in a circle's interior: not on its edge. */
export function strictlyInsidePointCircle(point: Vec2, circle: Bare<Circle>): boolean {
  const circleCenter = circle.center;
  const offsetX = point.x - circleCenter.x;
  const offsetY = point.y - circleCenter.y;
  const circleRadius = circle.radius;
  if (!(circleRadius > 0)) return false;
  const squares1 = offsetX * offsetX + offsetY * offsetY;
  const squares2 = circleRadius * circleRadius;
  const value3 = squares1 - squares2;
  const bound4 = 5.552e-16 * (squares1 + squares2) + 8.900295434028806e-308;
  if (!(Math.abs(value3) > bound4)) return strictlyInsidePointCircleExactly(point, circle);
  return squares1 < squares2;
}

function strictlyInsidePointCircleExactly(point: Vec2, circle: Bare<Circle>): boolean {
  operands[0] = point.x;
  operands[1] = circle.center.x;
  operands[2] = point.y;
  operands[3] = circle.center.y;
  operands[4] = circle.radius;
  const scale = probe(2, 1, 0, 536870912, 8.664592794127546e+127, 2, true);
  if (scale === ON_GRID) return strictlyInsidePointCircleOnGrid(point, circle);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? strictlyInsidePointCircleTwin(dyadics, point, circle) : strictlyInsidePointCircleTwin(expansionsAtScale(scale), point, circle);
}

function strictlyInsidePointCircleOnGrid(point: Vec2, circle: Bare<Circle>): boolean {
  const offsetX = point.x - circle.center.x;
  const offsetY = point.y - circle.center.y;
  return circle.radius > 0 && offsetX * offsetX + offsetY * offsetY < circle.radius * circle.radius;
}

function strictlyInsidePointCircleTwin<V>(x: Arithmetic<V>, point: Vec2, circle: Bare<Circle>): boolean {
  const offsetX = x.subtract(x.from(point.x), x.from(circle.center.x));
  const offsetY = x.subtract(x.from(point.y), x.from(circle.center.y));
  return (circle.radius > 0) && (x.compare(x.add(x.multiply(offsetX, offsetX), x.multiply(offsetY, offsetY)), x.multiply(x.from(circle.radius), x.from(circle.radius))) < 0);
}
