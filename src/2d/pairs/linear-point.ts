/** Segments and rays, read as `Linear`, against a point: all answers come from the line's point nearest to it. */
import type { MutableVec2, Vec2 } from '../../math/vec2.js';
import type { ClosestPoints } from '../shapes/results.js';
import { approach, type Linear, writePoint } from './linear.js';
import { GROW, growClosestPoints, growPoint, isVastToPoint, shrinkLine, shrinkPoint } from './vast.js';

/** How far apart they are, if they are. */
export function gapToPoint(line: Linear, point: Vec2): number {
  if (isVastToPoint(line, point)) return GROW * gapToPoint(shrinkLine(line), shrinkPoint(point));
  approach(line, point);
  return Math.max(line.gap, Number.MIN_VALUE);
}

/** Writes the nearest points of a point and a line that are apart; the point comes first. */
export function writeNearestToPoint(line: Linear, point: Vec2, out: ClosestPoints): ClosestPoints {
  if (isVastToPoint(line, point)) {
    return growClosestPoints(writeNearestToPoint(shrinkLine(line), shrinkPoint(point), out));
  }
  const { x, y } = point;
  approach(line, point);
  out.a.x = x;
  out.a.y = y;
  writePoint(line, out.b);
  out.distance = Math.max(line.gap, Number.MIN_VALUE);
  return out;
}

/** Writes the line's point nearest to a point. Nobody has asked here whether they are finite, so there is no second try. */
export function writeFoot(line: Linear, point: Vec2, out: MutableVec2): MutableVec2 {
  const vast = isVastToPoint(line, point);
  approach(vast ? shrinkLine(line) : line, vast ? shrinkPoint(point) : point);
  writePoint(line, out);
  return vast ? growPoint(out) : out;
}
