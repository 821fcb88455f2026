/**
 * The shapes as the oracle reads them. Written out again on purpose: the oracle shares nothing with the library, and
 * plain data fits both.
 */
import type { Body } from './body.js';

export interface Vector2 {
  readonly x: number;
  readonly y: number;
}

export interface Vector3 extends Vector2 {
  readonly z: number;
}

export interface Segment<V> {
  readonly kind: 'segment';
  readonly start: V;
  readonly end: V;
}

export interface Ray<V> {
  readonly kind: 'ray';
  readonly origin: V;
  readonly direction: V;
}

/** Endless both ways. */
export interface Line<V> {
  readonly kind: 'line';
  readonly origin: V;
  readonly direction: V;
}

/** Where normal · x + constant = 0; with a normal of zero, nowhere. */
export interface Plane {
  readonly kind: 'plane';
  readonly normal: Vector3;
  readonly constant: number;
}

/** Where normal · x + constant <= 0; with a normal of zero, nowhere. */
export interface Halfspace {
  readonly kind: 'halfspace';
  readonly normal: Vector3;
  readonly constant: number;
}

export interface Halfplane {
  readonly kind: 'halfplane';
  readonly normal: Vector2;
  readonly constant: number;
}

export interface Capsule<V> {
  readonly kind: 'capsule';
  readonly start: V;
  readonly end: V;
  readonly radius: number;
}

export interface Aabb<V> {
  readonly kind: 'aabb';
  readonly min: V;
  readonly max: V;
}

export type Point2 = { readonly kind: 'point' } & Vector2;
export type Point3 = { readonly kind: 'point' } & Vector3;

export interface Circle {
  readonly kind: 'circle';
  readonly center: Vector2;
  readonly radius: number;
}

export interface Sphere {
  readonly kind: 'sphere';
  readonly center: Vector3;
  readonly radius: number;
}

export interface Triangle<V = Vector3> {
  readonly kind: 'triangle';
  readonly a: V;
  readonly b: V;
  readonly c: V;
}

/** Exactly the points `center + Σ s·halfExtent·axis` with every `|s| <= 1`, whatever the axes are. */
export interface Obb {
  readonly kind: 'obb';
  readonly center: Vector3;
  readonly halfExtents: Vector3;
  readonly axes: readonly [Vector3, Vector3, Vector3];
}

export interface Obb2 {
  readonly kind: 'obb';
  readonly center: Vector2;
  readonly halfExtents: Vector2;
  readonly axes: readonly [Vector2, Vector2];
}

/** Of the vertices v all `position + Σ v·axis`, whatever the axes are, and what lies between. */
export interface Hull {
  readonly kind: 'hull';
  readonly data: Body;
  readonly position: Vector3;
  readonly axes: readonly [Vector3, Vector3, Vector3];
}

export interface Polygon {
  readonly kind: 'polygon';
  readonly data: {
    readonly vertices: Float64Array;
    readonly normals: Float64Array;
    readonly dimension: 0 | 1 | 2;
  };
  readonly position: Vector2;
  readonly axes: readonly [Vector2, Vector2];
}

/** What both dimensions have. */
type Either<V> = Segment<V> | Ray<V> | Line<V> | Capsule<V> | Aabb<V> | Triangle<V>;

export type Shape2 = Point2 | Either<Vector2> | Halfplane | Circle | Obb2 | Polygon;
export type Shape3 = Point3 | Either<Vector3> | Plane | Halfspace | Sphere | Obb | Hull;

/** Simpler first: pairs are named in this order. */
export const kinds2 = [
  'point',
  'segment',
  'ray',
  'line',
  'halfplane',
  'circle',
  'capsule',
  'aabb',
  'obb',
  'triangle',
  'polygon',
] as const satisfies readonly Shape2['kind'][];

export const kinds3 = [
  'point',
  'segment',
  'ray',
  'line',
  'plane',
  'halfspace',
  'sphere',
  'capsule',
  'aabb',
  'obb',
  'triangle',
  'hull',
] as const satisfies readonly Shape3['kind'][];

/** Every number of a shape, with the path that leads to it. */
export function numbersOf(shape: object): { path: readonly string[]; value: number }[] {
  const found: { path: readonly string[]; value: number }[] = [];
  collect(shape, [], found);
  return found;
}

function collect(part: object, path: readonly string[], found: { path: readonly string[]; value: number }[]): void {
  for (const key of Object.keys(part)) {
    // Of what is shared only the vertices are numbers of the shape: the rest follows from them.
    if (path.at(-1) === 'data' && key !== 'vertices') continue;
    const value = (part as Record<string, unknown>)[key];
    if (typeof value === 'number') found.push({ path: [...path, key], value });
    else if (typeof value === 'object' && value !== null) collect(value, [...path, key], found);
  }
}

/** The numbers alone, each given to `visit`: what is asked of every case has no time for paths. */
export function forNumbersIn(part: object, visit: (value: number) => void): void {
  for (const key in part) {
    const value = (part as Record<string, unknown>)[key];
    if (typeof value === 'number') visit(value);
    else if (key === 'data') forNumbersIn((value as { vertices: object }).vertices, visit);
    else if (typeof value === 'object' && value !== null) forNumbersIn(value, visit);
  }
}

/** The same shape with one number replaced. */
export function withNumber<S extends object>(shape: S, path: readonly string[], value: number): S {
  const [key, ...rest] = path;
  if (key === undefined) throw new RangeError('a path must name at least one field');
  const inner = (shape as Record<string, unknown>)[key];
  const replaced = rest.length === 0 ? value : withNumber(inner as object, rest, value);
  if (shape instanceof Float64Array) return shape.map((own, i) => (String(i) === key ? value : own)) as S;
  // An array must stay one: the axes of a box are read in order.
  return Object.assign(Array.isArray(shape) ? [...shape] : { ...shape }, { [key]: replaced }) as S;
}
