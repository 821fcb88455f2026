/** Ray and triangle: where the ray meets the plane, and with which weights of the corners. */
import { facing } from '../../words/hits.js';
import { isZeroVector, normalized } from '../../words/lengths.js';
import type { RayHit, TrianglePassage } from '../../words/results.js';
import type { Ray3, Triangle3 } from '../../words/shapes.js';
import { APART, decidedBy, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { normalOf } from '../../words/triangles.frame.js';
import { gapByParts, meetsInPlane, partsOf, sharesOnePointInPlane } from '../../words/triangles.lines.js';
import { carefulHit } from '../../words/triangles.meeting.js';
import { hitBy, isSteep, overlapBy, passageOf } from '../../words/triangles.passage.js';
import { add, cross, dot, fill, max, scale, sub } from '../../words/vec.js';
import * as pointTriangle from './point-triangle.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(ray: Ray3, triangle: Triangle3): Sign {
  const parts = partsOf(ray, triangle);
  const { whole, t, v, w } = parts;
  if (whole === 0) return t === 0 && v === 0 && w === 0 && meetInPlane(ray, triangle) ? TOUCHING : APART;
  return gapByParts(parts, true);
}

/** Whether they meet if both lie in one plane. @rare */
export function meetInPlane(ray: Ray3, triangle: Triangle3): boolean {
  return meetsInPlane(ray, triangle, true);
}

/**
 * From which side a ray comes at the plane of a triangle: 1 from where a, b, c turn counter-clockwise, -1 from the
 * other, 0 if it runs parallel to the plane or the triangle is collinear and has none.
 */
export function side({ direction }: Ray3, { a, b, c }: Triangle3): Sign {
  return signOf(0 - dot(direction, cross(sub(b, a), sub(c, a))));
}

/**
 * Where a ray first meets a triangle. The normal is that of the face, on the side that the ray comes from. In the plane of the triangle
 * the normal looks back along the ray, `tExit` is where it leaves the triangle, and a start in there is at t = 0; it is
 * zero where the ray has no direction.
 * @bound t, tExit 16 ulp of itself + the longest edge / the length of the line, or in both
 * @bound point 24 ulp of the coordinates, or in both
 * @bound normal 6 ulp of 1, or as far out
 */
export function raycast(ray: Ray3, triangle: Triangle3): RayHit {
  const parts = partsOf(ray, triangle);
  return decidedBy(overlapBy(parts, true), (isSure) => {
    const plainly = isSure || isSteep(parts, ray);
    const from = plainly ? 2 * (parts.whole < 0 ? 1 : 0) - 1 : side(ray, triangle);
    const starts = !isSure && pointTriangle.gap(ray.origin, triangle) <= 0;
    if (!isSure && from === 0) return hitInPlane(ray, triangle, starts);
    const { unit } = normalized(normalOf(triangle, parts));
    // Adding 0 keeps a -0 from showing.
    const normal = add(scale(unit, from), fill(unit, 0));
    const { t, point } = starts ? { t: 0, point: ray.origin } : hitBy(parts, ray, triangle, true);
    return { t, point, normal, inside: false, tExit: t };
  });
}

/** In the plane of the triangle, or where that is only a line. */
function hitInPlane(ray: Ray3, triangle: Triangle3, starts: boolean): RayHit {
  const normal = facing(ray.direction);
  if (isZeroVector(ray.direction)) return { t: 0, point: ray.origin, normal, inside: false, tExit: 0 };
  const { tMin, tMax, entry } = carefulHit(ray, triangle, true);
  const { t, point } = starts ? { t: 0, point: ray.origin } : { t: tMin, point: entry };
  return { t, point, normal, inside: false, tExit: sharesOnePoint(ray, triangle) ? t : max(tMax, t) };
}

/** Whether they share no more than one point, if both lie in one plane and meet. @rare */
export function sharesOnePoint(ray: Ray3, triangle: Triangle3): boolean {
  return sharesOnePointInPlane(ray, triangle, true);
}

/**
 * What they share: one point, or a stretch where the ray runs in the triangle's plane. `relation` is `through` where it crosses the inside
 * of the face from one side to the other, and `touches` at any other single point. In the plane it `leaves` or goes `through`.
 * `relation` and `side` are exact, and the origin comes out exactly as it was given. `barycentrics` are those of `entry`.
 * @bound tMin, tMax 16 ulp of itself + the longest edge / the length of the line, or in both
 * @bound entry, exit 24 ulp of the coordinates, or in both
 * @bound barycentrics 12 ulp of 1, or in both
 */
export function intersection(ray: Ray3, triangle: Triangle3): TrianglePassage {
  const parts = partsOf(ray, triangle);
  const asked = {
    side: () => side(ray, triangle),
    isThrough: () => gap(ray, triangle) < 0,
    starts: () => pointTriangle.gap(ray.origin, triangle) <= 0,
    touches: () => sharesOnePoint(ray, triangle),
  };
  return decidedBy(overlapBy(parts, true), (isSure) => passageOf(ray, triangle, parts, asked, isSure, true));
}
