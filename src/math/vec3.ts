import { norm3 } from '../core/norm.js';

/** A vector or a point of space. Anything with `x`, `y` and `z` fits: three.js, Babylon and Rapier vectors do as they are. */
export interface Vec3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A vector that results are written into. */
export interface MutableVec3 {
  x: number;
  y: number;
  z: number;
}

/** A new vector with these coordinates, each 0 unless given. */
export function createVec3(x = 0, y = 0, z = 0): MutableVec3 {
  return { x, y, z };
}

/** Writes the coordinates into `out` and gives it back. */
export function setVec3(x: number, y: number, z: number, out: MutableVec3): MutableVec3 {
  out.x = x;
  out.y = y;
  out.z = z;
  return out;
}

/** Writes the coordinates of a vector into `out`, or into a new one. */
export function copyVec3(v: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return setVec3(v.x, v.y, v.z, out);
}

/** Equal coordinate by coordinate: 0 equals −0, NaN equals nothing. */
export function equalsVec3(a: Vec3, b: Vec3): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z;
}

/** Whether no coordinate is NaN or infinite. */
export function isFiniteVec3(v: Vec3): boolean {
  return Number.isFinite(v.x) && Number.isFinite(v.y) && Number.isFinite(v.z);
}

/** `a + b`, coordinate by coordinate. */
export function addVec3(a: Vec3, b: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return setVec3(a.x + b.x, a.y + b.y, a.z + b.z, out);
}

/** `a − b`: the way from `b` to `a`. */
export function subtractVec3(a: Vec3, b: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return setVec3(a.x - b.x, a.y - b.y, a.z - b.z, out);
}

/** Coordinate by coordinate, as a scale along the axes. */
export function multiplyVec3(a: Vec3, b: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return setVec3(a.x * b.x, a.y * b.y, a.z * b.z, out);
}

/** `v · factor`. */
export function scaleVec3(v: Vec3, factor: number, out: MutableVec3 = createVec3()): MutableVec3 {
  return setVec3(v.x * factor, v.y * factor, v.z * factor, out);
}

/** `a + b · factor`. */
export function addScaledVec3(a: Vec3, b: Vec3, factor: number, out: MutableVec3 = createVec3()): MutableVec3 {
  return setVec3(a.x + b.x * factor, a.y + b.y * factor, a.z + b.z * factor, out);
}

/** `−v`: as long, the other way round. */
export function negateVec3(v: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return setVec3(-v.x, -v.y, -v.z, out);
}

/** Each coordinate without its sign. */
export function absVec3(v: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return setVec3(Math.abs(v.x), Math.abs(v.y), Math.abs(v.z), out);
}

/** The lower corner of the box around both points. */
export function minVec3(a: Vec3, b: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return setVec3(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.min(a.z, b.z), out);
}

/** The upper corner of the box around both points. */
export function maxVec3(a: Vec3, b: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return setVec3(Math.max(a.x, b.x), Math.max(a.y, b.y), Math.max(a.z, b.z), out);
}

/** The sum of the products of the coordinates: |a| · |b| · the cosine of the angle between them. */
export function dotVec3(a: Vec3, b: Vec3): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/** Perpendicular to both by the right-hand rule; its length is the area of their parallelogram. Plain arithmetic. */
export function crossVec3(a: Vec3, b: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return setVec3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x, out);
}

/**
 * Some vector perpendicular to `v`, exactly so: one coordinate is 0 and the other two are swapped. It is 0.8 to 1 times as
 * long as `v`; space has no favourite perpendicular, so it jumps where the smallest coordinate of `v` changes.
 */
export function perpendicularVec3(v: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  const { x, y, z } = v;
  const absX = Math.abs(x);
  const absY = Math.abs(y);
  const absZ = Math.abs(z);
  if (absZ <= absX && absZ <= absY) return setVec3(-y, x, 0, out);
  return absX <= absY ? setVec3(0, -z, y, out) : setVec3(z, 0, -x, out);
}

/** The square of the length. Overflows and underflows sooner than `lengthVec3`. */
export function lengthSquaredVec3(v: Vec3): number {
  return v.x * v.x + v.y * v.y + v.z * v.z;
}

/** Within 3 ulp for every finite vector: the squares may overflow or underflow, the length does not. */
export function lengthVec3(v: Vec3): number {
  const squared = v.x * v.x + v.y * v.y + v.z * v.z;
  if (squared > 2 ** -960 && squared < Infinity) return Math.sqrt(squared);
  const scale = squared < 1 ? 2 ** 600 : 2 ** -600;
  const x = v.x * scale;
  const y = v.y * scale;
  const z = v.z * scale;
  return Math.sqrt(x * x + y * y + z * z) / scale;
}

/** The square of the distance of two points. Overflows and underflows sooner than `distanceVec3`. */
export function distanceSquaredVec3(a: Vec3, b: Vec3): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const z = b.z - a.z;
  return x * x + y * y + z * z;
}

/** Within 4 ulp, however small or large the distance, unless a difference of coordinates itself overflows. */
export function distanceVec3(a: Vec3, b: Vec3): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dz = b.z - a.z;
  const squared = dx * dx + dy * dy + dz * dz;
  if (squared > 2 ** -960 && squared < Infinity) return Math.sqrt(squared);
  const scale = squared < 1 ? 2 ** 600 : 2 ** -600;
  const x = dx * scale;
  const y = dy * scale;
  const z = dz * scale;
  return Math.sqrt(x * x + y * y + z * z) / scale;
}

/**
 * The unit vector of the same direction, each coordinate within 4 ulp for every finite vector, however short or long.
 * The zero vector has no direction and stays zero.
 */
export function normalizeVec3(v: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  const { x, y, z } = v;
  const squared = x * x + y * y + z * z;
  if (squared > 2 ** -960 && squared < Infinity) {
    const length = Math.sqrt(squared);
    return setVec3(x / length, y / length, z / length, out);
  }
  // Halved, the length cannot overflow; of tiny vectors it is that of a multiple, which keeps its digits.
  const scale = squared < 1 ? 2 ** 600 : 0.5;
  const length = norm3(scale * x, scale * y, scale * z);
  if (length === 0) return setVec3(0, 0, 0, out);
  return setVec3((scale * x) / length, (scale * y) / length, (scale * z) / length, out);
}

/** From `a` at t = 0 to `b` at t = 1, exactly so at both ends. */
export function lerpVec3(a: Vec3, b: Vec3, t: number, out: MutableVec3 = createVec3()): MutableVec3 {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const z = b.z - a.z;
  if (t < 0.5) return setVec3(a.x + x * t, a.y + y * t, a.z + z * t, out);
  return setVec3(b.x - x * (1 - t), b.y - y * (1 - t), b.z - z * (1 - t), out);
}

/** The part of `v` along `onto`. The zero vector for a zero `onto`. */
export function projectVec3(v: Vec3, onto: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  const squared = lengthSquaredVec3(onto);
  return scaleVec3(onto, squared > 0 ? dotVec3(v, onto) / squared : 0, out);
}

/** `v` thrown back by a wall whose unit normal is `normal`. */
export function reflectVec3(v: Vec3, normal: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return addScaledVec3(v, normal, -2 * dotVec3(v, normal), out);
}

/** The angle between two directions, 0 to π, accurate also near 0 and π where the arc cosine is not. 0 when either is zero. */
export function angleBetweenVec3(a: Vec3, b: Vec3): number {
  const x = a.y * b.z - a.z * b.y;
  const y = a.z * b.x - a.x * b.z;
  const z = a.x * b.y - a.y * b.x;
  return Math.atan2(Math.sqrt(x * x + y * y + z * z), dotVec3(a, b));
}
