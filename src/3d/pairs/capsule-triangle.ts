/** Capsule and triangle of space: the capsule's segment meets the triangle, or comes near enough to its edges or with an end to its face. */
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import { alongSegment, gapWithin } from '../../words/reaches.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Capsule3, Length, Triangle3 } from '../../words/shapes.js';
import { APART, leastSeparated, type Sign, signOf } from '../../words/sign.js';
import { edgesOf, endsBeyond } from '../../words/triangles.capsules.js';
import { cross, dot, lengthSquared, min, sub, type Vec3 } from '../../words/vec.js';
import * as segmentTriangle from './segment-triangle.js';

/* Where the segment only touches the triangle, it does so with an end or on an edge, at the distance 0. */
export function gap(capsule: Capsule3, triangle: Triangle3): Sign {
  const { start, end, radius } = capsule;
  if (radius < 0) return APART;
  if (radius === 0) return segmentTriangle.gap(capsule, triangle);
  const ends = endsBeyond(capsule, triangle);
  return leastSeparated(
    ...edgesOf(triangle).map((edge) => gapWithin(alongSegment(edge), alongSegment(capsule), ends, radius)),
    gapOverFace(start, radius, triangle),
    gapOverFace(end, radius, triangle),
    segmentTriangle.gap(capsule, triangle),
  );
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(capsule: Capsule3, triangle: Triangle3, meet: boolean): ClosestPoints {
  return nearestInGeneral(capsule, triangle, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(capsule: Capsule3, triangle: Triangle3): Contact {
  return contactInGeneral(capsule, triangle);
}

/** From a point over the inside of the face, if each cross product of neighbouring corners points along the normal; see sphere-triangle.ts. */
function gapOverFace(point: Vec3, reach: Length, triangle: Triangle3): Sign {
  const [a, b, c] = [sub(triangle.a, point), sub(triangle.b, point), sub(triangle.c, point)];
  const normal = cross(sub(triangle.b, triangle.a), sub(triangle.c, triangle.a));
  const height = dot(a, normal);
  const isOver = min(dot(normal, cross(a, b)), dot(normal, cross(b, c)), dot(normal, cross(c, a))) > 0;
  return isOver ? signOf(height * height - reach * reach * lengthSquared(normal)) : APART;
}
