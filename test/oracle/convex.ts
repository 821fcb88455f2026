/** Distance and overlap of any two shapes, from the set of all differences of their points (Minkowski's). */
import type { Hull } from './hull.js';
import { edgesOf, type Farthest, type Generator, nearestSimplex, type Simplex, squaredDistanceOf } from './nearest.js';
import { compare, fraction, type Rational } from './rational.js';
import type { Sign } from './sign.js';
import { cross, dot, isZero, minus, origin, times, type Vector } from './vectors.js';

/** All differences of points of two hulls, without their radii and in units `denominator` times as small. */
interface Difference {
  readonly start: Vector;
  readonly farthest: Farthest;
  readonly denominator: bigint;
}

function differenceOf(a: Hull, b: Hull): Difference {
  const pointsA = a.points.map((point) => times(point, b.denominator));
  const pointsB = b.points.map((point) => times(point, a.denominator));
  const ways = [...a.ways, ...b.ways.map((way) => minus(origin, way))].map((at): Generator => ({ at, isWay: true }));
  return {
    start: minus(pointsA[0]!, pointsB[0]!),
    farthest: (against) =>
      ways.find(({ at }) => dot(at, against) < 0n) ?? {
        at: minus(extreme(pointsA, against, -1n), extreme(pointsB, against, 1n)),
        isWay: false,
      },
    denominator: a.denominator * b.denominator,
  };
}

/** The point that lies farthest along a direction, or against it. */
function extreme(points: readonly Vector[], direction: Vector, sign: bigint): Vector {
  let best = points[0]!;
  if (points.length === 1) return best;
  let most = sign * dot(best, direction);
  for (const point of points.slice(1)) {
    const value = sign * dot(point, direction);
    if (value > most) [best, most] = [point, value];
  }
  return best;
}

export function meet(a: Hull, b: Hull): boolean {
  const reach = a.radius + b.radius;
  return compare(squaredDistance(a, b), fraction(reach * reach)) <= 0;
}

/** Of what the hulls are without their radii. */
export function squaredDistance(a: Hull, b: Hull): Rational {
  const { start, farthest, denominator } = differenceOf(a, b);
  return inUnits(nearestSimplex(start, farthest), denominator);
}

function inUnits(simplex: Simplex, denominator: bigint): Rational {
  const { numerator, denominator: own } = squaredDistanceOf(simplex);
  return fraction(numerator, own * denominator * denominator);
}

/** 1 apart, 0 touching, −1 overlapping. */
export function signOfGap(a: Hull, b: Hull): Sign {
  const { start, farthest, denominator } = differenceOf(a, b);
  const simplex = nearestSimplex(start, farthest);
  const reach = a.radius + b.radius;
  const sign = compare(inUnits(simplex, denominator), fraction(reach * reach)) as Sign;
  // A ball makes every point inner that is nearer than its radius. Without one, we have to look.
  if (sign !== 0 || reach > 0n) return sign;
  return surrounds(edgesOf(simplex.generators), farthest) ? -1 : 0;
}

/**
 * Whether the origin, a point of the set, is an inner one: whether positive multiples of the set's points fill all of space.
 *
 * @param lines along which they are known to be endless both ways, independent of each other. A simplex around the origin
 * gives such. Any other point g gives one more if −g is such a multiple too; if it is not, there is a plane with the
 * whole set on one side, and the origin in it.
 */
function surrounds(lines: readonly Vector[], farthest: Farthest): boolean {
  if (lines.length === 3) return true;
  const across = acrossOf(lines);
  const { at } = farthest(across);
  if (dot(at, across) >= 0n) return false;
  const known = lines.flatMap((line) => [line, minus(origin, line)]);
  const { generators, towards } = nearestSimplex(at, (against) => ({
    at: known.find((way) => dot(way, against) < 0n) ?? farthest(against).at,
    isWay: true,
  }));
  return isZero(towards) && surrounds(independent([...lines, ...edgesOf(generators)]), farthest);
}

/** Some direction at right angles to at most two others. */
function acrossOf([first, second]: readonly Vector[]): Vector {
  const axes: readonly Vector[] = [
    { x: 1n, y: 0n, z: 0n },
    { x: 0n, y: 1n, z: 0n },
  ];
  if (first === undefined) return axes[0]!;
  if (second !== undefined) return cross(first, second);
  return axes.map((axis) => cross(first, axis)).find((across) => !isZero(across))!;
}

/** As many of them as are independent. */
function independent(vectors: readonly Vector[]): Vector[] {
  const isIndependent = (of: readonly Vector[]): boolean => {
    const [first, second, third] = of as [Vector, Vector?, Vector?];
    if (second === undefined) return !isZero(first);
    return third === undefined ? !isZero(cross(first, second)) : dot(cross(first, second), third) !== 0n;
  };
  const chosen: Vector[] = [];
  for (const vector of vectors) if (chosen.length < 3 && isIndependent([...chosen, vector])) chosen.push(vector);
  return chosen;
}
