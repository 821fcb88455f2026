/** What segments and rays that meet share: a point, or a stretch of one line. */
import { carefullyOffLine, magnifier, offLine } from './angles.js';
import { areSwapped, keptIn, type Linear } from './linear.js';
import { tamed } from './lines.js';
import type { ClosestPoints } from './results.js';
import type { Ratio } from './shapes.js';
import { add, dot, equal, every, max, min, scale, sub, type Vec } from './vec.js';

/** Both nearest points are one that they share: the crossing, the middle of a stretch, or an endless one's beginning. */
export function meetingOf(a: Linear, b: Linear, parallel: boolean): ClosestPoints {
  const point = sharedPoint(a, b, parallel);
  return { a: point, b: point, distance: 0 };
}

export function sharedPoint(a: Linear, b: Linear, parallel: boolean): Vec {
  return parallel ? middle(a, b) : crossing(a, b);
}

/** On one line, an end of one kept within the bounds of the other is an end of what they share. */
function middle(a: Linear, b: Linear): Vec {
  const last = a.isRay ? keptIn(a, b.isRay ? b.origin : b.end) : keptIn(b, a.end);
  const first = a.isRay && !b.isRay ? keptIn(a, b.origin) : keptIn(b, a.origin);
  return add(scale(first, 0.5), scale(last, 0.5));
}

/** Of two segments always the same is divided, and of two rays the same followed, in whatever order they come. */
function crossing(a: Linear, b: Linear): Vec {
  const [first, second] = areSwapped(a, b) ? [b, a] : [a, b];
  if (a.isRay) return crossingOnRay(first, second).point;
  return dividedAt(first, divisionBy(first, second.origin, tamed(second.direction).way), second);
}

/** The shares of a segment before and after a line that it crosses: as the distances of its ends from that line. */
export interface Division {
  readonly before: Ratio;
  readonly after: Ratio;
}

export function divisionBy({ origin, end }: Linear, base: Vec, way: Vec): Division {
  const [before, after] = [offLine(sub(origin, base), way), offLine(sub(end, base), way)];
  const whole = before + after;
  // Both are 0 only by rounding; then every point will do.
  return whole > 0 ? { before: before / whole, after: after / whole } : { before: 0, after: 1 };
}

/** Counted from the nearer end, so that ends come out exactly as they were given. */
export function dividedAt(segment: Linear, { before, after }: Division, other: Linear): Vec {
  const { origin, direction, end } = segment;
  const point = before <= after ? add(origin, scale(direction, before)) : sub(end, scale(direction, after));
  return keptIn(other, keptIn(segment, point));
}

/** Where a ray crosses something; t counts in its direction. */
export interface Crossing {
  readonly t: Ratio;
  readonly point: Vec;
}

/** t u = w + s v, so t |u × v| = |w × v|. The sine alone can be small, and is found with care. */
export function crossingOnRay(ray: Linear, other: Linear): Crossing {
  const [u, v] = [tamed(ray.direction), tamed(other.direction)];
  const aside = offLine(sub(other.origin, ray.origin), scale(v.way, magnifier()));
  const t = aside > 0 ? aside / carefullyOffLine(u, v) : 0;
  // Where t is beyond all numbers, a coordinate that stays the same must not become NaN.
  const reached = add(ray.origin, scale(u.way, min(t, 2 ** 1023)));
  const point = keptIn(other, keptIn(ray, reached));
  if (every(equal(point, reached))) return { t: t / u.power, point };
  // Nearly parallel, they seemed to cross before the other begins; t must not differ from the point.
  return { t: max(dot(sub(point, ray.origin), u.way), 0) / u.squared / u.power, point };
}
