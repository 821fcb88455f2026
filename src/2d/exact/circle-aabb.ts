// Generated from src/2d/predicates/circle-aabb.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Circle } from '../shapes/circle.js';

/**
 * Whether a circle and a box share a point: the centre's squared gap to the box against the squared radius.
 * On each axis the gap is how far the centre lies beyond the nearer side, or 0 between the two. Ericson, RTCD 5.2.5.
 */
export function intersectsCircleAabb(circle: Bare<Circle>, box: Bare<Aabb>): boolean {
  const boxMin = box.min;
  const boxMinX = boxMin.x;
  const boxMax = box.max;
  const boxMaxX = boxMax.x;
  if (boxMinX > boxMaxX) return false;
  const boxMinY = boxMin.y;
  const boxMaxY = boxMax.y;
  if (boxMinY > boxMaxY) return false;
  const circleRadius = circle.radius;
  if (circleRadius < 0) return false;
  const circleCenter = circle.center;
  const circleCenterX = circleCenter.x;
  const belowX = boxMinX - circleCenterX;
  const circleCenterY = circleCenter.y;
  const belowY = boxMinY - circleCenterY;
  const aboveX = circleCenterX - boxMaxX;
  const aboveY = circleCenterY - boxMaxY;
  const gapX = belowX + Math.abs(belowX) + (aboveX + Math.abs(aboveX));
  const gapY = belowY + Math.abs(belowY) + (aboveY + Math.abs(aboveY));
  const diameter = circleRadius + circleRadius;
  const squares1 = gapX * gapX + gapY * gapY;
  const squares2 = diameter * diameter;
  const value3 = squares1 - squares2;
  const bound4 = 7.772e-16 * (squares1 + squares2) + 8.900295434028806e-308;
  if (!(Math.abs(value3) > bound4)) return intersectsCircleAabbExactly(circle, box);
  return squares1 < squares2;
}

function intersectsCircleAabbExactly(circle: Bare<Circle>, box: Bare<Aabb>): boolean {
  operands[0] = box.min.x;
  operands[1] = circle.center.x;
  operands[2] = box.min.y;
  operands[3] = circle.center.y;
  operands[4] = circle.center.x;
  operands[5] = box.max.x;
  operands[6] = circle.center.y;
  operands[7] = box.max.y;
  operands[8] = circle.radius;
  operands[9] = -circle.radius;
  const scale = probe(5, 0, 0, 2147483648, 3.4658371176510186e+128, 2, true);
  if (scale === ON_GRID) return intersectsCircleAabbOnGrid(circle, box);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsCircleAabbTwin(dyadics, circle, box) : intersectsCircleAabbTwin(expansionsAtScale(scale), circle, box);
}

function intersectsCircleAabbOnGrid(circle: Bare<Circle>, box: Bare<Aabb>): boolean {
  if (box.min.x > box.max.x || box.min.y > box.max.y || circle.radius < 0) return false;
  const belowX = box.min.x - circle.center.x;
  const belowY = box.min.y - circle.center.y;
  const aboveX = circle.center.x - box.max.x;
  const aboveY = circle.center.y - box.max.y;
  const gapX = belowX + Math.abs(belowX) + (aboveX + Math.abs(aboveX));
  const gapY = belowY + Math.abs(belowY) + (aboveY + Math.abs(aboveY));
  const diameter = circle.radius + circle.radius;
  return gapX * gapX + gapY * gapY <= diameter * diameter;
}

function intersectsCircleAabbTwin<V>(x: Arithmetic<V>, circle: Bare<Circle>, box: Bare<Aabb>): boolean {
  if (((box.min.x > box.max.x) || (box.min.y > box.max.y)) || (circle.radius < 0)) {
    return false;
  }
  const belowX = x.subtract(x.from(box.min.x), x.from(circle.center.x));
  const belowY = x.subtract(x.from(box.min.y), x.from(circle.center.y));
  const aboveX = x.subtract(x.from(circle.center.x), x.from(box.max.x));
  const aboveY = x.subtract(x.from(circle.center.y), x.from(box.max.y));
  const gapX = x.add(x.add(belowX, x.absolute(belowX)), x.add(aboveX, x.absolute(aboveX)));
  const gapY = x.add(x.add(belowY, x.absolute(belowY)), x.add(aboveY, x.absolute(aboveY)));
  const diameter = x.add(x.from(circle.radius), x.from(circle.radius));
  return x.compare(x.add(x.multiply(gapX, gapX), x.multiply(gapY, gapY)), x.multiply(diameter, diameter)) <= 0;
}
