import { misfit } from '../../core/misfit.js';
import { sidePointSegmentOrientation } from '../../generated/2d/point-segment.orientation.js';
import type { Vec2 } from '../../math/vec2.js';

/**
 * How the way from a over b to c turns: 1 to the left (counter-clockwise), -1 to the right, 0 where the three lie on one line. It is the sign of the cross
 * product (b - a) × (c - a), exactly right for the doubles given; 0 where one is not finite. Two segments cross where each has its ends on
 * different sides of the other: `intersectsSegmentSegment` asks that, and settles the cases on one line.
 */
export function orientation(a: Vec2, b: Vec2, c: Vec2): -1 | 0 | 1 {
  try {
    way.start = a;
    way.end = b;
    const side = sidePointSegmentOrientation(c, way);
    return side > 0 ? 1 : side < 0 ? -1 : 0;
  } catch (problem) {
    throw misfit(problem, 'three points { x, y }', [a, b, c]);
  }
}

const nowhere: Vec2 = { x: 0, y: 0 };
const way = { start: nowhere, end: nowhere };
