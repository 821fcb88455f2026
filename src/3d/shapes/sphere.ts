import { expectAtLeast, expectFinite3 } from '../../core/expect.js';
import type { MutableVec3, Vec3 } from '../../math/vec3.js';

/** Every point within `radius` of `center`. With radius 0 it is a point; a negative radius is the empty set. */
export interface Sphere<Center extends Vec3 = MutableVec3> {
  readonly kind: 'sphere';
  center: Center;
  radius: number;
}

/** The sphere around a centre, which it keeps: it moves when the centre does. The radius is at least 0. */
export function sphere<Center extends Vec3>(center: Center, radius: number): Sphere<Center> {
  expectFinite3('sphere center', center);
  expectAtLeast('sphere radius', radius, 0);
  return { kind: 'sphere', center, radius };
}
