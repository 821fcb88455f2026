/**
 * Change of frame in the plane: the same point, direction or normal in world coordinates and in those of a frame.
 *
 * To a pose's coordinates: subtract its origin, turn by −angle. Directions and normals turn alike under a pose, and have no
 * origin to subtract. An affine frame may also scale, mirror and shear; there normals need the inverse transpose.
 */
import { inverseAffineMat3, transformDirection2, transformPoint2 } from './affine2.js';
import { copyMat3, createMat3, type Mat3, type MutableMat3 } from './mat3.js';
import type { Pose2 } from './pose2.js';
import { createVec2, type MutableVec2, normalizeVec2, rotateByAngle, setVec2, type Vec2 } from './vec2.js';

/** A point of the frame, in the world: turned by the frame's angle, then moved to its place. */
export function pointToWorld2(frame: Pose2, local: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  const { x, y } = frame.position;
  const turned = rotateByAngle(frame.angle, local, out);
  return setVec2(turned.x + x, turned.y + y, turned);
}

/** A point of the world, in the frame. */
export function pointToLocal2(frame: Pose2, world: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  const { x, y } = frame.position;
  return rotateByAngle(-frame.angle, setVec2(world.x - x, world.y - y, out), out);
}

/** A direction or a normal of the frame, in the world. */
export function directionToWorld2(frame: Pose2, local: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return rotateByAngle(frame.angle, local, out);
}

/** A direction or a normal of the world, in the frame. */
export function directionToLocal2(frame: Pose2, world: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return rotateByAngle(-frame.angle, world, out);
}

/** A frame that may also scale, mirror and shear: an affine map with its inverse kept beside it. */
export interface AffineFrame2 {
  readonly toWorld: Mat3;
  readonly toLocal: Mat3;
}

/** A frame that results are written into. */
export interface MutableAffineFrame2 {
  toWorld: MutableMat3;
  toLocal: MutableMat3;
}

/** The frame whose map to the world is `toWorld`. `null` if that is singular: then no point has a single place in it. */
export function affineFrame2FromMat3(toWorld: Mat3, out?: MutableAffineFrame2): MutableAffineFrame2 | null {
  const toLocal = inverseAffineMat3(toWorld, scratch);
  if (toLocal === null) return null;
  const frame = out ?? { toWorld: createMat3(), toLocal: createMat3() };
  copyMat3(toWorld, frame.toWorld);
  copyMat3(toLocal, frame.toLocal);
  return frame;
}

/** A point of the frame, in the world. */
export function affinePointToWorld2(frame: AffineFrame2, local: Vec2, out?: MutableVec2): MutableVec2 {
  return transformPoint2(frame.toWorld, local, out);
}

/** A point of the world, in the frame. */
export function affinePointToLocal2(frame: AffineFrame2, world: Vec2, out?: MutableVec2): MutableVec2 {
  return transformPoint2(frame.toLocal, world, out);
}

/** Lengths change with the scale, so that a parameter t along the direction stays the same. */
export function affineDirectionToWorld2(frame: AffineFrame2, local: Vec2, out?: MutableVec2): MutableVec2 {
  return transformDirection2(frame.toWorld, local, out);
}

/** Lengths change with the scale, so that a parameter t along the direction stays the same. */
export function affineDirectionToLocal2(frame: AffineFrame2, world: Vec2, out?: MutableVec2): MutableVec2 {
  return transformDirection2(frame.toLocal, world, out);
}

/** The unit normal in the world of an edge with the normal `local` in the frame. */
export function affineNormalToWorld2(frame: AffineFrame2, local: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return unitNormal(local, frame.toLocal, out);
}

/** The unit normal in the frame of an edge with the normal `world` in the world. */
export function affineNormalToLocal2(frame: AffineFrame2, world: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  return unitNormal(world, frame.toWorld, out);
}

/** The normal as a row times the matrix of the opposite way, which is the transpose of the inverse applied to it. */
function unitNormal(normal: Vec2, opposite: Mat3, out: MutableVec2): MutableVec2 {
  const { 0: xx, 1: xy, 3: yx, 4: yy } = opposite as Readonly<MutableMat3>;
  return normalizeVec2(setVec2(normal.x * xx + normal.y * xy, normal.x * yx + normal.y * yy, out), out);
}

const scratch = createMat3();
