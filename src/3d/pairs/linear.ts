/**
 * What segments and rays have in common: they are the points `origin + t * direction` with t from 0 to `reach`.
 *
 * Their pairs read them into this one record of numbers and go on from there. A direction whose square would overflow or
 * lose digits is divided by a power of two, `unit`, which is exact; t then counts in units of the shortened direction,
 * and `t / unit` is what the user knows as t.
 */
import type { Bare } from '../../core/bare.js';
import { GREATEST_SQUARE, LEAST_SQUARE, norm3, powerOfTwoNear } from '../../core/norm.js';
import type { MutableVec3, Vec3 } from '../../math/vec3.js';
import type { Ray } from '../shapes/ray.js';
import type { Relation } from '../shapes/results.js';
import type { Segment } from '../shapes/segment.js';
import { normalize } from './direction.js';

export interface Linear {
  originX: number;
  originY: number;
  originZ: number;
  directionX: number;
  directionY: number;
  directionZ: number;
  /** The direction before it was shortened; meaningless while `unit` is 1. */
  ownX: number;
  ownY: number;
  ownZ: number;
  /** Of the direction; 1 for a zero direction, so that it may be divided by. */
  lengthSquared: number;
  /** Infinity for a ray, 0 for anything that is only a point. */
  reach: number;
  unit: number;
  /** What the line has been resized by; a ray's own direction stays. */
  scale: number;
  /** The point at `t = reach`, as it was given; meaningless for a ray. */
  endX: number;
  endY: number;
  endZ: number;
  /** The sum of the coordinates of origin and end, in absolute value. */
  size: number;
  /** The point that a search has settled on, between 0 and `reach`. */
  t: number;
  /** From that point to what was searched for, and how long it is once it has been measured. */
  gapX: number;
  gapY: number;
  gapZ: number;
  gap: number;
}

export function createLinear(): Linear {
  return {
    originX: 0,
    originY: 0,
    originZ: 0,
    directionX: 0,
    directionY: 0,
    directionZ: 0,
    ownX: 0,
    ownY: 0,
    ownZ: 0,
    lengthSquared: 1,
    reach: 0,
    unit: 1,
    scale: 1,
    endX: 0,
    endY: 0,
    endZ: 0,
    size: 0,
    t: 0,
    gapX: 0,
    gapY: 0,
    gapZ: 0,
    gap: 0,
  };
}

export function readSegment({ start, end }: Bare<Segment>, line: Linear): void {
  line.originX = start.x;
  line.originY = start.y;
  line.originZ = start.z;
  line.directionX = end.x - start.x;
  line.directionY = end.y - start.y;
  line.directionZ = end.z - start.z;
  line.endX = end.x;
  line.endY = end.y;
  line.endZ = end.z;
  const size = Math.abs(start.x) + Math.abs(start.y) + Math.abs(start.z);
  line.size = size + Math.abs(end.x) + Math.abs(end.y) + Math.abs(end.z);
  line.reach = 1;
  measure(line);
}

export function readRay({ origin, direction }: Bare<Ray>, line: Linear): void {
  line.originX = origin.x;
  line.originY = origin.y;
  line.originZ = origin.z;
  line.directionX = direction.x;
  line.directionY = direction.y;
  line.directionZ = direction.z;
  line.endX = origin.x;
  line.endY = origin.y;
  line.endZ = origin.z;
  line.size = Math.abs(origin.x) + Math.abs(origin.y) + Math.abs(origin.z);
  line.reach = Infinity;
  measure(line);
}

/** Squares, and fourth powers of two directions together, keep their digits between these. */
const LEAST_LENGTH_SQUARED = 2 ** -200;
const GREATEST_LENGTH_SQUARED = 2 ** 200;

function measure(line: Linear): void {
  const { directionX, directionY, directionZ } = line;
  const squared = directionX * directionX + directionY * directionY + directionZ * directionZ;
  line.lengthSquared = squared;
  line.unit = 1;
  line.scale = 1;
  if (!(squared >= LEAST_LENGTH_SQUARED && squared <= GREATEST_LENGTH_SQUARED)) shorten(line);
}

function shorten(line: Linear): void {
  const { directionX, directionY, directionZ } = line;
  const size = Math.max(Math.abs(directionX), Math.abs(directionY), Math.abs(directionZ));
  if (size === 0) {
    line.lengthSquared = 1;
    line.reach = 0;
    return;
  }
  if (line.unit === 1 && line.scale === 1) {
    line.ownX = line.directionX;
    line.ownY = line.directionY;
    line.ownZ = line.directionZ;
  }
  const unit = powerOfTwoNear(size);
  const x = directionX / unit;
  const y = directionY / unit;
  const z = directionZ / unit;
  line.directionX = x;
  line.directionY = y;
  line.directionZ = z;
  line.lengthSquared = x * x + y * y + z * z;
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
  line.directionZ = line.ownZ;
  if (line.reach !== 0 && line.reach !== Infinity) line.reach = 1;
  line.unit = line.reach === Infinity ? line.scale : 1;
}

/** Makes a line smaller by a power of two. The unit that a ray counts in follows, so that t stays the same. */
export function resize(line: Linear, factor: number): void {
  line.originX *= factor;
  line.originY *= factor;
  line.originZ *= factor;
  line.endX *= factor;
  line.endY *= factor;
  line.endZ *= factor;
  const size = Math.abs(line.originX) + Math.abs(line.originY) + Math.abs(line.originZ);
  line.size = size + Math.abs(line.endX) + Math.abs(line.endY) + Math.abs(line.endZ);
  if (line.reach === Infinity) {
    shorten(line);
    line.unit = Math.max(line.unit * factor, Number.MIN_VALUE);
    line.scale *= factor;
  } else {
    // The difference of the ends may have overflowed.
    line.directionX = line.endX - line.originX;
    line.directionY = line.endY - line.originY;
    line.directionZ = line.endZ - line.originZ;
    line.reach = 1;
    line.unit = 1;
    shorten(line);
  }
}

/**
 * Settles on the point nearest to `point`. Between the ends the gap is d × (w × d) / |d|², which is square to the
 * direction however short it comes out; w - t d would not be. Ericson, RTCD 5.1.2.
 */
export function approach(line: Linear, point: Vec3): void {
  const wX = point.x - line.originX;
  const wY = point.y - line.originY;
  const wZ = point.z - line.originZ;
  const { directionX, directionY, directionZ, lengthSquared, reach } = line;
  const t = (wX * directionX + wY * directionY + wZ * directionZ) / lengthSquared;
  if (!(t > 0) || reach === 0) {
    line.t = 0;
    line.gapX = wX;
    line.gapY = wY;
    line.gapZ = wZ;
  } else if (t >= reach) {
    line.t = reach;
    line.gapX = point.x - line.endX;
    line.gapY = point.y - line.endY;
    line.gapZ = point.z - line.endZ;
  } else {
    const crossX = wY * directionZ - wZ * directionY;
    const crossY = wZ * directionX - wX * directionZ;
    const crossZ = wX * directionY - wY * directionX;
    line.t = t;
    line.gapX = (directionY * crossZ - directionZ * crossY) / lengthSquared;
    line.gapY = (directionZ * crossX - directionX * crossZ) / lengthSquared;
    line.gapZ = (directionX * crossY - directionY * crossX) / lengthSquared;
  }
}

/** Right to 3 ulp of the gap as it was found. */
export function measureGap(line: Linear): void {
  const { gapX, gapY, gapZ } = line;
  const squared = gapX * gapX + gapY * gapY + gapZ * gapZ;
  line.gap = Math.sqrt(squared);
  if (!(squared >= LEAST_SQUARE && squared <= GREATEST_SQUARE)) line.gap = norm3(gapX, gapY, gapZ);
}

/** Writes the point that was settled on; the ends come out exactly as they were given. */
export function writePoint(line: Linear, out: MutableVec3): void {
  const { t } = line;
  if (t === line.reach && t !== 0) {
    out.x = line.endX;
    out.y = line.endY;
    out.z = line.endZ;
  } else if (t < Infinity) {
    out.x = line.originX + t * line.directionX;
    out.y = line.originY + t * line.directionY;
    out.z = line.originZ + t * line.directionZ;
  } else {
    // A t that is out of range must not make a coordinate that stays the same NaN.
    out.x = line.directionX === 0 ? line.originX : line.directionX * Infinity;
    out.y = line.directionY === 0 ? line.originY : line.directionY * Infinity;
    out.z = line.directionZ === 0 ? line.originZ : line.directionZ * Infinity;
  }
}

export function writeDirection(line: Linear, out: MutableVec3): void {
  out.x = line.directionX;
  out.y = line.directionY;
  out.z = line.directionZ;
}

/** Writes the unit vector that faces the line: against its direction, or zero where it has none. */
export function writeFacing(line: Linear, out: MutableVec3): void {
  out.x = 0 - line.directionX;
  out.y = 0 - line.directionY;
  out.z = 0 - line.directionZ;
  if (line.directionX !== 0 || line.directionY !== 0 || line.directionZ !== 0) normalize(out);
}

/** How a line that meets a solid runs through it, from what the exact questions say. */
export function relationOf(touches: boolean, startsInside: boolean, endsInside: boolean): Relation {
  if (touches) return 'touches';
  if (startsInside) return endsInside ? 'inside' : 'leaves';
  return endsInside ? 'enters' : 'through';
}
