/** Whether points and lines come within a reach of each other: words for questions about thick shapes, without quotients. */
import { isZeroVector } from './lengths.js';
import type { Length, Line, Ray, Segment } from './shapes.js';
import { OVERLAPPING, type Sign, signOf } from './sign.js';
import {
  abs,
  cross,
  cross2,
  dot,
  equal,
  every,
  is2D,
  lengthSquared,
  max,
  min,
  sub,
  type Vec,
  type Vec3,
} from './vec.js';

/**
 * Positive where the origin of an offset is farther than `reach` from a segment along u, whose start is at -offset. The nearest point is
 * start + t u with t u² = w·u, held between 0 and u². Its distance² - r², times 4u², is 4u² (w² - r²) + m (m - 4 w·u), where m = 2 t u²
 * is |w·u| + u² - |w·u - u²|: without a branch for either end. Ericson, RTCD 5.1.2.
 */
export function beyondLength(along: Vec, offset: Vec, reach: Length): number {
  const shadow = dot(along, offset);
  const alongSquared = lengthSquared(along);
  const outside = lengthSquared(offset) - reach * reach;
  const held = abs(shadow) + alongSquared - abs(shadow - alongSquared);
  return 4 * alongSquared * outside + held * (held - 4 * shadow);
}

/**
 * With d along the ray and w from its origin to a point, the ray comes as near to the point as w² - (w·d)²/d² if
 * w·d > 0, and otherwise no nearer than w². Less r², times 4d², that is 4d² (w² - r²) - (2 max(w·d, 0))², with x + |x| for
 * 2 max(x, 0), which leaves the processor nothing to guess.
 */
export function beyondRay(squared: number, along: number, outside: number): number {
  const ahead = along + abs(along);
  return 4 * squared * outside - ahead * ahead;
}

const outsideOf = (center: Vec, point: Vec, reach: Length): number => lengthSquared(sub(point, center)) - reach * reach;

/** Positive where a point is farther than `reach` from a segment, 0 where just as far. */
export const fromSegmentBeyond = ({ start, end }: Segment, point: Vec, reach: Length): number =>
  every(equal(start, end)) ? outsideOf(start, point, reach) : beyondLength(sub(end, start), sub(point, start), reach);

/** The same for a ray. */
export function fromRayBeyond({ origin, direction }: Ray, point: Vec, reach: Length): number {
  const outside = outsideOf(origin, point, reach);
  if (isZeroVector(direction)) return outside;
  return beyondRay(lengthSquared(direction), dot(direction, sub(point, origin)), outside);
}

/** The same for a line that has a direction. */
export function fromLineBeyond({ origin, direction }: Line, point: Vec, reach: Length): number {
  const outside = outsideOf(origin, point, reach);
  const along = dot(direction, sub(point, origin));
  return lengthSquared(direction) * outside - along * along;
}

/** The points origin + t direction of something thick or thin, for t from 0 on if it has a beginning, and up to 1 if it has an end. */
export interface Stretch {
  readonly origin: Vec;
  readonly direction: Vec;
  readonly isBegun: boolean;
  readonly isEnded: boolean;
}

export const alongSegment = ({ start, end }: Segment): Stretch => ({
  origin: start,
  direction: sub(end, start),
  isBegun: true,
  isEnded: true,
});

/**
 * Whether two stretches come within a reach of more than 0. Where the feet of the common perpendicular lie on both of them, it is their
 * shortest way, n·w / |n| long with n = u × v; else an end is nearest. In the plane that perpendicular is where they cross.
 * @param ends positive where all ends of either are farther from the other, 0 where one is just as far
 */
export function gapWithin(a: Stretch, b: Stretch, ends: number, reach: Length): Sign {
  const w = sub(b.origin, a.origin);
  if (is2D(w)) {
    const whole = cross2(a.direction, b.direction);
    const [onA, onB] = [cross2(w, b.direction), cross2(w, a.direction)];
    const areCrossing = whole !== 0 && isWithin(a, onA, whole) && isWithin(b, onB, whole);
    return areCrossing ? OVERLAPPING : signOf(ends);
  }
  const [u, v] = [a.direction as Vec3, b.direction as Vec3];
  const normal = cross(u, v);
  const whole = lengthSquared(normal);
  const [onA, onB] = [dot(cross(w as Vec3, v), normal), dot(cross(w as Vec3, u), normal)];
  const height = dot(w, normal);
  const isAcross = whole !== 0 && isWithin(a, onA, whole) && isWithin(b, onB, whole);
  return isAcross ? signOf(height * height - reach * reach * whole) : signOf(ends);
}

/** Whether part / whole lies on a stretch. */
function isWithin({ isBegun, isEnded }: Stretch, part: number, whole: number): boolean {
  if (isBegun && isEnded) return min(whole, 0) <= part && part <= max(whole, 0);
  return isBegun ? part * whole >= 0 : true;
}
