import { expectFinite2 } from '../../core/expect.js';
import type { MutableVec2, Vec2 } from '../../math/vec2.js';

/** Every point of the triangle with corners `a`, `b` and `c`. In one line they make it a segment, all equal a point. */
export interface Triangle<A extends Vec2 = MutableVec2, B extends Vec2 = A, C extends Vec2 = B> {
  readonly kind: 'triangle';
  a: A;
  b: B;
  c: C;
}

/** The triangle with three corners, which it keeps: it moves when they do. */
export function triangle<A extends Vec2, B extends Vec2, C extends Vec2>(a: A, b: B, c: C): Triangle<A, B, C> {
  expectFinite2('triangle a', a);
  expectFinite2('triangle b', b);
  expectFinite2('triangle c', c);
  return { kind: 'triangle', a, b, c };
}
