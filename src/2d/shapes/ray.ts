import { expectFinite2 } from '../../core/expect.js';
import type { Vec2 } from '../../math/vec2.js';

/** Every point `origin + t * direction` with t >= 0. The direction may have any length; t counts in its units. */
export interface Ray {
  readonly kind: 'ray';
  readonly origin: Vec2;
  readonly direction: Vec2;
}

/** Keeps both vectors: the ray moves when they do. */
export function ray(origin: Vec2, direction: Vec2): Ray {
  expectFinite2('ray origin', origin);
  expectFinite2('ray direction', direction);
  if (direction.x === 0 && direction.y === 0) {
    throw new RangeError('ray direction must not be zero, got (0, 0)');
  }
  return { kind: 'ray', origin, direction };
}
