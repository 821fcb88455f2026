/** What a ray or line shares with a triangle of space. */
import { larger } from './branchless.js';
import type { TrianglePassage } from './results.js';
import type { Line3, Steps, Triangle3 } from './shapes.js';
import { beyondReach, beyondSpan } from './shares.js';
import type { Sign } from './sign.js';
import type { Parts } from './triangles.lines.js';
import { carefulHit } from './triangles.meeting.js';
import { weightsOf } from './triangles.weights.js';
import { add, lengthSquared, max, min, scale, type Vec3 } from './vec.js';

/** Positive where a ray or line crosses the inside of the face. */
export function overlapBy({ whole, t, v, w }: Parts, isRay: boolean): number {
  const beyond = [v, w, v + w].map((part) => beyondSpan(part, whole)).reduce(larger);
  return 0 - (isRay ? larger(beyond, beyondReach(t, whole)) : beyond);
}

/** Whether the sine of the angle at a, times that between the line and the plane, leaves enough digits. */
export function isSteep({ whole, ab, ac }: Parts, { direction }: Line3): boolean {
  const steepest = lengthSquared(direction) * lengthSquared(ab) * lengthSquared(ac);
  return whole * whole > 2 ** -10 * steepest && steepest > 2 ** -600 && steepest < 2 ** 600;
}

/** Where a line crosses the plane: on a ray not before its origin. */
export function hitBy(parts: Parts, line: Line3, triangle: Triangle3, isRay: boolean) {
  const { whole, t } = parts;
  if (!isSteep(parts, line)) return hitNearPlane(line, triangle, isRay);
  const steps: Steps = isRay ? max(t / whole, 0) : t / whole;
  return { t: steps, point: add(line.origin, scale(line.direction, steps)) };
}

function hitNearPlane(line: Line3, triangle: Triangle3, isRay: boolean) {
  const { t, point } = carefulHit(line, triangle, isRay);
  return { t, point };
}

/** What is exact about a passage; each is asked for only where it counts. */
export interface Asked {
  readonly side: () => Sign;
  readonly isThrough: () => boolean;
  /** Whether the origin is where they first meet: of a line, only if it has no direction. */
  readonly starts: () => boolean;
  readonly touches: () => boolean;
}

export function passageOf(
  line: Line3,
  triangle: Triangle3,
  parts: Parts,
  asked: Asked,
  isSure: boolean,
  isRay: boolean,
) {
  const { whole, v, w } = parts;
  const plainly = isSteep(parts, line);
  const side = (isSure || plainly ? (whole < 0 ? 1 : -1) : asked.side()) as -1 | 0 | 1;
  if (!isSure && side === 0) return passageInPlane(line, triangle, asked, isRay);
  const isThrough = isSure || asked.isThrough();
  const hit = hitBy(parts, line, triangle, isRay);
  const { t, point } = isRay && !isThrough && asked.starts() ? { t: 0, point: line.origin } : hit;
  const plain = { u: 1 - v / whole - w / whole, v: v / whole, w: w / whole };
  const isPlain = plainly && isThrough && (isSure || min(plain.u, plain.v, plain.w) >= 0);
  const barycentrics = isPlain ? plain : weightsOf(triangle, point);
  const relation = isThrough ? 'through' : 'touches';
  return { tMin: t, tMax: t, entry: point, exit: point, relation, barycentrics, side } as TrianglePassage;
}

/** In the plane of the triangle, or where that is only a line. */
function passageInPlane(line: Line3, triangle: Triangle3, { starts, touches }: Asked, isRay: boolean): TrianglePassage {
  const found = carefulHit(line, triangle, isRay);
  const [isStart, isTouch] = [starts(), touches()];
  const { t: tMin, point: entry } = isStart ? { t: 0, point: line.origin } : { t: found.tMin, point: found.entry };
  const { t: tMax, point: exit } = isTouch
    ? { t: tMin, point: entry }
    : { t: max(found.tMax, tMin), point: found.exit };
  const relation = isTouch ? 'touches' : isStart ? 'leaves' : 'through';
  return { tMin, tMax, entry, exit, relation, barycentrics: weightsOf(triangle, entry as Vec3), side: 0 };
}
