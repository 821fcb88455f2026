/**
 * The shapes as the oracle reads them. Written out again on purpose: the oracle shares nothing with the library, and
 * plain data fits both.
 */
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

export interface Triangle {
  readonly kind: 'triangle';
  readonly a: Vector3;
  readonly b: Vector3;
  readonly c: Vector3;
}

/** Exactly the points `center + Σ s·halfExtent·axis` with every `|s| <= 1`, whatever the axes are. */
export interface Obb {
  readonly kind: 'obb';
  readonly center: Vector3;
  readonly halfExtents: Vector3;
  readonly axes: readonly [Vector3, Vector3, Vector3];
}

export type Shape2 = Point2 | Segment<Vector2> | Ray<Vector2> | Circle | Aabb<Vector2>;
export type Shape3 = Point3 | Segment<Vector3> | Ray<Vector3> | Sphere | Aabb<Vector3> | Triangle | Obb;

/** Every number of a shape, with the path that leads to it. */
export function numbersOf(shape: object, path: readonly string[] = []): { path: readonly string[]; value: number }[] {
  return Object.entries(shape).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'number') return [{ path: [...path, key], value }];
    return typeof value === 'object' && value !== null ? numbersOf(value, [...path, key]) : [];
  });
}

/** The same shape with one number replaced. */
export function withNumber<S extends object>(shape: S, path: readonly string[], value: number): S {
  const [key, ...rest] = path;
  if (key === undefined) throw new RangeError('a path must name at least one field');
  const inner = (shape as Record<string, unknown>)[key];
  const replaced = rest.length === 0 ? value : withNumber(inner as object, rest, value);
  // An array must stay one: the axes of a box are read in order.
  return Object.assign(Array.isArray(shape) ? [...shape] : { ...shape }, { [key]: replaced }) as S;
}
