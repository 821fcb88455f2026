import { expectAtLeast, expectFinite2 } from '../../core/expect.js';
import type { MutableVec2, Vec2 } from '../../math/vec2.js';

/** Every point within `radius` of `center`. With radius 0 it is a point; a negative radius is the empty set. */
export interface Circle<Center extends Vec2 = MutableVec2> {
  readonly kind: 'circle';
  center: Center;
  radius: number;
}

/** The circle around a centre, which it keeps: it moves when the centre does. The radius is at least 0. */
export function circle<Center extends Vec2>(center: Center, radius: number): Circle<Center> {
  expectFinite2('circle center', center);
  expectAtLeast('circle radius', radius, 0);
  return { kind: 'circle', center, radius };
}
