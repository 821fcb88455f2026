import {
  createVec3,
  crossVec3,
  type MutableVec3,
  normalizeVec3,
  perpendicularVec3,
  setVec3,
  type Vec3,
} from './vec3.js';

/**
 * A quaternion x·i + y·j + z·k + w. Of unit length it stands for a rotation, and its negative for the same one.
 * three.js, Babylon and Rapier quaternions fit as they are.
 */
export interface Quat {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
}

/** A quaternion that results are written into. */
export interface MutableQuat {
  x: number;
  y: number;
  z: number;
  w: number;
}

/** The rotation that turns nothing, unless given coordinates. */
export function createQuat(x = 0, y = 0, z = 0, w = 1): MutableQuat {
  return { x, y, z, w };
}

/** Writes four coordinates into `out` and gives it back. */
export function setQuat(x: number, y: number, z: number, w: number, out: MutableQuat): MutableQuat {
  out.x = x;
  out.y = y;
  out.z = z;
  out.w = w;
  return out;
}

/** Writes the coordinates of a quaternion into `out`, or into a new one. */
export function copyQuat(q: Quat, out: MutableQuat = createQuat()): MutableQuat {
  return setQuat(q.x, q.y, q.z, q.w, out);
}

/** Makes `out` the rotation that turns nothing. */
export function identityQuat(out: MutableQuat = createQuat()): MutableQuat {
  return setQuat(0, 0, 0, 1, out);
}

/** Equal coordinate by coordinate. `q` and its negative are the same rotation but not equal here. */
export function equalsQuat(a: Quat, b: Quat): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z && a.w === b.w;
}

/** The rotation that does `b` first and `a` after it. */
export function multiplyQuat(a: Quat, b: Quat, out: MutableQuat = createQuat()): MutableQuat {
  return setQuat(
    a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
    a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
    a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
    a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
    out,
  );
}

/** For a unit quaternion the rotation back, and exact. */
export function conjugateQuat(q: Quat, out: MutableQuat = createQuat()): MutableQuat {
  return setQuat(-q.x, -q.y, -q.z, q.w, out);
}

/** −q, which is the same rotation. */
export function negateQuat(q: Quat, out: MutableQuat = createQuat()): MutableQuat {
  return setQuat(-q.x, -q.y, -q.z, -q.w, out);
}

/** The quaternion whose product with `q` is the identity, also when `q` is not of unit length; `null` for zero. */
export function inverseQuat(q: Quat, out?: MutableQuat): MutableQuat | null {
  const length = lengthQuat(q);
  if (!(length > 0)) return null;
  return setQuat(
    -q.x / length / length,
    -q.y / length / length,
    -q.z / length / length,
    q.w / length / length,
    out ?? createQuat(),
  );
}

/** The sum of the products of the coordinates; of unit quaternions ±1 where they are the same rotation. */
export function dotQuat(a: Quat, b: Quat): number {
  return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

/** Within 3 ulp for every finite quaternion. */
export function lengthQuat(q: Quat): number {
  const squared = dotQuat(q, q);
  if (squared > 2 ** -960 && squared < Infinity) return Math.sqrt(squared);
  const scale = squared < 1 ? 2 ** 600 : 2 ** -600;
  const x = q.x * scale;
  const y = q.y * scale;
  const z = q.z * scale;
  const w = q.w * scale;
  return Math.sqrt(x * x + y * y + z * z + w * w) / scale;
}

/** The unit quaternion of the same direction. Zero, which is no rotation at all, becomes the identity. */
export function normalizeQuat(q: Quat, out: MutableQuat = createQuat()): MutableQuat {
  let { x, y, z, w } = q;
  let squared = x * x + y * y + z * z + w * w;
  if (!(squared > 2 ** -960 && squared < Infinity)) {
    const scale = squared < 1 ? 2 ** 600 : 2 ** -600;
    x *= scale;
    y *= scale;
    z *= scale;
    w *= scale;
    squared = x * x + y * y + z * z + w * w;
    if (squared === 0) return identityQuat(out);
  }
  const length = Math.sqrt(squared);
  return setQuat(x / length, y / length, z / length, w / length, out);
}

/**
 * `v` turned by the unit quaternion `q`: v + 2w (u × v) + 2u × (u × v), where u is q's vector part.
 * The error is below 24 · 2⁻⁵³ of the length of `v`, if `q` is of unit length to the last bit or two.
 */
export function rotateByQuat(q: Quat, v: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  const { x, y, z, w } = q;
  const twiceX = 2 * (y * v.z - z * v.y);
  const twiceY = 2 * (z * v.x - x * v.z);
  const twiceZ = 2 * (x * v.y - y * v.x);
  return setVec3(
    v.x + w * twiceX + (y * twiceZ - z * twiceY),
    v.y + w * twiceY + (z * twiceX - x * twiceZ),
    v.z + w * twiceZ + (x * twiceY - y * twiceX),
    out,
  );
}

/** `v` turned the other way: the same as turning by the conjugate of `q`, with the same bound. */
export function rotateByInverseQuat(q: Quat, v: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  const { x, y, z, w } = q;
  const twiceX = 2 * (y * v.z - z * v.y);
  const twiceY = 2 * (z * v.x - x * v.z);
  const twiceZ = 2 * (x * v.y - y * v.x);
  return setVec3(
    v.x - w * twiceX + (y * twiceZ - z * twiceY),
    v.y - w * twiceY + (z * twiceX - x * twiceZ),
    v.z - w * twiceZ + (x * twiceY - y * twiceX),
    out,
  );
}

/** Turns by `angle` about `axis`, which may be of any length, by the right-hand rule. A zero axis turns nothing. */
export function quatFromAxisAngle(axis: Vec3, angle: number, out: MutableQuat = createQuat()): MutableQuat {
  const unit = normalizeVec3(axis, scratch);
  if (unit.x === 0 && unit.y === 0 && unit.z === 0) return identityQuat(out);
  const sine = Math.sin(angle / 2);
  return setQuat(unit.x * sine, unit.y * sine, unit.z * sine, Math.cos(angle / 2), out);
}

/** The unit axis of a rotation, or x where it turns nothing and every axis would do. Its angle is `angleOfQuat`. */
export function axisOfQuat(q: Quat, out: MutableVec3 = createVec3()): MutableVec3 {
  const unit = normalizeVec3(q, out);
  return unit.x === 0 && unit.y === 0 && unit.z === 0 ? setVec3(1, 0, 0, out) : unit;
}

/** How far `q` turns about `axisOfQuat(q)`: 0 to 2π, above π when w is negative. Needs no unit length. */
export function angleOfQuat(q: Quat): number {
  return 2 * Math.atan2(Math.sqrt(q.x * q.x + q.y * q.y + q.z * q.z), q.w);
}

/** The smallest angle that turns rotation `a` into rotation `b`, both of unit length: 0 to π. */
export function angleBetweenQuat(a: Quat, b: Quat): number {
  return 2 * arcBetween(a, b, dotQuat(a, b) < 0 ? -1 : 1);
}

/**
 * The smallest rotation that turns the direction `from` into the direction `to`; both may be of any length.
 * For opposite directions it is a half turn about some perpendicular axis; with a zero vector it is the identity.
 */
export function quatBetweenDirections(from: Vec3, to: Vec3, out: MutableQuat = createQuat()): MutableQuat {
  const a = normalizeVec3(from, scratch);
  const b = normalizeVec3(to, scratchTo);
  if ((a.x === 0 && a.y === 0 && a.z === 0) || (b.x === 0 && b.y === 0 && b.z === 0)) return identityQuat(out);
  const sum = Math.sqrt((a.x + b.x) ** 2 + (a.y + b.y) ** 2 + (a.z + b.z) ** 2);
  const difference = Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);
  const axis = normalizeVec3(crossVec3(a, b, scratchAxis), scratchAxis);
  if (axis.x === 0 && axis.y === 0 && axis.z === 0) normalizeVec3(perpendicularVec3(a, axis), axis);
  // Nearly opposite directions leave rounding noise along `a` in the product; without it the turn misses `to`.
  const along = axis.x * a.x + axis.y * a.y + axis.z * a.z;
  normalizeVec3(setVec3(axis.x - along * a.x, axis.y - along * a.y, axis.z - along * a.z, axis), axis);
  return normalizeQuat(setQuat(axis.x * difference, axis.y * difference, axis.z * difference, sum, out), out);
}

/**
 * Turns evenly from `a` at t = 0 to `b` at t = 1, the short way round: where the two point apart, `b` counts as −b, the
 * same rotation. Exact at both ends. Both of unit length; so is the result, within 4 ulp.
 */
export function slerpQuat(a: Quat, b: Quat, t: number, out: MutableQuat = createQuat()): MutableQuat {
  const sign = dotQuat(a, b) < 0 ? -1 : 1;
  const arc = arcBetween(a, b, sign);
  // Too close for an arc to show, the straight way is the same.
  const weightA = arc === 0 ? 1 - t : Math.sin((1 - t) * arc) / Math.sin(arc);
  const weightB = sign * (arc === 0 ? t : Math.sin(t * arc) / Math.sin(arc));
  return setQuat(
    a.x * weightA + b.x * weightB,
    a.y * weightA + b.y * weightB,
    a.z * weightA + b.z * weightB,
    a.w * weightA + b.w * weightB,
    out,
  );
}

/** The angle between `a` and `sign · b` on the unit sphere of quaternions. Unlike the arc cosine, accurate near 0. */
function arcBetween(a: Quat, b: Quat, sign: number): number {
  const sum = (a.x + sign * b.x) ** 2 + (a.y + sign * b.y) ** 2 + (a.z + sign * b.z) ** 2 + (a.w + sign * b.w) ** 2;
  const gap = (a.x - sign * b.x) ** 2 + (a.y - sign * b.y) ** 2 + (a.z - sign * b.z) ** 2 + (a.w - sign * b.w) ** 2;
  return 2 * Math.atan2(Math.sqrt(gap), Math.sqrt(sum));
}

const scratch = createVec3();
const scratchTo = createVec3();
const scratchAxis = createVec3();
