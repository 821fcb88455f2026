import { expectExtents3, expectFinite3, expectIterable } from '../../core/expect.js';
import { addVec3, createVec3, type MutableVec3, maxVec3, minVec3, subtractVec3, type Vec3 } from '../../math/vec3.js';

/**
 * An axis-aligned box: every point between `min` and `max` on each axis. It may be flat, a line or a point;
 * with `min` beyond `max` on any axis it is the empty set.
 */
export interface Aabb<Corner extends Vec3 = MutableVec3> {
  readonly kind: 'aabb';
  min: Corner;
  max: Corner;
}

/** The box between two opposite corners, in any order. It copies them. */
export function aabb(cornerA: Vec3, cornerB: Vec3): Aabb {
  expectFinite3('aabb cornerA', cornerA);
  expectFinite3('aabb cornerB', cornerB);
  return { kind: 'aabb', min: minVec3(cornerA, cornerB), max: maxVec3(cornerA, cornerB) };
}

/** The box that reaches as far as `halfExtents`, at least 0, to both sides of its centre. Its corners are rounded. */
export function aabbFromCenter(center: Vec3, halfExtents: Vec3): Aabb {
  expectFinite3('aabb center', center);
  expectExtents3('aabb halfExtents', halfExtents);
  const min = subtractVec3(center, halfExtents);
  const max = addVec3(center, halfExtents);
  expectFinite3('aabb min', min);
  expectFinite3('aabb max', max);
  return { kind: 'aabb', min, max };
}

/** The smallest box around all points of a list, which must have at least one. */
export function aabbFromPoints(points: Iterable<Vec3>): Aabb {
  expectIterable('aabb points', points, 'vectors');
  const box = emptyBox();
  let count = 0;
  for (const point of points) {
    expectFinite3('aabb points', point, count++);
    minVec3(box.min, point, box.min);
    maxVec3(box.max, point, box.max);
  }
  if (count === 0) throw new RangeError('aabb points must be at least one, got none');
  return box;
}

/** A box at the origin, to write results into. */
export function createAabb(): Aabb {
  return { kind: 'aabb', min: createVec3(), max: createVec3() };
}

/** The box around nothing: the smallest around it and a point is that point. */
function emptyBox(): Aabb {
  const least = createVec3(Infinity, Infinity, Infinity);
  const most = createVec3(-Infinity, -Infinity, -Infinity);
  return { kind: 'aabb', min: least, max: most };
}
