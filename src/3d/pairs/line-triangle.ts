/** Line and triangle: with which weights of the corners the line meets the plane. */
import { isZeroVector } from '../../words/lengths.js';
import type { TrianglePassage } from '../../words/results.js';
import type { Line3, Triangle3 } from '../../words/shapes.js';
import { APART, decidedBy, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { gapByParts, meetsInPlane, partsOf, sharesOnePointInPlane } from '../../words/triangles.lines.js';
import { overlapBy, passageOf } from '../../words/triangles.passage.js';
import { cross, dot, sub } from '../../words/vec.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(line: Line3, triangle: Triangle3): Sign {
  const parts = partsOf(line, triangle);
  const { whole, t, v, w } = parts;
  if (whole === 0) return t === 0 && v === 0 && w === 0 && meetInPlane(line, triangle) ? TOUCHING : APART;
  return gapByParts(parts, false);
}

/** Whether they meet if both lie in one plane. @rare */
export function meetInPlane(line: Line3, triangle: Triangle3): boolean {
  return meetsInPlane(line, triangle, false);
}

/** Whether they share no more than one point, if both lie in one plane and meet. @rare */
export function sharesOnePoint(line: Line3, triangle: Triangle3): boolean {
  return sharesOnePointInPlane(line, triangle, false);
}

/**
 * From which side a line comes at the plane of a triangle: 1 from where a, b, c turn counter-clockwise, -1 from the
 * other, 0 if it runs parallel to the plane or the triangle is collinear and has none.
 */
export function side({ direction }: Line3, { a, b, c }: Triangle3): Sign {
  return signOf(0 - dot(direction, cross(sub(b, a), sub(c, a))));
}

/**
 * What they share: one point, or a stretch where the line runs in the triangle's plane. `relation` is `through` where it crosses the inside
 * of the face from one side to the other, or runs on both sides of a stretch, and `touches` at any other single point. `relation` and
 * `side` are exact. `barycentrics` are those of `entry`.
 * @bound tMin, tMax 16 ulp of itself + the longest edge / the length of the line, or in both
 * @bound entry, exit 24 ulp of the coordinates, or in both
 * @bound barycentrics 12 ulp of 1, or in both
 */
export function intersection(line: Line3, triangle: Triangle3): TrianglePassage {
  const parts = partsOf(line, triangle);
  const asked = {
    side: () => side(line, triangle),
    isThrough: () => gap(line, triangle) < 0,
    starts: () => isZeroVector(line.direction),
    touches: () => sharesOnePoint(line, triangle),
  };
  return decidedBy(overlapBy(parts, false), (isSure) => passageOf(line, triangle, parts, asked, isSure, false));
}
