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
  let unsure = false;
  const gapX = Math.max(Math.max(box.min.x - circle.center.x, circle.center.x - box.max.x), 0);
  const gapY = Math.max(Math.max(box.min.y - circle.center.y, circle.center.y - box.max.y), 0);
  const circleRadiusSize = Math.abs(circle.radius) + 3.054936363499605e-151;
  const gapSize = gapX + gapY + 3.054936363499605e-151;
  const bound1 = 2.221e-16 * circleRadiusSize * circleRadiusSize + 1.111e-15 * gapSize * gapSize;
  const value2 = gapX * gapX + gapY * gapY - circle.radius * circle.radius;
  if (!(value2 < -bound1 && value2 > -Infinity)) {
    if (value2 > bound1 && value2 < Infinity) return false;
    unsure = true;
  }
  if (!(circle.radius >= 0)) return false;
  if (!(box.min.x <= box.max.x)) return false;
  if (!(box.min.y <= box.max.y)) return false;
  if (unsure) return intersectsCircleAabbExactly(circle, box);
  { const sum3 = ((box.min.x + (circle.center.x + box.max.x)) + (box.min.y + (circle.center.y + box.max.y))); return sum3 - sum3 === 0 || intersectsCircleAabbExactly(circle, box); }
}

function intersectsCircleAabbExactly(circle: Bare<Circle>, box: Bare<Aabb>): boolean {
  operands[0] = box.min.x;
  operands[1] = circle.center.x;
  operands[2] = circle.center.x;
  operands[3] = box.max.x;
  operands[4] = box.min.y;
  operands[5] = circle.center.y;
  operands[6] = circle.center.y;
  operands[7] = box.max.y;
  operands[8] = circle.radius;
  const scale = probe(4, 1, 0, 25, 2, true);
  if (scale === ON_GRID) return intersectsCircleAabbOnGrid(circle, box);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsCircleAabbTwin(dyadics, circle, box) : intersectsCircleAabbTwin(expansionsAtScale(scale), circle, box);
}

function intersectsCircleAabbOnGrid(circle: Bare<Circle>, box: Bare<Aabb>): boolean {
  const gapX = Math.max(box.min.x - circle.center.x, circle.center.x - box.max.x, 0);
  const gapY = Math.max(box.min.y - circle.center.y, circle.center.y - box.max.y, 0);
  if (gapX * gapX + gapY * gapY > circle.radius * circle.radius) return false;
  return circle.radius >= 0 && box.min.x <= box.max.x && box.min.y <= box.max.y;
}

function intersectsCircleAabbTwin<V>(x: Arithmetic<V>, circle: Bare<Circle>, box: Bare<Aabb>): boolean {
  const gapX = x.larger(x.larger(x.subtract(x.from(box.min.x), x.from(circle.center.x)), x.subtract(x.from(circle.center.x), x.from(box.max.x))), x.integer(0));
  const gapY = x.larger(x.larger(x.subtract(x.from(box.min.y), x.from(circle.center.y)), x.subtract(x.from(circle.center.y), x.from(box.max.y))), x.integer(0));
  if (x.compare(x.add(x.multiply(gapX, gapX), x.multiply(gapY, gapY)), x.multiply(x.from(circle.radius), x.from(circle.radius))) > 0) {
    return false;
  }
  return ((circle.radius >= 0) && (box.min.x <= box.max.x)) && (box.min.y <= box.max.y);
}
