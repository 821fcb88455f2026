/** Segments and rays against each other, read as `Linear`. */
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import type { ClosestPoints, Contact, RayHit } from '../shapes/results.js';
import { turnRound } from './direction.js';
import { approach, keepInBounds, type Linear, project, writeFacing, writeLeft, writePoint } from './linear.js';
import { GROW, growClosestPoints, growContact, growHit, shrinkVastLines } from './vast.js';

const probe: MutableVec2 = /* @__PURE__ */ createVec2();

/**
 * Settles both lines, which are apart, on their nearest points; the gap between them is noted in the first. One of the
 * points is an end: lines of the plane that are not parallel would otherwise cross. So every end is tried on the other.
 */
function findNearest(a: Linear, b: Linear): void {
  let least = Infinity;
  let tOfA = 0;
  let tOfB = 0;
  for (let end = 0; end < 4; end++) {
    const from = end < 2 ? a : b;
    const onto = end < 2 ? b : a;
    from.t = end % 2 === 0 ? 0 : from.reach;
    if (from.t === Infinity) continue;
    writePoint(from, probe);
    approach(onto, probe);
    if (onto.gap < least) {
      least = onto.gap;
      tOfA = a.t;
      tOfB = b.t;
    }
  }
  a.t = tOfA;
  b.t = tOfB;
  a.gap = Math.max(least, Number.MIN_VALUE);
}

/** How far apart they are. */
export function gapBetween(a: Linear, b: Linear): number {
  if (shrinkVastLines(a, b)) return GROW * gapBetween(a, b);
  findNearest(a, b);
  return a.gap;
}

/** Writes the nearest points of lines that are apart. */
export function writeNearest(a: Linear, b: Linear, out: ClosestPoints): ClosestPoints {
  if (shrinkVastLines(a, b)) return growClosestPoints(writeNearest(a, b, out));
  const swapped = precedes(b, a);
  findNearest(swapped ? b : a, swapped ? a : b);
  writePoint(a, out.a);
  writePoint(b, out.b);
  out.distance = swapped ? b.gap : a.gap;
  return out;
}

/**
 * Of several equal answers both orders of asking shall give the same, so one of the lines is always taken for the
 * first.
 */
function precedes(a: Linear, b: Linear): boolean {
  if (a.originX !== b.originX) return a.originX < b.originX;
  if (a.originY !== b.originY) return a.originY < b.originY;
  if (a.endX !== b.endX) return a.endX < b.endX;
  if (a.endY !== b.endY) return a.endY < b.endY;
  // As they were given: which line goes first shall not depend on whether it was shortened.
  const turnX = a.directionX * a.unit - b.directionX * b.unit;
  return turnX !== 0 ? turnX < 0 : a.directionY * a.unit < b.directionY * b.unit;
}

/** The stretch of t on the first line that both share: one value for a crossing. */
const shared = { from: 0, to: 0 };

/** Finds what two meeting lines share, measuring their sides on the way. */
function findShared(a: Linear, b: Linear, parallel: boolean): void {
  measureSides(a, b, parallel);
  measureSides(b, a, parallel);
  if (!parallel) findCrossing(a, b);
  else if (a.reach > 0) findCommonStretch(a, b);
  else shared.from = shared.to = 0;
}

/**
 * How far to the left of the other a line, which meets it, starts and ends. A ray that crosses it ends infinitely
 * far.
 */
function measureSides(line: Linear, other: Linear, parallel: boolean): void {
  project(other, originOf(line));
  line.originSide = line.endSide = other.side;
  if (line.reach < Infinity) {
    project(other, endOf(line));
    line.endSide = other.side;
  } else if (!parallel) {
    line.endSide = turnsLeft(other, line) ? Infinity : -Infinity;
  }
}

/** Whether a line that meets another turns to its left. Where rounding hides that, it starts on the right of it. */
function turnsLeft(from: Linear, line: Linear): boolean {
  const turn = from.directionX * line.directionY - from.directionY * line.directionX;
  return Math.abs(turn) > 2 ** -50 * from.length * line.length ? turn > 0 : line.originSide <= 0;
}

/**
 * A segment is divided in the ratio of its ends' distances from the other line; those are never both 0, except by
 * rounding, and then every point of it will do. The same division applies to the feet of its ends on a ray.
 */
function findCrossing(a: Linear, b: Linear): void {
  const before = Math.abs(a.reach < Infinity ? a.originSide : b.originSide);
  const whole = before + Math.abs(a.reach < Infinity ? a.endSide : b.endSide);
  const share = whole > 0 ? before / whole : 0;
  let t: number;
  if (a.reach < Infinity) {
    t = a.reach * share;
  } else if (b.reach < Infinity) {
    project(a, originOf(b));
    t = a.foot * (1 - share);
    project(a, endOf(b));
    t += a.foot * share;
  } else {
    measureTurn(a, b);
    t = turn.size > 0 ? (Math.abs(a.originSide) / turn.size) * b.length : 0;
  }
  // Infinity where t is out of range.
  shared.from = shared.to = Number.isNaN(t) ? a.reach : Math.min(Math.max(t, 0), a.reach);
}

/** The size of the cross product of two rays' directions, within 3 ulp however small the angle between them. */
const turn = { size: 0 };

/** `differenceOfProducts` on the directions; as they are of moderate size here, it needs no care and no allocation. */
function measureTurn(a: Linear, b: Linear): void {
  const { directionX: aX, directionY: aY } = a;
  const { directionX: bX, directionY: bY } = b;
  const first = aX * bY;
  const second = aY * bX;
  const highAX = 134217729 * aX - (134217729 * aX - aX);
  const highAY = 134217729 * aY - (134217729 * aY - aY);
  const highBX = 134217729 * bX - (134217729 * bX - bX);
  const highBY = 134217729 * bY - (134217729 * bY - bY);
  const lowAX = aX - highAX;
  const lowAY = aY - highAY;
  const lowBX = bX - highBX;
  const lowBY = bY - highBY;
  const lostOfFirst = lowAX * lowBY - (first - highAX * highBY - lowAX * highBY - highAX * lowBY);
  const lostOfSecond = lowAY * lowBX - (second - highAY * highBX - lowAY * highBX - highAY * lowBX);
  turn.size = Math.abs(first - second + (lostOfFirst - lostOfSecond));
}

/** Between the other's ends, as far as within reach, on the axis along which the line is longest. */
function findCommonStretch(a: Linear, b: Linear): void {
  const { directionX, directionY, reach } = a;
  const alongX = Math.abs(directionX) >= Math.abs(directionY);
  const atOrigin = alongX ? (b.originX - a.originX) / directionX : (b.originY - a.originY) / directionY;
  const atEnd = alongX ? (b.endX - a.originX) / directionX : (b.endY - a.originY) / directionY;
  const forward = directionX * b.directionX + directionY * b.directionY > 0;
  const last = b.reach < Infinity ? atEnd : forward ? Infinity : -Infinity;
  shared.from = Math.min(Math.max(Math.min(atOrigin, last), 0), reach);
  shared.to = Math.min(Math.max(Math.max(atOrigin, last), shared.from), reach);
}

function originOf(line: Linear): Vec2 {
  probe.x = line.originX;
  probe.y = line.originY;
  return probe;
}

function endOf(line: Linear): Vec2 {
  probe.x = line.endX;
  probe.y = line.endY;
  return probe;
}

/** Where they cross, or the middle of the shared stretch; of an endless one, its beginning. */
function writeShared(a: Linear, b: Linear, parallel: boolean, out: MutableVec2): void {
  if (parallel) {
    writeMiddle(a, b, out);
    return;
  }
  a.t = shared.from;
  writePoint(a, out);
  keepInBounds(a, out);
  keepInBounds(b, out);
}

/** On a common line, the first line's ends kept within the bounds of the second are the ends of what they share. */
function writeMiddle(a: Linear, b: Linear, out: MutableVec2): void {
  const { originX, originY, directionX, directionY, endX, endY } = a;
  const endless = a.reach === Infinity;
  probe.x = endless && directionX !== 0 ? directionX * Infinity : endX;
  probe.y = endless && directionY !== 0 ? directionY * Infinity : endY;
  keepInBounds(b, probe);
  out.x = originX;
  out.y = originY;
  keepInBounds(b, out);
  if (Math.abs(probe.x) + Math.abs(probe.y) === Infinity) return;
  out.x = 0.5 * out.x + 0.5 * probe.x;
  out.y = 0.5 * out.y + 0.5 * probe.y;
}

/** Writes a point that meeting lines share, the middle of a shared stretch, as the nearest of both. */
export function writeMeeting(a: Linear, b: Linear, parallel: boolean, out: ClosestPoints): ClosestPoints {
  if (shrinkVastLines(a, b)) return growClosestPoints(writeMeeting(a, b, parallel, out));
  const swapped = precedes(b, a);
  const first = swapped ? b : a;
  const second = swapped ? a : b;
  findShared(first, second, parallel);
  writeShared(first, second, parallel, out.a);
  out.b.x = out.a.x;
  out.b.y = out.a.y;
  out.distance = 0;
  return out;
}

/**
 * Writes the contact of meeting lines. The translations that keep two segments meeting fill a parallelogram with sides
 * along both, those of rays a half-strip or a wedge: the way out is the shortest of the ways across the sides, which is
 * as far as the other line reaches beyond. On a common line that is 0.
 */
export function writeCrossing(a: Linear, b: Linear, parallel: boolean, out: Contact): Contact {
  if (shrinkVastLines(a, b)) return growContact(writeCrossing(a, b, parallel, out));
  const swapped = precedes(b, a);
  const first = swapped ? b : a;
  const second = swapped ? a : b;
  findShared(first, second, parallel);
  writeShared(first, second, parallel, out.point);
  writeLeastWay(first, second, out);
  if (swapped) turnRound(out.normal);
  return out;
}

function writeLeastWay(a: Linear, b: Linear, out: Contact): void {
  // A point has no sides to cross, unless both are points.
  const acrossA = a.reach > 0 || b.reach === 0 ? 0 : Infinity;
  const acrossB = b.reach > 0 ? 0 : Infinity;
  const bToLeft = acrossA - Math.min(b.originSide, b.endSide);
  const bToRight = acrossA + Math.max(b.originSide, b.endSide);
  const aToLeft = acrossB - Math.min(a.originSide, a.endSide);
  const aToRight = acrossB + Math.max(a.originSide, a.endSide);
  const depth = Math.min(bToLeft, bToRight, aToLeft, aToRight);
  const crossesA = depth === bToLeft || depth === bToRight;
  writeLeft(crossesA ? a : b, out.normal);
  if (crossesA ? depth !== bToLeft : depth !== aToRight) turnRound(out.normal);
  out.depth = Math.max(depth, 0);
}

/**
 * Writes the hit of a ray on a line that it meets. The normal is square to the target, on the side that the ray comes
 * from; along a common line, and on a target that is only a point, it faces the ray. Whether it starts on the target is
 * known exactly, and so is then its t.
 */
export function writeHit(ray: Linear, target: Linear, parallel: boolean, startsOnTarget: boolean, out: RayHit): RayHit {
  if (shrinkVastLines(ray, target)) return growHit(writeHit(ray, target, parallel, startsOnTarget, out));
  findShared(ray, target, parallel);
  if (startsOnTarget) shared.from = 0;
  if (startsOnTarget && !parallel) shared.to = 0;
  ray.t = shared.from;
  writePoint(ray, probe);
  out.point.x = probe.x;
  out.point.y = probe.y;
  keepInBounds(ray, out.point);
  keepInBounds(target, out.point);
  if (out.point.x !== probe.x || out.point.y !== probe.y) {
    // The crossing of nearly parallel lines was beyond an end; t shall not differ from the point.
    project(ray, out.point);
    shared.from = Math.max(ray.foot, 0);
    shared.to = Math.max(shared.from, parallel ? shared.to : 0);
  }
  if (parallel) writeFacing(ray, out.normal);
  else {
    writeLeft(target, out.normal);
    if (ray.endSide > 0) turnRound(out.normal);
  }
  out.t = shared.from / ray.unit;
  out.exit = shared.to / ray.unit;
  out.inside = false;
  return out;
}
