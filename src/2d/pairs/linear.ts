/**
 * What segments and rays have in common: they are the points `origin + t * direction` with t from 0 to `reach`.
 *
 * Their pairs read them into this one record of numbers and go on from there. A direction whose square would overflow
 * or lose digits is divided by a power of two, `unit`, which is exact; t then counts in units of the shortened
 * direction, and `t / unit` is what the user knows as t. What is found out about a line goes into its record, too: a
 * number that a function returns may have to be allocated.
 */
import type { Bare } from '../../core/bare.js';
import { GREATEST_SQUARE, LEAST_SQUARE, norm2, powerOfTwoNear } from '../../core/norm.js';
import type { MutableVec2, Vec2 } from '../../math/vec2.js';
import type { Ray } from '../shapes/ray.js';
import type { Relation } from '../shapes/results.js';
import type { Segment } from '../shapes/segment.js';

export interface Linear {
  originX: number;
  originY: number;
  directionX: number;
  directionY: number;
  /** The direction before it was shortened; meaningless while `unit` is 1. */
  ownX: number;
  ownY: number;
  /** Of the direction; 1 for a zero direction, so that it may be divided by. */
  lengthSquared: number;
  length: number;
  /** Infinity for a ray, 0 for anything that is only a point. */
  reach: number;
  unit: number;
  /** What the line has been resized by; a ray's own direction stays. */
  scale: number;
  /** The point at `t = reach`, as it was given; the origin again for a ray. */
  endX: number;
  endY: number;
  /** The sum of the coordinates of origin and end, in absolute value. */
  size: number;
  /** The t at which the whole line is nearest to a point, and that point's distance from it, positive to the left. */
  foot: number;
  side: number;
  /** The point that a search has settled on, between 0 and `reach`. */
  t: number;
  /** From that point to what was searched for, and how far. */
  gapX: number;
  gapY: number;
  gap: number;
  /** How far to the left of another line the origin and the end lie. */
  originSide: number;
  endSide: number;
}

export function createLinear(): Linear {
  return {
    originX: 0,
    originY: 0,
    directionX: 0,
    directionY: 0,
    ownX: 0,
    ownY: 0,
    lengthSquared: 1,
    length: 1,
    reach: 0,
    unit: 1,
    scale: 1,
    endX: 0,
    endY: 0,
    size: 0,
    foot: 0,
    side: 0,
    t: 0,
    gapX: 0,
    gapY: 0,
    gap: 0,
    originSide: 0,
    endSide: 0,
  };
}

export function readSegment({ start, end }: Bare<Segment>, line: Linear): void {
  line.originX = start.x;
  line.originY = start.y;
  line.directionX = end.x - start.x;
  line.directionY = end.y - start.y;
  line.endX = end.x;
  line.endY = end.y;
  line.size = Math.abs(start.x) + Math.abs(start.y) + Math.abs(end.x) + Math.abs(end.y);
  line.reach = 1;
  measure(line);
}

export function readRay({ origin, direction }: Bare<Ray>, line: Linear): void {
  line.originX = origin.x;
  line.originY = origin.y;
  line.directionX = direction.x;
  line.directionY = direction.y;
  line.endX = origin.x;
  line.endY = origin.y;
  line.size = Math.abs(origin.x) + Math.abs(origin.y);
  line.reach = Infinity;
  measure(line);
}

/** Squares keep their digits between these, and so do products with lengths that are not much larger or smaller. */
const LEAST_LENGTH_SQUARED = 2 ** -200;
const GREATEST_LENGTH_SQUARED = 2 ** 200;

function measure(line: Linear): void {
  const { directionX, directionY } = line;
  const squared = directionX * directionX + directionY * directionY;
  line.lengthSquared = squared;
  line.unit = 1;
  line.scale = 1;
  if (!(squared >= LEAST_LENGTH_SQUARED && squared <= GREATEST_LENGTH_SQUARED)) shorten(line);
  line.length = Math.sqrt(line.lengthSquared);
}

function shorten(line: Linear): void {
  const size = Math.max(Math.abs(line.directionX), Math.abs(line.directionY));
  if (size === 0) {
    line.lengthSquared = 1;
    line.reach = 0;
    return;
  }
  if (line.unit === 1 && line.scale === 1) {
    line.ownX = line.directionX;
    line.ownY = line.directionY;
  }
  const unit = powerOfTwoNear(size);
  line.directionX /= unit;
  line.directionY /= unit;
  line.lengthSquared = line.directionX * line.directionX + line.directionY * line.directionY;
  line.reach *= unit;
  line.unit *= unit;
}

/**
 * Gives the direction of a line back its own length, which has kept all digits of every coordinate: for quotients of
 * coordinates, where no square can overflow.
 */
export function lengthen(line: Linear): void {
  if (line.unit === 1) return;
  line.directionX = line.ownX;
  line.directionY = line.ownY;
  if (line.reach !== 0 && line.reach !== Infinity) line.reach = 1;
  line.unit = line.reach === Infinity ? line.scale : 1;
}

/** Makes a line smaller by a power of two. The unit that a ray counts in follows, so that t stays the same. */
export function resize(line: Linear, factor: number): void {
  line.originX *= factor;
  line.originY *= factor;
  line.endX *= factor;
  line.endY *= factor;
  line.size = Math.abs(line.originX) + Math.abs(line.originY) + Math.abs(line.endX) + Math.abs(line.endY);
  if (line.reach === Infinity) {
    shorten(line);
    line.unit = Math.max(line.unit * factor, Number.MIN_VALUE);
    line.scale *= factor;
  } else {
    // The difference of the ends may have overflowed.
    line.directionX = line.endX - line.originX;
    line.directionY = line.endY - line.originY;
    line.reach = 1;
    line.unit = 1;
    shorten(line);
  }
  line.length = Math.sqrt(line.lengthSquared);
}

/**
 * Finds the foot of a point on the whole line and the side on which it lies; a line that is only a point has no sides,
 * and 0 stands for both. The errors are below 4 units of 2⁻⁵³ of the point's distance from the origin.
 */
export function project(line: Linear, point: Vec2): void {
  const { directionX, directionY } = line;
  const wayX = point.x - line.originX;
  const wayY = point.y - line.originY;
  const along = wayX * directionX + wayY * directionY;
  const across = wayY * directionX - wayX * directionY;
  line.foot = along / line.lengthSquared;
  line.side = across / line.length;
}

/**
 * Settles on the point nearest to `point`. Whether that is an end is told by the way from that end, which is exact
 * where it matters most, nearby. Between the ends the gap is made square to the direction, which w - t d would not be
 * where it comes out short. Ericson, RTCD 5.1.2.
 */
export function approach(line: Linear, point: Vec2): void {
  project(line, point);
  const { reach, foot } = line;
  const unitX = line.directionX / line.length;
  const unitY = line.directionY / line.length;
  const endX = point.x - line.endX;
  const endY = point.y - line.endY;
  const beyond = reach < Infinity && endX * unitX + endY * unitY >= 0;
  if (foot > 0 && !beyond && reach > 0) {
    const fromEnd = endY * unitX - endX * unitY;
    const side = reach < 2 * foot ? fromEnd : line.side;
    line.t = Math.min(foot, reach);
    // Adding 0 keeps a -0 from showing.
    line.gapX = 0 - side * unitY;
    line.gapY = side * unitX + 0;
    line.gap = Math.abs(side);
  } else {
    const gapX = foot > 0 ? endX : point.x - line.originX;
    const gapY = foot > 0 ? endY : point.y - line.originY;
    const squared = gapX * gapX + gapY * gapY;
    line.t = foot > 0 ? reach : 0;
    line.gapX = gapX;
    line.gapY = gapY;
    line.gap = Math.sqrt(squared);
    if (!(squared >= LEAST_SQUARE && squared <= GREATEST_SQUARE)) line.gap = norm2(gapX, gapY);
  }
}

/** Writes the point that was settled on; the ends come out exactly as they were given. */
export function writePoint(line: Linear, out: MutableVec2): void {
  const { directionX, directionY, reach, t } = line;
  const fromOrigin = t === 0 || 2 * t < reach || reach === Infinity;
  const way = fromOrigin ? t : t - reach;
  // A t that is out of range must not make a coordinate that stays the same NaN.
  out.x = (fromOrigin ? line.originX : line.endX) + (directionX === 0 ? 0 : way * directionX);
  out.y = (fromOrigin ? line.originY : line.endY) + (directionY === 0 ? 0 : way * directionY);
}

/** Writes the unit vector to the left of the line; the x axis for a line that is only a point. */
export function writeLeft(line: Linear, out: MutableVec2): void {
  const isPoint = line.reach === 0;
  out.x = isPoint ? 1 : 0 - line.directionY / line.length;
  out.y = isPoint ? 0 : line.directionX / line.length;
}

/** Writes the unit vector that faces the line: against its direction, or zero where it has none. */
export function writeFacing(line: Linear, out: MutableVec2): void {
  out.x = 0 - line.directionX / line.length;
  out.y = 0 - line.directionY / line.length;
}

/** Keeps a point within the bounds of the line. */
export function keepInBounds(line: Linear, point: MutableVec2): void {
  const { originX, originY, directionX, directionY, endX, endY } = line;
  const endless = line.reach === Infinity;
  const lowX = endless && directionX < 0 ? -Infinity : Math.min(originX, endX);
  const lowY = endless && directionY < 0 ? -Infinity : Math.min(originY, endY);
  const highX = endless && directionX > 0 ? Infinity : Math.max(originX, endX);
  const highY = endless && directionY > 0 ? Infinity : Math.max(originY, endY);
  point.x = Math.min(Math.max(point.x, lowX), highX);
  point.y = Math.min(Math.max(point.y, lowY), highY);
}

/** How a line that meets a solid runs through it, from what the exact questions say. */
export function relationOf(touches: boolean, startsInside: boolean, endsInside: boolean): Relation {
  if (touches) return 'touches';
  if (startsInside) return endsInside ? 'inside' : 'leaves';
  return endsInside ? 'enters' : 'through';
}
