/** What values give back, in either dimension. From these come the types that users see, and what makes them. */
import type { Direction, Length, Ratio, Steps, StepsOfFirst, StepsOfSecond } from './shapes.js';
import { at, type Index, is2D, type Vec } from './vec.js';

/** The nearest points of two shapes. Where they meet, `a` and `b` are the same shared point. */
export interface ClosestPoints {
  readonly a: Vec;
  readonly b: Vec;
  readonly distance: Length;
}

export const bothAt = (point: Vec): ClosestPoints => ({ a: point, b: point, distance: 0 });

/** How two meeting shapes come apart by the shortest way. */
export interface Contact {
  /** Unit vector from the first shape to the second. */
  readonly normal: Direction;
  /** At least 0: moving the second shape by `normal * depth` leaves the two just touching. */
  readonly depth: Length;
  /** A point of both, up to its bound: halfway between their deepest points in each other, where a pair has a formula of its own. */
  readonly point: Vec;
}

/** Where a ray first meets a shape. */
export interface RayHit {
  /** In units of the ray's direction: `point = origin + t * direction`. */
  readonly t: Steps;
  readonly point: Vec;
  /** The surface's outward unit normal; zero when the ray starts inside, or meets a point or line and has no direction. */
  readonly normal: Direction;
  /** Whether the ray begins strictly inside: at `t` 0, or at `tMin`. */
  readonly inside: boolean;
  /** Where the ray leaves the shape: `t` again for a mere touch or without a direction, Infinity when it never does. */
  readonly tExit: Steps;
}

/**
 * How a segment or ray runs through a solid: `touches` meets its surface, in a point or along a face, and a small motion would part
 * them; `inside` never leaves, `enters` starts outside and ends inside, `leaves` the other way round, `through` does both.
 */
export type Relation = 'touches' | 'inside' | 'enters' | 'leaves' | 'through';

/** What a segment, ray or line shares with a solid. */
export interface Passage {
  /** The shared stretch: within 0..1 on a segment, within 0..Infinity on a ray, anywhere on a line. */
  readonly tMin: Steps;
  readonly tMax: Steps;
  /** The point at `tMin`; `exit` again where that is -Infinity, or the origin where both are infinite. */
  readonly entry: Vec;
  /** The point at `tMax`; `entry` again where that is Infinity. */
  readonly exit: Vec;
  readonly relation: Relation;
}

/** What a segment, ray or line shares with a solid, and where it comes in. */
export interface SolidPassage extends Passage {
  /** The surface's outward unit normal at `entry`; zero where it starts inside. */
  readonly normal: Direction;
}

/** What a segment, ray or line shares with a sphere or circle. */
export interface BallPassage extends Passage {
  /** How many of `t0` and `t1` lie on the segment or ray; a tangent point counts once. */
  readonly count: 0 | 1 | 2;
  /** Where the whole line meets the surface, `t0 <= t1`; equal when tangent. */
  readonly t0: Steps;
  readonly t1: Steps;
}

/** What a segment, ray or line shares with a capsule. */
export interface CapsulePassage extends BallPassage, SolidPassage {}

/** All numbers from `min` to `max`; none where `min` is larger. */
export interface Interval {
  readonly min: Steps;
  readonly max: Steps;
}

/** The stretch of the whole line between a box's two faces on each axis; all of it where they are parallel. */
export interface Slabs {
  readonly x: Interval;
  readonly y: Interval;
  readonly z?: Interval;
}

/** A face of a box, by the axis that it lies across and its side; `none` where a line starts inside. */
export type BoxFace = 'none' | '-x' | '+x' | '-y' | '+y' | '-z' | '+z';

/** What a segment, ray or line shares with a box. */
export interface BoxPassage extends SolidPassage, Slabs {
  /** Where `entry` lies; of several, the one that `normal` is square to. */
  readonly face: BoxFace;
}

/** A face by the number of its axis and its side. */
export function faceOf(axis: number, isHigh: boolean): BoxFace {
  if (axis === 0) return isHigh ? '+x' : '-x';
  if (axis === 1) return isHigh ? '+y' : '-y';
  return isHigh ? '+z' : '-z';
}

/** The intervals from `min` to `max` of each coordinate. */
export function intervals(min: Vec, max: Vec): Slabs {
  const of = (i: Index): Interval => ({ min: at(min, i), max: at(max, i) });
  return is2D(min) ? { x: of(0), y: of(1) } : { x: of(0), y: of(1), z: of(2) };
}

/** Weights of a triangle's corners: a point is `u a + v b + w c`, with u + v + w = 1. */
export interface Barycentrics {
  readonly u: Ratio;
  readonly v: Ratio;
  readonly w: Ratio;
}

/** What a segment, ray or line shares with a triangle. */
export interface TrianglePassage extends Passage {
  /** Of `entry`. */
  readonly barycentrics: Barycentrics;
  /** 1 when the line comes from the side where a, b, c turn counter-clockwise, -1 from the other, 0 in the plane. */
  readonly side: -1 | 0 | 1;
}

/** Where a segment, ray or line meets a plane. */
export interface PlaneCrossing {
  // First, because literals that begin with `t` are common in minified code: if one holds no number there, V8 allocates for ours.
  readonly point: Vec;
  /** Of the point; 0 where all of it lies in the plane. */
  readonly t: Steps;
  /** 1 when it comes from the side that the plane's normal points to, -1 from the other, 0 when it lies in the plane. */
  readonly side: -1 | 0 | 1;
  /** Whether all of it lies in the plane. */
  readonly inPlane: boolean;
}

/** What two planes share: a line, or all of both where they are the same. */
export interface PlaneMeeting {
  /** The point of the line nearest to 0; of planes that are the same, that of the first. */
  readonly origin: Vec;
  /** Unit vector along the line; zero where the planes are the same. */
  readonly direction: Direction;
  /** Whether the planes are the same. */
  readonly coincident: boolean;
}

/**
 * How two segments, rays or lines meet: `crosses` in one point that is an end of neither, `touches` in one point otherwise, `coincides`
 * along a stretch of one line.
 */
export type LineRelation = 'crosses' | 'touches' | 'coincides';

/** What two segments, rays or lines share: a point, or a stretch of one line. */
export interface LineMeeting {
  readonly relation: LineRelation;
  /** Where the shared stretch begins, seen along the first; the point, where they share only one. */
  readonly start: Vec;
  /** Of `start` on the first; -Infinity where the stretch has no beginning, and then `start` is where it ends, or an origin. */
  readonly t: StepsOfFirst;
  /** Of `start` on the second. */
  readonly s: StepsOfSecond;
  /** Where the stretch ends; `start` again, where they share only one point or the stretch is endless. */
  readonly end: Vec;
  /** Of `end` on the first; Infinity where the stretch is endless. */
  readonly tEnd: StepsOfFirst;
  /** Of `end` on the second. */
  readonly sEnd: StepsOfSecond;
}

/**
 * How two circles or spheres meet: their surfaces are the `same`, one lies in the other without touching it (the first `contains` the second, or is
 * `inside`), they touch from outside (`touches`) or inside (`touchesInside`), or the one `crosses` the other.
 */
export type BallRelation = 'same' | 'contains' | 'inside' | 'touches' | 'touchesInside' | 'crosses';

/** Where the surfaces of two circles or spheres meet: in two points, in space in a circle. */
export interface BallMeeting {
  readonly relation: BallRelation;
  /** One of the points where circles cross; of spheres, one of the circle. To the left of the way from the first centre to the second. */
  readonly start: Vec;
  /** The other one; of spheres, the opposite one. `start` again where they touch, and where they do not meet the centre of the smaller one. */
  readonly end: Vec;
  /** Halfway between both; of spheres, the centre of the circle. */
  readonly center: Vec;
  /** From there to both; of spheres, the radius of the circle. */
  readonly radius: Length;
  /** Unit vector from the first centre to the second: in space, square to the circle. */
  readonly normal: Direction;
}

/** What two boxes share: a box, which is flat where they only touch. */
export interface BoxMeeting {
  readonly min: Vec;
  readonly max: Vec;
}

/** A corner or an edge of a triangle. */
export type TriangleFeature = 'a' | 'b' | 'c' | 'ab' | 'bc' | 'ca';

/** Which part of a triangle lies in a plane: a corner, an edge, a segment `through` it, or all of it (`inPlane`). */
export type SectionRelation = 'corner' | 'edge' | 'through' | 'inPlane';

/** What a plane shares with a triangle. */
export interface PlaneSection {
  readonly relation: SectionRelation;
  /** One end of the shared segment, or the shared corner; `a`, where all of the triangle lies in the plane. */
  readonly start: Vec;
  /** Its other end; `start` again for a corner; `b`, where all of the triangle lies in the plane. */
  readonly end: Vec;
  /** The corner that `start` is, or the edge that the plane crosses there. */
  readonly startOn: TriangleFeature;
  readonly endOn: TriangleFeature;
}

/** The face normal across an axis of one box, or square to an edge of each. */
export type ObbAxis = `${'a' | 'b'}.${'x' | 'y' | 'z'}` | `a.${'x' | 'y' | 'z'} × b.${'x' | 'y' | 'z'}`;

/** How two oriented boxes come apart, and along which axis. */
export interface ObbContact extends Contact {
  readonly axis: ObbAxis;
}
