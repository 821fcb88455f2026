/** Convex hulls by brute force: every plane through three points, with exact whole numbers. */
import { dyadic } from './rational.js';
import type { Vector3 } from './shapes.js';
import { cross, dot, isZero, minus, type Vector } from './vectors.js';

export interface Polyhedron {
  readonly dimension: number;
  /** The numbers of the points that are corners, of those at the same place the first. */
  readonly corners: readonly number[];
  /** The corners of each face, in rising order, and a normal of any length, outwards. */
  readonly faces: readonly { readonly corners: readonly number[]; readonly normal: Vector }[];
}

/** Points as whole numbers of one unit. */
export function wholePoints(points: readonly Vector3[]): Vector[] {
  const parts = points.map(({ x, y, z }) => [x, y, z].map(dyadic));
  const unit = Math.min(...parts.flat().map(({ exponent }) => exponent));
  return parts.map((part) => {
    const [x, y, z] = part.map(({ mantissa, exponent }) => mantissa << BigInt(exponent - unit));
    return { x: x!, y: y!, z: z! };
  });
}

export function polyhedronOf(points: readonly Vector3[]): Polyhedron {
  const whole = wholePoints(points);
  const isSame = (a: Vector, b: Vector): boolean => isZero(minus(a, b));
  const distinct = [...whole.keys()].filter((i) => whole.findIndex((other) => isSame(other, whole[i]!)) === i);
  const faces = new Map<string, { corners: number[]; normal: Vector }>();
  let dimension = Math.min(distinct.length - 1, 1);
  for (const i of distinct) {
    for (const j of distinct.filter((other) => other > i)) {
      for (const k of distinct.filter((other) => other > j)) {
        const normal = cross(minus(whole[j]!, whole[i]!), minus(whole[k]!, whole[i]!));
        if (isZero(normal)) continue;
        dimension = Math.max(dimension, 2);
        const heights = distinct.map((point) => dot(normal, minus(whole[point]!, whole[i]!)));
        const flat = distinct.filter((_, at) => heights[at] === 0n);
        const [isBelow, isAbove] = [heights.every((height) => height <= 0n), heights.every((height) => height >= 0n)];
        if (!isBelow || !isAbove) dimension = 3;
        for (const [isOutside, sign] of [
          [isBelow, 1n],
          [isAbove, -1n],
        ] as const) {
          const outward = { x: sign * normal.x, y: sign * normal.y, z: sign * normal.z };
          const key = `${flat} ${flat.length === distinct.length ? sign : ''}`;
          if (isOutside && !faces.has(key))
            faces.set(key, { corners: cornersIn(whole, flat, normal), normal: outward });
        }
      }
    }
  }
  const onFaces = [...new Set([...faces.values()].flatMap(({ corners }) => corners))];
  const corners = dimension > 1 ? onFaces.sort((a, b) => a - b) : endsOf(whole, distinct);
  return { dimension, corners, faces: dimension > 1 ? [...faces.values()] : [] };
}

/** Of points in one plane. */
function cornersIn(whole: readonly Vector[], flat: readonly number[], normal: Vector): number[] {
  const corners = new Set<number>();
  for (const i of flat) {
    for (const j of flat.filter((other) => other > i)) {
      const edge = minus(whole[j]!, whole[i]!);
      const sides = flat.map((point) => dot(normal, cross(edge, minus(whole[point]!, whole[i]!))));
      if (sides.some((side) => side > 0n) && sides.some((side) => side < 0n)) continue;
      const along = flat.filter((_, at) => sides[at] === 0n);
      for (const end of endsOf(whole, along)) corners.add(end);
    }
  }
  return [...corners].sort((a, b) => a - b);
}

/** Of points on one line. */
function endsOf(whole: readonly Vector[], along: readonly number[]): number[] {
  const isBetween = (point: number): boolean =>
    along.some((a) => along.some((b) => dot(minus(whole[a]!, whole[point]!), minus(whole[b]!, whole[point]!)) < 0n));
  return along.filter((point) => !isBetween(point)).sort((a, b) => a - b);
}
