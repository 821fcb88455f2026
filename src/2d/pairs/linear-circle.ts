/**
 * Segments and rays against a circle, read as `Linear`.
 *
 * The line's point nearest to the centre is the middle of the chord, and half the chord's length is √((r - d)(r + d))
 * where d is the centre's distance from the line. Nothing cancels in it unless the line is nearly tangent, unlike in
 * the discriminant of the quadratic equation. Points are measured from the centre, so that they lie on the edge
 * however far away the line begins.
 */
import type { Bare } from '../../core/bare.js';
import { GREATEST_SQUARE, LEAST_SQUARE } from '../../core/norm.js';
import type { Circle } from '../shapes/circle.js';
import type { ClosestPoints, Contact, LinearCircleIntersection, RayHit } from '../shapes/results.js';
import { normalize } from './direction.js';
import { approach, type Linear, project, relationOf, writeFacing, writeLeft, writePoint } from './linear.js';
import {
  GROW,
  growClosestPoints,
  growContact,
  growHit,
  growIntersection,
  isVastToCircle,
  shrinkCircle,
  shrinkLine,
} from './vast.js';

/** What the exact questions say about a line that meets a circle. A ray ends outside, however long. */
export interface CircleFacts {
  touches: boolean;
  startsInside: boolean;
  startsOnSurface: boolean;
  endsInside: boolean;
  endsOnSurface: boolean;
}

export function createCircleFacts(): CircleFacts {
  return { touches: false, startsInside: false, startsOnSurface: false, endsInside: false, endsOnSurface: false };
}

/** The part of a line that lies in a circle. */
interface Chord {
  /** Where the whole line meets the edge. */
  t0: number;
  t1: number;
  /** The same, as far as it is within reach. */
  from: number;
  to: number;
  half: number;
  /** The chord's middle, as seen from the centre. */
  middleX: number;
  middleY: number;
}

const chord: Chord = { t0: 0, t1: 0, from: 0, to: 0, half: 0, middleX: 0, middleY: 0 };

/** Finds the chord of a line that meets the circle. What the facts settle is not left to rounding. */
function findChord(line: Linear, { center, radius }: Bare<Circle>, facts: CircleFacts): void {
  project(line, center);
  const { directionX, directionY, length, reach, foot: middle, side } = line;
  const within = Math.max(radius - Math.abs(side), 0);
  const squared = within * (radius + Math.abs(side));
  let half = Math.sqrt(squared) / length;
  if (!(squared >= LEAST_SQUARE && squared <= GREATEST_SQUARE)) {
    half = (Math.sqrt(within) * Math.sqrt(radius + Math.abs(side))) / length;
  }
  const tangent = facts.touches && !facts.startsInside && !facts.endsInside;
  if (tangent || reach === 0) half = 0;
  let t0 = middle - half;
  let t1 = middle + half;
  if (!(t0 <= t1)) {
    // Both are out of range, and so is half their difference: Infinity.
    t0 = facts.startsInside ? -half : half;
    t1 = half;
  }
  if (facts.startsOnSurface && facts.endsOnSurface) {
    t0 = 0;
    t1 = reach;
  } else if (facts.startsOnSurface) {
    t0 = Math.min(2 * middle, 0);
    t1 = Math.max(2 * middle, 0);
  } else if (facts.endsOnSurface) {
    t0 = Math.min(2 * middle - reach, reach);
    t1 = Math.max(2 * middle - reach, reach);
  }
  let from = facts.startsInside ? 0 : Math.min(Math.max(t0, 0), reach);
  let to = facts.endsInside ? reach : Math.max(Math.min(t1, reach), from);
  if (facts.touches) {
    if (facts.endsInside) from = to;
    else to = from;
  }
  chord.t0 = t0;
  chord.t1 = t1;
  chord.from = from;
  chord.to = to;
  chord.half = half;
  chord.middleX = side * (directionY / length) + 0;
  chord.middleY = 0 - side * (directionX / length);
}

/** Writes what a line and a circle share that are known to meet. */
export function writeChord(
  line: Linear,
  circle: Bare<Circle>,
  facts: CircleFacts,
  out: LinearCircleIntersection,
): LinearCircleIntersection {
  if (isVastToCircle(line, circle)) {
    return growIntersection(writeChord(shrinkLine(line), shrinkCircle(circle), facts, out));
  }
  findChord(line, circle, facts);
  const { x, y } = circle.center;
  const { half, middleX, middleY } = chord;
  const { entry, exit } = out;
  line.t = chord.from;
  writePoint(line, entry);
  if (chord.from === chord.t0 && chord.from > 0 && chord.from < line.reach) {
    entry.x = x + (middleX - half * line.directionX);
    entry.y = y + (middleY - half * line.directionY);
  }
  line.t = chord.to;
  writePoint(line, exit);
  if (chord.to === chord.t1 && chord.to > 0 && chord.to < line.reach) {
    exit.x = x + (middleX + half * line.directionX);
    exit.y = y + (middleY + half * line.directionY);
  }
  out.tMin = chord.from / line.unit;
  out.tMax = chord.to / line.unit;
  out.t0 = chord.t0 / line.unit;
  out.t1 = chord.t1 / line.unit;
  const atStart = facts.startsInside && !facts.startsOnSurface ? 0 : 1;
  const atEnd = facts.endsInside && !facts.endsOnSurface ? 0 : 1;
  out.count = facts.touches || atStart + atEnd === 1 ? 1 : atStart === 1 ? 2 : 0;
  out.relation = relationOf(facts.touches, facts.startsInside, facts.endsInside);
  return out;
}

/** Writes the hit of a ray on a circle that it meets. */
export function writeCircleHit(line: Linear, circle: Bare<Circle>, facts: CircleFacts, out: RayHit): RayHit {
  if (isVastToCircle(line, circle)) return growHit(writeCircleHit(shrinkLine(line), shrinkCircle(circle), facts, out));
  findChord(line, circle, facts);
  const { x, y } = circle.center;
  const { point, normal } = out;
  const isPoint = circle.radius === 0;
  if (facts.startsInside) {
    line.t = 0;
    writePoint(line, point);
    normal.x = facts.startsOnSurface ? line.originX - x : 0;
    normal.y = facts.startsOnSurface ? line.originY - y : 0;
  } else {
    normal.x = chord.middleX - chord.half * line.directionX;
    normal.y = chord.middleY - chord.half * line.directionY;
    point.x = x + normal.x;
    point.y = y + normal.y;
  }
  if (isPoint) writeFacing(line, normal);
  else if (!facts.startsInside || facts.startsOnSurface) normalize(normal);
  out.t = chord.from / line.unit;
  out.exit = chord.to / line.unit;
  out.inside = facts.startsInside && !facts.startsOnSurface;
  return out;
}

/** Gap between a line and a circle that are apart. */
export function gapToCircle(line: Linear, circle: Bare<Circle>): number {
  if (isVastToCircle(line, circle)) return GROW * gapToCircle(shrinkLine(line), shrinkCircle(circle));
  approach(line, circle.center);
  return Math.max(line.gap - circle.radius, Number.MIN_VALUE);
}

/** Writes the nearest points of a line and a circle; where they meet, the line's point nearest to the centre. */
export function writeNearestToCircle(
  line: Linear,
  circle: Bare<Circle>,
  meet: boolean,
  out: ClosestPoints,
): ClosestPoints {
  if (isVastToCircle(line, circle)) {
    return growClosestPoints(writeNearestToCircle(shrinkLine(line), shrinkCircle(circle), meet, out));
  }
  const { center, radius } = circle;
  const { x, y } = center;
  approach(line, center);
  const { a, b } = out;
  if (meet) {
    writePoint(line, a);
    writePoint(line, b);
    out.distance = 0;
    return out;
  }
  b.x = line.gapX;
  b.y = line.gapY;
  normalize(b);
  b.x = x - radius * b.x;
  b.y = y - radius * b.y;
  writePoint(line, a);
  out.distance = Math.max(line.gap - radius, Number.MIN_VALUE);
  return out;
}

/**
 * Writes the contact of a line and a circle that meet. The two together are the line thickened by the radius, a
 * capsule, so the way out leads straight away from the line; with the centre on it, to its left.
 */
export function writeCircleContact(line: Linear, circle: Bare<Circle>, out: Contact): Contact {
  if (isVastToCircle(line, circle)) {
    return growContact(writeCircleContact(shrinkLine(line), shrinkCircle(circle), out));
  }
  const { center, radius } = circle;
  approach(line, center);
  const { normal } = out;
  out.depth = Math.max(radius - line.gap, 0);
  if (line.gapX === 0 && line.gapY === 0) writeLeft(line, normal);
  else {
    normal.x = line.gapX;
    normal.y = line.gapY;
    normalize(normal);
  }
  writePoint(line, out.point);
  return out;
}
