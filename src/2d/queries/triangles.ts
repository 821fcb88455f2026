import type { Bare } from '../../core/bare.js';
import { misfit } from '../../core/misfit.js';
import { Overlap, type Plane } from '../../core/overlap.js';
import { intersectionSegmentSegment, intersectionSegmentTriangle } from '../../generated/2d/intersection.js';
import { intersectsPointSegment } from '../../generated/2d/point-segment.js';
import { intersectsPointTriangle } from '../../generated/2d/point-triangle.js';
import {
  createLineMeeting,
  createSolidPassage,
  type LineMeeting,
  type SolidPassage,
} from '../../generated/2d/results.js';
import { turnSegmentSegmentTurns } from '../../generated/2d/segment-segment.turns.js';
import {
  intersectsSegmentTriangle,
  overlapsSegmentTriangle,
  sharesOnePointSegmentTriangle,
} from '../../generated/2d/segment-triangle.js';
import { intersectsTriangleTriangle } from '../../generated/2d/triangle-triangle.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import type { Segment } from '../shapes/segment.js';
import type { Triangle } from '../shapes/triangle.js';

/** What two triangles share: a convex polygon, an edge, or a corner. */
export interface TriangleOverlap {
  /** How many of the points count: 1 where a corner touches, 2 where edges do, otherwise from 3 to 6. */
  count: number;
  /** The corners of the polygon in order, with its inside to the left. Always six, of which the first `count` mean something. */
  readonly points: readonly MutableVec2[];
}

/** An empty result to pass as `out`: made once, it can be written into by every call. */
export function createTriangleOverlap(): TriangleOverlap {
  return { count: 0, points: Array.from({ length: 6 }, () => createVec2()) };
}

/**
 * What two triangles share, or null where they are apart. How many corners it has and in which order is decided exactly, and corners of the
 * triangles come out as they were given. All others, where two edges cross, lie in both triangles up to rounding.
 * @bound points 8 ulp of the coordinates, or in both
 */
export function intersectionTriangles(
  a: Bare<Triangle>,
  b: Bare<Triangle>,
  out?: TriangleOverlap,
): TriangleOverlap | null {
  try {
    if (!intersectsTriangleTriangle(a, b)) return null;
    const result = out ?? createTriangleOverlap();
    overlap.of(a, b, result);
    return result;
  } catch (problem) {
    throw misfit(problem, 'two triangles { a, b, c }', [a, b], out);
  }
}

const meeting: LineMeeting = /* @__PURE__ */ createLineMeeting();

const passage: SolidPassage = /* @__PURE__ */ createSolidPassage();

const plane: Plane = {
  meeting: (a, b) => intersectionSegmentSegment(a as Bare<Segment>, b as Bare<Segment>, meeting),
  passage: (edge, triangle) => intersectionSegmentTriangle(edge as Bare<Segment>, triangle as Bare<Triangle>, passage),
  isStretch: (edge, triangle) => sharesStretch(edge as Bare<Segment>, triangle as Bare<Triangle>),
  turn: (a, b) => turnSegmentSegmentTurns(a as Bare<Segment>, b as Bare<Segment>),
  isDown: ({ start, end }) => end.y < start.y || (end.y === start.y && end.x < start.x),
  isOn: (corner, edge) => intersectsPointSegment(corner as Vec2, edge as Bare<Segment>),
  isIn: (corner, triangle) => intersectsPointTriangle(corner as Vec2, triangle as Bare<Triangle>),
  vector: createVec2,
};
const overlap: Overlap = /* @__PURE__ */ new Overlap(plane);

function sharesStretch(edge: Bare<Segment>, triangle: Bare<Triangle>): boolean {
  if (overlapsSegmentTriangle(edge, triangle)) return true;
  return intersectsSegmentTriangle(edge, triangle) && !sharesOnePointSegmentTriangle(edge, triangle);
}
