/** What is asked of one shape: its farthest point along a direction, its corners, its nearest point to another. */
import { describe, expect, test } from 'vitest';
import { lift } from '../oracle/2d.js';
import { allFamilies } from '../oracle/generators.js';
import { type Hull, hullOf } from '../oracle/hull.js';
import {
  compare,
  fraction,
  max,
  type Rational,
  rational,
  scaledBy,
  subtract,
  toNumber,
  zero,
} from '../oracle/rational.js';
import type { Ray, Shape2, Shape3, Vector3 } from '../oracle/shapes.js';
import { dot, type Vector as Whole } from '../oracle/vectors.js';
import { wholeNumbers } from '../oracle/whole.js';
import {
  type AnyShape,
  capital,
  type Dimension,
  dimensions,
  isBeyondMeasure,
  take,
  type Vector,
} from './dimensions.js';

type Support = (shape: AnyShape, direction: Vector, out?: Vector) => Vector | null;
type Corners = (shape: AnyShape, out?: Vector[]) => Vector[];

const COUNT = 40;
const NAMES = ['x', 'y', 'z'] as const;

const every = dimensions.flatMap((dimension) =>
  dimension.kinds.map((kind) => [dimension.name, kind, dimension] as const),
);

/** Shapes of a kind and directions that have to do with them. */
function* casesOf({ cases }: Dimension, kind: AnyShape['kind']): Generator<[AnyShape, Vector]> {
  for (const family of allFamilies) {
    for (const { a, b } of take(cases(kind, 'ray', family), COUNT)) yield [a, (b as Ray<Vector3>).direction];
  }
}

function inSpace({ name }: Dimension, shape: AnyShape): Shape3 {
  return name === '2D' ? lift(shape as Shape2) : (shape as Shape3);
}

/** The shape in whole numbers of a unit `2^exponent`; null where it is empty. */
function wholeOf(dimension: Dimension, shape: AnyShape): { hull: Hull; exponent: number } | null {
  const numbers = wholeNumbers(inSpace(dimension, shape));
  return numbers && { hull: hullOf(numbers.shapes[0]!), exponent: numbers.exponent };
}

function wholeDirection({ x, y, z = 0 }: Vector): Whole {
  const [at] = wholeNumbers({ kind: 'point', x, y, z })!.shapes;
  return (at as { at: Whole }).at;
}

/** The coordinates of the points that lie farthest along a direction, the radius added; null where the hull has no end there. */
function farthestOf({ points, denominator, ways, radius }: Hull, direction: Whole): Rational[][] | null {
  if (ways.some((way) => dot(way, direction) > 0n)) return null;
  const heights = points.map((point) => dot(point, direction));
  const highest = largestOf(heights);
  const ends = points.filter((_, i) => heights[i] === highest);
  return ends.map((end) =>
    NAMES.map((name) => {
      const out = denominator * radius * unitPart(direction, name);
      return fraction((end[name] << DIGITS) + out, denominator << DIGITS);
    }),
  );
}

function largestOf(numbers: readonly bigint[]): bigint {
  return [...numbers].sort((a, b) => Number(a < b) - Number(a > b))[0]!;
}

const DIGITS = 200n;

/** A coordinate of the direction as a unit vector, times 2^DIGITS. */
function unitPart(direction: Whole, name: (typeof NAMES)[number]): bigint {
  const squared = dot(direction, direction);
  if (squared === 0n) return 0n;
  const root = squareRoot(((direction[name] * direction[name]) << (2n * DIGITS)) / squared);
  return direction[name] < 0n ? -root : root;
}

function squareRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Whether a vector is within so many ulp of the largest coordinate of one of the true ones. */
function isNear(
  found: Vector,
  { hull, exponent }: { hull: Hull; exponent: number },
  ends: Rational[][],
  ulps: number,
): boolean {
  const sizes = hull.points.flatMap(({ x, y, z }) => [x, y, z].map((n) => (n < 0n ? -n : n)));
  const largest = fraction(largestOf(sizes) + hull.denominator * hull.radius, hull.denominator);
  const size = scaledBy({ ...largest, numerator: largest.numerator * BigInt(ulps) }, exponent - 52);
  const bound = max(size, rational(ulps * Number.MIN_VALUE));
  return ends.some((end) =>
    NAMES.every((name, i) => {
      const value = found[name] ?? 0;
      const truth = scaledBy(end[i]!, exponent);
      if (!Number.isFinite(value)) return toNumber(truth) === value;
      const off = subtract(rational(value), truth);
      return compare(max(off, subtract(zero, off)), bound) <= 0;
    }),
  );
}

const ULPS: Partial<Record<AnyShape['kind'], number>> = {
  plane: 8,
  halfspace: 8,
  halfplane: 8,
  sphere: 3,
  circle: 3,
  capsule: 3,
  obb: 2,
};

const HAS_OWN_WAY: readonly AnyShape['kind'][] = [
  'segment',
  'ray',
  'line',
  'plane',
  'halfspace',
  'halfplane',
  'aabb',
  'triangle',
];

describe.each(every)('%s %s', (_name, kind, dimension) => {
  const support = dimension.library['support'] as Support;

  test('ends where the oracle says, or nowhere', () => {
    let ends = 0;
    for (const [shape, direction] of casesOf(dimension, kind)) {
      if (isBeyondMeasure(shape) || isBeyondMeasure({ kind: 'point', ...direction } as AnyShape)) continue;
      const whole = wholeOf(dimension, shape);
      const truth = whole && farthestOf(whole.hull, wholeDirection(direction));
      const found = support(shape, direction);
      const told = JSON.stringify({ shape, direction, found });
      expect(found === null, told).toBe(truth === null);
      if (!found || !truth) continue;
      expect(isNear(found, whole, truth, ULPS[kind] ?? 0), told).toBe(true);
      ends++;
    }
    expect(ends).toBeGreaterThan(0);
  });

  test('ends at the same place by its bare fields, in an out that is the direction itself', () => {
    const own = dimension.library[`support${capital(kind)}`] as Support | undefined;
    for (const [shape, direction] of casesOf(dimension, kind)) {
      const found = support(shape, direction);
      const out = { ...direction };
      if (found) expect(support(shape, out, out)).toBe(out);
      if (found) expect(out).toEqual(found);
      if (own) expect(own({ ...shape, kind: undefined } as never, direction)).toEqual(found);
    }
  });

  test('its nearest point to another is that of their closest points', () => {
    if (!(`closestPointsPoint${capital(kind)}` in dimension.library)) return;
    const closestPoint = dimension.library['closestPoint'] as Support;
    // Of kinds with a shorter way to it, the digits may differ.
    const own = HAS_OWN_WAY.includes(kind)
      ? undefined
      : (dimension.library[`closestPointOn${capital(kind)}`] as Support);
    if (kind !== 'point' && !HAS_OWN_WAY.includes(kind)) expect(own).toBeTypeOf('function');
    for (const family of allFamilies) {
      for (const { a: point, b: shape } of take(dimension.cases('point', kind, family), COUNT)) {
        const nearest = dimension.library.closestPoints(point, shape);
        const { kind: _, ...place } = point as { kind: 'point' } & Vector;
        const found = closestPoint(shape, place, place);
        expect(found).toEqual(nearest?.b ?? null);
        if (nearest) expect(found).toBe(place);
        if (own) expect(own(point as Vector as never, shape as never)).toEqual(found);
      }
    }
  });
});

const cornered = every.filter(([, kind]) => ['segment', 'triangle', 'aabb', 'obb'].includes(kind));

test.each(cornered)('the corners of %s %s are those of the oracle, and no others', (_name, kind, dimension) => {
  const corners = dimension.library['corners'] as Corners;
  const own = dimension.library[`corners${capital(kind)}`] as Corners;
  const out: Vector[] = [];
  for (const [shape] of casesOf(dimension, kind)) {
    if (isBeyondMeasure(shape)) continue;
    const whole = wholeOf(dimension, shape);
    const found = corners(shape);
    expect(own(shape, out)).toBe(out);
    expect(out).toEqual(found);
    if (!whole) expect(found).toEqual([]);
    if (!whole) continue;
    const truth = whole.hull.points.map(({ x, y, z }) => [x, y, z].map((n) => fraction(n)));
    const ulps = kind === 'obb' ? 2 : 0;
    expect(found.every((corner) => isNear(corner, whole, truth, ulps))).toBe(true);
    expect(truth.every((one) => found.some((corner) => isNear(corner, whole, [one], ulps)))).toBe(true);
  }
});
