/** Words about oriented boxes of space, shared by all their pairs. */
import { crossDoubleDouble, doubleDouble } from './doubleDouble.js';
import { isZeroVector, normalizedAtAnyScale, perpendicular, safeAtAnyScale, safeToMultiply } from './lengths.js';
import type { Direction3, Length, Obb3 } from './shapes.js';
import type { Index, Three, Vec3 } from './vec.js';
import { abs, at, cross, div, dot, fill, lengthSquared, map3, min, mulEach, next, sqrt, sum, vec3 } from './vec.js';

/** The edges of a box: along which axes they run, and how far from their middles. */
export type Edges = { readonly axes: Three<Direction3>; readonly halfExtents: Vec3 };

/** The faces of a box: their unit normals, and how far they are from its centre. */
export type Faces = { readonly normals: Three<Direction3>; readonly distances: Vec3 };

/** In which unit to measure a box: long axes can make it so large that no double holds its size. */
export const unitFor = ({ axes, halfExtents }: Obb3): number =>
  dot(halfExtents, vec3(...map3(axes, (axis) => sum(abs(axis))))) < 2 ** 1000 ? 1 : 2 ** 40;

/**
 * Smaller by a `unit`. `size`: at least as far as the box reaches from its centre in any direction, and at most three times as far.
 * @shared
 */
export function measured(box: Obb3, unit: number) {
  const tame = map3(box.axes, (axis) => (unit === 1 ? safeToMultiply(axis) : safeAtAnyScale(axis)));
  const axes = map3(tame, ({ way }) => way);
  // What is beyond all doubles even so is cut off.
  const halfExtents = min(mulEach(div(box.halfExtents, unit), vec3(...map3(tame, ({ power }) => power))), 2 ** 1000);
  const normals = map3(axes, (_, i) => faceNormal(axes[next(i)], axes[next(next(i))]));
  const distances = vec3(...map3(normals, (normal, i) => at(halfExtents, i) * abs(dot(axes[i], normal))));
  const size = dot(halfExtents, vec3(...map3(axes, (axis) => sum(abs(axis)))));
  return { edges: { axes, halfExtents }, faces: { normals, distances }, size };
}

export type MeasuredBox = ReturnType<typeof measured>;

/** The same edges with those along another axis first. */
export function turned({ axes, halfExtents }: Edges, i: Index): Edges {
  const [j, k] = [next(i), next(next(i))];
  const [x, y, z] = map3([i, j, k], (n) => at(halfExtents, n));
  return { axes: [axes[i], axes[j], axes[k]], halfExtents: vec3(x, y, z) };
}

/** The same box with another axis first: what is asked about the first serves for all three. */
export const withFirst = (box: Obb3, i: Index): Obb3 => (i === 0 ? box : { center: box.center, ...turned(box, i) });

/** How far a box reaches from its centre along a unit vector. */
export const reachOf = ({ axes, halfExtents }: Edges, unit: Direction3): Length =>
  dot(halfExtents, abs(alongEach(axes, unit)));

/** How far a vector leads along each of three others. */
export const alongEach = (directions: Three<Direction3>, v: Vec3): Vec3 =>
  vec3(...map3(directions, (direction) => dot(direction, v)));

/** The unit vector along u × v, true to a few ulp; zero where they are parallel. */
export function unitAcross(u: Direction3, v: Direction3): Direction3 {
  const normal = cross(u, v);
  const squared = lengthSquared(normal);
  if (squared > 2 ** -6 * lengthSquared(u) * lengthSquared(v)) return div(normal, sqrt(squared));
  return squared === 0 ? fill(normal, 0) : unitAcrossCarefully(u, v);
}

/** @cold */
const unitAcrossCarefully = (u: Direction3, v: Direction3): Direction3 =>
  normalizedAtAnyScale(crossDoubleDouble(doubleDouble(u), doubleDouble(v)).high).unit;

/** Where two axes are parallel there is no face, but any unit vector square to them will do. */
function faceNormal(u: Direction3, v: Direction3): Direction3 {
  const normal = unitAcross(u, v);
  return isZeroVector(normal) ? perpendicular(isZeroVector(u) ? v : u) : normal;
}
