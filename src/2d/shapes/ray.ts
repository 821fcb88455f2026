import { expectFinite2 } from '../../core/expect.js';
import type { MutableVec2, Vec2 } from '../../math/vec2.js';

/** Every point `origin + t * direction` with t >= 0. The direction may have any length; t counts in its units. */
export interface Ray<Origin extends Vec2 = MutableVec2, Direction extends Vec2 = Origin> {
  readonly kind: 'ray';
  origin: Origin;
  direction: Direction;
}

/** The ray from an origin along a direction of any length but 0. It keeps both vectors and moves when they do. */
export function ray<Origin extends Vec2, Direction extends Vec2>(
  origin: Origin,
  direction: Direction,
): Ray<Origin, Direction> {
  expectFinite2('ray origin', origin);
  expectFinite2('ray direction', direction);
  if (direction.x === 0 && direction.y === 0) {
    throw new RangeError('ray direction must not be zero, got (0, 0)');
  }
  return { kind: 'ray', origin, direction };
}
