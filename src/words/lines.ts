/** The point of a segment or ray nearest to another point. */
import { atLeast0, atMost } from './branchless.js';
import { aside, length, normalized, perpendicular, powerOfTwoNear } from './lengths.js';
import type { Linear } from './linear.js';
import type { Direction, Length, Segment } from './shapes.js';
import { abs, add, div, dot, equal, every, largest, max, min, scale, square, sub, sum, type Vec } from './vec.js';

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
  const { way, squared, power } = tamed(line.direction);
  const offset = sub(to, line.origin);
  return length(sub(offset, scale(way, held(line, dot(offset, way) / squared, power))));
}

export interface NearestOnLine {
  readonly point: Vec;
  readonly distance: Length;
  /** Which way the other point lies, and which way the line runs: both of no certain length. */
  readonly away: Direction;
  readonly way: Direction;
  /** Whether the point is none of the line's ends, and so `away` perpendicular to it. */
  readonly between: boolean;
}

/** Ericson, RTCD 5.1.2, counted from the nearer end: what lies near it is not lost beside a long way from the other. */
export function nearestOnLine(line: Linear, to: Vec): NearestOnLine {
  const { origin, end, isRay } = line;
  const { way, squared, power } = tamed(line.direction);
  const [fromOrigin, fromEnd] = [sub(to, origin), sub(to, end)];
  const [along, beyond] = [dot(fromOrigin, way), dot(fromEnd, way)];
  if (!(along > 0)) return atEnd(origin, fromOrigin, way);
  if (isRay) return beside(origin, fromOrigin, along / squared, way, squared);
  if (beyond >= 0) return atEnd(end, fromEnd, way);
  // Seen from afar, t is mostly rounding: it must not lead out of the segment.
  const half = 0.5 * power;
  if (along < 0 - beyond) return beside(origin, fromOrigin, min(along / squared, half), way, squared);
  return beside(end, fromEnd, max(beyond / squared, 0 - half), way, squared);
}

function atEnd(point: Vec, away: Vec, way: Direction): NearestOnLine {
  return { point, distance: length(away), away, way, between: false };
}

function beside(from: Vec, offset: Vec, t: number, way: Direction, squared: number): NearestOnLine {
  return { point: add(from, scale(way, t)), ...aside(offset, way, squared), way, between: true };
}

/** Straight away from a line to the other point; on the line, up to rounding, any perpendicular is as good. */
export function awayFromLine({ distance, away, way, between }: NearestOnLine): { normal: Direction; distance: Length } {
  const normal = normalized(away).unit;
  // The roundings of `away`, `normal` and this product come to less than 8 units of 2⁻⁵³, unless `away` is only noise.
  const isClear = !between || abs(dot(normal, way)) <= 2 ** -50 * sum(abs(way));
  return distance > 0 && isClear ? { normal, distance } : { normal: perpendicular(way), distance: 0 };
}
