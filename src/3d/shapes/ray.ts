import { expectFinite3 } from '../../core/expect.js';
import type { Vec3 } from '../../math/vec3.js';

/** Every point `origin + t * direction` with t >= 0. The direction may have any length; t counts in its units. */
export interface Ray {
  readonly kind: 'ray';
  readonly origin: Vec3;
  readonly direction: Vec3;
}

/** Keeps both vectors: the ray moves when they do. */
export function ray(origin: Vec3, direction: Vec3): Ray {
  expectFinite3('ray origin', origin);
  expectFinite3('ray direction', direction);
  if (direction.x === 0 && direction.y === 0 && direction.z === 0) {
    throw new RangeError('ray direction must not be zero, got (0, 0, 0)');
  }
  return { kind: 'ray', origin, direction };
}
