import { createMat3 } from './mat3.js';
import { createMat4, type Mat4, type MutableMat4, mat3FromMat4, mat4FromMat3 } from './mat4.js';
import {
  conjugateQuat,
  copyQuat,
  createQuat,
  type MutableQuat,
  multiplyQuat,
  type Quat,
  rotateByInverseQuat,
  rotateByQuat,
} from './quat.js';
import { mat3FromQuat, quatFromMat3 } from './quat.matrix.js';
import { createVec3, type MutableVec3, setVec3, type Vec3 } from './vec3.js';

/**
 * A place and an attitude: turn by the unit quaternion `rotation`, then move by `position`. As a motion it carries local
 * coordinates to world coordinates; as a frame its origin is `position`. Points go through it in frames3.ts.
 */
export interface Pose3 {
  readonly position: Vec3;
  readonly rotation: Quat;
}

/** A pose that results are written into. */
export interface MutablePose3 {
  position: MutableVec3;
  rotation: MutableQuat;
}

/** At the origin, unturned. */
export function createPose3(): MutablePose3 {
  return { position: createVec3(), rotation: createQuat() };
}

/** Writes a pose into `out`, or into a new one. */
export function copyPose3(pose: Pose3, out: MutablePose3 = createPose3()): MutablePose3 {
  setVec3(pose.position.x, pose.position.y, pose.position.z, out.position);
  copyQuat(pose.rotation, out.rotation);
  return out;
}

/**
 * Does `b` first and `a` after it: where the frame `b`, given in the frame `a`, lies in the world. The product's length
 * drifts by a few ulp; after thousands of steps one on the other, normalise its rotation.
 */
export function composePose3(a: Pose3, b: Pose3, out: MutablePose3 = createPose3()): MutablePose3 {
  const { x, y, z } = a.position;
  const turned = rotateByQuat(a.rotation, b.position, out.position);
  setVec3(turned.x + x, turned.y + y, turned.z + z, turned);
  multiplyQuat(a.rotation, b.rotation, out.rotation);
  return out;
}

/** The way back: composed with `pose` on either side it does nothing. */
export function inversePose3(pose: Pose3, out: MutablePose3 = createPose3()): MutablePose3 {
  const turned = rotateByInverseQuat(pose.rotation, pose.position, out.position);
  setVec3(-turned.x, -turned.y, -turned.z, turned);
  conjugateQuat(pose.rotation, out.rotation);
  return out;
}

/** Where `pose`, given in the world, lies in the frame `frame`: the inverse of `frame`, composed with `pose`. */
export function relativePose3(frame: Pose3, pose: Pose3, out: MutablePose3 = createPose3()): MutablePose3 {
  const x = pose.position.x - frame.position.x;
  const y = pose.position.y - frame.position.y;
  const z = pose.position.z - frame.position.z;
  rotateByInverseQuat(frame.rotation, setVec3(x, y, z, out.position), out.position);
  multiplyQuat(conjugateQuat(frame.rotation, scratchQuat), pose.rotation, out.rotation);
  return out;
}

/** The matrix that turns by the rotation of a pose and then moves to its position. */
export function mat4FromPose3(pose: Pose3, out: MutableMat4 = createMat4()): MutableMat4 {
  return mat4FromMat3(mat3FromQuat(pose.rotation, scratchMat3), pose.position, out);
}

/** The pose of a matrix that turns and moves only. */
export function pose3FromMat4(m: Mat4, out: MutablePose3 = createPose3()): MutablePose3 {
  const { 12: x, 13: y, 14: z } = m as Readonly<MutableMat4>;
  setVec3(x, y, z, out.position);
  quatFromMat3(mat3FromMat4(m, scratchMat3), out.rotation);
  return out;
}

const scratchQuat = createQuat();
const scratchMat3 = createMat3();
