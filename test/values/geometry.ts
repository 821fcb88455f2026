/** What a shape is, plainly: its point nearest to another, and how far it reaches. In the words of pairs. */
import { length } from '../../src/words/lengths.js';
import {
  abs,
  add,
  at,
  clamp,
  cross,
  dot,
  type Index,
  lengthSquared,
  max,
  min,
  mulEach,
  scale,
  sub,
  sum,
  type Vec,
  type Vec3,
} from '../../src/words/vec.js';
import type { Ball, Line, Oriented, Shape, Triangle } from './shapes.js';

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
      return nearestOnLine(shape, to);
    case 'sphere':
    case 'circle':
      return nearestInBall(shape, to);
    case 'aabb':
      return clamp(to, shape.min, shape.max);
    case 'triangle':
      return nearestOnTriangle(shape, to as Vec3);
    default:
      return nearestInOriented(shape, to as Vec3);
  }
}

function nearestOnLine(line: Line, to: Vec): Vec {
  const [start, way] = line.kind === 'ray' ? [line.origin, line.direction] : [line.start, sub(line.end, line.start)];
  const squared = lengthSquared(way);
  if (squared === 0) return start;
  const t = max(dot(sub(to, start), way) / squared, 0);
  return add(start, scale(way, line.kind === 'ray' ? t : min(t, 1)));
}

function nearestInBall({ center, radius }: Ball, to: Vec): Vec {
  const distance = length(sub(to, center));
  return distance <= radius ? to : add(center, scale(sub(to, center), radius / distance));
}

function nearestOnTriangle({ a, b, c }: Triangle, to: Vec3): Vec {
  const normal = cross(sub(b, a), sub(c, a));
  const squared = lengthSquared(normal);
  if (squared > 0) {
    const over = sub(to, scale(normal, dot(sub(to, a), normal) / squared));
    const sides = [cross(sub(b, a), sub(over, a)), cross(sub(c, b), sub(over, b)), cross(sub(a, c), sub(over, c))];
    if (sides.every((side) => dot(side, normal) >= 0)) return over;
  }
  const edges = [
    [a, b],
    [b, c],
    [c, a],
  ] as const;
  return edges
    .map(([start, end]) => nearestOnLine({ kind: 'segment', start, end }, to))
    .reduce((best, one) => (length(sub(one, to)) < length(sub(best, to)) ? one : best));
}

/** One coordinate after the other is made as good as it can be, again and again: axes need not be at right angles. */
function nearestInOriented({ center, halfExtents, axes }: Oriented, to: Vec3): Vec {
  let parts = [0, 0, 0];
  const placeOf = (): Vec3 =>
    add(center, scale(axes[0], parts[0]!), scale(axes[1], parts[1]!), scale(axes[2], parts[2]!));
  for (let round = 0; round < 200; round++) {
    for (const i of [0, 1, 2] as Index[]) {
      const squared = lengthSquared(axes[i]);
      const part = squared > 0 ? parts[i]! + dot(sub(to, placeOf()), axes[i]) / squared : 0;
      const most = at(halfExtents, i);
      parts = parts.map((own, j) => (j === i ? max(min(part, most), 0 - most) : own));
    }
  }
  return placeOf();
}

/**
 * How far a shape reaches along a unit vector, from 0. A ray that goes that way reaches for ever.
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
    case 'sphere':
    case 'circle':
      return dot(shape.center, unit) + shape.radius * length(unit);
    case 'aabb':
      return sum(max(mulEach(shape.min, unit), mulEach(shape.max, unit)));
    case 'triangle':
      return max(dot(shape.a, unit), dot(shape.b, unit), dot(shape.c, unit));
    default:
      return [0, 1, 2]
        .map((i) => at(shape.halfExtents, i as Index) * abs(dot(shape.axes[i]!, unit)))
        .reduce((p, q) => p + q, dot(shape.center, unit));
  }
}

/** The greatest length of a shape, where it has corners. */
export function lengthOf(shape: Shape): number {
  switch (shape.kind) {
    case 'segment':
      return length(sub(shape.end, shape.start));
    case 'aabb':
      return length(sub(shape.max, shape.min));
    case 'triangle':
      return max(length(sub(shape.b, shape.a)), length(sub(shape.c, shape.b)), length(sub(shape.a, shape.c)));
    case 'obb':
      return [0, 1, 2]
        .map((i) => 2 * at(shape.halfExtents, i as Index) * length(shape.axes[i]!))
        .reduce((p, q) => p + q);
    default:
      return 0;
  }
}
