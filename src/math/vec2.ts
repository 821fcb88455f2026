import { norm2 } from '../core/norm.js';

/** A vector or a point of the plane. Anything with `x` and `y` and without a `z` fits. */
export interface Vec2 {
  readonly x: number;
  readonly y: number;
  /** Never there: it keeps vectors of space from passing for vectors of the plane. */
  readonly z?: never;
}

/** A vector that results are written into. */
export interface MutableVec2 {
  x: number;
  y: number;
  /** Never there: it keeps vectors of space from passing for vectors of the plane. */
  readonly z?: never;
}

/** A new vector with these coordinates, each 0 unless given. */
export function createVec2(x = 0, y = 0): MutableVec2 {
  return { x, y };
}

/** Writes the coordinates into `out` and gives it back. */
export function setVec2(x: number, y: number, out: MutableVec2): MutableVec2 {
  out.x = x;
  out.y = y;
  return out;
}

/** Writes the coordinates of a vector into `out`, or into a new one. */
export function copyVec2(v: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return setVec2(v.x, v.y, out);
}

/** Equal coordinate by coordinate: 0 equals −0, NaN equals nothing. */
export function equalsVec2(a: Vec2, b: Vec2): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Whether no coordinate is NaN or infinite. */
export function isFiniteVec2(v: Vec2): boolean {
  return Number.isFinite(v.x) && Number.isFinite(v.y);
}

/** `a + b`, coordinate by coordinate. */
export function addVec2(a: Vec2, b: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return setVec2(a.x + b.x, a.y + b.y, out);
}

/** `a − b`: the way from `b` to `a`. */
export function subtractVec2(a: Vec2, b: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return setVec2(a.x - b.x, a.y - b.y, out);
}

/** Coordinate by coordinate, as a scale along the axes. */
export function multiplyVec2(a: Vec2, b: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return setVec2(a.x * b.x, a.y * b.y, out);
}

/** `v · factor`. */
export function scaleVec2(v: Vec2, factor: number, out: MutableVec2 = createVec2()): MutableVec2 {
  return setVec2(v.x * factor, v.y * factor, out);
}

/** `a + b · factor`. */
export function addScaledVec2(a: Vec2, b: Vec2, factor: number, out: MutableVec2 = createVec2()): MutableVec2 {
  return setVec2(a.x + b.x * factor, a.y + b.y * factor, out);
}

/** `−v`: as long, the other way round. */
export function negateVec2(v: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return setVec2(-v.x, -v.y, out);
}

/** Each coordinate without its sign. */
export function absVec2(v: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return setVec2(Math.abs(v.x), Math.abs(v.y), out);
}

/** The lower corner of the box around both points. */
export function minVec2(a: Vec2, b: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return setVec2(Math.min(a.x, b.x), Math.min(a.y, b.y), out);
}

/** The upper corner of the box around both points. */
export function maxVec2(a: Vec2, b: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return setVec2(Math.max(a.x, b.x), Math.max(a.y, b.y), out);
}

/** The sum of the products of the coordinates: |a| · |b| · the cosine of the angle between them. */
export function dotVec2(a: Vec2, b: Vec2): number {
  return a.x * b.x + a.y * b.y;
}

/**
 * The z of the 3D cross product: twice the signed area of the triangle 0, a, b, positive when `b` lies to the left of `a`.
 * Plain arithmetic: nearly parallel vectors may get the wrong sign. `determinantMat2` and `differenceOfProducts` do not.
 */
export function crossVec2(a: Vec2, b: Vec2): number {
  return a.x * b.y - a.y * b.x;
}

/** A quarter turn to the left (from x towards y). Exact. */
export function perpendicularVec2(v: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return setVec2(-v.y, v.x, out);
}

/** The square of the length. Overflows and underflows sooner than `lengthVec2`. */
export function lengthSquaredVec2(v: Vec2): number {
  return v.x * v.x + v.y * v.y;
}

/** Within 2 ulp for every finite vector: the squares may overflow or underflow, the length does not. */
export function lengthVec2(v: Vec2): number {
  const squared = v.x * v.x + v.y * v.y;
  if (squared > 2 ** -960 && squared < Infinity) return Math.sqrt(squared);
  const scale = squared < 1 ? 2 ** 600 : 2 ** -600;
  const x = v.x * scale;
  const y = v.y * scale;
  return Math.sqrt(x * x + y * y) / scale;
}

/** The square of the distance of two points. Overflows and underflows sooner than `distanceVec2`. */
export function distanceSquaredVec2(a: Vec2, b: Vec2): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  return x * x + y * y;
}

/** Within 3 ulp, however small or large the distance, unless a difference of coordinates itself overflows. */
export function distanceVec2(a: Vec2, b: Vec2): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  if (squared > 2 ** -960 && squared < Infinity) return Math.sqrt(squared);
  const scale = squared < 1 ? 2 ** 600 : 2 ** -600;
  const x = dx * scale;
  const y = dy * scale;
  return Math.sqrt(x * x + y * y) / scale;
}

/**
 * The unit vector of the same direction, each coordinate within 3 ulp for every finite vector, however short or long.
 * The zero vector has no direction and stays zero.
 */
export function normalizeVec2(v: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  const { x, y } = v;
  const squared = x * x + y * y;
  if (squared > 2 ** -960 && squared < Infinity) {
    const length = Math.sqrt(squared);
    return setVec2(x / length, y / length, out);
  }
  // Halved, the length cannot overflow; of tiny vectors it is that of a multiple, which keeps its digits.
  const scale = squared < 1 ? 2 ** 600 : 0.5;
  const length = norm2(scale * x, scale * y);
  if (length === 0) return setVec2(0, 0, out);
  return setVec2((scale * x) / length, (scale * y) / length, out);
}

/** From `a` at t = 0 to `b` at t = 1, exactly so at both ends. */
export function lerpVec2(a: Vec2, b: Vec2, t: number, out: MutableVec2 = createVec2()): MutableVec2 {
  const x = b.x - a.x;
  const y = b.y - a.y;
  return t < 0.5 ? setVec2(a.x + x * t, a.y + y * t, out) : setVec2(b.x - x * (1 - t), b.y - y * (1 - t), out);
}

/** The part of `v` along `onto`. The zero vector for a zero `onto`. */
export function projectVec2(v: Vec2, onto: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  const squared = lengthSquaredVec2(onto);
  return scaleVec2(onto, squared > 0 ? dotVec2(v, onto) / squared : 0, out);
}

/** `v` thrown back by a wall whose unit normal is `normal`. */
export function reflectVec2(v: Vec2, normal: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return addScaledVec2(v, normal, -2 * dotVec2(v, normal), out);
}

/** The signed angle that turns `from` towards `to`, in (−π, π]; positive to the left. 0 when either is zero. */
export function angleBetweenVec2(from: Vec2, to: Vec2): number {
  return Math.atan2(crossVec2(from, to), dotVec2(from, to)) || 0;
}

/** `v` turned by `angle` radians from x towards y. The error is below 8 · 2⁻⁵³ of the length of `v`. */
export function rotateByAngle(angle: number, v: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return setVec2(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y, out);
}
