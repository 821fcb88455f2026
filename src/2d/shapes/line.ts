import { expectFinite2 } from '../../core/expect.js';
import type { MutableVec2, Vec2 } from '../../math/vec2.js';

/** Every point `origin + t * direction`, for any t. The direction may have any length; t counts in its units. */
export interface Line<Origin extends Vec2 = MutableVec2, Direction extends Vec2 = Origin> {
  readonly kind: 'line';
  origin: Origin;
  direction: Direction;
}

/** The endless line through an origin along a direction of any length but 0. It keeps both vectors and moves when they do. */
export function line<Origin extends Vec2, Direction extends Vec2>(
  origin: Origin,
  direction: Direction,
): Line<Origin, Direction> {
  expectFinite2('line origin', origin);
  expectFinite2('line direction', direction);
  if (direction.x === 0 && direction.y === 0) {
    throw new RangeError('line direction must not be zero, got (0, 0)');
  }
  return { kind: 'line', origin, direction };
}
