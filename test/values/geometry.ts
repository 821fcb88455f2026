/** What a shape is, plainly: its point nearest to another, and how far it reaches. In the words of pairs. */
import { length } from '../../src/words/lengths.js';
import {
  abs,
  add,
  at,
  clamp,
  cross,
  cross2,
  dot,
  type Index,
  is2D,
  lengthSquared,
  max,
  min,
  mulEach,
  scale,
  sqrt,
  sub,
  sum,
  type Vec,
  type Vec3,
} from '../../src/words/vec.js';
import type { Ball, Capsule, Flat, Line, Oriented, Segment, Shape, Triangle } from './shapes.js';

const onlyGeneral = new TypeError('general answers are held against exact numbers, in general.ts');

/** From a place to a shape; 0 within. */
export function distanceTo(shape: Shape, from: Vec): number {
  return length(sub(nearestIn(shape, from), from));
}

export function nearestIn(shape: Shape, to: Vec): Vec {
  switch (shape.kind) {
    case 'point':
      return shape;
    case 'segment':
    case 'ray':
    case 'line':
      return nearestOnLine(shape, to);
    case 'plane':
    case 'halfspace':
    case 'halfplane':
      return nearestOnPlane(shape, to);
    case 'capsule':
      return nearestInBall({ kind: 'sphere', center: nearestOnLine(axisOf(shape), to), radius: shape.radius }, to);
    case 'sphere':
    case 'circle':
      return nearestInBall(shape, to);
    case 'aabb':
      return clamp(to, shape.min, shape.max);
    case 'triangle':
      return nearestOnTriangle(shape, to);
    case 'hull':
    case 'polygon':
      throw onlyGeneral;
    default:
      return nearestInOriented(shape, to);
  }
}

function nearestOnLine(line: Line, to: Vec): Vec {
  const [start, way] =
    line.kind === 'segment' ? [line.start, sub(line.end, line.start)] : [line.origin, line.direction];
  const squared = lengthSquared(way);
  if (squared === 0) return start;
  const t = dot(sub(to, start), way) / squared;
  const from = line.kind === 'line' ? t : max(t, 0);
  return add(start, scale(way, line.kind === 'segment' ? min(from, 1) : from));
}

/** The segment that all points of a capsule lie within its radius of. */
export function axisOf({ start, end }: Capsule): Segment {
  return { kind: 'segment', start, end };
}

function nearestOnPlane({ kind, normal, constant }: Flat, to: Vec): Vec {
  const height = dot(normal, to) + constant;
  if (kind !== 'plane' && height <= 0) return to;
  return sub(to, scale(normal, height / lengthSquared(normal)));
}

function nearestInBall({ center, radius }: Ball, to: Vec): Vec {
  const distance = length(sub(to, center));
  return distance <= radius ? to : add(center, scale(sub(to, center), radius / distance));
}

function nearestOnTriangle({ a, b, c }: Triangle, to: Vec): Vec {
  const over = is2D(to) ? inPlane(a, b, c, to) : overSpace(a as Vec3, b as Vec3, c as Vec3, to as Vec3);
  if (over !== null) return over;
  const edges = [
    [a, b],
    [b, c],
    [c, a],
  ] as const;
  return edges
    .map(([start, end]) => nearestOnLine({ kind: 'segment', start, end }, to))
    .reduce((best, one) => (length(sub(one, to)) < length(sub(best, to)) ? one : best));
}

/** The place itself, where it lies in the triangle. */
function inPlane(a: Vec, b: Vec, c: Vec, to: Vec): Vec | null {
  const whole = cross2(sub(b, a), sub(c, a));
  const sides = [cross2(sub(b, a), sub(to, a)), cross2(sub(c, b), sub(to, b)), cross2(sub(a, c), sub(to, c))];
  return whole !== 0 && sides.every((side) => side * whole >= 0) ? to : null;
}

/** The foot of the perpendicular, where it lies in the triangle. */
function overSpace(a: Vec3, b: Vec3, c: Vec3, to: Vec3): Vec | null {
  const normal = cross(sub(b, a), sub(c, a));
  const squared = lengthSquared(normal);
  if (squared === 0) return null;
  const over = sub(to, scale(normal, dot(sub(to, a), normal) / squared));
  const sides = [cross(sub(b, a), sub(over, a)), cross(sub(c, b), sub(over, b)), cross(sub(a, c), sub(over, c))];
  return sides.every((side) => dot(side, normal) >= 0) ? over : null;
}

/** One coordinate after the other is made as good as it can be, again and again: axes need not be at right angles. */
function nearestInOriented({ center, halfExtents, axes }: Oriented, to: Vec): Vec {
  let parts = axes.map(() => 0);
  const placeOf = (): Vec => axes.map((axis, i) => scale(axis, parts[i]!)).reduce((p, q) => add(p, q), center);
  for (let round = 0; round < 200; round++) {
    axes.forEach((axis, i) => {
      const squared = lengthSquared(axis);
      const part = squared > 0 ? parts[i]! + dot(sub(to, placeOf()), axis) / squared : 0;
      const most = at(halfExtents, i as Index);
      parts = parts.map((own, j) => (j === i ? max(min(part, most), 0 - most) : own));
    });
  }
  return placeOf();
}

/**
 * How far a shape reaches along a unit vector, from 0. What is endless that way reaches for ever.
 * @param slack what counts as going square to the vector, for a direction of length 1
 */
export function reachAlong(shape: Shape, unit: Vec, slack: number): number {
  switch (shape.kind) {
    case 'point':
      return dot(shape, unit);
    case 'segment':
      return max(dot(shape.start, unit), dot(shape.end, unit));
    case 'ray':
      return dot(shape.direction, unit) > slack * length(shape.direction) ? Infinity : dot(shape.origin, unit);
    case 'line':
      return abs(dot(shape.direction, unit)) > slack * length(shape.direction) ? Infinity : dot(shape.origin, unit);
    case 'plane':
    case 'halfspace':
    case 'halfplane':
      return reachOfPlane(shape, unit, slack);
    case 'capsule':
      return max(dot(shape.start, unit), dot(shape.end, unit)) + shape.radius * length(unit);
    case 'sphere':
    case 'circle':
      return dot(shape.center, unit) + shape.radius * length(unit);
    case 'aabb':
      return sum(max(mulEach(shape.min, unit), mulEach(shape.max, unit)));
    case 'triangle':
      return max(dot(shape.a, unit), dot(shape.b, unit), dot(shape.c, unit));
    case 'hull':
    case 'polygon':
      throw onlyGeneral;
    default:
      return shape.axes
        .map((axis, i) => at(shape.halfExtents, i as Index) * abs(dot(axis, unit)))
        .reduce((p, q) => p + q, dot(shape.center, unit));
  }
}

/** A plane ends only along its normal, either way; a half-space only outward. */
function reachOfPlane({ kind, normal, constant }: Flat, unit: Vec, slack: number): number {
  const along = dot(normal, unit);
  const isSquare = sqrt(crossSquared(normal, unit)) <= slack * length(normal);
  if (!isSquare || (kind !== 'plane' && along < 0)) return Infinity;
  return (0 - constant) * (along / lengthSquared(normal));
}

/** |u × v|². */
export function crossSquared(u: Vec, v: Vec): number {
  return is2D(u) ? cross2(u, v) * cross2(u, v) : lengthSquared(cross(u as Vec3, v as Vec3));
}

/** The greatest length of a shape, where it has corners. */
export function lengthOf(shape: Shape): number {
  switch (shape.kind) {
    case 'segment':
    case 'capsule':
      return length(sub(shape.end, shape.start));
    case 'aabb':
      return length(sub(shape.max, shape.min));
    case 'triangle':
      return max(length(sub(shape.b, shape.a)), length(sub(shape.c, shape.b)), length(sub(shape.a, shape.c)));
    case 'obb':
      return shape.axes.map((axis, i) => 2 * at(shape.halfExtents, i as Index) * length(axis)).reduce((p, q) => p + q);
    default:
      return 0;
  }
}
