import type { Bare } from '../../core/bare.js';
import { expectFinite3 } from '../../core/expect.js';
import { copyVec3, createVec3, type MutableVec3, setVec3, type Vec3 } from '../../math/vec3.js';

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

/** Writes a triangle's numbers into `out`, or into a new one with corners of its own. */
export function copyTriangle({ a, b, c }: Bare<Triangle>, out: Triangle = blank()): Triangle {
  const { x: bX, y: bY, z: bZ } = b;
  const { x: cX, y: cY, z: cZ } = c;
  copyVec3(a, out.a);
  setVec3(bX, bY, bZ, out.b);
  setVec3(cX, cY, cZ, out.c);
  return out;
}

function blank(): Triangle {
  return { kind: 'triangle', a: createVec3(), b: createVec3(), c: createVec3() };
}
