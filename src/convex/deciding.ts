/**
 * Whether two convex shapes are apart, touch or overlap, in whole numbers: nothing is rounded, and so every step ends. Slow, for those of which
 * doubles have proven nothing.
 */
import type { Dyadic } from '../exact/dyadic.js';
import { nearestSimplex } from './exactly.js';
import { dot, isZero, minus, plus, times, type Vector } from './integers.js';
import { seenOf, wayOutside } from './partingExactly.js';
import type { Place, Whole } from './whole.js';

/** Two shapes in multiples of one power of two. */
export interface Two {
  readonly cornersA: readonly Vector[];
  readonly cornersB: readonly Vector[];
  /** Of both radii together. */
  readonly reach: bigint;
  readonly radii: readonly [number, number];
  /** Of that power. */
  readonly exponent: number;
  /** Whether what is endless does not go on along the normal of a way out, from the first to the second. */
  mayGo(along: Vector): boolean;
}

/** Positive where they are apart, 0 where they touch, negative where they overlap. What is not finite is apart from everything. */
export function gapExactly(a: Whole | null, b: Whole | null, isDeep: boolean): number {
  if (a === null || b === null) return 1;
  const { cornersA, cornersB, reach } = together(a, b);
  const { differences, towards } = nearestSimplex(cornersA, cornersB);
  if (reach > 0n) {
    const along = dot(towards, differences[0]!.at);
    const gap = along * along - reach * reach * dot(towards, towards);
    return gap > 0n ? 1 : gap < 0n || isZero(towards) ? -1 : 0;
  }
  if (!isZero(towards)) return 1;
  return wayOutside(cornersA, cornersB, seenOf(differences, isDeep)) === undefined ? -1 : 0;
}

/** In the unit of the finest number of both. */
export function together(a: Whole, b: Whole): Two {
  let least = 0;
  const look = ([mantissa, exponent]: Dyadic): void => {
    if (mantissa !== 0n) least = Math.min(least, exponent);
  };
  for (const { corners, radius, direction = [] } of [a, b]) {
    for (const corner of corners) corner.forEach(look);
    direction.forEach(look);
    look(radius);
  }
  const whole = ([mantissa, exponent]: Dyadic): bigint => (mantissa === 0n ? 0n : mantissa << BigInt(exponent - least));
  const vector = ([x, y, z]: Place): Vector => [whole(x), whole(y), whole(z)];
  const [own, other] = [a.corners.map(vector), b.corners.map(vector)];
  return {
    cornersA: a.direction ? ended(own[0]!, vector(a.direction), a.ways, other) : own,
    cornersB: b.direction ? ended(other[0]!, vector(b.direction), b.ways, own) : other,
    reach: whole(a.radius) + whole(b.radius),
    radii: [a.size, b.size],
    exponent: least,
    mayGo: (along) =>
      [a, b].every(({ direction, ways }, i) => {
        if (!direction) return true;
        const slope = dot(vector(direction), along) * (i === 0 ? 1n : -1n);
        return ways === 1 ? slope <= 0n : slope === 0n;
      }),
  };
}

/** Of a ray or line what is nearest to all points of the other, and a step more. */
function ended(origin: Vector, direction: Vector, ways: number, corners: readonly Vector[]): readonly Vector[] {
  const squared = dot(direction, direction);
  const steps = corners.map((corner) => dot(direction, minus(corner, origin)) / squared);
  let least = 0n;
  let most = 0n;
  for (const step of steps) {
    if (step > most) most = step;
    if (step < least && ways === 2) least = step;
  }
  const back = ways === 2 ? least - 2n : 0n;
  return [plus(origin, times(direction, back)), plus(origin, times(direction, most + 2n))];
}
