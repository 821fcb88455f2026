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
 * With u along the segment and w from its start to the centre, that point is start + t u with t u² = w·u, held between 0
 * and u². Its distance, (w - t u)² <= r², times 4u² is 4u² (w² - r²) + m (m - 4 w·u) <= 0, where m = 2 t u² is
 * |w·u| + u² - |w·u - u²|: without a branch for either end. Ericson, RTCD 5.1.2.
 */
export function intersectsSegmentCircle(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  const segmentStart = segment.start;
  const segmentEnd = segment.end;
  const circleCenter = circle.center;
  if ((segmentStart.x === segmentEnd.x && segmentStart.y === segmentEnd.y)) {
    if (!(intersectsPointCircle(segment.start, circle))) return false;
    { const sum1 = ((segmentStart.x + (segmentEnd.x + segmentStart.y)) + ((segmentEnd.y + circle.radius) + (circleCenter.x + circleCenter.y))); return sum1 - sum1 === 0 || intersectsSegmentCircleExactly(segment, circle); }
  }
  if (circle.radius < 0) return false;
  const alongX = segmentEnd.x - segmentStart.x;
  const alongY = segmentEnd.y - segmentStart.y;
  const toCenterX = circleCenter.x - segmentStart.x;
  const toCenterY = circleCenter.y - segmentStart.y;
  const dot = alongX * toCenterX + alongY * toCenterY;
  const lengthSquared = alongX * alongX + alongY * alongY;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY - circle.radius * circle.radius;
  const held = Math.abs(dot) + lengthSquared - Math.abs(dot - lengthSquared);
  const alongSize = Math.abs(alongX) + Math.abs(alongY) + 5.527147875260445e-76;
  const toCenterSize = Math.abs(toCenterX) + Math.abs(toCenterY) + 5.527147875260445e-76;
  const circleRadiusSize = Math.abs(circle.radius) + 5.527147875260445e-76;
  const bound2 = 2.665e-14 * alongSize * alongSize * alongSize * alongSize + 9.948e-14 * alongSize * alongSize * alongSize * toCenterSize + 7.106e-15 * alongSize * alongSize * circleRadiusSize * circleRadiusSize + 9.238e-14 * alongSize * alongSize * toCenterSize * toCenterSize;
  const value3 = 4 * lengthSquared * outside + held * (held - 4 * dot);
  const size = Math.abs(value3);
  if (!(size > bound2 && size < Infinity)) return intersectsSegmentCircleExactly(segment, circle);
  return value3 < 0;
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
  operands[8] = circle.radius;
  const scale = probe(4, 1, 0, 8796093022208, 2.6328072917139297e+64, 4, true);
  if (scale === ON_GRID) return intersectsSegmentCircleOnGrid(segment, circle);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSegmentCircleTwin(dyadics, segment, circle) : intersectsSegmentCircleTwin(expansionsAtScale(scale), segment, circle);
}

function intersectsSegmentCircleOnGrid(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  if (segment.start.x === segment.end.x && segment.start.y === segment.end.y)
    return intersectsPointCircle(segment.start, circle);
  if (circle.radius < 0) return false;
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const toCenterX = circle.center.x - segment.start.x;
  const toCenterY = circle.center.y - segment.start.y;
  const dot = alongX * toCenterX + alongY * toCenterY;
  const lengthSquared = alongX * alongX + alongY * alongY;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY - circle.radius * circle.radius;
  const held = Math.abs(dot) + lengthSquared - Math.abs(dot - lengthSquared);
  return 4 * lengthSquared * outside + held * (held - 4 * dot) <= 0;
}

function intersectsSegmentCircleTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  if ((segment.start.x === segment.end.x) && (segment.start.y === segment.end.y)) {
    return intersectsPointCircle(segment.start, circle);
  }
  if (circle.radius < 0) {
    return false;
  }
  const alongX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const alongY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const toCenterX = x.subtract(x.from(circle.center.x), x.from(segment.start.x));
  const toCenterY = x.subtract(x.from(circle.center.y), x.from(segment.start.y));
  const dot = x.add(x.multiply(alongX, toCenterX), x.multiply(alongY, toCenterY));
  const lengthSquared = x.add(x.multiply(alongX, alongX), x.multiply(alongY, alongY));
  const outside = x.subtract(x.add(x.multiply(toCenterX, toCenterX), x.multiply(toCenterY, toCenterY)), x.multiply(x.from(circle.radius), x.from(circle.radius)));
  const held = x.subtract(x.add(x.absolute(dot), lengthSquared), x.absolute(x.subtract(dot, lengthSquared)));
  return x.compare(x.add(x.multiply(x.multiply(x.integer(4), lengthSquared), outside), x.multiply(held, x.subtract(held, x.multiply(x.integer(4), dot)))), x.integer(0)) <= 0;
}

/**
 * Whether a segment that meets a circle meets only its edge, and so in a single point: the segment's point nearest to
 * the centre lies exactly `radius` away.
 */
export function touchesSegmentCircle(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  const segmentEnd = segment.end;
  const segmentStart = segment.start;
  const circleCenter = circle.center;
  const alongX = segmentEnd.x - segmentStart.x;
  const alongY = segmentEnd.y - segmentStart.y;
  const toCenterX = circleCenter.x - segmentStart.x;
  const toCenterY = circleCenter.y - segmentStart.y;
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
  const beyondX = segmentEnd.x - circleCenter.x;
  const beyondY = segmentEnd.y - circleCenter.y;
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
  const scale = probe(6, 1, 0, 4398046511104, 1.3164036458569648e+64, 4, true);
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
