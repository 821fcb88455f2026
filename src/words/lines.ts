/** The point of a segment, ray or line nearest to another point. */
import { atLeast0, atMost } from './branchless.js';
import {
  isSafeToMultiply,
  isZeroVector,
  length,
  powerOfTwoNear,
  type SafeDirection,
  safeAtAnyScale,
} from './lengths.js';
import type { SegmentOrRay } from './linear.js';
import type { Length } from './shapes.js';
import { abs, add, div, dot, lengthSquared, max, maxCoordinate, min, scale, sqrt, sub, type Vec } from './vec.js';

/** t held within the reach of a segment, which is `most`, or of a ray. */
export const clampToReach = ({ isRay }: SegmentOrRay, t: number, most = 1): number =>
  isRay ? atLeast0(t) : atMost(atLeast0(t), most);

/** The same of a line as well, which has every t. */
export const within = (line: SegmentOrRay, t: number): number => (line.isLine ? t : clampToReach(line, t));

/** From the start only, unless the way is so short that most of its digits have cancelled. */
export function distanceToLine(line: SegmentOrRay, to: Vec): Length {
  const { origin, direction, isRay } = line;
  const squared = lengthSquared(direction);
  const offset = sub(to, origin);
  const t = within(line, dot(offset, direction) / squared);
  const away = lengthSquared(sub(offset, scale(direction, t)));
  const size = isRay ? lengthSquared(offset) : lengthSquared(offset) + squared;
  const isFar = away > 2 ** -90 * size && isSafeToMultiply(squared) && isSafeToMultiply(size);
  return isFar ? sqrt(away) : length(nearestOnLine(line, to).away);
}

/** Ericson, RTCD 5.1.2, counted from the nearer end: what lies near it is not lost beside a long way from the other. */
export function nearestOnLine(line: SegmentOrRay, to: Vec) {
  const squared = lengthSquared(line.direction);
  if (isSafeToMultiply(squared)) return nearestWithin(line, to, { way: line.direction, squared, power: 1 });
  return nearestAtAnyScale(line, to);
}

/** The point alone, of lines of any size: where `along` is finite, no product has overflowed. */
export function nearestPoint(line: SegmentOrRay, to: Vec): Vec {
  const squared = lengthSquared(line.direction);
  const { point, along } = nearestWithin(line, to, { way: line.direction, squared, power: 1 });
  return isSafeToMultiply(squared) && abs(along) < 1e240 ? point : nearestAtAnyScale(line, to).point;
}

/** @shared @robust */
function nearestAtAnyScale(line: SegmentOrRay, to: Vec) {
  const size = maxCoordinate(max(abs(line.origin), abs(line.end), abs(to)));
  // No more than need be: what is tiny beside the rest must not vanish.
  const unit = max(2 ** -500 * powerOfTwoNear(size), 1);
  const [origin, end] = [div(line.origin, unit), div(line.end, unit)];
  const direction = line.isRay ? line.direction : sub(end, origin);
  const small = { ...line, origin, direction, end };
  const found = nearestWithin(small, div(to, unit), safeAtAnyScale(direction));
  const { point, away, offset } = found;
  return { ...found, point: scale(point, unit), away: scale(away, unit), offset: scale(offset, unit) };
}

/** A line runs both ways, and has no end unless it is only a point. */
function nearestWithin(line: SegmentOrRay, to: Vec, safe: SafeDirection<Vec>) {
  const found = nearestAlong(line, to, safe);
  if (!line.isLine) return found;
  const { way, squared, offset } = found;
  const step = scale(way, dot(offset, way) / squared);
  return { ...found, point: add(line.origin, step), away: sub(offset, step), between: !isZeroVector(way) };
}

/**
 * Of a segment or ray. `away` leads from the point to the other, and `offset` from the nearer end, where the line runs `inward`. `along` is where the other
 * lies along the line: times its length, from the start of a ray, or from the middle of a segment and twice. `between` tells that
 * the point is none of the line's ends, and so `away` perpendicular to it.
 */
export function nearestAlong({ origin, end, isRay }: SegmentOrRay, to: Vec, safe: SafeDirection<Vec>) {
  const { way, squared, power } = safe;
  const along = dot(isRay ? sub(to, origin) : add(sub(to, origin), sub(to, end)), way);
  // By weights of 1 and 0: random input would send a branch either way.
  const first = isRay || along < 0 ? 1 : 0;
  const from = isRay ? origin : add(scale(origin, first), scale(end, 1 - first));
  const [offset, inward] = [sub(to, from), isRay ? way : scale(way, first + first - 1)];
  const t = atLeast0(dot(offset, inward) / squared);
  // Seen from afar, t is mostly rounding: it must not lead out of the segment.
  const step = scale(inward, isRay ? t : min(t, 0.5 * power));
  return { point: add(from, step), away: sub(offset, step), offset, way, inward, squared, along, between: t > 0 };
}
