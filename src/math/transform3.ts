import { createMat3, mat3FromColumns } from './mat3.js';
import { createMat4, type Mat4, type MutableMat4 } from './mat4.js';
import { createQuat, type MutableQuat, type Quat } from './quat.js';
import { mat3FromQuat, quatFromMat3 } from './quat.matrix.js';
import {
  addScaledVec3,
  createVec3,
  crossVec3,
  dotVec3,
  lengthVec3,
  type MutableVec3,
  negateVec3,
  normalizeVec3,
  perpendicularVec3,
  setVec3,
  type Vec3,
} from './vec3.js';

/**
 * Scale along the axes, then turn by the unit quaternion `rotation`, then move by `position`: T · R · S. A negative scale
 * mirrors, a zero one flattens. Such transforms cannot be composed with each other, because the product may shear:
 * compose their matrices. position, rotation and scale are those of a three.js `Object3D` with `quaternion` as rotation.
 */
export interface Transform3 {
  readonly position: Vec3;
  readonly rotation: Quat;
  readonly scale: Vec3;
}

/** A transform that results are written into. */
export interface MutableTransform3 {
  position: MutableVec3;
  rotation: MutableQuat;
  scale: MutableVec3;
}

/** The transform that changes nothing. */
export function createTransform3(): MutableTransform3 {
  return { position: createVec3(), rotation: createQuat(), scale: createVec3(1, 1, 1) };
}

/** Composes T · R · S. */
export function mat4FromTransform3(transform: Transform3, out: MutableMat4 = createMat4()): MutableMat4 {
  const { position, scale } = transform;
  const turn = mat3FromQuat(transform.rotation, scratchMat3);
  out[0] = turn[0] * scale.x;
  out[1] = turn[1] * scale.x;
  out[2] = turn[2] * scale.x;
  out[3] = 0;
  out[4] = turn[3] * scale.y;
  out[5] = turn[4] * scale.y;
  out[6] = turn[5] * scale.y;
  out[7] = 0;
  out[8] = turn[6] * scale.z;
  out[9] = turn[7] * scale.z;
  out[10] = turn[8] * scale.z;
  out[11] = 0;
  out[12] = position.x;
  out[13] = position.y;
  out[14] = position.z;
  out[15] = 1;
  return out;
}

/**
 * Decomposes an affine map into T · R · S; the last row is not read. For a matrix made by `mat4FromTransform3` the three
 * make the same matrix again, within a few ulp of its largest entry, though perhaps with other signs:
 * - a mirroring map (negative determinant) gets a negative `scale.x`, as in three.js; two negative scales come back as a half turn;
 * - a zero scale leaves its axis undetermined, and the others decide the rotation; with all zero it is the identity;
 * - shear is lost: x keeps its direction, y stays in the plane of x and y, and all keep their lengths.
 */
export function transform3FromMat4(m: Mat4, out: MutableTransform3 = createTransform3()): MutableTransform3 {
  const { 0: xx, 1: xy, 2: xz, 4: yx, 5: yy, 6: yz, 8: zx, 9: zy, 10: zz } = m as Readonly<MutableMat4>;
  const { 12: x, 13: y, 14: z } = m as Readonly<MutableMat4>;
  setVec3(xx, xy, xz, axisX);
  setVec3(yx, yy, yz, axisY);
  setVec3(zx, zy, zz, axisZ);
  setVec3(x, y, z, out.position);
  setVec3(lengthVec3(axisX), lengthVec3(axisY), lengthVec3(axisZ), out.scale);
  normalizeVec3(axisX, axisX);
  normalizeVec3(axisY, axisY);
  normalizeVec3(axisZ, axisZ);
  if (dotVec3(crossVec3(axisX, axisY, scratch), axisZ) < 0) {
    out.scale.x = -out.scale.x;
    negateVec3(axisX, axisX);
  }
  makeRightAngled();
  quatFromMat3(mat3FromColumns(axisX, axisY, axisZ, scratchMat3), out.rotation);
  return out;
}

/** Completes the unit or zero vectors axisX, axisY, axisZ to a right-handed frame, keeping what they determine. */
function makeRightAngled(): void {
  if (isZero(axisX)) crossVec3(axisY, axisZ, axisX);
  if (isZero(axisX)) perpendicularVec3(isZero(axisY) ? axisZ : axisY, axisX);
  if (isZero(axisX)) setVec3(1, 0, 0, axisX);
  if (isZero(axisY)) crossVec3(axisZ, axisX, axisY);
  normalizeVec3(axisX, axisX);
  addScaledVec3(axisY, axisX, -dotVec3(axisY, axisX), axisY);
  if (isZero(axisY)) perpendicularVec3(axisX, axisY);
  normalizeVec3(axisY, axisY);
  crossVec3(axisX, axisY, axisZ);
}

function isZero(v: Vec3): boolean {
  return v.x === 0 && v.y === 0 && v.z === 0;
}

const axisX = createVec3();
const axisY = createVec3();
const axisZ = createVec3();
const scratch = createVec3();
const scratchMat3 = createMat3();
