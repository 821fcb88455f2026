/** Words about oriented boxes of space, shared by all their pairs. */
import { normalizedAtAnyScale, perpendicular } from './lengths.js';
import { isStill, tamed } from './lines.js';
import type { Direction3, Length, Obb3 } from './shapes.js';
import { crossTwofold, twofold } from './twofold.js';
import type { Index, Three, Vec3 } from './vec.js';
import { abs, at, cross, div, dot, fill, map, min, mul, next, sqrt, square, sum, three, vec3 } from './vec.js';

/** Ties must not depend on the order of asking: so one of two boxes is always taken for the first. */
export function precedes(a: Obb3, b: Obb3): boolean {
  const [listA, listB] = [
    [a.center, a.halfExtents, ...a.axes],
    [b.center, b.halfExtents, ...b.axes],
  ];
  for (const [p, q] of listA.map((p, i) => [p, listB[i]!] as const)) {
    for (const i of three) if (at(p, i) !== at(q, i)) return at(p, i) < at(q, i);
  }
  return false;
}

/** The edges of a box: along which axes they run, and how far from their middles. */
export interface Edges {
  readonly axes: Three<Direction3>;
  readonly halfExtents: Vec3;
}

/** The faces of a box: their unit normals, and how far they are from its centre. */
export interface Faces {
  readonly normals: Three<Direction3>;
  readonly distances: Vec3;
}

export interface MeasuredBox {
  readonly edges: Edges;
  readonly faces: Faces;
  /** At least as far as the box reaches from its centre in any direction, and at most three times as far. */
  readonly size: Length;
}

/** @shared */
export function measured(box: Obb3): MeasuredBox {
  const tame = map(box.axes, (axis) => tamed(axis));
  const axes = map(tame, ({ way }) => way);
  // Long axes can make a box so large that no double holds its size; what is beyond is cut off.
  const halfExtents = min(mul(box.halfExtents, vec3(...map(tame, ({ power }) => power))), 2 ** 1000);
  const normals = map(axes, (_, i) => faceNormal(axes[next(i)], axes[next(next(i))]));
  const distances = vec3(...map(normals, (normal, i) => at(halfExtents, i) * abs(dot(axes[i], normal))));
  const size = dot(halfExtents, vec3(...map(axes, (axis) => sum(abs(axis)))));
  return { edges: { axes, halfExtents }, faces: { normals, distances }, size };
}

/** The same edges with those along another axis first. */
export function turned({ axes, halfExtents }: Edges, i: Index): Edges {
  const [j, k] = [next(i), next(next(i))];
  return {
    axes: [axes[i], axes[j], axes[k]],
    halfExtents: vec3(at(halfExtents, i), at(halfExtents, j), at(halfExtents, k)),
  };
}

/** How far a box reaches from its centre along a unit vector. */
export function reachOf({ axes, halfExtents }: Edges, unit: Direction3): Length {
  return dot(halfExtents, abs(alongEach(axes, unit)));
}

/** How far a vector leads along each of three others. */
export function alongEach(directions: Three<Direction3>, v: Vec3): Vec3 {
  return vec3(...map(directions, (direction) => dot(direction, v)));
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
function faceNormal(u: Direction3, v: Direction3): Direction3 {
  const normal = unitAcross(u, v);
  return isStill(normal) ? perpendicular(isStill(u) ? v : u) : normal;
}
