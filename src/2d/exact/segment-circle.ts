// Generated from src/2d/predicates/segment-circle.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Circle } from '../shapes/circle.js';
import type { Segment } from '../shapes/segment.js';
import { intersectsPointCircle, strictlyInsidePointCircle } from './point-circle.js';

/**
 * Whether a segment and a circle share a point: the segment's point nearest to the centre lies in the circle.
 *
 * With u along the segment and w from its start to the centre, that point is start + t u with t u² = w·u, held between 0
 * and u². Its distance, (w - t u)² <= r², times 4u² is 4u² (w² - r²) + m (m - 4 w·u) <= 0, where m = 2 t u² is
 * |w·u| + u² - |w·u - u²|: without a branch for either end. Ericson, RTCD 5.1.2.
 */
export function intersectsSegmentCircle(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  const segmentStart = segment.start;
  const segmentStartX = segmentStart.x;
  const segmentEnd = segment.end;
  const segmentEndX = segmentEnd.x;
  const segmentStartY = segmentStart.y;
  const segmentEndY = segmentEnd.y;
  if ((segmentStartX === segmentEndX && segmentStartY === segmentEndY)) {
    return intersectsPointCircle(segment.start, circle);
  }
  const circleRadius = circle.radius;
  if (circleRadius < 0) return false;
  const alongX = segmentEndX - segmentStartX;
  const alongY = segmentEndY - segmentStartY;
  const circleCenter = circle.center;
  const toCenterX = circleCenter.x - segmentStartX;
  const toCenterY = circleCenter.y - segmentStartY;
  const dot = alongX * toCenterX + alongY * toCenterY;
  const lengthSquared = alongX * alongX + alongY * alongY;
  const squares1 = toCenterX * toCenterX + toCenterY * toCenterY;
  const squares2 = circleRadius * circleRadius;
  const outside = squares1 - squares2;
  const held = Math.abs(dot) + lengthSquared - Math.abs(dot - lengthSquared);
  const bound3 = (lengthSquared + 3.054936363499605e-151) * (3.056e-13 * lengthSquared + 1.422e-14 * squares2 + 5.685e-13 * squares1 + 2.714e-163);
  const value4 = 4 * lengthSquared * outside + held * (held - 4 * dot);
  const size5 = Math.abs(value4);
  if (!(size5 > bound3 && size5 < Infinity)) return intersectsSegmentCircleExactly(segment, circle);
  return value4 < 0;
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
 * the centre lies exactly `radius` away. That is the equality in the condition for meeting.
 */
export function touchesSegmentCircle(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  const segmentStart = segment.start;
  const segmentStartX = segmentStart.x;
  const segmentEnd = segment.end;
  const segmentEndX = segmentEnd.x;
  const segmentStartY = segmentStart.y;
  const segmentEndY = segmentEnd.y;
  if ((segmentStartX === segmentEndX && segmentStartY === segmentEndY)) {
    if (!(intersectsPointCircle(segment.start, circle))) return false;
    if (strictlyInsidePointCircle(segment.start, circle)) return false;
    return true;
  }
  const alongX = segmentEndX - segmentStartX;
  const alongY = segmentEndY - segmentStartY;
  const circleCenter = circle.center;
  const toCenterX = circleCenter.x - segmentStartX;
  const toCenterY = circleCenter.y - segmentStartY;
  const dot = alongX * toCenterX + alongY * toCenterY;
  const lengthSquared = alongX * alongX + alongY * alongY;
  const squares1 = toCenterX * toCenterX + toCenterY * toCenterY;
  const circleRadius = circle.radius;
  const squares2 = circleRadius * circleRadius;
  const outside = squares1 - squares2;
  const held = Math.abs(dot) + lengthSquared - Math.abs(dot - lengthSquared);
  const bound3 = (lengthSquared + 3.054936363499605e-151) * (3.056e-13 * lengthSquared + 1.422e-14 * squares2 + 5.685e-13 * squares1 + 2.714e-163);
  const value4 = 4 * lengthSquared * outside + held * (held - 4 * dot);
  const size5 = Math.abs(value4);
  if (!(size5 > bound3 && size5 < Infinity)) return touchesSegmentCircleExactly(segment, circle);
  return false;
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
  operands[8] = circle.radius;
  const scale = probe(4, 1, 0, 8796093022208, 2.6328072917139297e+64, 4, true);
  if (scale === ON_GRID) return touchesSegmentCircleOnGrid(segment, circle);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? touchesSegmentCircleTwin(dyadics, segment, circle) : touchesSegmentCircleTwin(expansionsAtScale(scale), segment, circle);
}

function touchesSegmentCircleOnGrid(segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  if (segment.start.x === segment.end.x && segment.start.y === segment.end.y)
    return intersectsPointCircle(segment.start, circle) && !strictlyInsidePointCircle(segment.start, circle);
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const toCenterX = circle.center.x - segment.start.x;
  const toCenterY = circle.center.y - segment.start.y;
  const dot = alongX * toCenterX + alongY * toCenterY;
  const lengthSquared = alongX * alongX + alongY * alongY;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY - circle.radius * circle.radius;
  const held = Math.abs(dot) + lengthSquared - Math.abs(dot - lengthSquared);
  return 4 * lengthSquared * outside + held * (held - 4 * dot) === 0;
}

function touchesSegmentCircleTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, circle: Bare<Circle>): boolean {
  if ((segment.start.x === segment.end.x) && (segment.start.y === segment.end.y)) {
    return (intersectsPointCircle(segment.start, circle)) && (!(strictlyInsidePointCircle(segment.start, circle)));
  }
  const alongX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const alongY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const toCenterX = x.subtract(x.from(circle.center.x), x.from(segment.start.x));
  const toCenterY = x.subtract(x.from(circle.center.y), x.from(segment.start.y));
  const dot = x.add(x.multiply(alongX, toCenterX), x.multiply(alongY, toCenterY));
  const lengthSquared = x.add(x.multiply(alongX, alongX), x.multiply(alongY, alongY));
  const outside = x.subtract(x.add(x.multiply(toCenterX, toCenterX), x.multiply(toCenterY, toCenterY)), x.multiply(x.from(circle.radius), x.from(circle.radius)));
  const held = x.subtract(x.add(x.absolute(dot), lengthSquared), x.absolute(x.subtract(dot, lengthSquared)));
  return x.compare(x.add(x.multiply(x.multiply(x.integer(4), lengthSquared), outside), x.multiply(held, x.subtract(held, x.multiply(x.integer(4), dot)))), x.integer(0)) === 0;
}
