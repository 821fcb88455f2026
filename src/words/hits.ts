/** Where rays first meet points, segments and other rays. */
import { normalOf } from './angles.js';
import { isZeroVector, normalized, perpendicular, safeToMultiply } from './lengths.js';
import type { SegmentOrRay } from './linear.js';
import { type Crossing, crossingOn, plainCrossing } from './meetings.js';
import type { RayHit } from './results.js';
import type { Direction, Ratio } from './shapes.js';
import { abs, at, cross, dot, fill, indices, is2D, max, maxCoordinate, negate, type Vec, type Vec3 } from './vec.js';

/** The t of a place on a ray, in its largest coordinate. 0 on a ray without direction. @robust */
export function timeTo(origin: Vec, direction: Direction, place: Vec): Ratio {
  const size = abs(direction);
  const longest = maxCoordinate(size);
  for (const i of indices(direction))
    if (at(size, i) === longest && longest > 0) return max((at(place, i) - at(origin, i)) / at(direction, i), 0);
  return 0;
}

/** Against a direction; zero where there is none. @robust */
export const facing = (direction: Direction): Direction =>
  isZeroVector(direction) ? fill(direction, 0) : normalized(negate(direction)).unit;

/**
 * The hit on a segment or ray that is met.
 * @param turnsLeft whether the ray turns to the left of the target, in the plane
 * @param starts whether it starts on it, which makes t exactly 0
 * @rare
 */
export function hitOn(
  target: SegmentOrRay,
  ray: SegmentOrRay,
  parallel: boolean,
  turnsLeft: boolean,
  starts: boolean,
): RayHit {
  if (!is2D(ray.origin)) {
    const { isPlain, normal, t, point } = plainCrossing(target, ray);
    if (isPlain) {
      const first = starts ? { t: 0, point: ray.origin } : { t, point };
      return hitBy(normalized(cross(target.direction as Vec3, normal)).unit, first);
    }
  }
  // What is tiny beside the ray may have lost its direction, and is a point.
  if (parallel || isZeroVector(target.direction)) return hitAlong(target, ray, starts);
  return hitBy(facingAcross(target, ray, turnsLeft), starts ? { t: 0, point: ray.origin } : crossingOn(ray, target));
}

/** On one line, from the target's nearer end to its farther one. */
function hitAlong(target: SegmentOrRay, ray: SegmentOrRay, starts: boolean): RayHit {
  const toOrigin = timeTo(ray.origin, ray.direction, target.origin);
  const toEnd = timeTo(ray.origin, ray.direction, target.end);
  const first = toOrigin <= toEnd ? { t: toOrigin, point: target.origin } : { t: toEnd, point: target.end };
  const { t, point } = starts ? { t: 0, point: ray.origin } : first;
  const runTogether = dot(safeToMultiply(target.direction).way, safeToMultiply(ray.direction).way) > 0;
  const tExit = target.isRay && runTogether ? Infinity : max(toOrigin, toEnd);
  return { t, point, normal: facing(ray.direction), inside: false, tExit };
}

const hitBy = (normal: Direction, { t, point }: Crossing): RayHit => ({ t, point, normal, inside: false, tExit: t });

/** Perpendicular to the target, on the side that the ray comes from: target × (target × ray). */
export function facingAcross(target: SegmentOrRay, ray: SegmentOrRay, turnsLeft: boolean): Direction {
  const { way } = safeToMultiply(target.direction);
  if (!is2D(ray.origin)) return normalized(cross(way as Vec3, normalOf(target, ray))).unit;
  const left = perpendicular(target.direction);
  return turnsLeft ? negate(left) : left;
}
