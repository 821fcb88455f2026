import { expectFinite, expectFinite2 } from '../../core/expect.js';
import type { MutableVec2, Vec2 } from '../../math/vec2.js';

/** A single position: a vector with a `kind`. Pair functions take any vector in its place. */
export interface Point extends MutableVec2 {
  readonly kind: 'point';
}

/** A point from its coordinates. */
export function point(x: number, y: number): Point;
/** A point at the place of a vector, which is copied. */
export function point(position: Vec2): Point;
export function point(xOrPosition: number | Vec2, y?: number): Point {
  if (typeof xOrPosition !== 'number') {
    expectFinite2('point', xOrPosition);
    return { kind: 'point', x: xOrPosition.x, y: xOrPosition.y };
  }
  expectFinite('point.x', xOrPosition);
  expectFinite('point.y', y as number);
  return { kind: 'point', x: xOrPosition, y: y as number };
}
