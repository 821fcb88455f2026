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
  const boxMax = box.max;
  const circleCenter = circle.center;
  if (boxMin.x > boxMax.x) return false;
  if (boxMin.y > boxMax.y) return false;
  if (circle.radius < 0) return false;
  const belowX = boxMin.x - circleCenter.x;
  const belowY = boxMin.y - circleCenter.y;
  const aboveX = circleCenter.x - boxMax.x;
  const aboveY = circleCenter.y - boxMax.y;
  const gapX = belowX + Math.abs(belowX) + (aboveX + Math.abs(aboveX));
  const gapY = belowY + Math.abs(belowY) + (aboveY + Math.abs(aboveY));
  const aboveSize = Math.abs(aboveX) + Math.abs(aboveY) + 3.054936363499605e-151;
  const belowSize = Math.abs(belowX) + Math.abs(belowY) + 3.054936363499605e-151;
  const circleRadiusSize = Math.abs(circle.radius) + 3.054936363499605e-151;
  const bound1 = 7.994e-15 * aboveSize * aboveSize + 1.599e-14 * aboveSize * belowSize + 7.994e-15 * belowSize * belowSize + 8.882e-16 * circleRadiusSize * circleRadiusSize;
  const value2 = gapX * gapX + gapY * gapY - 4 * circle.radius * circle.radius;
  const size = Math.abs(value2);
  if (!(size > bound1 && size < Infinity)) return intersectsCircleAabbExactly(circle, box);
  return value2 < 0;
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
  const scale = probe(4, 1, 0, 2147483648, 3.4658371176510186e+128, 2, true);
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
  return gapX * gapX + gapY * gapY <= 4 * circle.radius * circle.radius;
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
  return x.compare(x.add(x.multiply(gapX, gapX), x.multiply(gapY, gapY)), x.multiply(x.multiply(x.integer(4), x.from(circle.radius)), x.from(circle.radius))) <= 0;
}
