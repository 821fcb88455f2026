import { type Dyadic, dyadic } from './rational.js';
import { numbersOf, type Shape3, type Vector3 } from './shapes.js';
import { minus, plus, times, type Vector } from './vectors.js';

/**
 * A shape in whole numbers. What has a straight line in it is kept as a foot and a reach (`linear`): a segment covers
 * foot + t·reach for t in 0..1, a ray for every t >= 0 (`endless`).
 */
export type WholeShape =
  | { readonly kind: 'point'; readonly at: Vector }
  | Linear
  | { readonly kind: 'sphere'; readonly center: Vector; readonly radius: bigint }
  | Box
  | { readonly kind: 'triangle'; readonly a: Vector; readonly b: Vector; readonly c: Vector }
  | { readonly kind: 'obb'; readonly center: Vector; readonly edges: readonly Vector[] };

export interface Linear {
  readonly kind: 'linear';
  readonly foot: Vector;
  readonly reach: Vector;
  readonly endless: boolean;
}

export interface Box {
  readonly kind: 'aabb';
  readonly min: Vector;
  readonly max: Vector;
}

/** One case in whole numbers: every length in it is its whole number times `2^exponent`. */
export interface WholeCase {
  readonly shapes: readonly WholeShape[];
  readonly exponent: number;
}

/** Null when a shape has a number that is not finite, a negative radius or a turned-over box: no set of points at all. */
export function wholeNumbers(...shapes: Shape3[]): WholeCase | null {
  const lengths: number[] = [];
  const ratios: number[] = [];
  for (const shape of shapes) {
    if (isEmpty(shape)) return null;
    for (const { path, value } of numbersOf(shape)) (path[0] === 'axes' ? ratios : lengths).push(value);
  }
  // An obb multiplies lengths by axes, which have a unit of their own; every other length is refined to match.
  const lengthExponent = commonExponent(lengths);
  const ratioExponent = Math.min(0, commonExponent(ratios));
  const finer = BigInt(-ratioExponent);
  const length = (value: number): bigint => whole(value, lengthExponent) << finer;
  const vector = (v: Vector3): Vector => ({ x: length(v.x), y: length(v.y), z: length(v.z) });
  const edge = (axis: Vector3, extent: number): Vector => {
    const ratio = (value: number): bigint => whole(value, ratioExponent);
    return times({ x: ratio(axis.x), y: ratio(axis.y), z: ratio(axis.z) }, whole(extent, lengthExponent));
  };
  const convert = (shape: Shape3): WholeShape => {
    switch (shape.kind) {
      case 'point':
        return { kind: 'point', at: vector(shape) };
      case 'segment': {
        const foot = vector(shape.start);
        return { kind: 'linear', foot, reach: minus(vector(shape.end), foot), endless: false };
      }
      case 'ray':
        return { kind: 'linear', foot: vector(shape.origin), reach: vector(shape.direction), endless: true };
      case 'sphere':
        return { kind: 'sphere', center: vector(shape.center), radius: length(shape.radius) };
      case 'aabb':
        return { kind: 'aabb', min: vector(shape.min), max: vector(shape.max) };
      case 'triangle':
        return { kind: 'triangle', a: vector(shape.a), b: vector(shape.b), c: vector(shape.c) };
      case 'obb': {
        const { center, halfExtents, axes } = shape;
        const edges = [edge(axes[0], halfExtents.x), edge(axes[1], halfExtents.y), edge(axes[2], halfExtents.z)];
        return { kind: 'obb', center: vector(center), edges };
      }
    }
  };
  return { shapes: shapes.map(convert), exponent: lengthExponent + ratioExponent };
}

function isEmpty(shape: Shape3): boolean {
  if (numbersOf(shape).some(({ value }) => !Number.isFinite(value))) return true;
  if (shape.kind === 'sphere') return shape.radius < 0;
  if (shape.kind !== 'aabb') return false;
  return shape.min.x > shape.max.x || shape.min.y > shape.max.y || shape.min.z > shape.max.z;
}

/** The largest power of two that all the numbers are multiples of, as its exponent. */
function commonExponent(values: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const value of values) if (value !== 0) least = Math.min(least, dyadic(value).exponent);
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

function whole(value: number, commonExponent: number): bigint {
  if (value === 0) return 0n;
  const { mantissa, exponent }: Dyadic = dyadic(value);
  return mantissa << BigInt(exponent - commonExponent);
}

/** Every whole number that the shape is made of. */
export function numbersIn(part: object): bigint[] {
  return Object.values(part).flatMap((value: unknown) => {
    if (typeof value === 'bigint') return [value];
    return typeof value === 'object' && value !== null ? numbersIn(value) : [];
  });
}

export function endOf({ foot, reach }: Linear): Vector {
  return plus(foot, reach);
}
