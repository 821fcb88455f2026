/** Shapes of both dimensions as one, as words see them. */
import type { Vec } from '../../src/words/vec.js';

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

export interface Endless {
  readonly kind: 'line';
  readonly origin: Vec;
  readonly direction: Vec;
}

export interface Flat {
  readonly kind: 'plane' | 'halfspace' | 'halfplane';
  readonly normal: Vec;
  readonly constant: number;
}

export interface Capsule {
  readonly kind: 'capsule';
  readonly start: Vec;
  readonly end: Vec;
  readonly radius: number;
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
  readonly a: Vec;
  readonly b: Vec;
  readonly c: Vec;
}

export interface Oriented {
  readonly kind: 'obb';
  readonly center: Vec;
  readonly halfExtents: Vec;
  /** Two or three. */
  readonly axes: readonly Vec[];
}

/** A hull or polygon. */
export interface Posed {
  readonly kind: 'hull' | 'polygon';
  readonly data: { readonly vertices: Float64Array };
  readonly position: Vec;
  readonly axes: readonly Vec[];
}

export type Line = Segment | Ray | Endless;
export type Shape = Point | Line | Flat | Ball | Capsule | Box | Triangle | Oriented | Posed;
