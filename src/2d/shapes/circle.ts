import { expectAtLeast, expectFinite2 } from '../../core/expect.js';
import type { Vec2 } from '../../math/vec2.js';

/** Every point within `radius` of `center`. With radius 0 it is a point; a negative radius is the empty set. */
export interface Circle {
  readonly kind: 'circle';
  readonly center: Vec2;
  readonly radius: number;
}

/** Keeps the centre: the circle moves when it does. */
export function circle(center: Vec2, radius: number): Circle {
  expectFinite2('circle center', center);
  expectAtLeast('circle radius', radius, 0);
  return { kind: 'circle', center, radius };
}
