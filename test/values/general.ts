/**
 * Holds general answers to their bounds, against exact numbers: distances by the oracle's nearest points, depths by the exact overlaps along
 * all axes that can be the least.
 */
import type { SourceFunction } from '../../tools/compiler/source.js';
import { isGeneral } from '../../tools/compiler/values/general.js';
import * as plane from '../oracle/2d.js';
import * as space from '../oracle/3d.js';
import { allFamilies } from '../oracle/generators.js';
import { type Hull, hullOf } from '../oracle/hull.js';
import { compare, dyadic, fraction, type Rational, rational, scaledBy, toNumber } from '../oracle/rational.js';
import { numbersOf, type Shape2, type Shape3 } from '../oracle/shapes.js';
import { cross, dot, isZero, minus, origin, times, type Vector } from '../oracle/vectors.js';
import { wholeNumbers } from '../oracle/whole.js';
import { type Bound, boundsOf } from './bounds.js';
import { Judge } from './judge.js';
import { type AnyShape, pairs, type TestedPair, take } from './pairs.js';
import type { Shape } from './shapes.js';
import { sizes } from './sizes.js';

type Place = { readonly x: number; readonly y: number; readonly z?: number };
type Nearest = { readonly a: Place; readonly b: Place; readonly distance: number };
type Contact = { readonly normal: Place; readonly depth: number; readonly point: Place };

export interface GeneralValue {
  /** `3D capsule-obb contact` */
  readonly name: string;
  readonly pair: TestedPair;
  readonly source: SourceFunction;
}

export const generalValues: readonly GeneralValue[] = pairs.flatMap((pair) =>
  ['closestPoints', 'contact'].flatMap((value) => {
    const source = pair.module.functions.get(value);
    return source && isGeneral(source) ? [{ name: `${pair.name} ${value}`, pair, source }] : [];
  }),
);

/** What is wrong, with the shapes. */
export function faultsOf({ name, pair, source }: GeneralValue, perFamily: number, seed = 0): string[] {
  const bounds = new Map(boundsOf(source, Judge.phrases).map((bound) => [bound.field, bound]));
  return allFamilies.flatMap((family) =>
    take(pair.cases(family, seed), perFamily).flatMap(({ a, b }) => {
      const found = pair.generated(source.name)(a, b);
      if (found === null || isBeyondMeasure(a, b)) return [];
      const allowed = (field: string): number => allowedBy(bounds.get(field)!, a, b);
      if (!Number.isFinite(allowed(source.name === 'contact' ? 'depth' : 'distance'))) return [];
      const faults =
        source.name === 'contact'
          ? contactFaults(pair, a, b, found as Contact, allowed)
          : nearestFaults(pair, a, b, found as Nearest, allowed);
      return faults.map((fault) => `${name} ${fault} (${family}): ${JSON.stringify({ a, b, found })}`);
    }),
  );
}

/** What a bound allows, in doubles. */
function allowedBy({ ulps, size }: Bound, a: AnyShape, b: AnyShape): number {
  const whole = size((phrase) => sizes[phrase]!(a as Shape, b as Shape)) as number;
  return ulps * Math.max(2 ** -52 * whole, Number.MIN_VALUE);
}

type Allowed = (field: string) => number;

function nearestFaults(pair: TestedPair, a: AnyShape, b: AnyShape, found: Nearest, allowed: Allowed): string[] {
  const faults: string[] = [];
  if (!isAway(pair, a, b, found.distance, allowed('distance'))) faults.push('distance');
  if (!isAway(pair, pointAt(found.a), a, 0, allowed('a'))) faults.push('a');
  if (!isAway(pair, pointAt(found.b), b, 0, allowed('b'))) faults.push('b');
  const together = allowed('a') + allowed('b') + allowed('distance');
  if (!isAway(pair, pointAt(found.a), pointAt(found.b), found.distance, together)) faults.push('a and b');
  return faults;
}

function contactFaults(pair: TestedPair, a: AnyShape, b: AnyShape, found: Contact, allowed: Allowed): string[] {
  const faults: string[] = [];
  const { normal, depth, point } = found;
  const whole = hullsOf(pair, a, b);
  const { hulls, exponent } = whole;
  const length = Math.hypot(normal.x, normal.y, normal.z ?? 0);
  if (!(Math.abs(length - 1) <= allowed('normal'))) faults.push('normal');
  const least = leastMotion(pair, whole);
  if (!(Math.abs(depth - least) <= allowed('depth') + 2 ** -51 * least)) faults.push(`depth, which is ${least},`);
  const rounding = allowed('normal') * (allowed('depth') * 2 ** 49);
  const way = motionAlong(hulls, wholeVector(normal), exponent, allowed('normal'));
  if (!(way - least <= allowed('depth') + rounding)) faults.push(`normal, along which they part by ${way},`);
  for (const shape of [a, b]) if (!isAway(pair, pointAt(point), shape, 0, allowed('point'))) faults.push('point');
  return faults;
}

function isAway({ dimension }: TestedPair, a: AnyShape, b: AnyShape, distance: number, allowed: number): boolean {
  const exact = dimension === 2 ? plane.distance(a as Shape2, b as Shape2) : space.distance(a as Shape3, b as Shape3);
  // No double is larger.
  if (distance === Infinity) return exact !== null && compare(exact.squared, scaledBy(rational(1), 2044)) > 0;
  return exact !== null && space.isDistance(distance, exact, allowed);
}

function pointAt({ x, y, z }: Place): AnyShape {
  return (z === undefined ? { kind: 'point', x, y } : { kind: 'point', x, y, z }) as AnyShape;
}

/** In units that are as many times smaller. */
function inParts({ points, denominator, ways, radius }: Hull, by: bigint): Hull {
  return { points: points.map((point) => times(point, by)), denominator: denominator * by, ways, radius: radius * by };
}

interface Hulls {
  readonly hulls: readonly [Hull, Hull];
  /** In which directions their edges lie. */
  readonly edges: readonly Vector[];
  /** All numbers of the hulls count in units of this power of two, over their denominator. */
  readonly exponent: number;
  /** The squared distance of the cores. */
  readonly squared: Rational;
}

function hullsOf({ dimension }: TestedPair, a: AnyShape, b: AnyShape): Hulls {
  const [first, second] = (dimension === 2 ? [plane.lift(a as Shape2), plane.lift(b as Shape2)] : [a, b]) as [
    Shape3,
    Shape3,
  ];
  const { shapes, exponent } = wholeNumbers(first, second)!;
  const [own, other] = shapes.map(hullOf) as [Hull, Hull];
  const hulls = [inParts(own, other.denominator), inParts(other, own.denominator)] as const;
  const edges = [first, second].flatMap((shape, i) => edgesOf(shape, hulls[i]!));
  return { hulls, edges, exponent, squared: space.distance(first, second)!.squared };
}

/** How far the second must go at least. */
function leastMotion({ dimension }: TestedPair, { hulls, edges, exponent, squared }: Hulls): number {
  const [a, b] = hulls;
  const reach = toNumber(scaledBy(fraction(a.radius + b.radius, a.denominator), exponent));
  if (squared.numerator !== 0n) return reach - rootOf(squared);
  const axes = dimension === 2 ? edges.map(({ x, y }) => ({ x: -y, y: x, z: 0n })) : crossesOf(edges);
  const ways = axes.filter((axis) => !isZero(axis)).flatMap((axis) => [axis, minus(origin, axis)]);
  // Cores on one line or less are parted by nothing.
  if (ways.length === 0) return reach;
  return Math.min(...ways.map((way) => motionAlong(hulls, way, exponent, 0)));
}

/** Boxes are made of their edges, in order; a segment or triangle has one between any two corners. */
function edgesOf(shape: Shape3, { points, ways }: Hull): Vector[] {
  const from = (i: number, j: number): Vector => minus(points[j]!, points[i]!);
  if (shape.kind === 'hull') {
    const { edges } = shape.data;
    // In the plane, its corners go round.
    if (edges.length === 0) return points.map((_, i) => from(i, (i + 1) % points.length));
    return Array.from({ length: edges.length / 4 }, (_, i) => from(edges[4 * i]!, edges[4 * i + 1]!));
  }
  if (points.length === 3) return [from(0, 1), from(1, 2), from(2, 0)];
  const own = [1, 2, 4].filter((i) => i < points.length).map((i) => from(0, i));
  return [...own, ...ways];
}

function crossesOf(edges: readonly Vector[]): Vector[] {
  return edges.flatMap((edge, i) => edges.slice(i + 1).map((other) => cross(edge, other)));
}

/** How far the second must go along an axis to be parted; infinite where one of them goes on for ever, but for a slope. */
function motionAlong([a, b]: readonly [Hull, Hull], axis: Vector, exponent: number, slope: number): number {
  const squared = dot(axis, axis);
  const along = (ways: readonly Vector[], side: number): boolean =>
    ways.some((way) => {
      const height = dot(way, axis);
      const steep = rootOf(fraction(height * height, squared * dot(way, way)));
      return (height > 0n ? side : -side) > 0 && steep > slope;
    });
  if (along(a.ways, 1) || along(b.ways, -1)) return Infinity;
  const most = a.points.map((point) => dot(point, axis)).reduce(larger);
  const least = b.points.map((point) => dot(point, axis)).reduce((p, q) => -larger(-p, -q));
  const overlap = most - least;
  const way = rootOf(scaledBy(fraction(overlap * overlap, squared * a.denominator * a.denominator), 2 * exponent));
  return (overlap < 0n ? -way : way) + toNumber(scaledBy(fraction(a.radius + b.radius, a.denominator), exponent));
}

function larger(p: bigint, q: bigint): bigint {
  return p > q ? p : q;
}

/** The root as a double, also where the square is none. */
function rootOf(square: Rational): number {
  if (square.numerator === 0n) return 0;
  const bits = (of: bigint): number => of.toString(2).length;
  const half = Math.round((bits(square.numerator) - bits(square.denominator)) / 2);
  const root = Math.sqrt(toNumber(scaledBy(square, -2 * half)));
  return toNumber(scaledBy(rational(root), half));
}

/** In a unit so small that nothing is lost. */
function wholeVector({ x, y, z = 0 }: Place): Vector {
  const whole = (value: number): bigint => {
    const { mantissa, exponent } = dyadic(value);
    return mantissa << BigInt(exponent + 1100);
  };
  return { x: whole(x), y: whole(y), z: whole(z) };
}

function isBeyondMeasure(a: AnyShape, b: AnyShape): boolean {
  const magnitudes = numbersOf({ a, b }).flatMap(({ value }) => (value === 0 ? [] : [Math.abs(value)]));
  return Math.log2(Math.max(...magnitudes)) - Math.log2(Math.min(...magnitudes)) > 600;
}
