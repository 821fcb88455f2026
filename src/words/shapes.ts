/**
 * The shapes as pairs see them, in either dimension. The type of each number tells what happens to it when all shapes are
 * made smaller together: a `Length` shrinks with them (and so do the coordinates of a `Vec`), a `Ratio` stays, and so do
 * the coordinates of a `Direction`. A `Step` stays too: a ray's direction, which t counts in.
 */
import type { Three, Vec, Vec3 } from './vec.js';

export type Length = number;
export type Ratio = number;
export type Direction = Vec;
export type Direction3 = Vec3;
export type Step = Vec;
/** A t: how many steps, on a segment from its start to its end. */
export type Steps = number;

export type Point = Vec;

/** In 2D a circle. */
export interface Sphere<V extends Vec = Vec> {
  readonly center: V;
  readonly radius: Length;
}

export interface Aabb {
  readonly min: Vec;
  readonly max: Vec;
}

export interface Segment<V extends Vec = Vec> {
  readonly start: V;
  readonly end: V;
}

export interface Ray {
  readonly origin: Vec;
  readonly direction: Step;
}

/** Of space, for pairs that only exist there; the same for the shapes below. */
export type Segment3 = Segment<Vec3>;
export type Sphere3 = Sphere<Vec3>;

export interface Triangle3 {
  readonly a: Vec3;
  readonly b: Vec3;
  readonly c: Vec3;
}

export interface Obb3 {
  readonly center: Vec3;
  readonly halfExtents: Vec3;
  readonly axes: Three<Direction3>;
}
