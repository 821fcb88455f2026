/** Segments, rays and lines as an oriented box sees them: measured across its faces, and across each of its axes. */
import type { Obb2, Obb3 } from './shapes.js';
import { OVERLAPPING, type Sign, signOf } from './sign.js';
import type { Three, Vec, Vec3 } from './vec.js';
import {
  abs,
  add,
  at,
  coordinatePairs,
  cross,
  cross2,
  dot,
  indices,
  map3,
  max,
  min,
  next,
  scale,
  vec2,
  vec3,
} from './vec.js';

/**
 * A box's face normals n, not normalised, are cross products of its axes, in 2D its axes turned by a right angle. So n·axis is the
 * determinant for the axis of the same number, and 0 for the others: a box, skewed as it may be, is all v with each |n·v| up to
 * halfExtent·|determinant|. It is flat where the determinant is 0.
 */
export function facesOf3({ axes }: Obb3) {
  const normals = map3(axes, (_, i) => cross(axes[next(i)], axes[next(next(i))]));
  return { normals, determinant: dot(normals[0], axes[0]) };
}

export const across3 = ([x, y, z]: ReturnType<typeof facesOf3>['normals'], v: Vec3): Vec3 =>
  vec3(dot(x, v), dot(y, v), dot(z, v));
export const across2 = ([x, y]: Obb2['axes'], v: Vec): Vec => vec2(cross2(v, y), cross2(x, v));

/** How far a point lies from a box's middle across each of its faces, and how far the box reaches. */
export function pointAcross3(offset: Vec3, box: Obb3) {
  const { normals, determinant } = facesOf3(box);
  return { offset: across3(normals, offset), reach: scale(box.halfExtents, abs(determinant)), normals, determinant };
}

export function pointAcross2(offset: Vec, { axes, halfExtents }: Obb2) {
  const determinant = cross2(axes[0], axes[1]);
  return { offset: across2(axes, offset), reach: scale(halfExtents, abs(determinant)), determinant };
}

/** A triangle, by its corners from a box's middle: all of them beyond one face, measured across it. */
export const triangleToFaces = (corners: Three<Vec>, reach: Vec): Sign[] =>
  indices(reach).map((i) => {
    const [a, b, c] = map3(corners, (corner) => at(corner, i));
    return signOf(max(min(a, b, c), 0 - max(a, b, c)) - at(reach, i));
  });

/** How far another box reaches from its middle across the sides of a box. */
export const boxAcross2 = ({ axes: [x, y], halfExtents }: Obb2, { axes }: Obb2): Vec =>
  add(scale(abs(across2(axes, x)), halfExtents.x), scale(abs(across2(axes, y)), halfExtents.y));

/** A box of `size`, in half extents, and a line at an offset from its middle. */
export type Sight = {
  readonly determinant: number;
  /** Across the faces: the line's offset, its direction, and how far the box reaches. */
  readonly offset: Vec;
  readonly direction: Vec;
  readonly reach: Vec;
  /** Across the line and each axis (in 2D just across the line): the offset, and how far the box reaches. */
  readonly lefts: readonly number[];
  readonly reaches: readonly number[];
};

export function sightOf3(offset: Vec3, along: Vec3, size: Vec3, box: Obb3) {
  const { normals, determinant } = facesOf3(box);
  const [direction, left] = [across3(normals, along), cross(offset, along)];
  const lefts = map3(box.axes, (axis) => dot(left, axis));
  return { normals, determinant, offset: across3(normals, offset), lefts, ...reachesOf(direction, size, determinant) };
}

export function sightOf2(offset: Vec, along: Vec, size: Vec, { axes }: Obb2): Sight {
  const determinant = cross2(axes[0], axes[1]);
  const direction = across2(axes, along);
  const lefts = [cross2(offset, along)];
  return { determinant, offset: across2(axes, offset), lefts, ...reachesOf(direction, size, determinant) };
}

/** Across the line and an axis, each other axis is as long as the line is across the face of the third. */
const reachesOf = (direction: Vec, size: Vec, determinant: number) => ({
  direction,
  reach: scale(size, abs(determinant)),
  reaches: coordinatePairs(size).map(
    ([i, j]) => at(size, i) * abs(at(direction, j)) + at(size, j) * abs(at(direction, i)),
  ),
});

/** How much farther a segment, measured from its middle to either end, is away than both reach together. */
export const beyondFaces = ({ offset, direction, reach }: Sight): number[] =>
  indices(reach).map((i) => abs(at(offset, i)) - (at(reach, i) + abs(at(direction, i))));

/** Of a ray: it starts beyond a face and does not run towards it. */
export const rayToFaces = ({ offset, direction, reach }: Sight): Sign[] =>
  indices(reach).map((i) =>
    at(offset, i) * at(direction, i) >= 0 ? signOf(abs(at(offset, i)) - at(reach, i)) : OVERLAPPING,
  );

/** How far any line passes a box by. */
export const beyondEdges = ({ lefts, reaches }: Sight): number[] => lefts.map((left, k) => abs(left) - reaches[k]!);
