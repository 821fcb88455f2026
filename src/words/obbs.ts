/** Words about oriented boxes of space, shared by all their pairs. */
import { normalizedAtAnyScale, perpendicular } from './lengths.js';
import { isStill, tamed } from './lines.js';
import type { Direction3, Length, Obb3 } from './shapes.js';
import { crossTwofold, twofold } from './twofold.js';
import type { Index, Three, Vec3 } from './vec.js';
import { abs, at, cross, div, dot, fill, map, min, mul, next, sqrt, square, sum, three, vec3 } from './vec.js';

/** Ties must not depend on the order of asking: so one of two boxes is always taken for the first. */
export function precedes(a: Obb3, b: Obb3): boolean {
  for (const [p, q] of [
    [a.center, b.center],
    [a.halfExtents, b.halfExtents],
    ...three.map((i) => [a.axes[i], b.axes[i]] as const),
  ] as const) {
    for (const i of three) if (at(p, i) !== at(q, i)) return at(p, i) < at(q, i);
  }
  return false;
}

/** A box by its edges. */
export interface Span {
  readonly extents: Vec3;
  readonly axes: Three<Direction3>;
}

/** A box by its faces: their unit normals, and how far they are from the centre. */
export interface Slabs {
  readonly normals: Three<Direction3>;
  readonly half: Vec3;
}

export interface Solid {
  readonly span: Span;
  readonly slabs: Slabs;
  /** At least as far as the box reaches from its centre in any direction, and at most √3 times as far. */
  readonly size: Length;
}

/** @shared */
export function solidOf(box: Obb3): Solid {
  const tame = map(box.axes, (axis) => tamed(axis));
  const axes = map(tame, ({ way }) => way);
  // Long axes can make a box so large that no double holds its size; what is beyond is cut off.
  const extents = min(mul(box.halfExtents, vec3(...map(tame, ({ power }) => power))), 2 ** 1000);
  const normals = map(axes, (_, i) => faceAcross(axes[next(i)], axes[next(next(i))]));
  const half = vec3(...map(normals, (normal, i) => at(extents, i) * abs(dot(axes[i], normal))));
  const size = dot(extents, vec3(...map(axes, (axis) => sum(abs(axis)))));
  return { span: { extents, axes }, slabs: { normals, half }, size };
}

/** The same box with another axis first. */
export function turned({ extents, axes }: Span, i: Index): Span {
  const [j, k] = [next(i), next(next(i))];
  return { extents: vec3(at(extents, i), at(extents, j), at(extents, k)), axes: [axes[i], axes[j], axes[k]] };
}

/** How far a box reaches from its centre along a unit vector. */
export function reachOf({ extents, axes }: Span, unit: Direction3): Length {
  return dot(extents, vec3(...map(axes, (axis) => abs(dot(axis, unit)))));
}

/** The unit vector along u × v, true to a few ulp; zero where they are parallel. */
export function unitAcross(u: Direction3, v: Direction3): Direction3 {
  const normal = cross(u, v);
  const squared = square(normal);
  if (squared > 2 ** -6 * square(u) * square(v)) return div(normal, sqrt(squared));
  return squared === 0 ? fill(normal, 0) : unitAcrossCarefully(u, v);
}

/** @cold */
function unitAcrossCarefully(u: Direction3, v: Direction3): Direction3 {
  return normalizedAtAnyScale(crossTwofold(twofold(u), twofold(v)).high).unit;
}

/** Where two axes are parallel there is no face, but any unit vector square to them will do. */
function faceAcross(u: Direction3, v: Direction3): Direction3 {
  const normal = unitAcross(u, v);
  return isStill(normal) ? squareTo(isStill(u) ? v : u) : normal;
}

/** @cold */
function squareTo(v: Direction3): Direction3 {
  return perpendicular(v);
}
