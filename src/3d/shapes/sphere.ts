import { expectAtLeast, expectFinite3 } from '../../core/expect.js';
import type { Vec3 } from '../../math/vec3.js';

/** Every point within `radius` of `center`. With radius 0 it is a point; a negative radius is the empty set. */
export interface Sphere {
  readonly kind: 'sphere';
  readonly center: Vec3;
  readonly radius: number;
}

/** Keeps the centre: the sphere moves when it does. */
export function sphere(center: Vec3, radius: number): Sphere {
  expectFinite3('sphere center', center);
  expectAtLeast('sphere radius', radius, 0);
  return { kind: 'sphere', center, radius };
}
