import { expectExtents2, expectFinite2, expectIterable } from '../../core/expect.js';
import { addVec2, createVec2, type MutableVec2, maxVec2, minVec2, subtractVec2, type Vec2 } from '../../math/vec2.js';

/**
 * An axis-aligned box: every point between `min` and `max` on each axis. It may be flat, a line or a point;
 * with `min` beyond `max` on any axis it is the empty set.
 */
export interface Aabb<Corner extends Vec2 = MutableVec2> {
  readonly kind: 'aabb';
  min: Corner;
  max: Corner;
}

/** The box between two opposite corners, in any order. It copies them. */
export function aabb(cornerA: Vec2, cornerB: Vec2): Aabb {
  expectFinite2('aabb cornerA', cornerA);
  expectFinite2('aabb cornerB', cornerB);
  return { kind: 'aabb', min: minVec2(cornerA, cornerB), max: maxVec2(cornerA, cornerB) };
}

/** The box that reaches as far as `halfExtents`, at least 0, to both sides of its centre. Its corners are rounded. */
export function aabbFromCenter(center: Vec2, halfExtents: Vec2): Aabb {
  expectFinite2('aabb center', center);
  expectExtents2('aabb halfExtents', halfExtents);
  const min = subtractVec2(center, halfExtents);
  const max = addVec2(center, halfExtents);
  expectFinite2('aabb min', min);
  expectFinite2('aabb max', max);
  return { kind: 'aabb', min, max };
}

/** The smallest box around all points of a list, which must have at least one. */
export function aabbFromPoints(points: Iterable<Vec2>): Aabb {
  expectIterable('aabb points', points, 'vectors');
  const box = emptyBox();
  let count = 0;
  for (const point of points) {
    expectFinite2('aabb points', point, count++);
    minVec2(box.min, point, box.min);
    maxVec2(box.max, point, box.max);
  }
  if (count === 0) throw new RangeError('aabb points must be at least one, got none');
  return box;
}

/** A box at the origin, to write results into. */
export function createAabb(): Aabb {
  return { kind: 'aabb', min: createVec2(), max: createVec2() };
}

/** The box around nothing: the smallest around it and a point is that point. */
function emptyBox(): Aabb {
  const least = createVec2(Infinity, Infinity);
  const most = createVec2(-Infinity, -Infinity);
  return { kind: 'aabb', min: least, max: most };
}
