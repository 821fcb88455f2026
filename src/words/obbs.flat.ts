/** Oriented boxes whose axes do not span space, or the plane. */
import { isZeroVector } from './lengths.js';
import type { Obb2, Obb3 } from './shapes.js';
import type { Vec, Vec3 } from './vec.js';
import { abs, add, at, cross, indices, map3, max, min, scale, sub } from './vec.js';

/** What is not a box: its corners, its edges, and the ways in which it goes on for ever. */
export type Other<V extends Vec> = {
  readonly corners: readonly V[];
  readonly edges: readonly V[];
  readonly endless: readonly V[];
};

/**
 * By the axes that face normals and cross products of edges leave out where all edges together span no more than a plane. Lending
 * the shapes edges of length 0 along the coordinate axes changes neither, and makes their edges span space: so the coordinate axes and
 * the cross products of each edge with them are all that remains.
 */
export function isApartFromFlat3(other: Other<Vec3>, { center, halfExtents, axes }: Obb3): boolean {
  const isApart = (measure: (v: Vec3) => Vec3): boolean => {
    const reach = map3(axes, (axis, i) => scale(abs(measure(axis)), at(halfExtents, i)));
    return isBeyond(seenFrom(center, other, measure), add(...reach));
  };
  for (const edge of [...axes, ...other.edges]) if (isApart((v) => cross(v, edge))) return true;
  return isApart((v) => v);
}

/** How far a box reaches from its middle along the coordinate axes. */
export const reachAlong3 = ({ axes, halfExtents }: Obb3): Vec3 =>
  add(...map3(axes, (axis, i) => scale(abs(axis), at(halfExtents, i))));

/** In 2D the normals of edges leave out the coordinate axes alone. */
export function isApartFromFlat2(other: Other<Vec>, box: Obb2): boolean {
  const seen = seenFrom(box.center, other, (v) => v);
  return isBeyond(seen, reachAlong2(box));
}

/** The same in 2D. */
export const reachAlong2 = ({ halfExtents, axes: [x, y] }: Obb2): Vec =>
  add(scale(abs(x), halfExtents.x), scale(abs(y), halfExtents.y));

/** A shape from a box's middle, along several axes at once, given what a vector measures along them. */
const seenFrom = <V extends Vec>(center: V, { corners, endless }: Other<V>, measure: (v: V) => V) => ({
  seen: corners.map((corner) => measure(sub(corner, center))),
  ways: endless.map((way) => measure(way)),
});

/** Whether all of a shape lies beyond the box's reach along one of the axes, and does not come back. */
function isBeyond({ seen, ways }: { readonly seen: readonly Vec[]; readonly ways: readonly Vec[] }, reach: Vec) {
  for (const i of indices(reach)) {
    const [from, to] = [seen.map((v) => at(v, i)).reduce(least), seen.map((v) => at(v, i)).reduce(most)];
    if (from > at(reach, i) && ways.reduce((stays, way) => stays && at(way, i) >= 0, true)) return true;
    if (to < 0 - at(reach, i) && ways.reduce((stays, way) => stays && at(way, i) <= 0, true)) return true;
  }
  return false;
}

const least = (p: number, q: number): number => min(p, q);
const most = (p: number, q: number): number => max(p, q);

/** Whether a box of the plane is no more than a point, which overlaps no line. */
export const isPoint2 = ({ axes: [x, y] }: Obb2): boolean => isZeroVector(x) && isZeroVector(y);
