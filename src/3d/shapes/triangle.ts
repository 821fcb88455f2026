import { expectFinite3 } from '../../core/expect.js';
import type { Vec3 } from '../../math/vec3.js';

/** Every point of the flat triangle with corners `a`, `b` and `c`. In one line they make it a segment, all equal a point. */
export interface Triangle {
  readonly kind: 'triangle';
  readonly a: Vec3;
  readonly b: Vec3;
  readonly c: Vec3;
}

/** Keeps the corners: the triangle moves when they do. */
export function triangle(a: Vec3, b: Vec3, c: Vec3): Triangle {
  expectFinite3('triangle a', a);
  expectFinite3('triangle b', b);
  expectFinite3('triangle c', c);
  return { kind: 'triangle', a, b, c };
}
