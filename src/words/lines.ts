/** The point of a segment or ray nearest to another point. */
import { atLeast0, atMost } from './branchless.js';
import { length, powerOfTwoNear } from './lengths.js';
import type { SegmentOrRay } from './linear.js';
import type { Direction, Length, Segment } from './shapes.js';
import type { Vec } from './vec.js';
import { abs, add, div, dot, equal, every, lengthSquared, maxCoordinate, min, negate, scale, sub } from './vec.js';

/** Whether products of two such squares keep their digits. */
export function isSafeToMultiply(squared: number): boolean {
  return squared >= 2 ** -200 && squared <= 2 ** 200;
}

/**
 * A direction as products can bear it: `direction / power`, with its square. A t that counts in units of `way` is
 * `t / power` in units of the direction. A zero direction has the square 1.
 */
export interface SafeDirection<V extends Vec> {
  readonly way: V;
  readonly squared: number;
  readonly power: number;
}

/** @robust */
export function safeToMultiply<V extends Vec>(direction: V): SafeDirection<V> {
  const squared = lengthSquared(direction);
  return isSafeToMultiply(squared) ? { way: direction, squared, power: 1 } : safeAtAnyScale(direction);
}

/** @cold */
export function safeAtAnyScale<V extends Vec>(direction: V): SafeDirection<V> {
  const size = maxCoordinate(abs(direction));
  if (size === 0) return { way: direction, squared: 1, power: 1 };
  const power = powerOfTwoNear(size);
  const way = div(direction, power);
  return { way, squared: lengthSquared(way), power };
}

export function isPoint({ start, end }: Segment): boolean {
  return every(equal(start, end));
}

export function isZeroVector(direction: Direction): boolean {
  return every(equal(direction, 0));
}

/** t held within a line's reach, which is `most` on a segment. */
export function clampToReach({ isRay }: SegmentOrRay, t: number, most = 1): number {
  return isRay ? atLeast0(t) : atMost(atLeast0(t), most);
}

/** Without a branch, but from the start only. */
export function distanceToLine(line: SegmentOrRay, to: Vec): Length {
  const squared = lengthSquared(line.direction);
  const offset = sub(to, line.origin);
  const t = clampToReach(line, dot(offset, line.direction) / squared);
  return length(isSafeToMultiply(squared) ? sub(offset, scale(line.direction, t)) : nearestAtAnyScale(line, to).away);
}

export interface NearestOnLine {
  readonly point: Vec;
  /** From there to the other point. */
  readonly away: Vec;
  /** The same from the nearer end. */
  readonly offset: Vec;
  /** Which way the line runs, and which way that is from its nearer end. */
  readonly way: Direction;
  readonly inward: Direction;
  readonly squared: number;
  /** Whether the point is none of the line's ends, and so `away` perpendicular to it. */
  readonly between: boolean;
}

/** Ericson, RTCD 5.1.2, counted from the nearer end: what lies near it is not lost beside a long way from the other. */
export function nearestOnLine(line: SegmentOrRay, to: Vec): NearestOnLine {
  const squared = lengthSquared(line.direction);
  if (isSafeToMultiply(squared)) return nearestAlong(line, to, { way: line.direction, squared, power: 1 });
  return nearestAtAnyScale(line, to);
}

/**
 * @shared
 * @robust
 */
function nearestAtAnyScale(line: SegmentOrRay, to: Vec): NearestOnLine {
  return nearestAlong(line, to, safeAtAnyScale(line.direction));
}

export function nearestAlong(
  { origin, end, isRay }: SegmentOrRay,
  to: Vec,
  { way, squared, power }: SafeDirection<Vec>,
): NearestOnLine {
  const [fromOrigin, fromEnd] = [sub(to, origin), sub(to, end)];
  const { from, offset, inward } =
    isRay || dot(add(fromOrigin, fromEnd), way) < 0
      ? { from: origin, offset: fromOrigin, inward: way }
      : { from: end, offset: fromEnd, inward: negate(way) };
  const t = atLeast0(dot(offset, inward) / squared);
  // Seen from afar, t is mostly rounding: it must not lead out of the segment.
  const step = scale(inward, isRay ? t : min(t, 0.5 * power));
  return { point: add(from, step), away: sub(offset, step), offset, way, inward, squared, between: t > 0 };
}
