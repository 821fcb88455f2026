import type { Bare } from '../../core/bare.js';
import { misfit } from '../../core/misfit.js';
import { areEqual, type Edge, Overlap, type Plane, setEdge } from '../../core/overlap.js';
import { intersectionSegmentSegment, intersectionSegmentTriangle } from '../../generated/3d/intersection.js';
import { intersectsPointSegment } from '../../generated/3d/point-segment.js';
import { intersectsPointTriangle } from '../../generated/3d/point-triangle.js';
import {
  createLineMeeting,
  createTrianglePassage,
  type LineMeeting,
  type TrianglePassage,
} from '../../generated/3d/results.js';
import {
  turnAlongXSegmentSegmentTurns,
  turnAlongYSegmentSegmentTurns,
  turnAlongZSegmentSegmentTurns,
} from '../../generated/3d/segment-segment.turns.js';
import { sharesOnePointSegmentTriangleCoplanar } from '../../generated/3d/segment-triangle.coplanar.js';
import { intersectsSegmentTriangle } from '../../generated/3d/segment-triangle.js';
import {
  intersectsTriangleTriangle,
  liesInPlaneTriangleTriangle,
  overlapsTriangleTriangle,
} from '../../generated/3d/triangle-triangle.js';
import { copyVec3, createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
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
 * an edge or corner where they touch. Which of these it is, how many corners it has and in which order is decided exactly, and corners of the
 * triangles come out as they were given. All others lie in both triangles up to rounding.
 * @bound points 8 ulp of the coordinates, or in both
 */
export function intersectionTriangles(
  a: Bare<Triangle>,
  b: Bare<Triangle>,
  out?: TriangleOverlap,
): TriangleOverlap | null {
  try {
    if (!intersectsTriangleTriangle(a, b)) return null;
    const coplanar = liesInPlaneTriangleTriangle(a, b) && liesInPlaneTriangleTriangle(b, a);
    const result = out ?? createTriangleOverlap();
    if (coplanar) planeOf(a, b).of(a, b, result);
    else crossingOf(a, b, result);
    result.coplanar = coplanar;
    return result;
  } catch (problem) {
    throw misfit(problem, 'two triangles { a, b, c }', [a, b], out);
  }
}

const meeting: LineMeeting = /* @__PURE__ */ createLineMeeting();
const passage: TrianglePassage = /* @__PURE__ */ createTrianglePassage();
const turns = [turnAlongXSegmentSegmentTurns, turnAlongYSegmentSegmentTurns, turnAlongZSegmentSegmentTurns] as const;
const names = ['x', 'y', 'z', 'x', 'y'] as const;

/** As seen against a coordinate axis: what is left of the plane must not look like a line. */
function planeAlong(axis: 0 | 1 | 2): Plane {
  const [first, second] = [names[axis + 1]!, names[axis + 2]!];
  return {
    meeting: (a, b) => intersectionSegmentSegment(a as Bare<Segment>, b as Bare<Segment>, meeting),
    passage: (edge, triangle) =>
      intersectionSegmentTriangle(edge as Bare<Segment>, triangle as Bare<Triangle>, passage),
    isStretch: (edge, triangle) => sharesStretch(edge as Bare<Segment>, triangle as Bare<Triangle>),
    turn: (a, b) => turns[axis](a as Bare<Segment>, b as Bare<Segment>),
    isDown: ({ start, end }) =>
      end[second]! < start[second]! || (end[second] === start[second] && end[first]! < start[first]!),
    isOn: (corner, edge) => intersectsPointSegment(corner as Vec3, edge as Bare<Segment>),
    isIn: (corner, triangle) => intersectsPointTriangle(corner as Vec3, triangle as Bare<Triangle>),
    vector: createVec3,
  };
}

const planes = /* @__PURE__ */ (() => ([0, 1, 2] as const).map((axis) => new Overlap(planeAlong(axis))))();

function sharesStretch(edge: Bare<Segment>, triangle: Bare<Triangle>): boolean {
  return intersectsSegmentTriangle(edge, triangle) && !sharesOnePointSegmentTriangleCoplanar(edge, triangle);
}

/** Along an axis that one of the triangles is not seen as a line from, if there is one. */
function planeOf(a: Bare<Triangle>, b: Bare<Triangle>): Overlap {
  let axis = 0;
  while (axis < 2 && !isTurning(a, axis) && !isTurning(b, axis)) axis++;
  return planes[axis]!;
}

const edges: readonly [Edge, Edge] = /* @__PURE__ */ (() => [
  { start: createVec3(), end: createVec3() },
  { start: createVec3(), end: createVec3() },
])();

function isTurning({ a, b, c }: Bare<Triangle>, axis: number): boolean {
  const [ab, bc] = [setEdge(edges[0], a, b), setEdge(edges[1], b, c)];
  return turns[axis]!(ab as Bare<Segment>, bc as Bare<Segment>) !== 0;
}

function isFlat(triangle: Bare<Triangle>): boolean {
  return !isTurning(triangle, 0) && !isTurning(triangle, 1) && !isTurning(triangle, 2);
}

/** Of triangles of two planes. */
function crossingOf(a: Bare<Triangle>, b: Bare<Triangle>, out: TriangleOverlap): void {
  if (!takeEdges(a, b, out) && !takeEdges(b, a, out)) takePlaces(a, b, out);
}

/** Whether an edge of one lies in the plane of the other and shares more than a point with it: this is all that both share. */
function takeEdges({ a, b, c }: Bare<Triangle>, other: Bare<Triangle>, out: TriangleOverlap): boolean {
  return takeEdge(a, b, other, out) || takeEdge(b, c, other, out) || takeEdge(c, a, other, out);
}

function takeEdge(start: Vec3, end: Vec3, other: Bare<Triangle>, out: TriangleOverlap): boolean {
  const edge = setEdge(edges[0], start, end) as Bare<Segment>;
  if (areEqual(start, end) || intersectionSegmentTriangle(edge, other, passage)?.side !== 0) return false;
  if (isFlat(other) || !sharesStretch(setEdge(edges[0], start, end) as Bare<Segment>, other)) return false;
  const plane = planeOf(other, other);
  plane.ofEdge(setEdge(edges[0], start, end), other, out);
  return true;
}

const places: readonly MutableVec3[] = /* @__PURE__ */ (() => Array.from({ length: 4 }, () => createVec3()))();

/** A segment begins and ends where edges of one cross the other. */
function takePlaces(a: Bare<Triangle>, b: Bare<Triangle>, out: TriangleOverlap): void {
  const isPoint = !overlapsTriangleTriangle(a, b) || isFlat(a) || isFlat(b);
  const ofA = findPlaces(a, b, 0);
  const ofB = ofA === 2 ? 0 : findPlaces(b, a, 2);
  const start = places[ofA === 0 || ofB === 2 ? 2 : 0]!;
  const end = ofA === 2 ? places[1]! : ofB === 2 ? places[3]! : ofB === 1 ? places[2]! : start;
  out.count = isPoint ? 1 : 2;
  copyVec3(start, out.points[0]!);
  if (!isPoint) copyVec3(end, out.points[1]!);
}

/** Gives back how many there are, at most two. */
function findPlaces({ a, b, c }: Bare<Triangle>, other: Bare<Triangle>, from: 0 | 2): number {
  let found = 0;
  if (findPlace(a, b, other, places[from]!)) found++;
  if (findPlace(b, c, other, places[from + found]!) && isNew(from, found)) found++;
  if (found < 2 && findPlace(c, a, other, places[from + found]!) && isNew(from, found)) found++;
  return found;
}

/** Where two edges meet in a corner, both found the same. */
function isNew(from: number, found: number): boolean {
  return found === 0 || !areEqual(places[from]!, places[from + 1]!);
}

function findPlace(start: Vec3, end: Vec3, other: Bare<Triangle>, place: MutableVec3): boolean {
  const edge = setEdge(edges[0], start, end) as Bare<Segment>;
  const shared = intersectionSegmentTriangle(edge, other, passage);
  if (shared === null) return false;
  copyVec3(shared.relation === 'touches' ? (cornerOn(edge, other) ?? shared.entry) : shared.entry, place);
  return true;
}

/** The corner of a triangle that lies on an edge. */
function cornerOn(edge: Bare<Segment>, { a, b, c }: Bare<Triangle>): Vec3 | undefined {
  if (intersectsPointSegment(a, edge)) return a;
  if (intersectsPointSegment(b, edge)) return b;
  return intersectsPointSegment(c, edge) ? c : undefined;
}
