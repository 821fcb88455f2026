/** Segments and rays against each other, read as `Linear`. */
import type { MutableVec3 } from '../../math/vec3.js';
import type { ClosestPoints, Contact, RayHit } from '../shapes/results.js';
import { normalize, turnPerpendicular, turnRound } from './direction.js';
import { type Linear, measureGap, writeDirection, writeFacing, writePoint } from './linear.js';
import { GROW, growClosestPoints, growContact, growHit, shrinkVastLines } from './vast.js';

/** Below this, the square of the sine of the angle between two lines, their feet are not trusted alone. */
const NEARLY_PARALLEL = 2 ** -40;

/**
 * Settles both lines, which are apart, on their nearest points, and measures `a`'s gap to `b`'s point.
 *
 * The search starts at the foot of the common perpendicular on `a`, brought within reach, goes to the point of `b`
 * nearest to it and back to the point of `a` nearest to that. Ericson, RTCD 5.1.9, but with the foot from the cross
 * product: his determinant loses all its digits where the lines are nearly parallel. The cross product loses half of
 * them; along such lines the distance hardly changes, unless they are endless, so the start of `a` is tried as well.
 */
function findNearest(a: Linear, b: Linear): void {
  const crossX = a.directionY * b.directionZ - a.directionZ * b.directionY;
  const crossY = a.directionZ * b.directionX - a.directionX * b.directionZ;
  const crossZ = a.directionX * b.directionY - a.directionY * b.directionX;
  const crossSquared = crossX * crossX + crossY * crossY + crossZ * crossZ;
  const wX = b.originX - a.originX;
  const wY = b.originY - a.originY;
  const wZ = b.originZ - a.originZ;
  const foot =
    crossX * (wY * b.directionZ - wZ * b.directionY) +
    crossY * (wZ * b.directionX - wX * b.directionZ) +
    crossZ * (wX * b.directionY - wY * b.directionX);
  if (crossSquared > NEARLY_PARALLEL * a.lengthSquared * b.lengthSquared) {
    a.t = foot / crossSquared;
    slide(a, b);
    return;
  }
  a.t = 0;
  slide(a, b);
  if (!(crossSquared > 0)) return;
  const { t: tOfA, gap } = a;
  const { t: tOfB } = b;
  a.t = foot / crossSquared;
  slide(a, b);
  if (gap < a.gap) {
    a.t = tOfA;
    b.t = tOfB;
    a.gap = gap;
  }
}

/** From `a`'s point, as near to its place as is within reach, to the nearest of `b`, and back to the nearest of `a`. */
function slide(a: Linear, b: Linear): void {
  const wX = b.originX - a.originX;
  const wY = b.originY - a.originY;
  const wZ = b.originZ - a.originZ;
  const alongA = wX * a.directionX + wY * a.directionY + wZ * a.directionZ;
  const alongB = wX * b.directionX + wY * b.directionY + wZ * b.directionZ;
  const both = a.directionX * b.directionX + a.directionY * b.directionY + a.directionZ * b.directionZ;
  const start = Math.min(Math.max(a.t, 0), a.reach);
  const t = Math.min(Math.max((start * both - alongB) / b.lengthSquared, 0), b.reach);
  a.t = Math.min(Math.max((t * both + alongA) / a.lengthSquared, 0), a.reach);
  b.t = t;
  findGap(a, b);
}

/** From `a`'s point to `b`'s, differences first: better than the difference of both points where they are far out. */
function findGap(a: Linear, b: Linear): void {
  const fromA = a.t === a.reach && a.t !== 0;
  const fromB = b.t === b.reach && b.t !== 0;
  const tA = fromA ? 0 : a.t;
  const tB = fromB ? 0 : b.t;
  a.gapX = (fromB ? b.endX : b.originX) - (fromA ? a.endX : a.originX) + (tB * b.directionX - tA * a.directionX);
  a.gapY = (fromB ? b.endY : b.originY) - (fromA ? a.endY : a.originY) + (tB * b.directionY - tA * a.directionY);
  a.gapZ = (fromB ? b.endZ : b.originZ) - (fromA ? a.endZ : a.originZ) + (tB * b.directionZ - tA * a.directionZ);
  measureGap(a);
}

/** The stretch of t on the first line that both share: one value for a crossing. */
const shared = { from: 0, to: 0 };

/**
 * Finds what two meeting lines share. At a crossing t (a × b) = w × b, solved in the largest coordinate of a × b, which
 * is the most accurate. On a common line it is the stretch between the other's ends, as far as it is within reach.
 */
function findShared(a: Linear, b: Linear, parallel: boolean): void {
  const crossX = a.directionY * b.directionZ - a.directionZ * b.directionY;
  const crossY = a.directionZ * b.directionX - a.directionX * b.directionZ;
  const crossZ = a.directionX * b.directionY - a.directionY * b.directionX;
  const largest = Math.max(Math.abs(crossX), Math.abs(crossY), Math.abs(crossZ));
  const wX = b.originX - a.originX;
  const wY = b.originY - a.originY;
  const wZ = b.originZ - a.originZ;
  if (parallel || largest === 0) {
    const startOfB = (wX * a.directionX + wY * a.directionY + wZ * a.directionZ) / a.lengthSquared;
    const advance =
      (a.directionX * b.directionX + a.directionY * b.directionY + a.directionZ * b.directionZ) / a.lengthSquared;
    const endOfB = advance === 0 ? startOfB : startOfB + advance * b.reach;
    shared.from = Math.max(Math.min(startOfB, endOfB), 0);
    shared.to = Math.max(Math.min(Math.max(startOfB, endOfB), a.reach), shared.from);
    if (shared.from > a.reach) shared.from = shared.to = a.reach;
    return;
  }
  let t: number;
  if (Math.abs(crossX) === largest) t = (wY * b.directionZ - wZ * b.directionY) / crossX;
  else if (Math.abs(crossY) === largest) t = (wZ * b.directionX - wX * b.directionZ) / crossY;
  else t = (wX * b.directionY - wY * b.directionX) / crossZ;
  shared.from = shared.to = Math.min(Math.max(t, 0), a.reach);
}

/** Of equal answers both orders of asking shall give the same, so one of the lines is always taken for the first. */
function precedes(a: Linear, b: Linear): boolean {
  if (a.originX !== b.originX) return a.originX < b.originX;
  if (a.originY !== b.originY) return a.originY < b.originY;
  if (a.originZ !== b.originZ) return a.originZ < b.originZ;
  // As they were given: which line goes first shall not depend on whether it was shortened.
  const turnX = a.directionX * a.unit - b.directionX * b.unit;
  const turnY = a.directionY * a.unit - b.directionY * b.unit;
  if (turnX !== 0) return turnX < 0;
  return turnY !== 0 ? turnY < 0 : a.directionZ * a.unit < b.directionZ * b.unit;
}

/** How far apart they are. */
export function gapBetween(a: Linear, b: Linear): number {
  if (shrinkVastLines(a, b)) return GROW * gapBetween(a, b);
  const swapped = precedes(b, a);
  findNearest(swapped ? b : a, swapped ? a : b);
  return Math.max(swapped ? b.gap : a.gap, Number.MIN_VALUE);
}

/** Writes the nearest points of lines that are apart. */
export function writeNearest(a: Linear, b: Linear, out: ClosestPoints): ClosestPoints {
  if (shrinkVastLines(a, b)) return growClosestPoints(writeNearest(a, b, out));
  const swapped = precedes(b, a);
  findNearest(swapped ? b : a, swapped ? a : b);
  writePoint(a, out.a);
  writePoint(b, out.b);
  out.distance = Math.max(swapped ? b.gap : a.gap, Number.MIN_VALUE);
  return out;
}

/** Writes a point that meeting lines share, the middle of a shared stretch, as the nearest of both. */
export function writeMeeting(a: Linear, b: Linear, parallel: boolean, out: ClosestPoints): ClosestPoints {
  if (shrinkVastLines(a, b)) return growClosestPoints(writeMeeting(a, b, parallel, out));
  writeShared(a, b, parallel, out.a);
  out.b.x = out.a.x;
  out.b.y = out.a.y;
  out.b.z = out.a.z;
  out.distance = 0;
  return out;
}

/** Writes where meeting lines cross, or the middle of the shared stretch; of an endless one, its beginning. */
function writeShared(a: Linear, b: Linear, parallel: boolean, out: MutableVec3): void {
  const swapped = precedes(b, a);
  const first = swapped ? b : a;
  findShared(first, swapped ? a : b, parallel);
  first.t = shared.to === Infinity ? shared.from : shared.from + (shared.to - shared.from) / 2;
  writePoint(first, out);
}

/** Writes the contact of meeting lines: they part in no distance, square to both. */
export function writeCrossing(a: Linear, b: Linear, parallel: boolean, out: Contact): Contact {
  if (shrinkVastLines(a, b)) return growContact(writeCrossing(a, b, parallel, out));
  writeShared(a, b, parallel, out.point);
  const { normal } = out;
  normal.x = a.directionY * b.directionZ - a.directionZ * b.directionY;
  normal.y = a.directionZ * b.directionX - a.directionX * b.directionZ;
  normal.z = a.directionX * b.directionY - a.directionY * b.directionX;
  if (parallel) {
    const swapped = precedes(b, a);
    const first = swapped ? b : a;
    const second = swapped ? a : b;
    writeDirection(first.reach === 0 ? second : first, normal);
    turnPerpendicular(normal);
    if (swapped) turnRound(normal);
  } else {
    normalize(normal);
  }
  out.depth = 0;
  return out;
}

/**
 * Writes the hit of a ray on a line that it meets. The normal is the part of the way back that is square to the
 * target, target × (target × ray); along a common line, and on a target that is only a point, all of the way back.
 * Whether it starts on the target is known exactly, and so is then its t.
 */
export function writeHit(ray: Linear, target: Linear, parallel: boolean, startsOnTarget: boolean, out: RayHit): RayHit {
  if (shrinkVastLines(ray, target)) return growHit(writeHit(ray, target, parallel, startsOnTarget, out));
  findShared(ray, target, parallel);
  if (startsOnTarget) shared.from = 0;
  if (startsOnTarget && !parallel) shared.to = 0;
  ray.t = shared.from;
  writePoint(ray, out.point);
  const crossX = target.directionY * ray.directionZ - target.directionZ * ray.directionY;
  const crossY = target.directionZ * ray.directionX - target.directionX * ray.directionZ;
  const crossZ = target.directionX * ray.directionY - target.directionY * ray.directionX;
  if (parallel || (crossX === 0 && crossY === 0 && crossZ === 0)) writeFacing(ray, out.normal);
  else {
    out.normal.x = target.directionY * crossZ - target.directionZ * crossY;
    out.normal.y = target.directionZ * crossX - target.directionX * crossZ;
    out.normal.z = target.directionX * crossY - target.directionY * crossX;
    normalize(out.normal);
  }
  out.t = shared.from / ray.unit;
  out.exit = shared.to / ray.unit;
  out.inside = false;
  return out;
}
