/** Words about triangles of space, shared by all their pairs. */
import { length, normalized, perpendicular, powerOfTwoNear } from './lengths.js';
import { isTame, nearestOnSegment } from './lines.js';
import type { Direction3, Length, Segment3, Triangle3 } from './shapes.js';
import { crossTwofold, exactDifference, shrunk, sizeOf, type TwofoldVec } from './twofold.js';
import { abs, add, cross, dot, fill, largest, map, max, negate, scale, square, sub, type Vec3 } from './vec.js';

/**
 * The directions of a triangle's edges and of its normal, from where a, b, c turn counter-clockwise; each is true to a few
 * ulp, and of a length whose products keep their digits. The normal is zero where the triangle is no more than a line.
 */
export interface Frame {
  readonly ab: Direction3;
  readonly bc: Direction3;
  readonly ca: Direction3;
  readonly normal: Direction3;
}

function frameOf(triangle: Triangle3): Frame {
  const { a, b, c } = triangle;
  const [ab, bc, ca] = [sub(b, a), sub(c, b), sub(a, c)];
  const normal = cross(ca, ab);
  if (isWide(square(normal), square(ca), square(ab))) return { ab, bc, ca, normal };
  return preciseFrame(triangle);
}

/**
 * Whether the cross product of two vectors has kept its digits: rounding moves it by some ulp of the product of their
 * lengths, so that the angle between them must not be small.
 */
function isWide(crossSquared: number, squaredA: number, squaredB: number): boolean {
  return crossSquared > 2 ** -6 * squaredA * squaredB && isTame(squaredA) && isTame(squaredB);
}

/**
 * For thin triangles, and for those of extreme size.
 * @cold
 */
function preciseFrame({ a, b, c }: Triangle3): Frame {
  const [ab, bc, ca] = [exactDifference(b, a), exactDifference(c, b), exactDifference(a, c)];
  const { high } = crossTwofold(nearUnit(ca), nearUnit(ab));
  const normal = largest(abs(high)) > 2 ** -90 ? normalized(high).unit : fill(high, 0);
  return { ab: normalized(ab.high).unit, bc: normalized(bc.high).unit, ca: normalized(ca.high).unit, normal };
}

/** Of a length near 1, by an exact division. */
export function nearUnit(v: TwofoldVec): TwofoldVec {
  return shrunk(v, powerOfTwoNear(sizeOf(v)));
}

/** A triangle's point nearest to another point, and the way from there to it. */
export interface NearestOnTriangle {
  readonly point: Vec3;
  readonly gap: Vec3;
  /** Leads away from the triangle, as the gap does where it is more than rounding; of no certain length. */
  readonly away: Direction3;
}

/**
 * By the corner, face or edge that the other point lies over. Ericson, RTCD 5.1.5. Corners go first: beside a sharp one
 * rounding could take a point for one over the face.
 * @bound gap 4 ulp of the distance from the point to the farthest corner
 */
export function nearestOnTriangle(triangle: Triangle3, to: Vec3): NearestOnTriangle {
  const { a, b, c } = triangle;
  const { ab, bc, ca, normal } = frameOf(triangle);
  const squared = square(normal);
  if (squared === 0) return nearestOnBorder(triangle, to, normal);
  const [fromA, fromB, fromC] = [sub(to, a), sub(to, b), sub(to, c)];
  const edges = [
    { start: a, end: b, fromStart: fromA, fromEnd: fromB, way: ab, before: ca, out: cross(ab, normal) },
    { start: b, end: c, fromStart: fromB, fromEnd: fromC, way: bc, before: ab, out: cross(bc, normal) },
    { start: c, end: a, fromStart: fromC, fromEnd: fromA, way: ca, before: bc, out: cross(ca, normal) },
  ] as const;
  for (const { start, fromStart, fromEnd, way, before } of edges) {
    if (dot(fromStart, way) <= 0 && dot(fromStart, before) >= 0)
      return { point: start, gap: fromStart, away: isMoreThanRounding(fromStart, fromEnd) ? fromStart : normal };
  }
  const beside = map(edges, ({ fromStart, out }) => dot(fromStart, out));
  if (max(...beside) <= 0) {
    const height = dot(fromA, normal);
    const gap = scale(normal, height / squared);
    return { point: sub(to, gap), gap, away: height < 0 ? negate(normal) : normal };
  }
  const [edgeAB, edgeBC, edgeCA] = edges;
  const [isByAB, isByBC, isByCA] = [isBeside(edgeAB), isBeside(edgeBC), isBeside(edgeCA)];
  if (isByAB || isByBC || isByCA) return besideEdge(isByAB ? edgeAB : isByBC ? edgeBC : edgeCA, normal);
  // Over none of them, for rounding.
  return nearestOnBorder(triangle, to, normal);
}

/** Whether a way still has a direction of its own beside the sizes that it was computed from. */
function isMoreThanRounding(way: Vec3, size: Vec3): boolean {
  return largest(abs(way)) > 2 ** -52 * largest(abs(size));
}

interface Edge extends Segment3 {
  readonly fromStart: Vec3;
  readonly fromEnd: Vec3;
  readonly way: Direction3;
  /** Square to the edge, in the plane, out of the triangle. */
  readonly out: Direction3;
}

/** Whether the point lies out of the triangle by an edge, between its ends. */
function isBeside({ fromStart, fromEnd, way, out }: Edge): boolean {
  return dot(fromStart, out) > 0 && dot(fromStart, way) > 0 && dot(fromEnd, way) < 0;
}

/** From the nearer end, what is near there is not lost beside a long way from the other. */
function besideEdge({ start, end, fromStart, fromEnd, way, out }: Edge, normal: Direction3): NearestOnTriangle {
  const [along, beyond] = [dot(fromStart, way), dot(fromEnd, way)];
  const startIsNearer = along < 0 - beyond;
  const from = startIsNearer ? fromStart : fromEnd;
  const base = startIsNearer ? start : end;
  const t = (startIsNearer ? along : beyond) / square(way);
  // Put together of two directions square to the edge, neither of which leads over the face, the gap does not either.
  const up = dot(from, normal) / square(normal);
  const gap = add(scale(normal, up), scale(out, max(dot(from, out), 0) / square(out)));
  const across = up < 0 ? negate(normal) : normal;
  return { point: add(base, scale(way, t)), gap, away: isMoreThanRounding(gap, from) ? gap : across };
}

/**
 * For triangles that are no more than a line, and for points over a corner as thin as rounding.
 * @cold
 */
function nearestOnBorder({ a, b, c }: Triangle3, to: Vec3, normal: Direction3): NearestOnTriangle {
  const onEdges = [nearestOnEdge(a, b, to), nearestOnEdge(b, c, to), nearestOnEdge(c, a, to)] as const;
  const longest = onEdges.reduce((best, edge) => (edge.length > best.length ? edge : best));
  const { point, gap, distance } = onEdges.reduce((best, edge) => (edge.distance < best.distance ? edge : best));
  const isClear = distance > 2 ** -48 * longest.length;
  return { point, gap, away: isClear ? gap : square(normal) > 0 ? normal : perpendicular(longest.way) };
}

interface NearestOnEdge {
  readonly point: Vec3;
  readonly gap: Vec3;
  readonly distance: Length;
  readonly way: Vec3;
  readonly length: Length;
}

/** @cold */
function nearestOnEdge(start: Vec3, end: Vec3, to: Vec3): NearestOnEdge {
  const { point, gap, distance } = nearestOnSegment({ start, end }, to);
  const way = sub(end, start);
  return { point: point as Vec3, gap: gap as Vec3, distance, way, length: length(way) };
}
