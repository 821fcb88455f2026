/**
 * The vocabulary that pairs are written in: numbers, vectors, and truths per coordinate, for the plane and for space alike.
 *
 * This is ordinary TypeScript: it runs as it stands, slowly. The compiler (`tools/compiler`) knows the same words and
 * turns a pair that uses them into flat numbers of one dimension.
 */

/** A vector of the plane or of space. */
export interface Vec {
  readonly x: number;
  readonly y: number;
}

/** A vector of space, for what only exists there. */
export interface Vec3 extends Vec {
  readonly z: number;
}

/** One boolean per coordinate. */
export interface Mask {
  readonly x: boolean;
  readonly y: boolean;
  readonly z?: boolean;
}

/** Number of a coordinate: 0 for x, 1 for y, 2 for z. */
export type Index = 0 | 1 | 2;

type Operand = Vec | number;
const NAMES = ['x', 'y', 'z'] as const;

const parts = (v: Vec): number[] => ('z' in v ? [v.x, v.y, v.z as number] : [v.x, v.y]);
const part = (v: Operand, i: number): number => (typeof v === 'number' ? v : (v as Vec3)[NAMES[i]!]);

/** Applies `f` to the coordinates of its operands, one by one; a number stands for itself in every coordinate. */
const each = <V extends Vec>(like: V, f: (...parts: number[]) => number, ...operands: Operand[]): V =>
  vecOf(like, (i) => f(...operands.map((v) => part(v, i))));

function vecOf<V extends Vec>(like: V, f: (i: Index) => number): V {
  const [x, y] = [f(0), f(1)];
  return ('z' in like ? { x, y, z: f(2) } : { x, y }) as Vec as V;
}

export const add = <V extends Vec>(a: V, ...greater: V[]): V =>
  greater.reduce((p, q) => each(a, (x, y) => x! + y!, p, q), a);
export const sub = <V extends Vec>(a: V, b: V): V => each(a, (p, q) => p! - q!, a, b);
export const scale = <V extends Vec>(v: V, factor: number): V => each(v, (p) => factor * p!, v);
export const div = <V extends Vec>(v: V, by: number): V => each(v, (p) => p! / by, v);
/** Coordinate by coordinate. */
export const mulEach = <V extends Vec>(a: V, b: V): V => each(a, (p, q) => p! * q!, a, b);
/** Coordinate by coordinate. */
export const divEach = <V extends Vec>(a: V, b: V): V => each(a, (p, q) => p! / q!, a, b);
/** 0 - v: no coordinate becomes -0. */
export const negate = <V extends Vec>(v: V): V => each(v, (p) => 0 - p!, v);
export const sum = (v: Vec): number => parts(v).reduce((p, q) => p + q);
export const dot = (a: Vec, b: Vec): number => sum(mulEach(a, b));
/** The vector's product with itself: its length, squared. */
export const lengthSquared = (v: Vec): number => dot(v, v);
export const minCoordinate = (v: Vec): number => Math.min(...parts(v));
export const maxCoordinate = (v: Vec): number => Math.max(...parts(v));

export function abs(v: number): number;
export function abs<V extends Vec>(v: V): V;
export function abs(v: Operand): Operand {
  return typeof v === 'number' ? Math.abs(v) : each(v, (p) => Math.abs(p!), v);
}

/** Of numbers, or of vectors (and numbers) coordinate by coordinate. */
export function max(first: number, ...rest: number[]): number;
export function max<V extends Vec>(first: V, ...rest: (V | number)[]): V;
export function max(first: Operand, ...rest: Operand[]): Operand {
  return typeof first === 'number' ? Math.max(first, ...(rest as number[])) : each(first, Math.max, first, ...rest);
}

/** Of numbers, or of vectors (and numbers) coordinate by coordinate. */
export function min(first: number, ...rest: number[]): number;
export function min<V extends Vec>(first: V, ...rest: (V | number)[]): V;
export function min(first: Operand, ...rest: Operand[]): Operand {
  return typeof first === 'number' ? Math.min(first, ...(rest as number[])) : each(first, Math.min, first, ...rest);
}

/** Coordinate by coordinate, the nearest to `v` between `low` and `high`. */
export const clamp = <V extends Vec>(v: V, low: V, high: V): V => min(max(v, low), high);
export const sqrt = (n: number): number => Math.sqrt(n);

// Comparisons, coordinate by coordinate.

function compare(f: (p: number, q: number) => boolean, a: Vec, b: Operand): Mask {
  const [x, y] = [f(a.x, part(b, 0)), f(a.y, part(b, 1))];
  return 'z' in a ? { x, y, z: f(a.z as number, part(b, 2)) } : { x, y };
}

export const less = (a: Vec, b: Operand): Mask => compare((p, q) => p < q, a, b);
export const greater = (a: Vec, b: Operand): Mask => compare((p, q) => p > q, a, b);
export const equal = (a: Vec, b: Operand): Mask => compare((p, q) => p === q, a, b);
export const every = (m: Mask): boolean => m.x && m.y && m.z !== false;
export const some = (m: Mask): boolean => m.x || m.y || m.z === true;
/** Coordinate by coordinate, the one or the other. */
export const select = <V extends Vec>(m: Mask, yes: V, no: V): V =>
  vecOf(yes, (i) => (m[NAMES[i]!] ? part(yes, i) : part(no, i)));

// Coordinates by number. Loops over them are unrolled.

export const at = (v: Vec, i: Index): number => part(v, i);
/** 0, 1 and, in space, 2. */
export const indices = (v: Vec): readonly Index[] => parts(v).map((_, i) => i as Index);
/** The pairs of coordinates: xy; in space yz, zx and xy, as seen along x, y and z. */
export const coordinatePairs = (v: Vec): readonly (readonly [Index, Index])[] =>
  is2D(v) ? [[0, 1]] : XYZ.map((i) => [next(i), next(next(i))]);
/** As many coordinates as `like` has, all `value`. */
export const fill = <V extends Vec>(like: V, value: number): V => vecOf(like, () => value);
/** `value` in coordinate `i`, 0 in all others. */
export const onAxis = <V extends Vec>(like: V, i: Index, value: number): V => vecOf(like, (j) => (j === i ? value : 0));
export const is2D = (v: Vec): boolean => !('z' in v);

// 2D alone, and 3D alone.

export const vec2 = (x: number, y: number): Vec => ({ x, y });
export const vec3 = (x: number, y: number, z: number): Vec3 => ({ x, y, z });
/** In 2D only: positive where `b` points to the left of `a`. */
export const cross2 = (a: Vec, b: Vec): number => a.x * b.y - a.y * b.x;

/** In 3D only. */
export const cross = (a: Vec3, b: Vec3): Vec3 =>
  vec3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);

// Threes of things, such as an oriented box's axes.

export type Three<T> = readonly [T, T, T];
export const XYZ: Three<Index> = [0, 1, 2];
/** The coordinate after this one: y after x, z after y, x after z. */
export const next = (i: Index): Index => ((i + 1) % 3) as Index;
export const map3 = <T, R>([x, y, z]: Three<T>, f: (item: T, i: Index) => R): Three<R> => [f(x, 0), f(y, 1), f(z, 2)];
