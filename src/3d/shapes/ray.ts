import { expectFinite3 } from '../../core/expect.js';
import type { MutableVec3, Vec3 } from '../../math/vec3.js';

/** Every point `origin + t * direction` with t >= 0. The direction may have any length; t counts in its units. */
export interface Ray<Origin extends Vec3 = MutableVec3, Direction extends Vec3 = Origin> {
  readonly kind: 'ray';
  origin: Origin;
  direction: Direction;
}

/** The ray from an origin along a direction of any length but 0. It keeps both vectors and moves when they do. */
export function ray<Origin extends Vec3, Direction extends Vec3>(
  origin: Origin,
  direction: Direction,
): Ray<Origin, Direction> {
  expectFinite3('ray origin', origin);
  expectFinite3('ray direction', direction);
  if (direction.x === 0 && direction.y === 0 && direction.z === 0) {
    throw new RangeError('ray direction must not be zero, got (0, 0, 0)');
  }
  return { kind: 'ray', origin, direction };
}
