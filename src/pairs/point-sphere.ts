/** Point and sphere: all answers lie on the line through the point and the centre. */
import { excess, length, normalized } from '../words/lengths.js';
import { bothAt, type ClosestPoints, type Contact } from '../words/results.js';
import type { Length, Point, Sphere } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { add, lengthSquared, scale, sub } from '../words/vec.js';

export function gap(point: Point, { center, radius }: Sphere): Sign {
  if (radius < 0) return APART;
  const offset = sub(point, center);
  return signOf(lengthSquared(offset) - radius * radius);
}

/** @bound distance 2 ulp of the distance of the centres */
export function separation(point: Point, { center, radius }: Sphere): Length {
  return length(sub(point, center)) - radius;
}

/**
 * In the sphere, both are the point itself.
 * @bound a exact
 * @bound b 2 ulp of the coordinates of the second
 * @bound distance 2 ulp of the distance of the centres
 */
export function closestPoints(point: Point, { center, radius }: Sphere, meet: boolean): ClosestPoints {
  if (meet) return bothAt(point);
  const { unit, length } = normalized(sub(point, center));
  return { a: point, b: add(center, scale(unit, radius)), distance: excess(length, radius) };
}

/**
 * The normal runs from the point to the centre; at the centre itself it is the x axis.
 * @bound normal 2 ulp of 1
 * @bound depth 2 ulp of the radius
 * @robust
 * @bound point exact
 */
export function contact(point: Point, { center, radius }: Sphere): Contact {
  // No coordinate of the way to the centre is longer than the radius, so that nothing overflows.
  const { unit, length } = normalized(sub(center, point));
  return { normal: unit, depth: excess(radius, length), point };
}
