/** Segments, rays and lines as one thing, so that their pairs share their formulas. */
import { precedes } from './order.js';
import type { Relation } from './results.js';
import type { Line, Ray, Segment } from './shapes.js';
import type { Sign } from './sign.js';
import { add, clamp, fill, greater, less, max, min, scale, select, sub, type Vec } from './vec.js';

/**
 * The points `origin + t direction`: t from 0 to 1 on a segment, without end on a ray, whose `end` is its origin. A line is a ray that
 * runs both ways.
 */
export interface SegmentOrRay {
  readonly origin: Vec;
  readonly direction: Vec;
  readonly end: Vec;
  readonly isRay: boolean;
  readonly isLine: boolean;
}

export const fromSegment = ({ start, end }: Segment): SegmentOrRay => ({
  origin: start,
  direction: sub(end, start),
  end,
  isRay: false,
  isLine: false,
});
export const fromRay = ({ origin, direction }: Ray): SegmentOrRay => ({
  origin,
  direction,
  end: origin,
  isRay: true,
  isLine: false,
});
export const fromLine = (line: Line): SegmentOrRay => ({ ...fromRay(line), isLine: true });
export const fromPoint = (origin: Vec): SegmentOrRay => ({
  origin,
  direction: fill(origin, 0),
  end: origin,
  isRay: false,
  isLine: false,
});

/** The point at t; the ends come out exactly as they were given. */
export const pointAt = ({ origin, direction, end, isRay }: SegmentOrRay, t: number): Vec =>
  !isRay && t === 1 ? end : add(origin, scale(direction, t));

/** The largest coordinates; where a ray goes on for ever, more than any. */
export const upperBound = ({ origin, direction, end, isRay }: SegmentOrRay): Vec =>
  isRay ? select(greater(direction, 0), fill(origin, 2 ** 1023), origin) : max(origin, end);

/** The smallest coordinates; where a ray goes on for ever, less than any. */
export const lowerBound = ({ origin, direction, end, isRay }: SegmentOrRay): Vec =>
  isRay ? select(less(direction, 0), fill(origin, -(2 ** 1023)), origin) : min(origin, end);

/** Keeps a point within the bounds of a segment or ray. On its line, this is its nearest point. @rare @robust */
export const clampToBounds = (line: SegmentOrRay, point: Vec): Vec => clamp(point, lowerBound(line), upperBound(line));

/** In an order of their own, so that swapping the arguments does not change how ties are broken. */
export function inOrder(a: SegmentOrRay, b: SegmentOrRay) {
  const swapped = precedes([b.origin, b.end, b.direction], [a.origin, a.end, a.direction]);
  return swapped ? { first: b, second: a, swapped } : { first: a, second: b, swapped };
}

/** How a line that meets a solid lies to it: its ends, and all of it. */
export type Ends = { readonly start: Sign; readonly end: Sign; readonly whole: Sign };

export function relationOf({ start, end, whole }: Ends): Relation {
  if (whole === 0) return 'touches';
  return start <= 0 ? (end <= 0 ? 'inside' : 'leaves') : end <= 0 ? 'enters' : 'through';
}
