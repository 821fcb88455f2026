/** Capsule and triangle of space: the capsule comes near enough to an edge, an end of it to the face, or its segment meets the triangle. */
import * as segmentCapsule from '../../pairs/segment-capsule.js';
import type { Capsule3, Triangle3 } from '../../words/shapes.js';
import { APART, leastSeparated, type Sign } from '../../words/sign.js';
import * as segmentTriangle from './segment-triangle.js';
import * as sphereTriangle from './sphere-triangle.js';

export { closestPoints, contact } from '../../words/general.js';

/*
 * What is nearest to the segment lies on an edge or under an end of it, unless they meet. Where they only touch, they do so with an
 * end or on an edge, at the distance 0. Each part is another pair's question, so that no formula stands here again.
 */
export function gap(capsule: Capsule3, triangle: Triangle3): Sign {
  const { start, end, radius } = capsule;
  if (radius < 0) return APART;
  if (radius === 0) return segmentTriangle.gap(capsule, triangle);
  return leastSeparated(
    sphereTriangle.gap({ center: start, radius }, triangle),
    sphereTriangle.gap({ center: end, radius }, triangle),
    segmentTriangle.gap(capsule, triangle),
    segmentCapsule.gap({ start: triangle.a, end: triangle.b }, capsule),
    segmentCapsule.gap({ start: triangle.b, end: triangle.c }, capsule),
    segmentCapsule.gap({ start: triangle.c, end: triangle.a }, capsule),
  );
}
