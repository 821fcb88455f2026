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
export type Step3 = Vec3;
/** A t: how many steps, on a segment from its start to its end. */
export type Steps = number;
/** The same on one of two lines. */
export type StepsOfFirst = number;
export type StepsOfSecond = number;

export type Point = Vec;

/** In 2D a circle. */
export interface Sphere<V extends Vec = Vec> {
  readonly center: V;
  readonly radius: Length;
}

export interface Aabb<V extends Vec = Vec> {
  readonly min: V;
  readonly max: V;
}

export interface Segment<V extends Vec = Vec> {
  readonly start: V;
  readonly end: V;
}

export interface Ray<V extends Vec = Vec, S extends Vec = Step> {
  readonly origin: V;
  readonly direction: S;
}

export interface Line<V extends Vec = Vec, S extends Vec = Step> {
  readonly origin: V;
  readonly direction: S;
}

/** Every point with n·x + constant up to 0; in 2D a halfplane. */
export interface Halfspace<D extends Vec = Direction> {
  readonly normal: D;
  readonly constant: Length;
}

export interface Capsule<V extends Vec = Vec> {
  readonly start: V;
  readonly end: V;
  readonly radius: Length;
}

export interface Triangle<V extends Vec = Vec> {
  readonly a: V;
  readonly b: V;
  readonly c: V;
}

/** Of space, for pairs that only exist there; the same for the shapes below. */
export type Segment3 = Segment<Vec3>;
export type Ray3 = Ray<Vec3, Step3>;
export type Line3 = Line<Vec3, Step3>;
export type Halfspace3 = Halfspace<Direction3>;
export type Sphere3 = Sphere<Vec3>;
export type Aabb3 = Aabb<Vec3>;
export type Capsule3 = Capsule<Vec3>;
export type Triangle3 = Triangle<Vec3>;

/** Every point with n·x + constant = 0. */
export interface Plane3 {
  readonly normal: Direction3;
  readonly constant: Length;
}

export interface Obb3 {
  readonly center: Vec3;
  readonly halfExtents: Vec3;
  readonly axes: Three<Direction3>;
}

/** What any number of shapes may share, and pairs do not look into. */
export type Shared = object;

export interface Hull3 {
  readonly data: Shared;
  readonly position: Vec3;
  readonly axes: Three<Direction3>;
}

/** Of the plane, for pairs that only exist there. */
export interface Obb2 {
  readonly center: Vec;
  readonly halfExtents: Vec;
  readonly axes: readonly [Direction, Direction];
}

/** In 2D a polygon. */
export interface Hull2 {
  readonly data: Shared;
  readonly position: Vec;
  readonly axes: readonly [Direction, Direction];
}

/** Of either dimension, for pairs that leave all to the general answer. */
export type Obb = Obb3;
export type Hull = Hull3;
