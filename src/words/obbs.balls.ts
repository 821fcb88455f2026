/** How far an oriented box is from the centre of a ball, squared and without quotients. */
import { isZeroVector } from './lengths.js';
import type { Direction, Direction3, Length, Obb2, Obb3 } from './shapes.js';
import type { Index, Three, Vec, Vec3 } from './vec.js';
import { abs, add, at, dot, lengthSquared, map3, min, next, onAxis, scale, sub } from './vec.js';

/** Edges along a direction. Those of length 0 are points, and as such have any direction. */
export type Way = { readonly along: Direction; readonly half: Length };

export const wayOf = (direction: Direction, half: Length, isPoint: boolean): Way => ({
  along: isPoint ? onAxis(direction, 0, 1) : direction,
  half: isPoint ? 0 : half,
});

/**
 * Positive where all of an edge is farther than a ball's radius from its centre, which lies at `offset` from the edge's middle. With a
 * along the edge, the nearest point is at t a with t a² = offset·a, held between ±half·a². This is its distance² - radius², times 4a²,
 * without a branch for either end. Ericson, RTCD 5.1.2.
 */
export function edgeToBall(offset: Vec, { along, half }: Way, radius: Length): number {
  const [squared, shadow] = [lengthSquared(along), dot(offset, along)];
  const end = half * squared;
  const held = abs(shadow + end) - abs(shadow - end);
  return 4 * squared * (lengthSquared(offset) - radius * radius) + held * (held - 4 * shadow);
}

/** Positive where a plane is farther than a radius from a point, at a height over it in lengths of its normal; never behind it. */
export const planeToBall = (height: number, normalSquared: number, radius: Length): number =>
  height * abs(height) - radius * radius * normalSquared;

/** Positive where all edges of a box are farther than a ball's radius from its centre, seen from the box's middle. */
export function edgesToBall2(center: Vec, { axes: [x, y] }: Obb2, size: Vec, radius: Length): number {
  const [alongX, alongY] = [wayOf(x, size.x, isZeroVector(x)), wayOf(y, size.y, isZeroVector(y))];
  const [toX, toY] = [scale(x, size.x), scale(y, size.y)];
  return min(
    edgeToBall(sub(center, toY), alongX, radius),
    edgeToBall(add(center, toY), alongX, radius),
    edgeToBall(sub(center, toX), alongY, radius),
    edgeToBall(add(center, toX), alongY, radius),
  );
}

export function edgesToBall3(center: Vec3, { axes }: Obb3, size: Vec3, radius: Length): number {
  const toFaces = map3(axes, (axis, i) => scale(axis, at(size, i)));
  const [byX, byY, byZ] = map3(axes, (axis, i) => {
    const [u, v] = [toFaces[next(i)], toFaces[next(next(i))]];
    const [right, left, way] = [sub(center, u), add(center, u), wayOf(axis, at(size, i), isZeroVector(axis))];
    return min(
      edgeToBall(sub(right, v), way, radius),
      edgeToBall(add(right, v), way, radius),
      edgeToBall(sub(left, v), way, radius),
      edgeToBall(add(left, v), way, radius),
    );
  });
  return min(byX, byY, byZ);
}

/**
 * Whether the foot of a point on the plane of a box's face lies on the face, but not on its edges. With u and v along it and the normal n,
 * the point is at (point × v)·n and the face's middle at ±half·(axis × v)·n, and all of it is within half·n² of that.
 * @param along the products of the point, seen from the box's middle, with the axes
 * @param side 1 or -1, of the two faces across axis i
 */
export function isOverFace(along: Three<number>, axes: Three<Direction3>, size: Vec3, i: Index, side: number): boolean {
  const isBetween = (u: Index, v: Index): boolean => {
    const [uSquared, vSquared] = [lengthSquared(axes[u]), lengthSquared(axes[v])];
    const uv = dot(axes[u], axes[v]);
    const middle = at(size, i) * (dot(axes[i], axes[u]) * vSquared - dot(axes[i], axes[v]) * uv);
    const foot = along[u] * vSquared - along[v] * uv;
    return abs(foot - side * middle) < at(size, u) * (uSquared * vSquared - uv * uv);
  };
  return isBetween(next(i), next(next(i))) && isBetween(next(next(i)), next(i));
}

/** The corners of a box as seen from a point, which is seen from the box's middle. */
export function fromCorners3(point: Vec3, { axes }: Obb3, size: Vec3): Vec3[] {
  const [x, y, z] = map3(axes, (axis, i) => scale(axis, at(size, i)));
  const [right, left] = [sub(point, x), add(point, x)];
  const edges = [sub(right, y), add(right, y), sub(left, y), add(left, y)];
  return [...edges.map((p) => sub(p, z)), ...edges.map((p) => add(p, z))];
}
