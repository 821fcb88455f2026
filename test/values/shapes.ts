/** Shapes of both dimensions as one, as words see them. */
import type { Vec, Vec3 } from '../../src/words/vec.js';

export interface Point extends Vec {
  readonly kind: 'point';
}

export interface Segment {
  readonly kind: 'segment';
  readonly start: Vec;
  readonly end: Vec;
}

export interface Ray {
  readonly kind: 'ray';
  readonly origin: Vec;
  readonly direction: Vec;
}

export interface Ball {
  readonly kind: 'sphere' | 'circle';
  readonly center: Vec;
  readonly radius: number;
}

export interface Box {
  readonly kind: 'aabb';
  readonly min: Vec;
  readonly max: Vec;
}

export interface Triangle {
  readonly kind: 'triangle';
  readonly a: Vec3;
  readonly b: Vec3;
  readonly c: Vec3;
}

export interface Oriented {
  readonly kind: 'obb';
  readonly center: Vec3;
  readonly halfExtents: Vec3;
  readonly axes: readonly [Vec3, Vec3, Vec3];
}

export type Line = Segment | Ray;
export type Shape = Point | Line | Ball | Box | Triangle | Oriented;
