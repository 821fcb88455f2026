/** Words about oriented boxes of space, shared by all their pairs. */
import { normalizedAtAnyScale, perpendicular } from './lengths.js';
import { isTame, tamedAtAnyScale } from './lines.js';
import type { Direction3, Obb3 } from './shapes.js';
import { abs, at, cross, dot, equal, every, map, min, next, square, three, type Vec3, vec3 } from './vec.js';

/** Whether two edges are equal, opposite, or along one coordinate axis, as those of boxes that stand upright are. */
export function lookParallel(u: Direction3, v: Direction3): boolean {
  // None of these can be where both of two coordinates differ in size: one look spares most others.
  if (abs(u.x) !== abs(v.x) && abs(u.y) !== abs(v.y)) return false;
  if (u.x === v.x && u.y === v.y && u.z === v.z) return true;
  if (u.x === -v.x && u.y === -v.y && u.z === -v.z) return true;
  for (const i of three) {
    if (at(u, i) === 0 && at(v, i) === 0 && at(u, next(i)) === 0 && at(v, next(i)) === 0) return true;
  }
  return false;
}

export function isZero(v: Vec3): boolean {
  return every(equal(v, 0));
}

/** Ties must not depend on the order of asking: so one of two boxes is always taken for the first. */
export function precedes(a: Obb3, b: Obb3): boolean {
  for (const [p, q] of [
    [a.center, b.center],
    [a.halfExtents, b.halfExtents],
    [a.axes[0], b.axes[0]],
    [a.axes[1], b.axes[1]],
    [a.axes[2], b.axes[2]],
  ] as const) {
    for (const i of three) if (at(p, i) !== at(q, i)) return at(p, i) < at(q, i);
  }
  return false;
}

/**
 * The same box with axes whose products keep their digits. Where they do not span space, one along which the box has no extent
 * gives way to one square to the others.
 */
export function tamedBox(box: Obb3): Obb3 {
  const { center, halfExtents, axes } = box;
  const [squareX, squareY, squareZ] = map(axes, (axis) => square(axis));
  const volume = dot(cross(axes[0], axes[1]), axes[2]);
  const isSpanning = volume * volume > 2 ** -80 * squareX * squareY * squareZ;
  if (isSpanning && isTame(squareX) && isTame(squareY) && isTame(squareZ)) return box;
  const { extents, x, y, z } = tamedSpokes(halfExtents, axes[0], axes[1], axes[2]);
  return { center, halfExtents: extents, axes: [x, y, z] };
}

interface Spokes {
  readonly extents: Vec3;
  readonly x: Direction3;
  readonly y: Direction3;
  readonly z: Direction3;
}

/** @cold */
function tamedSpokes(halfExtents: Vec3, x: Direction3, y: Direction3, z: Direction3): Spokes {
  const [tameX, tameY, tameZ] = [tamedAtAnyScale(x), tamedAtAnyScale(y), tamedAtAnyScale(z)];
  // Long axes can make a box so large that no double holds its size; what is beyond is cut off.
  const extents = vec3(
    isZero(x) ? 0 : min(halfExtents.x * tameX.power, 2 ** 1000),
    isZero(y) ? 0 : min(halfExtents.y * tameY.power, 2 ** 1000),
    isZero(z) ? 0 : min(halfExtents.z * tameZ.power, 2 ** 1000),
  );
  const ownX = extents.x === 0 ? squareTo(tameY.way, tameZ.way) : tameX.way;
  const ownY = extents.y === 0 ? squareTo(tameZ.way, ownX) : tameY.way;
  const ownZ = extents.z === 0 ? squareTo(ownX, ownY) : tameZ.way;
  return { extents, x: ownX, y: ownY, z: ownZ };
}

/** A unit vector square to two others, either of which may be zero. */
function squareTo(u: Direction3, v: Direction3): Direction3 {
  const normal = cross(u, v);
  if (isZero(normal)) return perpendicular(isZero(u) ? v : u);
  return normalizedAtAnyScale(normal).unit;
}
