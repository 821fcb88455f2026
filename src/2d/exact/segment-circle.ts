// Generated from src/2d/predicates/segment-circle.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Circle } from '../shapes/circle.js';
import type { Segment } from '../shapes/segment.js';
import { intersectsPointCircle } from './point-circle.js';

/**
 * Whether a segment and a circle share a point: the segment's point nearest to the centre lies in the circle.
 *
 * That point is an end unless the centre projects strictly between the two. Then the distance to the line decides:
 * |along × toCenter| / |along| <= radius, squared and without its division. Ericson, RTCD 5.1.2.
 */
export function intersectsSegmentCircle(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const toCenterX = circle.center.x - segment.start.x;
  const toCenterY = circle.center.y - segment.start.y;
  const alongSize = Math.abs(alongX) + Math.abs(alongY) + 5.527147875260445e-76;
  const toCenterSize = Math.abs(toCenterX) + Math.abs(toCenterY) + 5.527147875260445e-76;
  const bound1 = 8.882e-16 * alongSize * toCenterSize;
  const value2 = alongX * toCenterX + alongY * toCenterY;
  if (!(value2 > bound1 && value2 < Infinity)) {
    if (!(value2 < -bound1 && value2 > -Infinity)) return intersectsSegmentCircleExactly(segment, circle);
    if (!(intersectsPointCircle(segment.start, circle))) return false;
    { const sum3 = circle.radius; return sum3 - sum3 === 0 || intersectsSegmentCircleExactly(segment, circle); }
  }
  const beyondX = segment.end.x - circle.center.x;
  const beyondY = segment.end.y - circle.center.y;
  const beyondSize = Math.abs(beyondX) + Math.abs(beyondY) + 5.527147875260445e-76;
  const bound4 = 8.882e-16 * alongSize * beyondSize;
  const value5 = alongX * beyondX + alongY * beyondY;
  if (!(value5 > bound4 && value5 < Infinity)) {
    if (!(value5 < -bound4 && value5 > -Infinity)) return intersectsSegmentCircleExactly(segment, circle);
    if (!(intersectsPointCircle(segment.end, circle))) return false;
    { const sum6 = circle.radius; return sum6 - sum6 === 0 || intersectsSegmentCircleExactly(segment, circle); }
  }
  const cross = alongX * toCenterY - alongY * toCenterX;
  const lengthSquared = alongX * alongX + alongY * alongY;
  if (!(circle.radius >= 0)) return false;
  const circleRadiusSize = Math.abs(circle.radius) + 5.527147875260445e-76;
  const bound7 = 1.555e-15 * alongSize * alongSize * circleRadiusSize * circleRadiusSize + 4.441e-15 * alongSize * alongSize * toCenterSize * toCenterSize;
  const value8 = cross * cross - circle.radius * circle.radius * lengthSquared;
  if (!(value8 < -bound7 && value8 > -Infinity)) {
    if (!(value8 > bound7 && value8 < Infinity)) return intersectsSegmentCircleExactly(segment, circle);
    return false;
  }
  return true;
}

function intersectsSegmentCircleExactly(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = circle.center.x;
  operands[5] = segment.start.x;
  operands[6] = circle.center.y;
  operands[7] = segment.start.y;
  operands[8] = segment.end.x;
  operands[9] = circle.center.x;
  operands[10] = segment.end.y;
  operands[11] = circle.center.y;
  operands[12] = circle.radius;
  const scale = probe(6, 1, 0, 12, 4, true);
  if (scale === ON_GRID) return intersectsSegmentCircleOnGrid(segment, circle);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSegmentCircleTwin(dyadics, segment, circle) : intersectsSegmentCircleTwin(expansionsAtScale(scale), segment, circle);
}

function intersectsSegmentCircleOnGrid(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const toCenterX = circle.center.x - segment.start.x;
  const toCenterY = circle.center.y - segment.start.y;
  if (alongX * toCenterX + alongY * toCenterY <= 0) {
    return intersectsPointCircle(segment.start, circle);
  }
  const beyondX = segment.end.x - circle.center.x;
  const beyondY = segment.end.y - circle.center.y;
  if (alongX * beyondX + alongY * beyondY <= 0) {
    return intersectsPointCircle(segment.end, circle);
  }
  const cross = alongX * toCenterY - alongY * toCenterX;
  const lengthSquared = alongX * alongX + alongY * alongY;
  return circle.radius >= 0 && cross * cross <= circle.radius * circle.radius * lengthSquared;
}

function intersectsSegmentCircleTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  const alongX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const alongY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const toCenterX = x.subtract(x.from(circle.center.x), x.from(segment.start.x));
  const toCenterY = x.subtract(x.from(circle.center.y), x.from(segment.start.y));
  if (x.compare(x.add(x.multiply(alongX, toCenterX), x.multiply(alongY, toCenterY)), x.integer(0)) <= 0) {
    return intersectsPointCircle(segment.start, circle);
  }
  const beyondX = x.subtract(x.from(segment.end.x), x.from(circle.center.x));
  const beyondY = x.subtract(x.from(segment.end.y), x.from(circle.center.y));
  if (x.compare(x.add(x.multiply(alongX, beyondX), x.multiply(alongY, beyondY)), x.integer(0)) <= 0) {
    return intersectsPointCircle(segment.end, circle);
  }
  const cross = x.subtract(x.multiply(alongX, toCenterY), x.multiply(alongY, toCenterX));
  const lengthSquared = x.add(x.multiply(alongX, alongX), x.multiply(alongY, alongY));
  return (circle.radius >= 0) && (x.compare(x.multiply(cross, cross), x.multiply(x.multiply(x.from(circle.radius), x.from(circle.radius)), lengthSquared)) <= 0);
}

/**
 * Whether a segment that meets a circle meets only its edge, and so in a single point: the segment's point nearest to
 * the centre lies exactly `radius` away.
 */
export function touchesSegmentCircle(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const toCenterX = circle.center.x - segment.start.x;
  const toCenterY = circle.center.y - segment.start.y;
  const radiusSquared = circle.radius * circle.radius;
  const alongSize = Math.abs(alongX) + Math.abs(alongY) + 5.527147875260445e-76;
  const toCenterSize = Math.abs(toCenterX) + Math.abs(toCenterY) + 5.527147875260445e-76;
  const bound1 = 8.882e-16 * alongSize * toCenterSize;
  const value2 = alongX * toCenterX + alongY * toCenterY;
  if (!(value2 > bound1 && value2 < Infinity)) {
    if (!(value2 < -bound1 && value2 > -Infinity)) return touchesSegmentCircleExactly(segment, circle);
    const circleRadiusSize = Math.abs(circle.radius) + 5.527147875260445e-76;
    const bound3 = 2.221e-16 * circleRadiusSize * circleRadiusSize + 1.111e-15 * toCenterSize * toCenterSize;
    const value4 = toCenterX * toCenterX + toCenterY * toCenterY - radiusSquared;
    if (true) {
      if ((!(value4 > bound3 && value4 < Infinity) && !(value4 < -bound3 && value4 > -Infinity))) return touchesSegmentCircleExactly(segment, circle);
      return false;
    }
    return true;
  }
  const beyondX = segment.end.x - circle.center.x;
  const beyondY = segment.end.y - circle.center.y;
  const beyondSize = Math.abs(beyondX) + Math.abs(beyondY) + 5.527147875260445e-76;
  const bound5 = 8.882e-16 * alongSize * beyondSize;
  const value6 = alongX * beyondX + alongY * beyondY;
  if (!(value6 > bound5 && value6 < Infinity)) {
    if (!(value6 < -bound5 && value6 > -Infinity)) return touchesSegmentCircleExactly(segment, circle);
    const circleRadiusSize = Math.abs(circle.radius) + 5.527147875260445e-76;
    const bound7 = 1.111e-15 * beyondSize * beyondSize + 2.221e-16 * circleRadiusSize * circleRadiusSize;
    const value8 = beyondX * beyondX + beyondY * beyondY - radiusSquared;
    if (true) {
      if ((!(value8 > bound7 && value8 < Infinity) && !(value8 < -bound7 && value8 > -Infinity))) return touchesSegmentCircleExactly(segment, circle);
      return false;
    }
    return true;
  }
  const cross = alongX * toCenterY - alongY * toCenterX;
  const circleRadiusSize = Math.abs(circle.radius) + 5.527147875260445e-76;
  const bound9 = 1.555e-15 * alongSize * alongSize * circleRadiusSize * circleRadiusSize + 4.441e-15 * alongSize * alongSize * toCenterSize * toCenterSize;
  const value10 = cross * cross - radiusSquared * (alongX * alongX + alongY * alongY);
  if (true) {
    if ((!(value10 > bound9 && value10 < Infinity) && !(value10 < -bound9 && value10 > -Infinity))) return touchesSegmentCircleExactly(segment, circle);
    return false;
  }
  return true;
}

function touchesSegmentCircleExactly(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = circle.center.x;
  operands[5] = segment.start.x;
  operands[6] = circle.center.y;
  operands[7] = segment.start.y;
  operands[8] = segment.end.x;
  operands[9] = circle.center.x;
  operands[10] = segment.end.y;
  operands[11] = circle.center.y;
  operands[12] = circle.radius;
  const scale = probe(6, 1, 0, 12, 4, true);
  if (scale === ON_GRID) return touchesSegmentCircleOnGrid(segment, circle);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? touchesSegmentCircleTwin(dyadics, segment, circle) : touchesSegmentCircleTwin(expansionsAtScale(scale), segment, circle);
}

function touchesSegmentCircleOnGrid(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const toCenterX = circle.center.x - segment.start.x;
  const toCenterY = circle.center.y - segment.start.y;
  const radiusSquared = circle.radius * circle.radius;
  if (alongX * toCenterX + alongY * toCenterY <= 0) {
    return toCenterX * toCenterX + toCenterY * toCenterY === radiusSquared;
  }
  const beyondX = segment.end.x - circle.center.x;
  const beyondY = segment.end.y - circle.center.y;
  if (alongX * beyondX + alongY * beyondY <= 0) {
    return beyondX * beyondX + beyondY * beyondY === radiusSquared;
  }
  const cross = alongX * toCenterY - alongY * toCenterX;
  return cross * cross === radiusSquared * (alongX * alongX + alongY * alongY);
}

function touchesSegmentCircleTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  const alongX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const alongY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const toCenterX = x.subtract(x.from(circle.center.x), x.from(segment.start.x));
  const toCenterY = x.subtract(x.from(circle.center.y), x.from(segment.start.y));
  const radiusSquared = x.multiply(x.from(circle.radius), x.from(circle.radius));
  if (x.compare(x.add(x.multiply(alongX, toCenterX), x.multiply(alongY, toCenterY)), x.integer(0)) <= 0) {
    return x.compare(x.add(x.multiply(toCenterX, toCenterX), x.multiply(toCenterY, toCenterY)), radiusSquared) === 0;
  }
  const beyondX = x.subtract(x.from(segment.end.x), x.from(circle.center.x));
  const beyondY = x.subtract(x.from(segment.end.y), x.from(circle.center.y));
  if (x.compare(x.add(x.multiply(alongX, beyondX), x.multiply(alongY, beyondY)), x.integer(0)) <= 0) {
    return x.compare(x.add(x.multiply(beyondX, beyondX), x.multiply(beyondY, beyondY)), radiusSquared) === 0;
  }
  const cross = x.subtract(x.multiply(alongX, toCenterY), x.multiply(alongY, toCenterX));
  return x.compare(x.multiply(cross, cross), x.multiply(radiusSquared, x.add(x.multiply(alongX, alongX), x.multiply(alongY, alongY)))) === 0;
}
