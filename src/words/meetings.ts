/** What segments and rays that meet share: a point, or a stretch of one line. */

import { carefullyOffLine, magnifier, offLine } from './angles.js';
import { isSafeToMultiply, isZeroVector, type SafeDirection, safeToMultiply } from './lengths.js';
import { clampToBounds, type SegmentOrRay } from './linear.js';
import { clampToReach } from './lines.js';
import type { Ratio } from './shapes.js';
import { add, cross, dot, equal, every, lengthSquared, max, min, scale, sub, type Vec, type Vec3 } from './vec.js';

/** On one line: the middle of what they share, between ends kept within each other's bounds; of what is endless, its beginning. */
export function middle(a: SegmentOrRay, b: SegmentOrRay): Vec {
  const last = a.isRay ? clampToBounds(a, b.isRay ? b.origin : b.end) : clampToBounds(b, a.end);
  const first = a.isRay && !b.isRay ? clampToBounds(a, b.origin) : clampToBounds(b, a.origin);
  return add(scale(first, 0.5), scale(last, 0.5));
}

/** Where a line crosses another; t counts in its own direction. */
export type Crossing = { readonly t: Ratio; readonly point: Vec };

/**
 * Where lines of space cross that meet, at an angle of 30° or more: with n = u × v, s n = w × v and t n = w × u. (w × v) · n is
 * within 7 roundings of |w||v||n|, and n within 2.4 of |u||v|, which is no more than 2|n|: so s and t are within 14 of |w| over the
 * length of their line and of themselves. The point is halfway between those on both lines, the same for both orders.
 */
export function plainCrossing(a: SegmentOrRay, b: SegmentOrRay) {
  const [u, v, w] = [a.direction as Vec3, b.direction as Vec3, sub(b.origin, a.origin) as Vec3];
  const normal = cross(u, v);
  const [whole, uu, vv] = [lengthSquared(normal), lengthSquared(u), lengthSquared(v)];
  const isOrdinary =
    isSafeToMultiply(uu) && isSafeToMultiply(vv) && (isSafeToMultiply(lengthSquared(w)) || isZeroVector(w));
  const s = clampToReach(a, dot(cross(w, v), normal) / whole);
  const t = clampToReach(b, dot(cross(w, u), normal) / whole);
  const [onA, onB] = [add(a.origin, scale(u, s)), add(b.origin, scale(v, t))];
  const point = scale(add(onA, onB), 0.5);
  return { isPlain: isOrdinary && whole > 0.25 * uu * vv, normal, t, point };
}

/** A segment that is crossed is divided, and a ray that crosses another is followed. @rare */
export function crossingOn(line: SegmentOrRay, other: SegmentOrRay): Crossing {
  const u = safeToMultiply(line.direction);
  const reached = other.isRay ? crossingOfRays(line, u, other) : crossingOfSegment(line, u, other);
  const point = clampToBounds(line, clampToBounds(other, reached.point));
  if (every(equal(point, reached.point))) return { t: reached.t / u.power, point };
  // Nearly parallel, they seemed to cross where one of them is not; t must not differ from the point.
  return { t: max(dot(sub(point, line.origin), u.way), 0) / u.squared / u.power, point };
}

/** In proportion to the distances of its ends from the line; and so is t between those of its ends. */
function crossingOfSegment(line: SegmentOrRay, { way, squared }: SafeDirection<Vec>, other: SegmentOrRay): Crossing {
  const { origin, direction, end } = other;
  const [toOrigin, toEnd] = [sub(origin, line.origin), sub(end, line.origin)];
  const [offOrigin, offEnd] = [offLine(toOrigin, way), offLine(toEnd, way)];
  const whole = offOrigin + offEnd;
  // Both are 0 only by rounding; then every point will do.
  const [before, after] = whole > 0 ? [offOrigin / whole, offEnd / whole] : [0, 1];
  const along = after * dot(toOrigin, way) + before * dot(toEnd, way);
  // Counted from the nearer end, so that ends come out exactly as they were given.
  const point = before <= after ? add(origin, scale(direction, before)) : sub(end, scale(direction, after));
  return { t: max(along, 0) / squared, point };
}

/** t u = w + s v, so t |u × v| = |w × v|. The sine alone can be small, and is found with care. */
function crossingOfRays(ray: SegmentOrRay, u: SafeDirection<Vec>, other: SegmentOrRay): Crossing {
  const v = safeToMultiply(other.direction);
  const aside = offLine(sub(other.origin, ray.origin), scale(v.way, magnifier()));
  const t = aside > 0 ? aside / carefullyOffLine(u, v) : 0;
  // Where t is beyond all numbers, a coordinate that stays the same must not become NaN.
  return { t, point: add(ray.origin, scale(u.way, min(t, 2 ** 1023))) };
}
