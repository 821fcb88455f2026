/** Capsule and triangle of the plane: the capsule's segment meets the triangle, or comes near enough to it. */
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Capsule, Triangle } from '../../words/shapes.js';
import { APART, leastSeparated, type Sign, signOf } from '../../words/sign.js';
import { endsBeyond } from '../../words/triangles.capsules.js';
import * as segmentTriangle from './segment-triangle.js';

/* Apart, a segment and a triangle are nearest at an end or a corner. Where the segment only touches, one of these is at the distance 0. */
export function gap(capsule: Capsule, triangle: Triangle): Sign {
  if (capsule.radius < 0) return APART;
  if (capsule.radius === 0) return segmentTriangle.gap(capsule, triangle);
  return leastSeparated(signOf(endsBeyond(capsule, triangle)), segmentTriangle.gap(capsule, triangle));
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(capsule: Capsule, triangle: Triangle, meet: boolean): ClosestPoints {
  return nearestInGeneral(capsule, triangle, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(capsule: Capsule, triangle: Triangle): Contact {
  return contactInGeneral(capsule, triangle);
}
