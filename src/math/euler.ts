import { createMat3, type Mat3, type MutableMat3 } from './mat3.js';
import { createQuat, type MutableQuat, type Quat } from './quat.js';
import { mat3FromQuat } from './quat.matrix.js';

/**
 * The order of three turns about the axes of the turning body (intrinsic): 'XYZ' is R = Rx · Ry · Rz, the default as in
 * three.js. About fixed axes the same rotation is made in the opposite order: z first, then y, then x.
 */
export type EulerOrder = 'XYZ' | 'XZY' | 'YXZ' | 'YZX' | 'ZXY' | 'ZYX';

/** Three angles in radians about x, y and z, and the order in which they are applied. three.js' `Euler` fits as it is. */
export interface Euler {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly order: EulerOrder;
}

/** Angles that results are written into. */
export interface MutableEuler {
  x: number;
  y: number;
  z: number;
  order: EulerOrder;
}

/** Angles that turn nothing, unless given. */
export function createEuler(x = 0, y = 0, z = 0, order: EulerOrder = 'XYZ'): MutableEuler {
  return { x, y, z, order };
}

/** The unit quaternion of the rotation that the three angles make in their order. */
export function quatFromEuler(euler: Euler, out: MutableQuat = createQuat()): MutableQuat {
  const { first, second, third, sign } = AXES[euler.order];
  const halfA = euler[first] / 2;
  const halfB = euler[second] / 2;
  const halfC = euler[third] / 2;
  const cosA = Math.cos(halfA);
  const sinA = Math.sin(halfA);
  const cosB = Math.cos(halfB);
  const sinB = Math.sin(halfB);
  const cosC = Math.cos(halfC);
  const sinC = Math.sin(halfC);
  out[first] = sinA * cosB * cosC + sign * cosA * sinB * sinC;
  out[second] = cosA * sinB * cosC - sign * sinA * cosB * sinC;
  out[third] = cosA * cosB * sinC + sign * sinA * sinB * cosC;
  out.w = cosA * cosB * cosC - sign * sinA * sinB * sinC;
  return out;
}

/** The rotation matrix of the three angles in their order. */
export function mat3FromEuler(euler: Euler, out: MutableMat3 = createMat3()): MutableMat3 {
  return mat3FromQuat(quatFromEuler(euler, scratchQuat), out);
}

/** The angles of a unit quaternion, as `eulerFromMat3`. */
export function eulerFromQuat(q: Quat, order: EulerOrder = 'XYZ', out: MutableEuler = createEuler()): MutableEuler {
  return eulerFromMat3(mat3FromQuat(q, scratchMat3), order, out);
}

/**
 * The angles of a rotation matrix: the first and third from −π to π, the second from −π/2 to π/2.
 *
 * When the second reaches ±π/2 the first and third turn about the same axis (gimbal lock) and only their sum or
 * difference is known: the third is then 0. Close to that each of the two is uncertain, but the third is measured after
 * taking the first away, so that the rotation they make together stays right to 2⁻⁴⁷.
 */
export function eulerFromMat3(m: Mat3, order: EulerOrder = 'XYZ', out: MutableEuler = createEuler()): MutableEuler {
  const { first, second, third, sign } = AXES[order];
  const i = INDEX[first];
  const j = INDEX[second];
  const k = INDEX[third];
  const cosB = Math.sqrt(at(m, i, i) ** 2 + at(m, i, j) ** 2);
  const b = Math.atan2(sign * at(m, i, k), cosB);
  let a: number;
  let c = 0;
  if (cosB > GIMBAL_LOCK) {
    a = Math.atan2(-sign * at(m, j, k), at(m, k, k));
    const cosA = Math.cos(a);
    const sinA = sign * Math.sin(a);
    c = Math.atan2(sign * (cosA * at(m, j, i) + sinA * at(m, k, i)), cosA * at(m, j, j) + sinA * at(m, k, j));
  } else {
    a = Math.atan2(sign * at(m, k, j), at(m, j, j));
  }
  out[first] = a;
  out[second] = b;
  out[third] = c;
  out.order = order;
  return out;
}

/** Below this, the cosine of the second angle is nothing but the rounding of a rotation matrix. */
const GIMBAL_LOCK = 2 ** -48;

type Axis = 'x' | 'y' | 'z';

/** The axes in order, and +1 if that order is a cycle of x, y, z or −1 if it is not: the sign of first × second · third. */
const AXES: Readonly<Record<EulerOrder, { first: Axis; second: Axis; third: Axis; sign: number }>> = {
  XYZ: { first: 'x', second: 'y', third: 'z', sign: 1 },
  XZY: { first: 'x', second: 'z', third: 'y', sign: -1 },
  YXZ: { first: 'y', second: 'x', third: 'z', sign: -1 },
  YZX: { first: 'y', second: 'z', third: 'x', sign: 1 },
  ZXY: { first: 'z', second: 'x', third: 'y', sign: 1 },
  ZYX: { first: 'z', second: 'y', third: 'x', sign: -1 },
};

const INDEX: Readonly<Record<Axis, number>> = { x: 0, y: 1, z: 2 };

function at(m: Mat3, row: number, column: number): number {
  return m[3 * column + row] as number;
}

const scratchQuat = createQuat();
const scratchMat3 = createMat3();
