/** Whether a convex shape holds another, in whole numbers. */
import { gapExactly, together } from './deciding.js';
import { cross, dot, isZero, minus, type Vector } from './integers.js';
import type { Whole } from './whole.js';

interface Sided {
  readonly data: {
    readonly vertices: Float64Array;
    readonly dimension: number;
    readonly faceStarts?: Uint32Array;
    readonly faceVertices?: Uint32Array;
  };
}

/** Whether all corners of the second lie in the first, for a second one without a radius. What is not finite neither holds nor is held. */
export function holds(a: Whole | null, b: Whole | null, isDeep: boolean): boolean {
  if (a === null || b === null) return false;
  return b.corners.every((corner) => gapExactly({ ...b, corners: [corner] }, a, isDeep) <= 0);
}

/** Whether a hull or polygon holds another shape: its corners, or the balls around them. */
export function hullHolds(hull: Sided, a: Whole | null, b: Whole | null, isDeep: boolean): boolean {
  if (a === null || b === null || b.ways > 0) return false;
  if (b.size === 0) return holds(a, b, isDeep);
  const { cornersA, cornersB, reach } = together(a, b);
  const sides = sidesOf(hull, cornersA, isDeep);
  return cornersB.every((center) => isBehind(center, reach, sides, cornersA, isDeep));
}

/** Some corners of each face or side: enough to tell its plane or line. */
function sidesOf(
  { data: { dimension, faceStarts, faceVertices } }: Sided,
  corners: readonly Vector[],
  isDeep: boolean,
): Vector[][] {
  if (dimension !== (isDeep ? 3 : 2)) return [];
  if (!isDeep) return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]!]);
  return Array.from({ length: faceStarts!.length - 1 }, (_, face) =>
    [...faceVertices!.subarray(faceStarts![face], faceStarts![face + 1])].map((i) => corners[i]!),
  );
}

/** Whether a ball lies behind all sides. Axes may mirror them, so the corners tell which side is inside; where they are flat, there is none. */
function isBehind(
  center: Vector,
  radius: bigint,
  sides: readonly (readonly Vector[])[],
  corners: readonly Vector[],
  isDeep: boolean,
): boolean {
  if (sides.length === 0) return false;
  return sides.every(([from, to, ...others]) => {
    const edge = minus(to!, from!);
    const upright: Vector[] = isDeep ? others.map((other) => minus(other, from!)) : [[0n, 0n, 1n]];
    const normal = upright.map((other) => cross(edge, other)).find((n) => !isZero(n));
    if (normal === undefined) return false;
    const inside = corners.map((corner) => dot(normal, minus(corner, from!))).find((height) => height !== 0n);
    if (inside === undefined) return false;
    const height = dot(normal, minus(center, from!)) * (inside > 0n ? 1n : -1n);
    return height > 0n && height * height >= radius * radius * dot(normal, normal);
  });
}
