import { expectFinite3 } from '../../core/expect.js';
import type { MutableVec3, Vec3 } from '../../math/vec3.js';

/** Every point of the flat triangle with corners `a`, `b` and `c`. In one line they make it a segment, all equal a point. */
export interface Triangle<A extends Vec3 = MutableVec3, B extends Vec3 = A, C extends Vec3 = B> {
  readonly kind: 'triangle';
  a: A;
  b: B;
  c: C;
}

/** The triangle with three corners, which it keeps: it moves when they do. */
export function triangle<A extends Vec3, B extends Vec3, C extends Vec3>(a: A, b: B, c: C): Triangle<A, B, C> {
  expectFinite3('triangle a', a);
  expectFinite3('triangle b', b);
  expectFinite3('triangle c', c);
  return { kind: 'triangle', a, b, c };
}
