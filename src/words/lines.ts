/** The point of a segment or ray nearest to another point. */
import { atLeast0, atMost } from './branchless.js';
import { length, powerOfTwoNear } from './lengths.js';
import type { Linear } from './linear.js';
import type { Direction, Length, Segment } from './shapes.js';
import { abs, add, div, dot, equal, every, largest, min, negate, scale, square, sub, type Vec } from './vec.js';

/** Whether products of two such squares keep their digits. */
export function isTame(squared: number): boolean {
  return squared >= 2 ** -200 && squared <= 2 ** 200;
}

/**
 * A direction as products can bear it: `direction / power`, with its square. A t that counts in units of `way` is
 * `t / power` in units of the direction. A zero direction has the square 1.
 */
export interface Tamed<V extends Vec> {
  readonly way: V;
  readonly squared: number;
  readonly power: number;
}

/** @robust */
export function tamed<V extends Vec>(direction: V): Tamed<V> {
  const squared = square(direction);
  return isTame(squared) ? { way: direction, squared, power: 1 } : tamedAtAnyScale(direction);
}

/** @cold */
export function tamedAtAnyScale<V extends Vec>(direction: V): Tamed<V> {
  const size = largest(abs(direction));
  if (size === 0) return { way: direction, squared: 1, power: 1 };
  const power = powerOfTwoNear(size);
  const way = div(direction, power);
  return { way, squared: square(way), power };
}

export function isPoint({ start, end }: Segment): boolean {
  return every(equal(start, end));
}

export function isStill(direction: Direction): boolean {
  return every(equal(direction, 0));
}

/** t held within a line's reach, which is `most` on a segment. */
export function held({ isRay }: Linear, t: number, most = 1): number {
  return isRay ? atLeast0(t) : atMost(atLeast0(t), most);
}

/** Without a branch, but from the start only. */
export function distanceToLine(line: Linear, to: Vec): Length {
  const squared = square(line.direction);
  const offset = sub(to, line.origin);
  const t = held(line, dot(offset, line.direction) / squared);
  return length(isTame(squared) ? sub(offset, scale(line.direction, t)) : nearestAtAnyScale(line, to).away);
}

export interface NearestOnLine {
  readonly point: Vec;
  /** From there to the other point. */
  readonly away: Vec;
  /** The same from the nearer end. */
  readonly offset: Vec;
  /** Which way the line runs. */
  readonly way: Direction;
  readonly squared: number;
  /** Whether the point is none of the line's ends, and so `away` perpendicular to it. */
  readonly between: boolean;
}

/** Ericson, RTCD 5.1.2, counted from the nearer end: what lies near it is not lost beside a long way from the other. */
export function nearestOnLine(line: Linear, to: Vec): NearestOnLine {
  const squared = square(line.direction);
  if (isTame(squared)) return nearestAlong(line, to, { way: line.direction, squared, power: 1 });
  return nearestAtAnyScale(line, to);
}

/**
 * @shared
 * @robust
 */
function nearestAtAnyScale(line: Linear, to: Vec): NearestOnLine {
  return nearestAlong(line, to, tamedAtAnyScale(line.direction));
}

export function nearestAlong(
  { origin, end, isRay }: Linear,
  to: Vec,
  { way, squared, power }: Tamed<Vec>,
): NearestOnLine {
  const [fromOrigin, fromEnd] = [sub(to, origin), sub(to, end)];
  const { from, offset, inward } =
    isRay || dot(add(fromOrigin, fromEnd), way) < 0
      ? { from: origin, offset: fromOrigin, inward: way }
      : { from: end, offset: fromEnd, inward: negate(way) };
  const t = atLeast0(dot(offset, inward) / squared);
  // Seen from afar, t is mostly rounding: it must not lead out of the segment.
  const step = scale(inward, isRay ? t : min(t, 0.5 * power));
  return { point: add(from, step), away: sub(offset, step), offset, way, squared, between: t > 0 };
}
