/**
 * Segments and rays against a sphere, read as `Linear`.
 *
 * The line's point nearest to the centre is the middle of the chord, and half the chord's length is √((r - d)(r + d))
 * where d is the centre's distance from the line. Nothing cancels in it unless the line is nearly tangent, unlike in
 * the discriminant of the quadratic equation. Points are measured from the centre, so that they lie on the surface
 * however far away the line begins.
 */
import type { Bare } from '../../core/bare.js';
import { norm3 } from '../../core/norm.js';
import type { ClosestPoints, Contact, LinearSphereIntersection, RayHit } from '../shapes/results.js';
import type { Sphere } from '../shapes/sphere.js';
import { measured, normalize, turnPerpendicular } from './direction.js';
import { approach, type Linear, measureGap, relationOf, writeDirection, writeFacing, writePoint } from './linear.js';
import {
  GROW,
  growClosestPoints,
  growContact,
  growHit,
  growIntersection,
  isVastToSphere,
  shrinkLine,
  shrinkSphere,
} from './vast.js';

/** What the exact questions say about a line that meets a sphere. A ray ends outside, however long. */
export interface SphereFacts {
  touches: boolean;
  startsInside: boolean;
  startsOnSurface: boolean;
  endsInside: boolean;
  endsOnSurface: boolean;
}

export function createSphereFacts(): SphereFacts {
  return { touches: false, startsInside: false, startsOnSurface: false, endsInside: false, endsOnSurface: false };
}

/** The part of a line that lies in a sphere. */
interface Chord {
  /** Where the whole line meets the surface. */
  t0: number;
  t1: number;
  /** The same, as far as it is within reach. */
  from: number;
  to: number;
  half: number;
  /** The chord's middle, as seen from the centre. */
  middleX: number;
  middleY: number;
  middleZ: number;
}

const chord: Chord = { t0: 0, t1: 0, from: 0, to: 0, half: 0, middleX: 0, middleY: 0, middleZ: 0 };

/** Finds the chord of a line that meets the sphere. What the facts settle is not left to rounding. */
function findChord(line: Linear, { center, radius }: Bare<Sphere>, facts: SphereFacts): void {
  const wX = center.x - line.originX;
  const wY = center.y - line.originY;
  const wZ = center.z - line.originZ;
  const { directionX, directionY, directionZ, lengthSquared, reach } = line;
  const crossX = wY * directionZ - wZ * directionY;
  const crossY = wZ * directionX - wX * directionZ;
  const crossZ = wX * directionY - wY * directionX;
  const middle = (wX * directionX + wY * directionY + wZ * directionZ) / lengthSquared;
  const middleX = (directionZ * crossY - directionY * crossZ) / lengthSquared;
  const middleY = (directionX * crossZ - directionZ * crossX) / lengthSquared;
  const middleZ = (directionY * crossX - directionX * crossY) / lengthSquared;
  const distance = norm3(middleX, middleY, middleZ);
  const tangent = facts.touches && !facts.startsInside && !facts.endsInside;
  const half =
    tangent || reach === 0
      ? 0
      : Math.sqrt(Math.max(radius - distance, 0) / lengthSquared) * Math.sqrt(radius + distance);
  let t0 = middle - half;
  let t1 = middle + half;
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
  chord.middleX = middleX;
  chord.middleY = middleY;
  chord.middleZ = middleZ;
}

/** Writes what a line and a sphere share that are known to meet. */
export function writeChord(
  line: Linear,
  sphere: Bare<Sphere>,
  facts: SphereFacts,
  out: LinearSphereIntersection,
): LinearSphereIntersection {
  if (isVastToSphere(line, sphere)) {
    return growIntersection(writeChord(shrinkLine(line), shrinkSphere(sphere), facts, out));
  }
  findChord(line, sphere, facts);
  const { x, y, z } = sphere.center;
  const { half, middleX, middleY, middleZ } = chord;
  const { entry, exit } = out;
  line.t = chord.from;
  writePoint(line, entry);
  if (!facts.startsInside && !(facts.touches && facts.endsInside)) {
    entry.x = x + (middleX - half * line.directionX);
    entry.y = y + (middleY - half * line.directionY);
    entry.z = z + (middleZ - half * line.directionZ);
  }
  line.t = chord.to;
  writePoint(line, exit);
  if (!facts.endsInside && !(facts.touches && facts.startsInside)) {
    exit.x = x + (middleX + half * line.directionX);
    exit.y = y + (middleY + half * line.directionY);
    exit.z = z + (middleZ + half * line.directionZ);
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

/** Writes the hit of a ray on a sphere that it meets. */
export function writeSphereHit(line: Linear, sphere: Bare<Sphere>, facts: SphereFacts, out: RayHit): RayHit {
  if (isVastToSphere(line, sphere)) return growHit(writeSphereHit(shrinkLine(line), shrinkSphere(sphere), facts, out));
  findChord(line, sphere, facts);
  const { x, y, z } = sphere.center;
  const { point, normal } = out;
  const isPoint = sphere.radius === 0;
  if (facts.startsInside) {
    line.t = 0;
    writePoint(line, point);
    normal.x = facts.startsOnSurface ? line.originX - x : 0;
    normal.y = facts.startsOnSurface ? line.originY - y : 0;
    normal.z = facts.startsOnSurface ? line.originZ - z : 0;
  } else {
    normal.x = chord.middleX - chord.half * line.directionX;
    normal.y = chord.middleY - chord.half * line.directionY;
    normal.z = chord.middleZ - chord.half * line.directionZ;
    point.x = x + normal.x;
    point.y = y + normal.y;
    point.z = z + normal.z;
  }
  if (isPoint) writeFacing(line, normal);
  else if (!facts.startsInside || facts.startsOnSurface) normalize(normal);
  out.t = chord.from / line.unit;
  out.exit = chord.to / line.unit;
  out.inside = facts.startsInside && !facts.startsOnSurface;
  return out;
}

/** Gap between a line and a sphere that are apart. */
export function gapToSphere(line: Linear, sphere: Bare<Sphere>): number {
  if (isVastToSphere(line, sphere)) return GROW * gapToSphere(shrinkLine(line), shrinkSphere(sphere));
  approach(line, sphere.center);
  measureGap(line);
  return Math.max(line.gap - sphere.radius, Number.MIN_VALUE);
}

/** Writes the nearest points of a line and a sphere; where they meet, the line's point nearest to the centre. */
export function writeNearestToSphere(
  line: Linear,
  sphere: Bare<Sphere>,
  meet: boolean,
  out: ClosestPoints,
): ClosestPoints {
  if (isVastToSphere(line, sphere)) {
    return growClosestPoints(writeNearestToSphere(shrinkLine(line), shrinkSphere(sphere), meet, out));
  }
  const { center, radius } = sphere;
  approach(line, center);
  const { x, y, z } = center;
  const { a, b } = out;
  if (meet) {
    writePoint(line, a);
    writePoint(line, b);
    out.distance = 0;
    return out;
  }
  b.x = line.gapX;
  b.y = line.gapY;
  b.z = line.gapZ;
  normalize(b);
  b.x = x - radius * b.x;
  b.y = y - radius * b.y;
  b.z = z - radius * b.z;
  writePoint(line, a);
  out.distance = Math.max(measured.length - radius, Number.MIN_VALUE);
  return out;
}

/**
 * Writes the contact of a line and a sphere that meet. The two together are the line thickened by the radius, a capsule,
 * so the way out leads straight away from the line; with the centre on it, any direction square to it will do.
 */
export function writeSphereContact(line: Linear, sphere: Bare<Sphere>, out: Contact): Contact {
  if (isVastToSphere(line, sphere)) {
    return growContact(writeSphereContact(shrinkLine(line), shrinkSphere(sphere), out));
  }
  const { center, radius } = sphere;
  approach(line, center);
  const { normal } = out;
  normal.x = line.gapX;
  normal.y = line.gapY;
  normal.z = line.gapZ;
  normalize(normal);
  out.depth = Math.max(radius - measured.length, 0);
  if (measured.length === 0) {
    writeDirection(line, normal);
    turnPerpendicular(normal);
  }
  writePoint(line, out.point);
  return out;
}
