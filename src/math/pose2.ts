import { createMat3, type Mat3, type MutableMat3 } from './mat3.js';
import { createVec2, type MutableVec2, rotateByAngle, setVec2, type Vec2 } from './vec2.js';

/**
 * A place and a heading: turn by `angle`, then move by `position`. As a motion it carries local coordinates to world
 * coordinates; as a frame its origin is `position` and its x axis points along `angle`. Points go through it in frames2.ts.
 */
export interface Pose2 {
  readonly position: Vec2;
  readonly angle: number;
}

/** A pose that results are written into. */
export interface MutablePose2 {
  position: MutableVec2;
  angle: number;
}

/** At the origin, unturned. */
export function createPose2(): MutablePose2 {
  return { position: createVec2(), angle: 0 };
}

/** Writes a pose into `out`, or into a new one. */
export function copyPose2(pose: Pose2, out: MutablePose2 = createPose2()): MutablePose2 {
  setVec2(pose.position.x, pose.position.y, out.position);
  out.angle = pose.angle;
  return out;
}

/** Does `b` first and `a` after it: where the frame `b`, given in the frame `a`, lies in the world. Angles are not wrapped. */
export function composePose2(a: Pose2, b: Pose2, out: MutablePose2 = createPose2()): MutablePose2 {
  const { x, y } = a.position;
  const angle = a.angle + b.angle;
  const turned = rotateByAngle(a.angle, b.position, out.position);
  setVec2(turned.x + x, turned.y + y, turned);
  out.angle = angle;
  return out;
}

/** The way back: composed with `pose` on either side it does nothing. */
export function inversePose2(pose: Pose2, out: MutablePose2 = createPose2()): MutablePose2 {
  const angle = -pose.angle;
  const turned = rotateByAngle(angle, pose.position, out.position);
  setVec2(-turned.x, -turned.y, turned);
  out.angle = angle;
  return out;
}

/** Where `pose`, given in the world, lies in the frame `frame`: the inverse of `frame`, composed with `pose`. */
export function relativePose2(frame: Pose2, pose: Pose2, out: MutablePose2 = createPose2()): MutablePose2 {
  const turn = -frame.angle;
  const angle = pose.angle + turn;
  const x = pose.position.x - frame.position.x;
  const y = pose.position.y - frame.position.y;
  rotateByAngle(turn, setVec2(x, y, out.position), out.position);
  out.angle = angle;
  return out;
}

/** The matrix that turns by the angle of a pose and then moves to its position. */
export function mat3FromPose2(pose: Pose2, out: MutableMat3 = createMat3()): MutableMat3 {
  const cosine = Math.cos(pose.angle);
  const sine = Math.sin(pose.angle);
  out[0] = cosine;
  out[1] = sine;
  out[2] = 0;
  out[3] = -sine;
  out[4] = cosine;
  out[5] = 0;
  out[6] = pose.position.x;
  out[7] = pose.position.y;
  out[8] = 1;
  return out;
}

/** The pose of a matrix that turns and moves only. The angle is from −π to π. */
export function pose2FromMat3(m: Mat3, out: MutablePose2 = createPose2()): MutablePose2 {
  const { 0: cosine, 1: sine, 6: x, 7: y } = m as Readonly<MutableMat3>;
  setVec2(x, y, out.position);
  out.angle = Math.atan2(sine, cosine);
  return out;
}
