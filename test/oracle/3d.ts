/** The truth about two shapes in space, in exact arithmetic. Slow, simple, and sharing no code with the library. */
import * as convex from './convex.js';
import { flatShapesMeet } from './feasible.js';
import { holds as hullHolds } from './holding.js';
import { type Hull, hullOf, upright } from './hull.js';
import { type Crossing, clip, crossing, lineInSphere, type Stretch } from './lines.js';
import { add, compare, fraction, multiply, type Rational, rational, scaledBy, sign, subtract } from './rational.js';
import type { Aabb, Ray, Segment, Shape3, Sphere, Triangle, Vector3 } from './shapes.js';
import type { Sign } from './sign.js';
import { type WholeShape, wholeNumbers } from './whole.js';

/** The distance between two shapes is max(0, √squared − reach); a reach comes from the radii of spheres and capsules. */
export interface ExactDistance {
  readonly squared: Rational;
  readonly reach: Rational;
}

/** Whether they share a point; a shape that is no set of points (see `wholeNumbers`) shares none. */
export function intersects(a: Shape3, b: Shape3): boolean {
  const [first, second] = hullsOf(a, b);
  return first !== undefined && second !== undefined && convex.meet(first, second);
}

/** Whether they are apart, touch or overlap; an empty shape is apart from everything. */
export function signOfGap(a: Shape3, b: Shape3): Sign {
  const [first, second] = hullsOf(a, b);
  return first === undefined || second === undefined ? 1 : convex.signOfGap(first, second);
}

/** The same for shapes that lie in the plane z = 0, where only motions within that plane count. */
export function signOfGapInPlane(a: Shape3, b: Shape3): Sign {
  const [first, second] = hullsOf(a, b);
  return first === undefined || second === undefined ? 1 : convex.signOfGap(upright(first), second);
}

/** Whether the first holds all of the second; nothing empty does, or is held. */
export function holds(a: Shape3, b: Shape3): boolean {
  const [first, second] = hullsOf(a, b);
  return first !== undefined && second !== undefined && hullHolds(first, second, first);
}

/** The same for shapes that lie in the plane z = 0. */
export function holdsInPlane(a: Shape3, b: Shape3): boolean {
  const [first, second] = hullsOf(a, b);
  return first !== undefined && second !== undefined && hullHolds(first, second, upright(first));
}

/** None where one of them is empty. */
function hullsOf(a: Shape3, b: Shape3): readonly Hull[] {
  return wholeNumbers(a, b)?.shapes.map(hullOf) ?? [];
}

/** The same answer by linear programming, for the shapes without a radius. */
export function intersectsByWeights(a: Shape3, b: Shape3): boolean {
  const numbers = wholeNumbers(a, b);
  if (numbers === null) return false;
  const [first, second] = numbers.shapes as [WholeShape, WholeShape];
  return flatShapesMeet(first, second);
}

/** Null when one of them is empty, so that there is no distance. */
export function distance(a: Shape3, b: Shape3): ExactDistance | null {
  const numbers = wholeNumbers(a, b);
  if (numbers === null) return null;
  const [first, second] = numbers.shapes.map(hullOf) as [Hull, Hull];
  return {
    squared: scaledBy(convex.squaredDistance(first, second), 2 * numbers.exponent),
    reach: scaledBy(fraction(first.radius + second.radius), numbers.exponent),
  };
}

/** Whether `value` is within `tolerance` of the exact distance. Both are compared exactly, squared. */
export function isDistance(value: number, { squared, reach }: ExactDistance, tolerance: number): boolean {
  if (!Number.isFinite(value)) return false;
  const atLeast = (bound: Rational): boolean => {
    const whole = add(bound, reach);
    return sign(bound) <= 0 || sign(whole) <= 0 || compare(squared, multiply(whole, whole)) >= 0;
  };
  const atMost = (bound: Rational): boolean => {
    const whole = add(bound, reach);
    return sign(bound) >= 0 && compare(squared, multiply(whole, whole)) <= 0;
  };
  return atLeast(subtract(rational(value), rational(tolerance))) && atMost(add(rational(value), rational(tolerance)));
}

export function contains(shape: Shape3, point: Vector3): boolean {
  return intersects({ kind: 'point', x: point.x, y: point.y, z: point.z }, shape);
}

/** Where a segment or ray is inside a box, as exact parameters of start..end or origin + t·direction. */
export function stretchInBox(line: Segment<Vector3> | Ray<Vector3>, box: Aabb<Vector3>): Stretch | null {
  const numbers = wholeNumbers(line, box);
  if (numbers === null) return null;
  const [first, second] = numbers.shapes as [WholeShape, WholeShape];
  if (first.kind !== 'linear' || second.kind !== 'aabb') throw new TypeError('expected a line and a box');
  return clip(first, second);
}

/** Where the segment's line crosses the triangle's plane; null when parallel. */
export function crossingOf(segment: Segment<Vector3>, triangle: Triangle): Crossing | null {
  const numbers = wholeNumbers(segment, triangle);
  if (numbers === null) return null;
  const [first, second] = numbers.shapes as [WholeShape, WholeShape];
  if (first.kind !== 'linear' || second.kind !== 'triangle') throw new TypeError('expected a line and a triangle');
  return crossing(first, second);
}

/** Whether foot + t·reach is outside (1), on (0) or inside (−1) the sphere: brackets the roots without a square root. */
export function sideOfSphere(line: Segment<Vector3> | Ray<Vector3>, sphere: Sphere, t: Rational): number {
  const numbers = wholeNumbers(line, sphere);
  if (numbers === null) throw new RangeError('expected finite shapes');
  const [first, second] = numbers.shapes as [WholeShape, WholeShape];
  if (first.kind !== 'linear' || second.kind !== 'sphere') throw new TypeError('expected a line and a sphere');
  const { a, b, c } = lineInSphere(first, second.center, second.radius);
  const value = add(multiply(add(multiply(fraction(a), t), fraction(2n * b)), t), fraction(c));
  return sign(value);
}
