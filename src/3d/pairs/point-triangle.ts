/** Point and triangle of space: both are flat, so they never more than touch. Values come from the triangle's nearest point. */
import { length, moreThan0, normalized } from '../../words/lengths.js';
import { bothAt, type ClosestPoints, type Contact } from '../../words/results.js';
import type { Triangle3 } from '../../words/shapes.js';
import { APART, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { frameOf } from '../../words/triangles.frame.js';
import { nearestOnTriangle } from '../../words/triangles.js';
import { meetsInPlane } from '../../words/triangles.lines.js';
import { cross, dot, fill, negate, sub, type Vec, type Vec3 } from '../../words/vec.js';

/* That a point lies in the plane is rare, so it is asked first. A collinear triangle has no normal, and every point may lie on it. */
export function gap(point: Vec3, triangle: Triangle3): Sign {
  const { a, b, c } = triangle;
  if (dot(sub(point, a), cross(sub(b, a), sub(c, a))) !== 0) return APART;
  return meetInPlane(point, triangle) ? TOUCHING : APART;
}

/** Positive where a, b, c turn counter-clockwise as seen from the point, 0 in their plane, negative behind it. */
export function side(point: Vec3, { a, b, c }: Triangle3): Sign {
  return signOf(dot(sub(point, a), cross(sub(b, a), sub(c, a))));
}

/** Whether they meet if both lie in one plane: a point is a line without a direction. @rare */
export function meetInPlane(point: Vec3, triangle: Triangle3): boolean {
  return meetsInPlane({ origin: point, direction: fill(point, 0) }, triangle, false);
}

/**
 * The point of the triangle nearest to another; a corner comes out exactly as it was given.
 * @bound result 3 ulp of the coordinates + the distance to the farthest corner
 */
export function closestPoint(point: Vec3, triangle: Triangle3): Vec {
  return nearestOnTriangle(triangle, point).point;
}

/**
 * Where they meet, both are the point itself.
 * @bound a exact
 * @bound b 3 ulp of the coordinates + the distance to the farthest corner, or as near
 * @bound distance 3 ulp of the distance to the farthest corner
 */
export function closestPoints(point: Vec3, triangle: Triangle3, meet: boolean): ClosestPoints {
  if (meet) return bothAt(point);
  const { point: b, gap } = nearestOnTriangle(triangle, point);
  return { a: point, b, distance: moreThan0(length(gap), sub(point, triangle.a)) };
}

/**
 * Depth 0. The point leaves by the side where a, b, c turn counter-clockwise, or square to a triangle without area.
 * @bound normal 4 ulp of 1, or as short
 * @bound depth, point exact
 */
export function contact(point: Vec3, triangle: Triangle3): Contact {
  return { normal: negate(normalized(frameOf(triangle).normal).unit), depth: 0, point };
}
