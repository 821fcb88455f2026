import { createVec3, type MutableVec3 } from '../../math/vec3.js';
import type { Barycentrics } from './triangle.weights.js';

/** What a segment and a triangle share. */
export interface SegmentTriangleIntersection {
  /** First shared point, from 0 at the segment's start to 1 at its end. */
  t: number;
  /** Last shared point: more than `t` only where the segment runs along the triangle. */
  tMax: number;
  /** The point at `t`. */
  point: MutableVec3;
  barycentrics: Barycentrics;
  /** 1 when the segment comes from the side where a, b, c turn counter-clockwise, -1 from the other, 0 in the plane. */
  side: -1 | 0 | 1;
}

export function createSegmentTriangleIntersection(): SegmentTriangleIntersection {
  return { t: 0, tMax: 0, point: createVec3(), barycentrics: { u: 0, v: 0, w: 0 }, side: 0 };
}
