import { expectFinite3 } from '../../core/expect.js';
import { createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';

/**
 * An axis-aligned box: every point between `min` and `max` on each axis. It may be flat, a line or a point;
 * with `min` beyond `max` on any axis it is the empty set.
 */
export interface Aabb {
  readonly kind: 'aabb';
  readonly min: Vec3;
  readonly max: Vec3;
}

/** The box between two opposite corners. Keeps them if the first is already the lower one on every axis. */
export function aabb(cornerA: Vec3, cornerB: Vec3): Aabb {
  expectFinite3('aabb cornerA', cornerA);
  expectFinite3('aabb cornerB', cornerB);
  if (cornerA.x <= cornerB.x && cornerA.y <= cornerB.y && cornerA.z <= cornerB.z) {
    return { kind: 'aabb', min: cornerA, max: cornerB };
  }
  return {
    kind: 'aabb',
    min: {
      x: Math.min(cornerA.x, cornerB.x),
      y: Math.min(cornerA.y, cornerB.y),
      z: Math.min(cornerA.z, cornerB.z),
    },
    max: {
      x: Math.max(cornerA.x, cornerB.x),
      y: Math.max(cornerA.y, cornerB.y),
      z: Math.max(cornerA.z, cornerB.z),
    },
  };
}

/** A box that results are written into. */
export interface MutableAabb {
  readonly kind: 'aabb';
  readonly min: MutableVec3;
  readonly max: MutableVec3;
}

export function createAabb(): MutableAabb {
  return { kind: 'aabb', min: createVec3(), max: createVec3() };
}
