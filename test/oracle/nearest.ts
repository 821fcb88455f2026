/**
 * The point of a convex set that is nearest to the origin, by steps that are exact and therefore finite.
 *
 * Gilbert, Johnson and Keerthi's iteration (1988) with the rule of Wolfe ("Finding the nearest point in a polytope", 1976): keep
 * the nearest point of a simplex of the set's generators; as long as some generator lies nearer to the origin along it,
 * add that one, and keep only what the new nearest point rests on. The distance shrinks with every step, and
 * there are only so many simplices. A way in which the set is endless is a generator as well: a corner at infinity.
 *
 * The new generator is independent of the simplex, since all of the simplex's hull lies equally far along its nearest
 * point. So no simplex has more than four generators, and with four its nearest point is the origin.
 */
import { fraction, type Rational, zero } from './rational.js';
import { cross, dot, isZero, minus, origin, plus, times, type Vector } from './vectors.js';

export interface Generator {
  readonly at: Vector;
  readonly isWay: boolean;
}

/** Generators that the nearest point is a sum of, with positive weights; the first is a point. */
export interface Simplex {
  readonly generators: readonly Generator[];
  /** Towards the nearest point from the origin, of any length; zero where that is the origin. */
  readonly towards: Vector;
}

/** A set, by the generator that lies farthest against a direction; a way only if it leads there at all. */
export type Farthest = (against: Vector) => Generator;

export function nearestSimplex(start: Vector, farthest: Farthest): Simplex {
  let simplex: Simplex = { generators: [{ at: start, isWay: false }], towards: start };
  while (!isZero(simplex.towards)) {
    const { generators, towards } = simplex;
    const next = farthest(towards);
    if (!isNearer(next, generators[0]!, towards)) return simplex;
    simplex = shrunk(generators, next);
  }
  return simplex;
}

/** Whether a generator is nearer to the origin than the points of the simplex are, along the nearest point of that. */
function isNearer({ at, isWay }: Generator, point: Generator, towards: Vector): boolean {
  return isWay ? dot(towards, at) < 0n : dot(towards, at) < dot(towards, point.at);
}

/** The part of a simplex and a new generator that the nearest point of both rests on. It has the new one in it. */
function shrunk(old: readonly Generator[], next: Generator): Simplex {
  for (let choice = 0; choice < 1 << old.length; choice++) {
    const isKept = (index: number): boolean => ((choice >> index) & 1) === 1;
    const kept = [next, ...old.filter((_, index) => isKept(index))];
    const generators = [...kept.filter(({ isWay }) => !isWay), ...kept.filter(({ isWay }) => isWay)];
    const [first] = generators;
    const towards = first!.isWay ? null : towardsNearest(generators);
    if (towards === null) continue;
    if (!old.some((generator, index) => !isKept(index) && isNearer(generator, first!, towards))) {
      return { generators, towards };
    }
  }
  throw new Error('every simplex has a nearest point');
}

/** Of the flat through all generators; null unless its nearest point lies inside the simplex. */
function towardsNearest(generators: readonly Generator[]): Vector | null {
  const from = generators[0]!.at;
  const [d, e, f] = edgesOf(generators);
  /** The weights of the other generators, all times the same positive number: with it, that of the first. */
  const isInside = (weights: readonly bigint[], whole: bigint): boolean => {
    const rest = weights.reduce((left, weight, at) => (generators[at + 1]!.isWay ? left : left - weight), whole);
    return rest > 0n && weights.every((weight) => weight > 0n);
  };
  if (d === undefined) return from;
  const alongD = -dot(from, d);
  const dd = dot(d, d);
  if (e === undefined) return isInside([alongD], dd) ? plus(times(from, dd), times(d, alongD)) : null;
  const normal = cross(d, e);
  if (f === undefined) {
    const [alongE, de, ee] = [-dot(from, e), dot(d, e), dot(e, e)];
    const weights = [alongD * ee - alongE * de, alongE * dd - alongD * de];
    return isInside(weights, dot(normal, normal)) ? signed(normal, dot(normal, from)) : null;
  }
  // Cramer's rule for from + Σ weight·edge = 0.
  const whole = dot(normal, f);
  const weights = [-dot(from, cross(e, f)), -dot(from, cross(f, d)), -dot(from, normal)];
  const side = whole < 0n ? -1n : 1n;
  return isInside(
    weights.map((weight) => side * weight),
    side * whole,
  )
    ? origin
    : null;
}

function signed(v: Vector, sign: bigint): Vector {
  return sign === 0n ? origin : sign < 0n ? minus(origin, v) : v;
}

/** From the first generator to the other points, and the ways. */
export function edgesOf(generators: readonly Generator[]): Vector[] {
  const from = generators[0]!.at;
  return generators.slice(1).map(({ at, isWay }) => (isWay ? at : minus(at, from)));
}

/** The squared distance of the simplex's flat from the origin. */
export function squaredDistanceOf({ generators, towards }: Simplex): Rational {
  if (isZero(towards)) return zero;
  const height = dot(towards, generators[0]!.at);
  return fraction(height * height, dot(towards, towards));
}
