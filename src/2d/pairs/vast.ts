/**
 * Shapes so far out that sums, differences or products of their coordinates may overflow.
 *
 * Their values are computed on copies made smaller by a power of two, and made larger again. That is exact, but for numbers
 * so small that they count for nothing beside vast ones; whether shapes meet, and how, is always asked of the shapes as
 * they are.
 */
import type { Bare } from '../../core/bare.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import { type Aabb, createAabb, type MutableAabb } from '../shapes/aabb.js';
import type { Circle } from '../shapes/circle.js';
import type { ClosestPoints, Contact, RayHit } from '../shapes/results.js';
import { type Linear, resize } from './linear.js';

/** Below this, a few more operations are safe; `SHRINK` brings all doubles below it. */
const VAST = 2 ** 1014;
const SHRINK = 2 ** -24;
export const GROW: number = 2 ** 24;
/** Below this, all is safe with any line: a direction as it is read has a square of at least 2⁻²⁰⁰ and at most 2²⁰⁰. */
const LARGE = 2 ** 600;
const NEAR = 2 ** 1000;

const smallPoint: MutableVec2 = /* @__PURE__ */ createVec2();
const smallCircle = { center: /* @__PURE__ */ createVec2(), radius: 0.5 };
const smallAabb: MutableAabb = /* @__PURE__ */ createAabb();

/** Differences are multiplied with the line's direction, once or twice, and divided by it. */
function isOutOfRange({ lengthSquared }: Linear, size: number): boolean {
  return size * (1 + lengthSquared) > VAST || size > VAST * lengthSquared;
}

export function isVastToPoint(line: Linear, { x, y }: Vec2): boolean {
  const size = line.size + Math.abs(x) + Math.abs(y);
  return size > LARGE && isOutOfRange(line, size);
}

export function isVastToCircle(line: Linear, { center: { x, y }, radius }: Bare<Circle>): boolean {
  const size = line.size + Math.abs(x) + Math.abs(y) + radius;
  return size > LARGE && isOutOfRange(line, size);
}

export function isVastToAabb(line: Linear, { min, max }: Bare<Aabb>): boolean {
  const size = line.size + Math.abs(min.x) + Math.abs(min.y) + Math.abs(max.x) + Math.abs(max.y);
  return size > LARGE && isOutOfRange(line, size);
}

/** Whether quotients of coordinates by the line's own direction, which is a short one, stay within the range of doubles. */
export function isNearToAabb(line: Linear, { min, max }: Bare<Aabb>): boolean {
  return Math.max(line.size, -min.x, max.x, -min.y, max.y) < line.unit * NEAR;
}

/** Shrinks two lines, if they are vast, and answers whether they were. */
export function shrinkVastLines(a: Linear, b: Linear): boolean {
  if (!(a.size + b.size > LARGE && areOutOfRange(a, b))) return false;
  shrinkLine(a);
  shrinkLine(b);
  return true;
}

function areOutOfRange(a: Linear, b: Linear): boolean {
  const size = a.size + b.size;
  const least = Math.min(a.lengthSquared, b.lengthSquared);
  return size * (1 + a.lengthSquared) * (1 + b.lengthSquared) > VAST || size > VAST * least;
}

/** Changes the line itself: it is a copy already. */
export function shrinkLine(line: Linear): Linear {
  resize(line, SHRINK);
  return line;
}

export function shrinkPoint({ x, y }: Vec2, out: MutableVec2 = smallPoint): Vec2 {
  out.x = x * SHRINK;
  out.y = y * SHRINK;
  return out;
}

export function shrinkCircle({ center, radius }: Bare<Circle>): Bare<Circle> {
  shrinkPoint(center, smallCircle.center);
  smallCircle.radius = radius * SHRINK;
  return smallCircle;
}

export function shrinkAabb({ min, max }: Bare<Aabb>, out: MutableAabb = smallAabb): Bare<Aabb> {
  shrinkPoint(min, out.min);
  shrinkPoint(max, out.max);
  return out;
}

export function growPoint(point: MutableVec2): MutableVec2 {
  point.x *= GROW;
  point.y *= GROW;
  return point;
}

export function growClosestPoints(found: ClosestPoints): ClosestPoints {
  growPoint(found.a);
  growPoint(found.b);
  found.distance *= GROW;
  return found;
}

export function growContact<C extends Contact>(found: C): C {
  growPoint(found.point);
  found.depth *= GROW;
  return found;
}

/** Its t is the same at any size. */
export function growHit(found: RayHit): RayHit {
  growPoint(found.point);
  return found;
}

/** The same: of what a line and a solid share, only the points grow. */
export function growIntersection<I extends { entry: MutableVec2; exit: MutableVec2 }>(found: I): I {
  growPoint(found.entry);
  growPoint(found.exit);
  return found;
}
