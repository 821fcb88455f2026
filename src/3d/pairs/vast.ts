/**
 * Shapes so far out that sums, differences or products of their coordinates may overflow.
 *
 * Their values are computed on copies made smaller by a power of two, and made larger again. That is exact, but for numbers
 * so small that they count for nothing beside vast ones; whether shapes meet, and how, is always asked of the shapes as
 * they are.
 */
import type { Bare } from '../../core/bare.js';
import { createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
import { type Aabb, createAabb, type MutableAabb } from '../shapes/aabb.js';
import type { ClosestPoints, Contact, RayHit } from '../shapes/results.js';
import type { Segment } from '../shapes/segment.js';
import type { Sphere } from '../shapes/sphere.js';
import type { Triangle } from '../shapes/triangle.js';
import { type Linear, resize } from './linear.js';

/** Below this, a few more operations are safe; `SHRINK` brings all doubles below it. */
export const VAST: number = 2 ** 1014;
export const SHRINK: number = 2 ** -24;
export const GROW: number = 2 ** 24;
/** Below this, all is safe with any line: a direction as it is read has a square of at least 2⁻²⁰⁰ and at most 2²⁰⁰. */
const LARGE = 2 ** 600;
const NEAR = 2 ** 1000;

export interface SphereCopy {
  readonly center: MutableVec3;
  radius: number;
}

export function createSphereCopy(): SphereCopy {
  return { center: createVec3(), radius: 0.5 };
}

const smallPoint: MutableVec3 = /* @__PURE__ */ createVec3();
const smallSphere: SphereCopy = /* @__PURE__ */ createSphereCopy();
const smallAabb: MutableAabb = /* @__PURE__ */ createAabb();
const smallSegment = { start: /* @__PURE__ */ createVec3(), end: /* @__PURE__ */ createVec3() };
const smallTriangle = {
  a: /* @__PURE__ */ createVec3(),
  b: /* @__PURE__ */ createVec3(),
  c: /* @__PURE__ */ createVec3(),
};

export function isVastSphere({ center: { x, y, z }, radius }: Bare<Sphere>): boolean {
  return Math.abs(x) + Math.abs(y) + Math.abs(z) + radius > VAST;
}

export function isVastSegment({ start, end }: Bare<Segment>): boolean {
  const size = Math.abs(start.x) + Math.abs(start.y) + Math.abs(start.z);
  return size + Math.abs(end.x) + Math.abs(end.y) + Math.abs(end.z) > VAST;
}

export function isVastTriangle({ a, b, c }: Bare<Triangle>): boolean {
  const size = Math.abs(a.x) + Math.abs(a.y) + Math.abs(a.z) + Math.abs(b.x) + Math.abs(b.y) + Math.abs(b.z);
  return size + Math.abs(c.x) + Math.abs(c.y) + Math.abs(c.z) > VAST;
}

/** Differences are multiplied with the line's direction, once or twice, and divided by it. */
function isOutOfRange({ lengthSquared }: Linear, size: number): boolean {
  return size * (1 + lengthSquared) > VAST || size > VAST * lengthSquared;
}

export function isVastToPoint(line: Linear, { x, y, z }: Vec3): boolean {
  const size = line.size + Math.abs(x) + Math.abs(y) + Math.abs(z);
  return size > LARGE && isOutOfRange(line, size);
}

export function isVastToSphere(line: Linear, { center: { x, y, z }, radius }: Bare<Sphere>): boolean {
  const size = line.size + Math.abs(x) + Math.abs(y) + Math.abs(z) + radius;
  return size > LARGE && isOutOfRange(line, size);
}

export function isVastToAabb(line: Linear, { min, max }: Bare<Aabb>): boolean {
  const size =
    line.size +
    Math.abs(min.x) +
    Math.abs(min.y) +
    Math.abs(min.z) +
    Math.abs(max.x) +
    Math.abs(max.y) +
    Math.abs(max.z);
  return size > LARGE && isOutOfRange(line, size);
}

/** Whether quotients of coordinates by the line's own direction, which is a short one, stay within the range of doubles. */
export function isNearToAabb(line: Linear, { min, max }: Bare<Aabb>): boolean {
  return Math.max(line.size, -min.x, max.x, -min.y, max.y, -min.z, max.z) < line.unit * NEAR;
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

export function shrinkPoint({ x, y, z }: Vec3, out: MutableVec3 = smallPoint): Vec3 {
  out.x = x * SHRINK;
  out.y = y * SHRINK;
  out.z = z * SHRINK;
  return out;
}

export function shrinkSphere({ center, radius }: Bare<Sphere>, out: SphereCopy = smallSphere): Bare<Sphere> {
  shrinkPoint(center, out.center);
  out.radius = radius * SHRINK;
  return out;
}

export function shrinkAabb({ min, max }: Bare<Aabb>, out: MutableAabb = smallAabb): Bare<Aabb> {
  shrinkPoint(min, out.min);
  shrinkPoint(max, out.max);
  return out;
}

export function shrinkSegment({ start, end }: Bare<Segment>): Bare<Segment> {
  shrinkPoint(start, smallSegment.start);
  shrinkPoint(end, smallSegment.end);
  return smallSegment;
}

export function shrinkTriangle({ a, b, c }: Bare<Triangle>): Bare<Triangle> {
  shrinkPoint(a, smallTriangle.a);
  shrinkPoint(b, smallTriangle.b);
  shrinkPoint(c, smallTriangle.c);
  return smallTriangle;
}

export function growPoint(point: MutableVec3): MutableVec3 {
  point.x *= GROW;
  point.y *= GROW;
  point.z *= GROW;
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
export function growIntersection<I extends { entry: MutableVec3; exit: MutableVec3 }>(found: I): I {
  growPoint(found.entry);
  growPoint(found.exit);
  return found;
}
