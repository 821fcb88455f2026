/** Capsule and triangle of the plane: the capsule's segment meets the triangle, or comes near enough to it. */
import type { Capsule, Triangle } from '../../words/shapes.js';
import { APART, leastSeparated, type Sign, signOf } from '../../words/sign.js';
import { endsBeyond } from '../../words/triangles.capsules.js';
import * as segmentTriangle from './segment-triangle.js';

export { closestPoints, contact } from '../../words/general.js';

/* Apart, a segment and a triangle are nearest at an end or a corner. Where the segment only touches, one of these is at the distance 0. */
export function gap(capsule: Capsule, triangle: Triangle): Sign {
  if (capsule.radius < 0) return APART;
  if (capsule.radius === 0) return segmentTriangle.gap(capsule, triangle);
  return leastSeparated(signOf(endsBeyond(capsule, triangle)), segmentTriangle.gap(capsule, triangle));
}
