import { type Dyadic, dyadic } from './rational.js';
import { forNumbersIn, type Shape3, type Vector3 } from './shapes.js';
import { minus, plus, times, type Vector } from './vectors.js';

/**
 * A shape in whole numbers. What has a straight line in it is kept as a foot and a reach (`linear`): a segment covers
 * foot + t·reach for t in 0..1, a ray for every t >= 0 (`endless`); a `line` for every t.
 */
export type WholeShape =
  | { readonly kind: 'point'; readonly at: Vector }
  | Linear
  | { readonly kind: 'line'; readonly foot: Vector; readonly reach: Vector }
  | { readonly kind: 'plane' | 'halfspace'; readonly normal: Vector; readonly constant: bigint }
  | { readonly kind: 'capsule'; readonly start: Vector; readonly end: Vector; readonly radius: bigint }
  | { readonly kind: 'sphere'; readonly center: Vector; readonly radius: bigint }
  | Box
  | { readonly kind: 'triangle'; readonly a: Vector; readonly b: Vector; readonly c: Vector }
  | { readonly kind: 'obb'; readonly center: Vector; readonly edges: readonly Vector[] }
  | { readonly kind: 'hull'; readonly corners: readonly Vector[] };

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

/** Null when a shape is no set of points at all: see `isEmpty`. */
export function wholeNumbers(...shapes: Shape3[]): WholeCase | null {
  const lengths: number[] = [];
  const ratios: number[] = [];
  for (const shape of shapes) {
    if (isEmpty(shape)) return null;
    if (shape.kind === 'plane' || shape.kind === 'halfspace') continue;
    const { axes, ...rest } = shape as { axes?: readonly object[] };
    forNumbersIn(rest, (value) => lengths.push(value));
    if (axes) forNumbersIn(axes, (value) => ratios.push(value));
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
  const exponent = lengthExponent + ratioExponent;
  const convert = (shape: Shape3): WholeShape => {
    switch (shape.kind) {
      case 'point':
        return { kind: 'point', at: vector(shape) };
      case 'line':
        return { kind: 'line', foot: vector(shape.origin), reach: vector(shape.direction) };
      case 'plane':
      case 'halfspace': {
        // A normal has a unit of its own, and the constant that one times the unit of lengths: small enough for both.
        const { x, y, z } = shape.normal;
        const unit = Math.min(commonExponent([x, y, z]), commonExponent([shape.constant]) - exponent);
        const normal = { x: whole(x, unit), y: whole(y, unit), z: whole(z, unit) };
        return { kind: shape.kind, normal, constant: whole(shape.constant, unit + exponent) };
      }
      case 'capsule':
        return { kind: 'capsule', start: vector(shape.start), end: vector(shape.end), radius: length(shape.radius) };
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
      case 'hull': {
        const { data, position, axes } = shape;
        const corners = Array.from({ length: data.vertices.length / 3 }, (_, i) =>
          axes.map((axis, k) => edge(axis, data.vertices[3 * i + k]!)).reduce(plus, vector(position)),
        );
        return { kind: 'hull', corners };
      }
    }
  };
  return { shapes: shapes.map(convert), exponent };
}

/** A number that is not finite, a negative size, a box turned over, a normal of zero. */
function isEmpty(shape: Shape3): boolean {
  let areFinite = true;
  forNumbersIn(shape, (value) => {
    areFinite &&= Number.isFinite(value);
  });
  if (!areFinite) return true;
  switch (shape.kind) {
    case 'plane':
    case 'halfspace':
      return shape.normal.x === 0 && shape.normal.y === 0 && shape.normal.z === 0;
    case 'sphere':
    case 'capsule':
      return shape.radius < 0;
    case 'aabb':
      return shape.min.x > shape.max.x || shape.min.y > shape.max.y || shape.min.z > shape.max.z;
    case 'obb':
      return shape.halfExtents.x < 0 || shape.halfExtents.y < 0 || shape.halfExtents.z < 0;
    default:
      return false;
  }
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
