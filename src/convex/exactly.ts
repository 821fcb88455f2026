/**
 * The nearest points of two cores by steps that are not rounded, in whole numbers: for those few, thin or hardly apart, of which doubles have
 * proven nothing. The simplex that doubles ended with is a good start; what it rests on is chosen by Wolfe's rule ("Finding the nearest
 * point in a polytope", 1976): all weigh more than 0 and none of the others is nearer along the mean.
 */
import type { Core } from './cores.js';
import { cross, dot, isZero, minus, none, times, type Vector } from './integers.js';

/** A corner of each core, and their difference. */
export interface Difference {
  readonly a: Vector;
  readonly b: Vector;
  readonly at: Vector;
}

export interface Simplex {
  readonly differences: readonly Difference[];
  readonly weights: readonly bigint[];
  /** Along the mean, of any length; zero where that is zero. */
  readonly towards: Vector;
}

/** Coordinates are cut off this many bits below the largest; no product has more than a double can hold. */
const BITS = 120;

/**
 * Writes a, b, the unit vector from b to a, and twice their distance.
 * @param size of the largest coordinate
 */
export function findExactly(a: Core, b: Core, size: number, into: Float64Array): void {
  const unit = 2 ** (Math.ceil(Math.log2(size)) - BITS);
  const [cornersA, cornersB] = [wholeCorners(a, unit), wholeCorners(b, unit)];
  const { differences, weights, towards } = nearestSimplex(cornersA, cornersB);
  const whole = Number(weights.reduce((p, q) => p + q));
  const length = Math.hypot(...towards.map(Number)) || 1;
  for (let axis = 0; axis < 3; axis++) {
    const sum = (of: 'a' | 'b'): number =>
      Number(differences.reduce((p, difference, i) => p + weights[i]! * difference[of][axis]!, 0n)) / whole;
    into[axis] = sum('a') * unit;
    into[3 + axis] = sum('b') * unit;
    into[6 + axis] = Number(towards[axis]) / length;
  }
  into[10] = (Number(dot(towards, differences[0]!.at)) / length) * unit;
  into[9] = isZero(towards) ? -Infinity : into[10]!;
}

/** What the smallest difference of two hulls rests on. */
export function nearestSimplex(cornersA: readonly Vector[], cornersB: readonly Vector[]): Simplex {
  let simplex = simplexOf([differenceOf(cornersA[0]!, cornersB[0]!)])!;
  while (!isZero(simplex.towards)) {
    const { differences, towards } = simplex;
    const next = differenceOf(farthest(cornersA, times(towards, -1n)), farthest(cornersB, towards));
    if (dot(towards, next.at) >= dot(towards, differences[0]!.at)) break;
    simplex = shrunk(differences, next);
  }
  return simplex;
}

function wholeCorners({ points, count }: Core, unit: number): Vector[] {
  const whole = (k: number): bigint => BigInt(Math.trunc(points[k]! / unit));
  return Array.from({ length: count }, (_, i): Vector => [whole(3 * i), whole(3 * i + 1), whole(3 * i + 2)]);
}

function differenceOf(a: Vector, b: Vector): Difference {
  return { a, b, at: minus(a, b) };
}

export function farthest(corners: readonly Vector[], along: Vector): Vector {
  return corners.reduce((best, corner) => (dot(along, corner) > dot(along, best) ? corner : best));
}

/** The part of a simplex and a new difference that the smallest mean of both rests on. It has the new one in it. */
function shrunk(old: readonly Difference[], next: Difference): Simplex {
  for (let choice = 0; choice < 1 << old.length; choice++) {
    const simplex = simplexOf([next, ...old.filter((_, i) => (choice >> i) & 1)]);
    if (simplex && old.every(({ at }) => dot(simplex.towards, minus(at, next.at)) >= 0n)) return simplex;
  }
  throw new Error('every simplex has a nearest point');
}

/** Null unless all weigh more than 0 in the smallest mean of their flat. */
function simplexOf(differences: readonly Difference[]): Simplex | null {
  const [m, ...others] = differences.map(({ at }) => at) as [Vector, ...Vector[]];
  const [e = none, f = none, g = none] = others.map((at) => minus(at, m));
  const normal = cross(e, f);
  const [ee, me] = [dot(e, e), dot(m, e)];
  // Cramer's rule, for the mean to be square to all edges.
  const parts = [
    { rest: [], whole: 1n, towards: m },
    { rest: [-me], whole: ee, towards: minus(times(m, ee), times(e, me)) },
    {
      rest: [dot(normal, cross(f, m)), dot(normal, cross(m, e))],
      whole: dot(normal, normal),
      towards: times(normal, dot(normal, m) < 0n ? -1n : dot(normal, m) > 0n ? 1n : 0n),
    },
    { rest: [-dot(m, cross(f, g)), -dot(m, cross(g, e)), -dot(m, normal)], whole: dot(normal, g), towards: none },
  ][others.length]!;
  const side = parts.whole < 0n ? -1n : 1n;
  const rest = parts.rest.map((weight) => side * weight);
  const weights = [rest.reduce((left, weight) => left - weight, side * parts.whole), ...rest];
  return weights.every((weight) => weight > 0n) ? { differences, weights, towards: parts.towards } : null;
}
