import { expectFinite2 } from '../../core/expect.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';

/**
 * An axis-aligned box: every point between `min` and `max` on each axis. It may be flat, a line or a point;
 * with `min` beyond `max` on any axis it is the empty set.
 */
export interface Aabb {
  readonly kind: 'aabb';
  readonly min: Vec2;
  readonly max: Vec2;
}

/** The box between two opposite corners. Keeps them if the first is already the lower one on every axis. */
export function aabb(cornerA: Vec2, cornerB: Vec2): Aabb {
  expectFinite2('aabb cornerA', cornerA);
  expectFinite2('aabb cornerB', cornerB);
  if (cornerA.x <= cornerB.x && cornerA.y <= cornerB.y) {
    return { kind: 'aabb', min: cornerA, max: cornerB };
  }
  return {
    kind: 'aabb',
    min: { x: Math.min(cornerA.x, cornerB.x), y: Math.min(cornerA.y, cornerB.y) },
    max: { x: Math.max(cornerA.x, cornerB.x), y: Math.max(cornerA.y, cornerB.y) },
  };
}

/** A box that results are written into. */
export interface MutableAabb {
  readonly kind: 'aabb';
  readonly min: MutableVec2;
  readonly max: MutableVec2;
}

export function createAabb(): MutableAabb {
  return { kind: 'aabb', min: createVec2(), max: createVec2() };
}
