/** Ray and triangle: where the ray meets the plane, and with which weights of the corners. */
import { larger } from '../../words/branchless.js';
import { facing } from '../../words/hits.js';
import { isZeroVector, normalized } from '../../words/lengths.js';
import type { RayHit } from '../../words/results.js';
import type { Ray3, Triangle3 } from '../../words/shapes.js';
import { APART, decidedBy, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { beyondReach, beyondSpan } from '../../words/spans.js';
import { frameOf } from '../../words/triangles.frame.js';
import { gapByParts, meetsInPlane, partsOf } from '../../words/triangles.lines.js';
import { carefulHit } from '../../words/triangles.meeting.js';
import { add, cross, dot, fill, lengthSquared, max, scale, sub } from '../../words/vec.js';
import * as pointTriangle from './point-triangle.js';

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
 * @bound t, tExit 12 ulp of itself + the longest edge / the length of the line, or in both
 * @bound point 16 ulp of the coordinates, or in both
 * @bound normal 4 ulp of 1, or as far out
 */
export function raycast(ray: Ray3, triangle: Triangle3): RayHit {
  const { whole, t, v, w } = partsOf(ray, triangle);
  const beyond = [beyondSpan(v, whole), beyondSpan(w, whole), beyondSpan(v + w, whole), beyondReach(t, whole)];
  return decidedBy(0 - beyond.reduce(larger), (isSure) => {
    const { origin, direction } = ray;
    const { a, b, c } = triangle;
    const steepest = lengthSquared(direction) * lengthSquared(sub(b, a)) * lengthSquared(sub(c, a));
    // The sine of the angle at a, times that between the ray and the plane, tells how many digits are left.
    const isSteep = whole * whole > 2 ** -10 * steepest && steepest > 2 ** -600 && steepest < 2 ** 600;
    const from = isSure || isSteep ? (whole < 0 ? 1 : -1) : side(ray, triangle);
    const starts = !isSure && pointTriangle.gap(origin, triangle) <= 0;
    if (!isSure && from === 0) return hitInPlane(ray, triangle, starts);
    const { unit } = normalized(frameOf(triangle).normal);
    // Adding 0 keeps a -0 from showing.
    const normal = add(scale(unit, from), fill(origin, 0));
    const crossed = isSteep ? hitAt(ray, max(t / whole, 0)) : hitNearPlane(ray, triangle);
    const { t: first, point } = starts ? { t: 0, point: origin } : crossed;
    return { t: first, point, normal, inside: false, tExit: first };
  });
}

const hitAt = ({ origin, direction }: Ray3, t: number) => ({ t, point: add(origin, scale(direction, t)) });

function hitNearPlane(ray: Ray3, triangle: Triangle3) {
  const { t, point } = carefulHit(ray, triangle);
  return { t, point };
}

/** In the plane of the triangle, or where that is only a line. */
function hitInPlane(ray: Ray3, triangle: Triangle3, starts: boolean): RayHit {
  const normal = facing(ray.direction);
  if (isZeroVector(ray.direction)) return { t: 0, point: ray.origin, normal, inside: false, tExit: 0 };
  const { tMin, tMax, entry } = carefulHit(ray, triangle);
  const { t, point } = starts ? { t: 0, point: ray.origin } : { t: tMin, point: entry };
  return { t, point, normal, inside: false, tExit: tMax };
}
