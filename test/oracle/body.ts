/** Convex bodies of given points, found by trying all planes through three of them in whole numbers: slow, and right for any points. */
import { dyadic } from './rational.js';
import type { Vector3 } from './shapes.js';
import { cross, dot, isZero, minus, type Vector } from './vectors.js';

/** What hulls and polygons are made of: as the library has it, written out again. */
export interface Body {
  readonly vertices: Float64Array;
  readonly faceStarts: Uint32Array;
  readonly faceVertices: Uint32Array;
  readonly edges: Uint32Array;
  readonly neighborStarts: Uint32Array;
  readonly neighbors: Uint32Array;
  readonly normals: Float64Array;
  readonly dimension: 0 | 1 | 2 | 3;
}

export function bodyOf(given: readonly Vector3[]): Body {
  const keys = new Set<string>();
  const points = given.filter(({ x, y, z }) => {
    const key = `${x + 0} ${y + 0} ${z + 0}`;
    return !keys.has(key) && keys.add(key);
  });
  const at = wholeOf(points);
  const all = points.map((_, i) => i);
  const faces = facesOf(at, all);
  const isFlat = faces.length === 1;
  const used = faces.length === 0 ? endsOf(at, all) : [...new Set(faces.flat())];
  if (isFlat) faces.push([...faces[0]!].reverse());
  const dimension = faces.length > 2 ? 3 : isFlat ? 2 : ((used.length - 1) as 0 | 1);
  return assembled(
    used.map((i) => points[i]!),
    faces.map((face) => face.map((i) => used.indexOf(i))),
    dimension,
  );
}

/** Only corners, where nothing asks for more. */
export function cornersOnly(vertices: Float64Array): Body {
  return { ...assembled([], [], 0), vertices };
}

function assembled(points: readonly Vector3[], faces: readonly (readonly number[])[], dimension: 0 | 1 | 2 | 3): Body {
  const edges: number[] = dimension === 1 ? [0, 1, 0, 0] : [];
  const leftOf = new Map<string, number>();
  const sidesOf = (face: readonly number[]): [number, number][] =>
    face.map((from, i) => [from, face[(i + 1) % face.length]!]);
  for (const [f, face] of faces.entries()) for (const [from, to] of sidesOf(face)) leftOf.set(`${from} ${to}`, f);
  for (const [f, face] of faces.entries())
    for (const [from, to] of sidesOf(face)) if (from < to) edges.push(from, to, f, leftOf.get(`${to} ${from}`)!);
  const starts = [0];
  const neighbors: number[] = [];
  for (const [i] of points.entries()) {
    for (let k = 0; k < edges.length; k += 4) {
      if (edges[k] === i) neighbors.push(edges[k + 1]!);
      if (edges[k + 1] === i) neighbors.push(edges[k]!);
    }
    starts.push(neighbors.length);
  }
  const faceStarts = [0];
  for (const face of faces) faceStarts.push(faceStarts.at(-1)! + face.length);
  return {
    vertices: Float64Array.from(points.flatMap(({ x, y, z }) => [x, y, z])),
    faceStarts: Uint32Array.from(faceStarts),
    faceVertices: Uint32Array.from(faces.flat()),
    edges: Uint32Array.from(edges),
    neighborStarts: Uint32Array.from(starts),
    neighbors: Uint32Array.from(neighbors),
    normals: Float64Array.from(faces.flatMap((face) => normalOf(face.map((i) => points[i]!)))),
    dimension,
  };
}

/** By Newell's sums, of coordinates that have been made about 1. */
function normalOf(face: readonly Vector3[]): number[] {
  const [origin] = face;
  const size = Math.max(...face.flatMap((v) => [v.x - origin!.x, v.y - origin!.y, v.z - origin!.z].map(Math.abs)));
  const sum = [0, 0, 0];
  for (const [i, v] of face.entries()) {
    const w = face[(i + 1) % face.length]!;
    const [p, q] = [v, w].map(({ x, y, z }) => [
      (x - origin!.x) / size,
      (y - origin!.y) / size,
      (z - origin!.z) / size,
    ]) as [number[], number[]];
    for (let k = 0; k < 3; k++) sum[k]! += p[(k + 1) % 3]! * q[(k + 2) % 3]! - p[(k + 2) % 3]! * q[(k + 1) % 3]!;
  }
  const length = Math.hypot(...sum) || 1;
  return sum.map((part) => part / length);
}

function wholeOf(points: readonly Vector3[]): Vector[] {
  const numbers = points.flatMap(({ x, y, z }) => [x, y, z].map(dyadic));
  const least = Math.min(0, ...numbers.filter(({ mantissa }) => mantissa !== 0n).map(({ exponent }) => exponent));
  const whole = (value: number): bigint => {
    const { mantissa, exponent } = dyadic(value);
    return mantissa === 0n ? 0n : mantissa << BigInt(exponent - least);
  };
  return points.map(({ x, y, z }) => ({ x: whole(x), y: whole(y), z: whole(z) }));
}

/** The two ends of points on one line, or the only point. */
function endsOf(at: readonly Vector[], all: readonly number[]): number[] {
  const other = all.find((i) => !isZero(minus(at[i]!, at[0]!)));
  if (other === undefined) return [0];
  const along = (i: number): bigint => dot(at[i]!, minus(at[other]!, at[0]!));
  const sorted = [...all].sort((i, j) => (along(i) < along(j) ? -1 : 1));
  return [sorted[0]!, sorted.at(-1)!];
}

/** The faces of the hull, each counterclockwise; of points in one plane a single one, and of points on a line none. */
function facesOf(at: readonly Vector[], all: readonly number[]): number[][] {
  const faces = new Map<string, number[]>();
  for (const i of all)
    for (const j of all)
      for (const k of all) {
        if (!(i < j && j < k)) continue;
        const normal = cross(minus(at[j]!, at[i]!), minus(at[k]!, at[i]!));
        if (isZero(normal)) continue;
        const heights = all.map((m) => dot(normal, minus(at[m]!, at[i]!)));
        const [isBelow, isAbove] = [heights.every((h) => h <= 0n), heights.every((h) => h >= 0n)];
        if (!isBelow && !isAbove) continue;
        const flat = all.filter((m) => heights[m] === 0n);
        const outward = isBelow ? normal : minus({ x: 0n, y: 0n, z: 0n }, normal);
        if (!faces.has(flat.join())) faces.set(flat.join(), roundOf(at, flat, outward));
      }
  return [...faces.values()];
}

/** The corners of points in one plane, counterclockwise about its normal. */
function roundOf(at: readonly Vector[], flat: readonly number[], normal: Vector): number[] {
  const isNext = (i: number, j: number): boolean => {
    const edge = minus(at[j]!, at[i]!);
    return flat.every((m) => {
      const other = minus(at[m]!, at[i]!);
      const turn = dot(normal, cross(edge, other));
      return turn > 0n || (turn === 0n && dot(other, edge) >= 0n && dot(other, other) <= dot(edge, edge));
    });
  };
  const next = (i: number): number | undefined => flat.find((j) => j !== i && isNext(i, j));
  // Points within a side have none after them but through its end, or are passed over.
  const start = flat.find((i) => next(i) !== undefined)!;
  const round = [start];
  for (let i = next(start)!; i !== start; i = next(i)!) round.push(i);
  return round;
}
