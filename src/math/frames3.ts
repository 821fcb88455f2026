/**
 * Change of frame in space: the same point, direction or normal in world coordinates and in those of a frame.
 *
 * To a pose's coordinates: subtract its origin, turn back. Directions and normals turn alike under a pose, and have no
 * origin to subtract. An affine frame may also scale, mirror and shear; there normals need the inverse transpose.
 */
import { transformDirection3, transformPoint3 } from './affine3.js';
import { inverseAffineMat4 } from './mat4.inverse.js';
import { copyMat4, createMat4, type Mat4, type MutableMat4 } from './mat4.js';
import type { Pose3 } from './pose3.js';
import { rotateByInverseQuat, rotateByQuat } from './quat.js';
import { createVec3, type MutableVec3, normalizeVec3, setVec3, type Vec3 } from './vec3.js';

/** A point of the frame, in the world: turned by the frame's rotation, then moved to its place. */
export function pointToWorld3(frame: Pose3, local: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  const { x, y, z } = frame.position;
  const turned = rotateByQuat(frame.rotation, local, out);
  return setVec3(turned.x + x, turned.y + y, turned.z + z, turned);
}

/** A point of the world, in the frame. */
export function pointToLocal3(frame: Pose3, world: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  const { x, y, z } = frame.position;
  return rotateByInverseQuat(frame.rotation, setVec3(world.x - x, world.y - y, world.z - z, out), out);
}

/** A direction or a normal of the frame, in the world. */
export function directionToWorld3(frame: Pose3, local: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return rotateByQuat(frame.rotation, local, out);
}

/** A direction or a normal of the world, in the frame. */
export function directionToLocal3(frame: Pose3, world: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return rotateByInverseQuat(frame.rotation, world, out);
}

/** A frame that may also scale, mirror and shear: an affine map with its inverse kept beside it. */
export interface AffineFrame3 {
  readonly toWorld: Mat4;
  readonly toLocal: Mat4;
}

/** A frame that results are written into. */
export interface MutableAffineFrame3 {
  toWorld: MutableMat4;
  toLocal: MutableMat4;
}

/** The frame whose map to the world is `toWorld`. `null` if that is singular: then no point has a single place in it. */
export function affineFrame3FromMat4(toWorld: Mat4, out?: MutableAffineFrame3): MutableAffineFrame3 | null {
  const toLocal = inverseAffineMat4(toWorld, scratch);
  if (toLocal === null) return null;
  const frame = out ?? { toWorld: createMat4(), toLocal: createMat4() };
  copyMat4(toWorld, frame.toWorld);
  copyMat4(toLocal, frame.toLocal);
  return frame;
}

/** A point of the frame, in the world. */
export function affinePointToWorld3(frame: AffineFrame3, local: Vec3, out?: MutableVec3): MutableVec3 {
  return transformPoint3(frame.toWorld, local, out);
}

/** A point of the world, in the frame. */
export function affinePointToLocal3(frame: AffineFrame3, world: Vec3, out?: MutableVec3): MutableVec3 {
  return transformPoint3(frame.toLocal, world, out);
}

/** Lengths change with the scale, so that a parameter t along the direction stays the same. */
export function affineDirectionToWorld3(frame: AffineFrame3, local: Vec3, out?: MutableVec3): MutableVec3 {
  return transformDirection3(frame.toWorld, local, out);
}

/** Lengths change with the scale, so that a parameter t along the direction stays the same. */
export function affineDirectionToLocal3(frame: AffineFrame3, world: Vec3, out?: MutableVec3): MutableVec3 {
  return transformDirection3(frame.toLocal, world, out);
}

/** The unit normal in the world of a face with the normal `local` in the frame. */
export function affineNormalToWorld3(frame: AffineFrame3, local: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return unitNormal(local, frame.toLocal, out);
}

/** The unit normal in the frame of a face with the normal `world` in the world. */
export function affineNormalToLocal3(frame: AffineFrame3, world: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  return unitNormal(world, frame.toWorld, out);
}

/** The normal as a row times the matrix of the opposite way, which is the transpose of the inverse applied to it. */
function unitNormal(normal: Vec3, opposite: Mat4, out: MutableVec3): MutableVec3 {
  const { 0: xx, 1: xy, 2: xz, 4: yx, 5: yy, 6: yz, 8: zx, 9: zy, 10: zz } = opposite as Readonly<MutableMat4>;
  const { x, y, z } = normal;
  setVec3(x * xx + y * xy + z * xz, x * yx + y * yy + z * yz, x * zx + y * zy + z * zz, out);
  return normalizeVec3(out, out);
}

const scratch = createMat4();
