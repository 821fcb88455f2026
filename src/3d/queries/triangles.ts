import type { Bare } from '../../core/bare.js';
import { misfit } from '../../core/misfit.js';
import { Overlap, type Plane, type Polygon } from '../../core/overlap.js';
import { intersectionSegmentTriangle } from '../../generated/3d/intersection.js';
import { intersectsPointSegment } from '../../generated/3d/point-segment.js';
import { createTrianglePassage, type TrianglePassage } from '../../generated/3d/results.js';
import {
  turnAlongXSegmentSegmentTurns,
  turnAlongYSegmentSegmentTurns,
  turnAlongZSegmentSegmentTurns,
} from '../../generated/3d/segment-segment.turns.js';
import {
  intersectsTriangleTriangle,
  liesInPlaneTriangleTriangle,
  overlapsTriangleTriangle,
} from '../../generated/3d/triangle-triangle.js';
import { copyVec3, createVec3, distanceSquaredVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
import type { Segment } from '../shapes/segment.js';
import type { Triangle } from '../shapes/triangle.js';

/** What two triangles share: a point, a segment, or a convex polygon of their common plane. */
export interface TriangleOverlap {
  /** How many of the points count: 1 or 2 where they cross or touch, in one plane from 1 to 6. */
  count: number;
  /** The ends of the segment, or the corners of the polygon in order. Always six, of which the first `count` mean something. */
  readonly points: readonly MutableVec3[];
  /** Whether both lie in one plane. */
  coplanar: boolean;
}

/** An empty result to pass as `out`: made once, it can be written into by every call. */
export function createTriangleOverlap(): TriangleOverlap {
  return { count: 0, points: Array.from({ length: 6 }, () => createVec3()), coplanar: false };
}

/**
 * What two triangles share, or null where they are apart: a segment, or a point where they only touch in one. In one plane it is a convex polygon, or
 * an edge or corner where they touch. Which of these it is, how many corners it has and in which order is decided by exact questions; corners of the
 * triangles come out as they were given, all others within 64 ulp of the coordinates of both, from both.
 */
export function intersectionTriangles(
  a: Bare<Triangle>,
  b: Bare<Triangle>,
  out?: TriangleOverlap,
): TriangleOverlap | null {
  try {
    if (!intersectsTriangleTriangle(a, b)) return null;
    const coplanar = liesInPlaneTriangleTriangle(a, b) && liesInPlaneTriangleTriangle(b, a);
    if (coplanar) overlapInPlane(a, b);
    else crossingOf(a, b);
    const result = out ?? createTriangleOverlap();
    result.count = found.count;
    result.coplanar = coplanar;
    for (let i = 0; i < found.count; i++) copyVec3(found.points[i]!, result.points[i]!);
    return result;
  } catch (problem) {
    throw misfit(problem, 'two triangles { a, b, c }', [a, b], out);
  }
}

const passage: TrianglePassage = /* @__PURE__ */ createTrianglePassage();
const found: TriangleOverlap = /* @__PURE__ */ createTriangleOverlap();
const turns = [turnAlongXSegmentSegmentTurns, turnAlongYSegmentSegmentTurns, turnAlongZSegmentSegmentTurns] as const;
const names = ['x', 'y', 'z', 'x', 'y'] as const;

type Edge = Parameters<Plane['holds']>[0];

/** As seen against a coordinate axis: what is left of the plane must not look like a line. */
function planeAlong(axis: 0 | 1 | 2): Plane {
  const [first, second] = [names[axis + 1]!, names[axis + 2]!];
  return {
    passage: (edge, triangle) =>
      intersectionSegmentTriangle(edge as Bare<Segment>, triangle as Bare<Triangle>, passage),
    turn: (a, b) => turns[axis](a as Bare<Segment>, b as Bare<Segment>),
    isDown: ({ start, end }) =>
      end[second]! < start[second]! || (end[second] === start[second] && end[first]! < start[first]!),
    holds: (edge, corner) => intersectsPointSegment(corner as Vec3, edge as Bare<Segment>),
    vector: createVec3,
  };
}

const overlaps = /* @__PURE__ */ (() => ([0, 1, 2] as const).map((axis) => new Overlap(planeAlong(axis))))();

function overlapInPlane(a: Bare<Triangle>, b: Bare<Triangle>): void {
  const axis = turns.findIndex((turn) => isTurning(turn, a) || isTurning(turn, b));
  overlaps[Math.max(axis, 0)]!.of(a, b, found as Polygon);
}

function isTurning(turn: (a: Bare<Segment>, b: Bare<Segment>) => number, { a, b, c }: Bare<Triangle>): boolean {
  return turn({ start: a, end: b }, { start: b, end: c }) !== 0;
}

/** Of triangles of two planes: the ends are where edges of one meet the other. */
function crossingOf(a: Bare<Triangle>, b: Bare<Triangle>): void {
  const isTouch = !overlapsTriangleTriangle(a, b);
  const places: MutableVec3[] = [];
  for (const [own, other] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const edge of edgesOf(own)) {
      const shared = intersectionSegmentTriangle(edge as Bare<Segment>, other, passage);
      if (shared === null) continue;
      places.push(copyVec3(shared.entry), copyVec3(shared.exit));
      // An edge that lies in the other's plane is all that they share if they only touch.
      if (isTouch && shared.tMin < shared.tMax) {
        take(shared.entry, shared.exit, 2);
        return;
      }
    }
  }
  const start = farthestFrom(places[0]!, places);
  take(start, farthestFrom(start, places), isTouch ? 1 : 2);
}

function edgesOf({ a, b, c }: Bare<Triangle>): Edge[] {
  return [
    { start: a, end: b },
    { start: b, end: c },
    { start: c, end: a },
  ];
}

function farthestFrom(from: Vec3, places: readonly MutableVec3[]): MutableVec3 {
  return places.reduce((best, one) => (distanceSquaredVec3(from, one) > distanceSquaredVec3(from, best) ? one : best));
}

function take(start: Vec3, end: Vec3, count: 1 | 2): void {
  copyVec3(start, found.points[0]!);
  copyVec3(end, found.points[1]!);
  found.count = count;
}
