import { GREATEST_SQUARE, LEAST_SQUARE, norm3 } from '../../core/norm.js';
import { createVec3, type MutableVec3 } from '../../math/vec3.js';

/** How two meeting shapes come apart by the shortest way. */
export interface Contact {
  /** Unit vector from the first shape to the second. */
  normal: MutableVec3;
  /** At least 0: moving the second shape by `normal * depth` leaves the two just touching. */
  depth: number;
  /** Halfway between each shape's deepest point in the other; lies in both. */
  point: MutableVec3;
}

/** The nearest points of two shapes. Where they meet, `a` and `b` are the same shared point. */
export interface ClosestPoints {
  a: MutableVec3;
  b: MutableVec3;
  distance: number;
}

/** Where a ray first meets a shape. */
export interface RayHit {
  /** In units of the ray's direction: `point = origin + t * direction`. */
  t: number;
  point: MutableVec3;
  /** The surface's outward unit normal; zero when the ray starts inside, or has no direction to be faced. */
  normal: MutableVec3;
  /** Whether the origin lies strictly inside; then `t` is 0. */
  inside: boolean;
  /** Where the ray leaves the shape: `t` again for a mere touch, Infinity when it never does. */
  exit: number;
}

export interface Interval {
  min: number;
  max: number;
}

/**
 * How a segment or ray runs through a solid: `touches` shares a single point of the surface, `inside` never leaves,
 * `enters` starts outside and ends inside, `leaves` the other way round, `through` does both.
 */
export type Relation = 'touches' | 'inside' | 'enters' | 'leaves' | 'through';

/** What a segment or ray shares with a box. */
export interface LinearAabbIntersection {
  /** The shared stretch: within 0..1 on a segment, within 0..Infinity on a ray. */
  tMin: number;
  tMax: number;
  entry: MutableVec3;
  exit: MutableVec3;
  /** The stretch of the whole line between the box's two planes on each axis; all of it when parallel. */
  x: Interval;
  y: Interval;
  z: Interval;
  relation: Relation;
}

/** What a segment or ray shares with a sphere. */
export interface LinearSphereIntersection {
  /** The shared stretch: within 0..1 on a segment, within 0..Infinity on a ray. */
  tMin: number;
  tMax: number;
  entry: MutableVec3;
  exit: MutableVec3;
  /** How many of `t0` and `t1` lie on the segment or ray; a tangent point counts once. */
  count: 0 | 1 | 2;
  /** Where the whole line meets the surface, `t0 <= t1`; equal when tangent. */
  t0: number;
  t1: number;
  relation: Relation;
}

export function createContact(): Contact {
  return { normal: createVec3(), depth: 0, point: createVec3() };
}

export function createClosestPoints(): ClosestPoints {
  return { a: createVec3(), b: createVec3(), distance: 0 };
}

export function createRayHit(): RayHit {
  return { t: 0, point: createVec3(), normal: createVec3(), inside: false, exit: 0 };
}

/**
 * `max` comes first, so that V8 does not take it for one of the boxes given as `{ min, max }`: those hold objects, and
 * each number written into such a field would be allocated.
 */
function createInterval(): Interval {
  return { max: 0, min: 0 };
}

export function createLinearAabbIntersection(): LinearAabbIntersection {
  return {
    tMin: 0,
    tMax: 0,
    entry: createVec3(),
    exit: createVec3(),
    x: createInterval(),
    y: createInterval(),
    z: createInterval(),
    relation: 'touches',
  };
}

export function createLinearSphereIntersection(): LinearSphereIntersection {
  return {
    tMin: 0,
    tMax: 0,
    entry: createVec3(),
    exit: createVec3(),
    count: 0,
    t0: 0,
    t1: 0,
    relation: 'touches',
  };
}

/** Sets the distance to that of the two points, right to 3 ulp. */
export function measureDistance(out: ClosestPoints): void {
  const x = out.b.x - out.a.x;
  const y = out.b.y - out.a.y;
  const z = out.b.z - out.a.z;
  const squared = x * x + y * y + z * z;
  out.distance = Math.sqrt(squared);
  if (!(squared >= LEAST_SQUARE && squared <= GREATEST_SQUARE)) out.distance = norm3(x, y, z);
}
