import fc from 'fast-check';
import { Matrix4, Quaternion, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { transformPoint2 } from './affine2.js';
import { transformPoint3 } from './affine3.js';
import { directionToLocal2, directionToWorld2, pointToLocal2, pointToWorld2 } from './frames2.js';
import { directionToLocal3, directionToWorld3, pointToLocal3, pointToWorld3 } from './frames3.js';
import { composePose2, copyPose2, inversePose2, mat3FromPose2, pose2FromMat3, relativePose2 } from './pose2.js';
import {
  composePose3,
  copyPose3,
  inversePose3,
  mat4FromPose3,
  type Pose3,
  pose3FromMat4,
  relativePose3,
} from './pose3.js';
import { normalizeQuat } from './quat.js';
import { addVec2, distanceVec2, lengthVec2, subtractVec2 } from './vec2.js';
import { addVec3, distanceVec3, lengthVec3, subtractVec3 } from './vec3.js';

fc.configureGlobal({ seed: 20 });

const part = fc.maxSafeInteger().map((n) => n / 2 ** 53);
const coordinate = part.map((x) => 100 * x);
const point2 = fc.record({ x: coordinate, y: coordinate });
const point3 = fc.record({ x: coordinate, y: coordinate, z: coordinate });
const pose2 = fc.record({ position: point2, angle: part.map((x) => 7 * x) });
const rotation = fc.record({ x: part, y: part, z: part, w: part }).map((q) => normalizeQuat(q));
const pose3 = fc.record({ position: point3, rotation });

/** Points up to 300 from the origin go through a handful of roundings. */
const BOUND = 2 ** -39;

test('2D: to the world and back, and back and to the world, a point stays where it was', () => {
  fc.assert(
    fc.property(pose2, point2, (frame, p) => {
      expect(distanceVec2(pointToLocal2(frame, pointToWorld2(frame, p)), p)).toBeLessThanOrEqual(BOUND);
      expect(distanceVec2(pointToWorld2(frame, pointToLocal2(frame, p)), p)).toBeLessThanOrEqual(BOUND);
      expect(distanceVec2(directionToLocal2(frame, directionToWorld2(frame, p)), p)).toBeLessThanOrEqual(BOUND);
    }),
  );
});

test('3D: to the world and back, and back and to the world, a point stays where it was', () => {
  fc.assert(
    fc.property(pose3, point3, (frame, p) => {
      expect(distanceVec3(pointToLocal3(frame, pointToWorld3(frame, p)), p)).toBeLessThanOrEqual(BOUND);
      expect(distanceVec3(pointToWorld3(frame, pointToLocal3(frame, p)), p)).toBeLessThanOrEqual(BOUND);
      expect(distanceVec3(directionToLocal3(frame, directionToWorld3(frame, p)), p)).toBeLessThanOrEqual(BOUND);
    }),
  );
});

test('the origin of a frame is 0 in it, and a direction is a difference of points', () => {
  fc.assert(
    fc.property(pose2, point2, pose3, point3, (f2, p2, f3, p3) => {
      expect(lengthVec2(pointToLocal2(f2, f2.position))).toBe(0);
      expect(lengthVec3(pointToLocal3(f3, f3.position))).toBe(0);
      const difference2 = subtractVec2(pointToWorld2(f2, p2), f2.position);
      const difference3 = subtractVec3(pointToWorld3(f3, p3), f3.position);
      expect(distanceVec2(directionToWorld2(f2, p2), difference2)).toBeLessThanOrEqual(BOUND);
      expect(distanceVec3(directionToWorld3(f3, p3), difference3)).toBeLessThanOrEqual(BOUND);
    }),
  );
});

test('a frame at (2, 1) that looks up sees the point (2, 4) three ahead', () => {
  const frame = { position: { x: 2, y: 1 }, angle: Math.PI / 2 };
  expect(distanceVec2(pointToLocal2(frame, { x: 2, y: 4 }), { x: 3, y: 0 })).toBeLessThan(1e-15);
});

test('2D: a composed pose does the right one first, its inverse undoes it, and the matrix does the same', () => {
  fc.assert(
    fc.property(pose2, pose2, point2, (a, b, p) => {
      const stepwise = pointToWorld2(a, pointToWorld2(b, p));
      expect(distanceVec2(pointToWorld2(composePose2(a, b), p), stepwise)).toBeLessThanOrEqual(BOUND);
      expect(distanceVec2(pointToWorld2(inversePose2(a), p), pointToLocal2(a, p))).toBeLessThanOrEqual(BOUND);
      expect(distanceVec2(transformPoint2(mat3FromPose2(a), p), pointToWorld2(a, p))).toBeLessThanOrEqual(BOUND);
      const seen = relativePose2(a, b);
      const back = composePose2(a, seen);
      expect(distanceVec2(back.position, b.position)).toBeLessThanOrEqual(BOUND);
      expect(Math.abs(back.angle - b.angle)).toBeLessThanOrEqual(BOUND);
      const read = pose2FromMat3(mat3FromPose2(a));
      expect(distanceVec2(pointToWorld2(read, p), pointToWorld2(a, p))).toBeLessThanOrEqual(BOUND);
    }),
  );
});

test('3D: a composed pose does the right one first, its inverse undoes it, and the matrix does the same', () => {
  fc.assert(
    fc.property(pose3, pose3, point3, (a, b, p) => {
      const stepwise = pointToWorld3(a, pointToWorld3(b, p));
      expect(distanceVec3(pointToWorld3(composePose3(a, b), p), stepwise)).toBeLessThanOrEqual(BOUND);
      expect(distanceVec3(pointToWorld3(inversePose3(a), p), pointToLocal3(a, p))).toBeLessThanOrEqual(BOUND);
      expect(distanceVec3(transformPoint3(mat4FromPose3(a), p), pointToWorld3(a, p))).toBeLessThanOrEqual(BOUND);
      const back = composePose3(a, relativePose3(a, b));
      expect(distanceVec3(pointToWorld3(back, p), pointToWorld3(b, p))).toBeLessThanOrEqual(BOUND);
      const read = pose3FromMat4(mat4FromPose3(a));
      expect(distanceVec3(pointToWorld3(read, p), pointToWorld3(a, p))).toBeLessThanOrEqual(BOUND);
    }),
  );
});

test('3D: agrees with three.js', () => {
  const matrix = ({ position, rotation: q }: Pose3) =>
    new Matrix4().compose(
      new Vector3(position.x, position.y, position.z),
      new Quaternion(q.x, q.y, q.z, q.w),
      new Vector3(1, 1, 1),
    );
  fc.assert(
    fc.property(pose3, pose3, point3, (a, b, p) => {
      const theirs = new Vector3(p.x, p.y, p.z).applyMatrix4(matrix(a).multiply(matrix(b)));
      expect(distanceVec3(pointToWorld3(composePose3(a, b), p), theirs)).toBeLessThanOrEqual(BOUND);
    }),
  );
});

test('a copy shares nothing with its pose', () => {
  const frame2 = { position: { x: 1, y: 2 }, angle: 3 };
  const copy2 = copyPose2(frame2);
  addVec2(copy2.position, copy2.position, copy2.position);
  expect(frame2.position).toEqual({ x: 1, y: 2 });
  const frame3 = { position: { x: 1, y: 2, z: 3 }, rotation: { x: 0, y: 0, z: 0, w: 1 } };
  const copy3 = copyPose3(frame3);
  expect(copy3).toEqual(frame3);
  addVec3(copy3.position, copy3.position, copy3.position);
  expect(frame3.position).toEqual({ x: 1, y: 2, z: 3 });
});
