/** Words about segments and rays, shared by all their pairs. */
import { aside, length, normalized, perpendicular, powerOfTwoNear, reject } from './lengths.js';
import type { Direction, Length, Ray, Segment } from './shapes.js';
import { abs, add, div, dot, equal, every, largest, max, min, scale, square, sub, sum, type Vec } from './vec.js';

/** Whether products of two such squares keep their digits. */
export function isTame(squared: number): boolean {
  return squared >= 2 ** -200 && squared <= 2 ** 200;
}

/**
 * A direction as products can bear it: `direction / power`, with its square. A t that counts in units of `way` is
 * `t / power` in units of the direction, or `t * unit` unless that is smaller than all normal numbers. A zero direction has
 * the square 1.
 */
export interface Tamed<V extends Vec> {
  readonly way: V;
  readonly squared: number;
  readonly power: number;
  readonly unit: number;
}

/** @robust */
export function tamed<V extends Vec>(direction: V): Tamed<V> {
  const squared = square(direction);
  if (isTame(squared)) return { way: direction, squared, power: 1, unit: 1 };
  return tamedAtAnyScale(direction);
}

/** @cold */
export function tamedAtAnyScale<V extends Vec>(direction: V): Tamed<V> {
  const size = largest(abs(direction));
  if (size === 0) return { way: direction, squared: 1, power: 1, unit: 1 };
  const power = powerOfTwoNear(size);
  const way = div(direction, power);
  return { way, squared: square(way), power, unit: min(1 / power, 2 ** 1023) };
}

export function isPoint({ start, end }: Segment): boolean {
  return every(equal(start, end));
}

export function isStill(direction: Direction): boolean {
  return every(equal(direction, 0));
}

/** A shape's point nearest to another point, and the way from there to it. */
export interface Nearest {
  readonly point: Vec;
  readonly gap: Vec;
}

export interface NearestOnLine extends Nearest {
  readonly distance: Length;
  /** Which way the gap leads, and which way the line: both of no certain length. */
  readonly away: Direction;
  readonly way: Direction;
  /** Whether the point is none of the line's ends, and so the gap square to it. */
  readonly between: boolean;
}

/**
 * Ericson, RTCD 5.1.2, counted from the nearer end: what lies near it is not lost beside a long way from the other.
 * @bound distance 4 ulp of the distance to the nearer end
 */
export function nearestOnSegment({ start, end }: Segment, to: Vec): NearestOnLine {
  const { way, squared, power } = tamed(sub(end, start));
  const fromStart = sub(to, start);
  const along = dot(fromStart, way);
  if (!(along > 0)) return atEnd(start, fromStart, way);
  const fromEnd = sub(to, end);
  const beyond = dot(fromEnd, way);
  if (beyond >= 0) return atEnd(end, fromEnd, way);
  // Seen from afar, t is mostly rounding: it must not lead out of the segment.
  const half = 0.5 * power;
  if (along < 0 - beyond) return beside(start, fromStart, min(along / squared, half), way, squared);
  return beside(end, fromEnd, max(beyond / squared, 0 - half), way, squared);
}

/** @bound distance 4 ulp of the distance to the origin */
export function nearestOnRay({ origin, direction }: Ray, to: Vec): NearestOnLine {
  const { way, squared } = tamed(direction);
  const fromOrigin = sub(to, origin);
  const along = dot(fromOrigin, way);
  if (!(along > 0)) return atEnd(origin, fromOrigin, way);
  return beside(origin, fromOrigin, along / squared, way, squared);
}

function atEnd(point: Vec, gap: Vec, way: Direction): NearestOnLine {
  return { point, gap, distance: length(gap), away: gap, way, between: false };
}

function beside(from: Vec, toPoint: Vec, t: number, way: Direction, squared: number): NearestOnLine {
  const { away, distance } = aside(toPoint, way, squared);
  const gap = div(reject(toPoint, way), squared);
  return { point: add(from, scale(way, t)), gap, distance, away, way, between: true };
}

/** Straight away from a line to the point that it is near to. */
export interface Away {
  readonly normal: Direction;
  readonly distance: Length;
}

/**
 * The normal is square to the line wherever that does not end before the point. On the line, up to rounding, any such
 * direction is as good.
 */
export function awayFromLine({ distance, away, way, between }: NearestOnLine): Away {
  const normal = normalized(away).unit;
  // The roundings of `away`, `normal` and this product come to less than 8 units of 2⁻⁵³, unless `away` is only noise.
  const isSquare = abs(dot(normal, way)) <= 2 ** -50 * sum(abs(way));
  if (distance > 0 && (isSquare || !between)) return { normal, distance };
  return { normal: besideLine(way).normal, distance: 0 };
}

/** @cold */
function besideLine(way: Direction): { readonly normal: Direction } {
  return { normal: perpendicular(way) };
}
