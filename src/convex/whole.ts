/**
 * Shapes as they were given, in numbers that are not rounded: corners, a radius, and a direction in which a ray or line goes on. What is not
 * finite is null.
 */
import { add, type Dyadic, from, multiply } from '../exact/dyadic.js';

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** x, y and z. */
export type Place = readonly [Dyadic, Dyadic, Dyadic];

export interface Whole {
  readonly corners: readonly Place[];
  readonly radius: Dyadic;
  /** The radius as it was given. */
  readonly size: number;
  /** Of a ray or line; such a one has a single corner. */
  readonly direction?: Place;
  /** In how many ways it goes on: 1 for a ray, 2 for a line. */
  readonly ways: number;
}

/** Something with shared vertices and a pose: a hull, or a polygon. */
export interface Posed {
  readonly data: { readonly vertices: Float64Array };
  readonly position: Vector;
  readonly axes: readonly Vector[];
}

const ZERO: Dyadic = [0n, 0];

function areFinite(...numbers: readonly number[]): boolean {
  return numbers.every(Number.isFinite);
}

function isFinitePlace({ x, y, z = 0 }: Vector): boolean {
  return areFinite(x, y, z);
}

/** @param isDeep whether it is of space; else its z is 0 */
function placeOf({ x, y, z }: Vector, isDeep: boolean): Place {
  return [from(x), from(y), isDeep ? from(z!) : ZERO];
}

function wholeOf(points: readonly Vector[], isDeep: boolean, radius = 0): Whole | null {
  if (!(points.every(isFinitePlace) && areFinite(radius))) return null;
  return { corners: points.map((point) => placeOf(point, isDeep)), radius: from(radius), size: radius, ways: 0 };
}

export function wholePoint(point: Vector, isDeep: boolean): Whole | null {
  return wholeOf([point], isDeep);
}

export function wholeSphere(ball: { center: Vector; radius: number }, isDeep: boolean): Whole | null {
  return wholeOf([ball.center], isDeep, ball.radius);
}

export function wholeSegment(segment: { start: Vector; end: Vector }, isDeep: boolean): Whole | null {
  return wholeOf([segment.start, segment.end], isDeep);
}

export function wholeCapsule(capsule: { start: Vector; end: Vector; radius: number }, isDeep: boolean): Whole | null {
  return wholeOf([capsule.start, capsule.end], isDeep, capsule.radius);
}

/** Without a direction it is a point. */
export function wholeRay(ray: { origin: Vector; direction: Vector }, isDeep: boolean, ways = 1): Whole | null {
  const point = wholeOf([ray.origin], isDeep);
  if (!(point && isFinitePlace(ray.direction))) return null;
  const direction = placeOf(ray.direction, isDeep);
  return direction.every(([mantissa]) => mantissa === 0n) ? point : { ...point, direction, ways };
}

export function wholeLine(line: { origin: Vector; direction: Vector }, isDeep: boolean): Whole | null {
  return wholeRay(line, isDeep, 2);
}

export function wholeTriangle(triangle: { a: Vector; b: Vector; c: Vector }, isDeep: boolean): Whole | null {
  return wholeOf([triangle.a, triangle.b, triangle.c], isDeep);
}

export function wholeAabb({ min, max }: { min: Vector; max: Vector }, isDeep: boolean): Whole | null {
  const corner = (i: number): Vector => ({
    x: i & 1 ? max.x : min.x,
    y: i & 2 ? max.y : min.y,
    z: isDeep ? (i & 4 ? max.z! : min.z!) : 0,
  });
  return wholeOf(
    Array.from({ length: isDeep ? 8 : 4 }, (_, i) => corner(i)),
    isDeep,
  );
}

export function wholeObb(
  { center, halfExtents, axes }: { center: Vector; halfExtents: Vector; axes: readonly Vector[] },
  isDeep: boolean,
): Whole | null {
  const { x, y, z = 0 } = halfExtents;
  const signs = Array.from({ length: isDeep ? 8 : 4 }, (_, i) => i);
  return affine(
    signs.map((i) => [i & 1 ? x : -x, i & 2 ? y : -y, i & 4 ? z : -z]),
    center,
    axes,
    isDeep,
  );
}

export function wholeHull({ data, position, axes }: Posed, isDeep: boolean): Whole | null {
  const { vertices } = data;
  const size = isDeep ? 3 : 2;
  const corners = Array.from({ length: vertices.length / size }, (_, i) => [
    ...vertices.subarray(size * i, size * i + size),
  ]);
  return affine(corners, position, axes, isDeep);
}

/** `origin` and multiples of axes. */
function affine(
  corners: readonly (readonly number[])[],
  origin: Vector,
  axes: readonly Vector[],
  isDeep: boolean,
): Whole | null {
  const used = axes.slice(0, isDeep ? 3 : 2);
  if (!(isFinitePlace(origin) && used.every(isFinitePlace) && corners.every((corner) => areFinite(...corner))))
    return null;
  const start = placeOf(origin, isDeep);
  const ways = used.map((axis) => placeOf(axis, isDeep));
  const placed = corners.map((corner): Place => {
    const steps = corner.slice(0, used.length).map(from);
    const along = (k: 0 | 1 | 2): Dyadic =>
      steps.reduce((sum, step, i) => add(sum, multiply(step, ways[i]![k])), start[k]);
    return [along(0), along(1), along(2)];
  });
  return { corners: placed, radius: ZERO, size: 0, ways: 0 };
}
