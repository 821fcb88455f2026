/** Where copies of a shape stand. */
import { expectFinite, expectFinite3, expectObject } from '../../core/expect.js';
import { createMat3, type Mat3 } from '../../math/mat3.js';
import type { Mat4 } from '../../math/mat4.js';
import { createQuat, normalizeQuat, type Quat } from '../../math/quat.js';
import { mat3FromQuat } from '../../math/quat.matrix.js';
import { createVec3, type MutableVec3, setVec3, type Vec3 } from '../../math/vec3.js';
import type { Axes } from './obb.js';

/**
 * Where a shape stands: scaled along its own axes, then turned by a quaternion of any length but 0, then moved. What is left out changes nothing. Poses and transforms of `riposte/math` fit
 * as they are. In place of rotation and scale there may be the three axes themselves, of any length and direction.
 */
export type Placement =
  | {
      readonly position?: MutableVec3;
      readonly rotation?: Quat;
      readonly scale?: Vec3 | number;
      readonly axes?: undefined;
    }
  | { readonly position?: MutableVec3; readonly axes: Axes; readonly rotation?: undefined; readonly scale?: undefined };

/** A place in local coordinates lies at `position + x·axes[0] + y·axes[1] + z·axes[2]`. */
export interface Frame {
  position: MutableVec3;
  axes: Axes;
}

/** The frame of a placement, whose vectors it keeps, or of a matrix `T · R · S`, whose columns it takes as they are. With `out` only the numbers are written. */
export function frameOf(name: string, pose: Placement | Mat4, out?: Frame): Frame {
  expectObject(name, pose, 'a pose { position, rotation, scale } or a list of 16 numbers');
  const kept = isMatrix(pose) ? readMatrix(name, pose) : readPlacement(name, pose);
  if (out === undefined)
    return { position: kept.position ?? columnAt(9), axes: kept.axes ?? [columnAt(0), columnAt(3), columnAt(6)] };
  write(out);
  return out;
}

function write({ position, axes }: Frame): void {
  for (let i = 0; i < 3; i++) columnAt(3 * i, axes[i as 0]);
  columnAt(9, position);
}

/** What was read last: the axes, then the position. */
const read: Float64Array = /* @__PURE__ */ new Float64Array(12);

function readVector({ x, y, z }: Vec3, start: number): void {
  read[start] = x;
  read[start + 1] = y;
  read[start + 2] = z;
}

function columnAt(start: number, out: MutableVec3 = createVec3()): MutableVec3 {
  return setVec3(read[start]!, read[start + 1]!, read[start + 2]!, out);
}

function isMatrix(pose: Placement | Mat4): pose is Mat4 {
  return 'length' in pose;
}

function readMatrix(name: string, matrix: Mat4): Pick<Placement, 'position' | 'axes'> {
  for (let i = 0; i < 12; i++) {
    const index = i + Math.floor(i / 3);
    expectFinite(`${name}[${index}]`, matrix[index]!);
    read[i] = matrix[index]!;
  }
  return {};
}

function readPlacement(name: string, pose: Placement): Pick<Placement, 'position' | 'axes'> {
  const { position = unmoved, rotation = unturned, scale = 1, axes } = pose;
  expectFinite3(`${name} position`, position);
  if (axes === undefined) {
    const size = typeof scale === 'number' ? setVec3(scale, scale, scale, sizes) : scale;
    expectFinite3(`${name} scale`, size);
    const turn = matrixOfRotation(`${name} rotation`, rotation);
    for (let i = 0; i < 9; i++) read[i] = turn[i]! * (i < 3 ? size.x : i < 6 ? size.y : size.z);
  } else {
    if (pose.rotation !== undefined || pose.scale !== undefined) {
      throw new TypeError(`${name} must be given by its axes or by a rotation and scale, got both`);
    }
    expectObject(`${name} axes`, axes, 'a list of three vectors');
    for (const i of [0, 1, 2] as const) {
      expectFinite3(`${name} axes`, axes[i], i);
      readVector(axes[i], 3 * i);
    }
  }
  readVector(position, 9);
  return pose;
}

const unmoved = /* @__PURE__ */ createVec3();
const unturned: Quat = { x: 0, y: 0, z: 0, w: 1 };
const sizes = /* @__PURE__ */ createVec3();

/** The matrix of a rotation by a quaternion of any length but 0, good until the next one. */
export function matrixOfRotation(name: string, rotation: Quat): Mat3 {
  const { x, y, z, w } = rotation;
  expectFinite3(name, rotation);
  expectFinite(`${name}.w`, w);
  if (x === 0 && y === 0 && z === 0 && w === 0) throw new RangeError(`${name} must not be zero, got (0, 0, 0, 0)`);
  return mat3FromQuat(normalizeQuat(rotation, unit), turned);
}

const unit = /* @__PURE__ */ createQuat();
const turned = /* @__PURE__ */ createMat3();
