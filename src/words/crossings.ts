/** Whether segments, rays and lines meet each other and points: words for questions, without quotients. */
import { twiceLarger } from './branchless.js';
import { fromPoint, type SegmentOrRay } from './linear.js';
import { APART, type Sign, signOf, TOUCHING } from './sign.js';
import type { Index, Vec, Vec3 } from './vec.js';
import {
  abs,
  at,
  coordinatePairs,
  cross,
  cross2,
  dot,
  equal,
  every,
  indices,
  is2D,
  lengthSquared,
  max,
  min,
  sub,
} from './vec.js';

/**
 * With u and v along them and w from origin to origin, a.origin + s u = b.origin + t v has s (u × v) = w × v and
 * t (u × v) = w × u. Ericson, RTCD 5.1.9.1. In 2D lines cross; in 3D they must first lie in one plane. Of two of which one is a line
 * that is b.
 */
export const gapOfLines = (a: SegmentOrRay, b: SegmentOrRay): Sign =>
  is2D(a.origin) ? gapInPlane(a, b) : gapInSpace(a, b);

function gapInPlane(a: SegmentOrRay, b: SegmentOrRay): Sign {
  const w = sub(b.origin, a.origin);
  const whole = cross2(a.direction, b.direction);
  const [onA, onB] = [cross2(w, b.direction), cross2(w, a.direction)];
  // One comparison, without a branch before it: on random input every other one would be mispredicted.
  const apart = b.isLine ? beyond(a, onA, whole) : twiceLarger(beyond(a, onA, whole), beyond(b, onB, whole));
  // On one line, or where one is a point of the other's line, all vanish, and bounds decide.
  const isBeside = whole === 0 && ((a.isRay && onA !== 0) || (b.isRay && onB !== 0));
  if (apart === 0 && (boundsApart(a, b) || isBeside)) return APART;
  return signOf(apart);
}

/** Positive where part / whole is beyond a line's reach, 0 at its end or where both are 0, and negative in between. */
function beyond({ isRay, isLine }: SegmentOrRay, part: number, whole: number): number {
  if (isLine) return 0 - abs(whole);
  return isRay ? abs(part - whole) - abs(part + whole) : abs(part + part - whole) - abs(whole);
}

/** That two lines lie in one plane is rare, so it is asked first. */
function gapInSpace(a: SegmentOrRay, b: SegmentOrRay): Sign {
  const [u, v, w] = [a.direction as Vec3, b.direction as Vec3, sub(b.origin, a.origin) as Vec3];
  const normal = cross(u, v);
  if (dot(w, normal) !== 0) return APART;
  if (boundsApart(a, b)) return APART;
  const whole = lengthSquared(normal);
  if (whole === 0 && !(areParallel(u, w) && areParallel(v, w))) return APART;
  const [onA, onB] = [dot(cross(w, v), normal), dot(cross(w, u), normal)];
  return isOutside(a, onA, whole) || isOutside(b, onB, whole) ? APART : TOUCHING;
}

/** Whether part / whole is beyond a line's reach. */
const isOutside = ({ isRay, isLine }: SegmentOrRay, part: number, whole: number): boolean =>
  (!isLine && part < 0) || (!isRay && part > whole);

/** Whether u and v have the same or the opposite direction. The zero vector is parallel to all. */
export function areParallel(u: Vec, v: Vec): boolean {
  for (const [i, j] of coordinatePairs(u)) if (at(u, i) * at(v, j) !== at(u, j) * at(v, i)) return false;
  return true;
}

/** The same by one comparison, which mostly decides at once. */
export const runParallel = (u: Vec, v: Vec): boolean =>
  is2D(u) ? cross2(u, v) === 0 : lengthSquared(cross(u as Vec3, v as Vec3)) === 0;

/** Whether v turns to the left of u; in space there is no left. */
export const runLeft = (u: Vec, v: Vec): boolean => is2D(u) && cross2(u, v) > 0;

/** Whether the whole lines along both meet. Without a direction they are points. */
export function meetAsLines(a: SegmentOrRay, b: SegmentOrRay): boolean {
  const [u, v, w] = [a.direction, b.direction, sub(b.origin, a.origin)];
  if (!runParallel(u, v)) return is2D(w) || dot(w, cross(u as Vec3, v as Vec3)) === 0;
  if (!areParallel(u, w) || !areParallel(v, w)) return false;
  return !every(equal(u, 0)) || !every(equal(v, 0)) || every(equal(w, 0));
}

export function gapToLine(point: Vec, line: SegmentOrRay): Sign {
  if (!areParallel(line.direction, sub(point, line.origin))) return APART;
  return boundsApart(fromPoint(point), line) ? APART : TOUCHING;
}

/** Whether a coordinate parts the two. On one line, and where one is only a point of the other's line, this decides. */
function boundsApart(a: SegmentOrRay, b: SegmentOrRay): boolean {
  for (const i of indices(a.origin)) if (isBelow(a, b, i) || isBelow(b, a, i)) return true;
  return false;
}

/** Whether all of a is less than all of b in one coordinate. A ray has no bound on the side that it runs to. */
function isBelow(a: SegmentOrRay, b: SegmentOrRay, i: Index): boolean {
  if (runsUp(a, i) || runsDown(b, i)) return false;
  return max(at(a.origin, i), at(a.end, i)) < min(at(b.origin, i), at(b.end, i));
}

const runsUp = ({ direction, isRay, isLine }: SegmentOrRay, i: Index): boolean =>
  isRay && (at(direction, i) > 0 || (isLine && at(direction, i) < 0));
const runsDown = ({ direction, isRay, isLine }: SegmentOrRay, i: Index): boolean =>
  isRay && (at(direction, i) < 0 || (isLine && at(direction, i) > 0));
