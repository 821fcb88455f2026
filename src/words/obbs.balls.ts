/** How far an oriented box is from the centre of a ball, squared and without quotients. */
import { isZeroVector } from './lengths.js';
import type { Direction, Length, Obb2, Obb3 } from './shapes.js';
import type { Index, Vec, Vec3 } from './vec.js';
import { abs, add, at, dot, lengthSquared, map3, max, min, next, onAxis, scale, sub } from './vec.js';

/** Edges along a direction a: a², and how far they reach along a from their middles. Those of length 0 have any direction. */
export type Way = { readonly along: Direction; readonly squared: number; readonly end: number };

export function wayOf(direction: Direction, half: Length, isPoint: boolean): Way {
  const along = isPoint ? onAxis(direction, 0, 1) : direction;
  const squared = lengthSquared(along);
  return { along, squared, end: (isPoint ? 0 : half) * squared };
}

/**
 * Positive where all of an edge is farther than a ball's radius from its centre, which lies at `offset` from the edge's middle. With a
 * along the edge, the nearest point is at t a with t a² = offset·a, held between ±end. This is its distance² - radius², times 4a²,
 * without a branch for either end. Ericson, RTCD 5.1.2.
 */
export function edgeToBall(offset: Vec, { along, squared, end }: Way, radius: Length): number {
  const shadow = dot(offset, along);
  const held = abs(shadow + end) - abs(shadow - end);
  return 4 * squared * (lengthSquared(offset) - radius * radius) + held * (held - 4 * shadow);
}

/** Positive where a plane is farther than a radius from a point, at a height over it in lengths of its normal; never behind it. */
export const planeToBall = (height: number, normalSquared: number, radius: Length): number =>
  height * abs(height) - radius * radius * normalSquared;

/** The edges of a box: along its axes, and from its middle to those that lie across. */
export const edgesOf2 = ({ axes: [x, y] }: Obb2, size: Vec) => ({
  ways: [wayOf(x, size.x, isZeroVector(x)), wayOf(y, size.y, isZeroVector(y))] as const,
  toSides: [scale(x, size.x), scale(y, size.y)] as const,
});

export const edgesOf3 = ({ axes }: Obb3, size: Vec3) => ({
  ways: map3(axes, (axis, i) => wayOf(axis, at(size, i), isZeroVector(axis))),
  toSides: map3(axes, (axis, i) => scale(axis, at(size, i))),
});

/** Positive where all edges of a box are farther than a ball's radius from its centre, seen from the box's middle. */
export function edgesToBall2(center: Vec, { ways, toSides }: ReturnType<typeof edgesOf2>, radius: Length): number {
  return min(
    edgeToBall(sub(center, toSides[1]), ways[0], radius),
    edgeToBall(add(center, toSides[1]), ways[0], radius),
    edgeToBall(sub(center, toSides[0]), ways[1], radius),
    edgeToBall(add(center, toSides[0]), ways[1], radius),
  );
}

/**
 * The plane of the two faces across axis i, for feet of points on it. With u and v along it and the normal n, a point is at (point × v)·n,
 * the faces' middles are at ±half·(axis × v)·n, and all of a face is within half·n² of its middle.
 */
export function planeOfFaces({ axes }: Obb3, size: Vec3, i: Index) {
  const [j, k] = [next(i), next(next(i))];
  const [jSquared, kSquared, jk] = [lengthSquared(axes[j]), lengthSquared(axes[k]), dot(axes[j], axes[k])];
  const normalSquared = jSquared * kSquared - jk * jk;
  const [iAlongJ, iAlongK] = [dot(axes[i], axes[j]), dot(axes[i], axes[k])];
  const middleJ = at(size, i) * (iAlongJ * kSquared - iAlongK * jk);
  const middleK = at(size, i) * (iAlongK * jSquared - iAlongJ * jk);
  const [reachJ, reachK] = [at(size, j) * normalSquared, at(size, k) * normalSquared];
  return { alongJ: axes[j], alongK: axes[k], jSquared, kSquared, jk, middleJ, middleK, reachJ, reachK };
}

/** Whether a point's foot lies on the face on a side, 1 or -1, but not on its edges. */
export function isOver(point: Vec3, plane: ReturnType<typeof planeOfFaces>, side: number): boolean {
  const { alongJ, alongK, jSquared, kSquared, jk, middleJ, middleK, reachJ, reachK } = plane;
  const [byJ, byK] = [dot(point, alongJ), dot(point, alongK)];
  const pastJ = abs(byJ * kSquared - byK * jk - side * middleJ) - reachJ;
  return max(pastJ, abs(byK * jSquared - byJ * jk - side * middleK) - reachK) < 0;
}

/** The corners of a box as seen from a point, which is seen from the box's middle. */
export function fromCorners2(point: Vec, { toSides: [x, y] }: ReturnType<typeof edgesOf2>): Vec[] {
  const [right, left] = [sub(point, x), add(point, x)];
  return [sub(right, y), add(right, y), sub(left, y), add(left, y)];
}

export function fromCorners3(point: Vec3, { toSides: [x, y, z] }: ReturnType<typeof edgesOf3>): Vec3[] {
  const [right, left] = [sub(point, x), add(point, x)];
  const edges = [sub(right, y), add(right, y), sub(left, y), add(left, y)];
  return [...edges.map((p) => sub(p, z)), ...edges.map((p) => add(p, z))];
}
