/** The distance of two shapes by a formula for each two kinds: a second opinion on what the oracle says of those that have one. */
import { hullOf } from './hull.js';
import { fraction, min, type Rational, zero } from './rational.js';
import * as squared from './squaredDistance.js';
import { dot, minus } from './vectors.js';
import type { WholeShape } from './whole.js';

type Core = Exclude<WholeShape, { kind: 'sphere' | 'capsule' }>;

/** The shape without its rounding: a sphere is the points within a radius of its centre, a capsule of its segment. */
function core(shape: WholeShape): Core {
  if (shape.kind === 'sphere') return { kind: 'point', at: shape.center };
  if (shape.kind !== 'capsule') return shape;
  return { kind: 'linear', foot: shape.start, reach: minus(shape.end, shape.start), endless: false };
}

/** Of what they are without their rounding. */
export function squaredDistanceByFormula(a: WholeShape, b: WholeShape): Rational {
  return between(core(a), core(b));
}

function between(a: Core, b: Core): Rational {
  if (b.kind === 'plane' || b.kind === 'halfspace') return toPlane(a, b);
  if (a.kind === 'point') {
    if (b.kind === 'point') return squared.pointToPoint(a.at, b.at);
    if (b.kind === 'linear') return squared.pointToLinear(a.at, b);
    if (b.kind === 'line') return squared.pointToLine(a.at, b);
    if (b.kind === 'aabb') return squared.pointToBox(a.at, b);
    if (b.kind === 'triangle') return squared.pointToTriangle(a.at, b);
  }
  if (a.kind === 'linear') {
    if (b.kind === 'linear') return squared.linearToLinear(a, b);
    if (b.kind === 'aabb') return squared.linearToBox(a, b);
    if (b.kind === 'triangle') return squared.linearToTriangle(a, b);
  }
  if (a.kind === 'aabb' && b.kind === 'aabb') return squared.boxToBox(a, b);
  if (rank[a.kind] > rank[b.kind]) return between(b, a);
  throw new TypeError(`there is no formula for the distance between ${a.kind} and ${b.kind}`);
}

/** By the heights of the corners above the plane; below a half-space's there is no distance. */
function toPlane(shape: Core, { kind, normal, constant }: Extract<Core, { kind: 'plane' | 'halfspace' }>): Rational {
  if (shape.kind === 'plane' || shape.kind === 'halfspace') throw new TypeError('there is no formula for two planes');
  const { points, ways } = hullOf(shape);
  const heights = points.map((point) => dot(normal, point) + constant);
  const isBelow = heights.some((height) => height <= 0n) || ways.some((way) => dot(normal, way) < 0n);
  const isAbove = heights.some((height) => height >= 0n) || ways.some((way) => dot(normal, way) > 0n);
  if (isBelow && (isAbove || kind === 'halfspace')) return zero;
  return heights.map((height) => fraction(height * height, dot(normal, normal))).reduce(min);
}

const rank: Record<Core['kind'], number> = {
  point: 0,
  linear: 1,
  line: 2,
  aabb: 3,
  triangle: 4,
  obb: 5,
  hull: 6,
  plane: 7,
  halfspace: 8,
};
