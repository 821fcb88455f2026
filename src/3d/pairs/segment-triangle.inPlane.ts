/**
 * A segment in the plane of a triangle that it meets.
 *
 * In the plane the triangle is the common part of three half planes, one behind each edge, and each leaves a stretch of
 * the segment (Cyrus and Beck 1978). A collinear triangle has no half planes; it is its longest edge.
 */
import type { Bare } from '../../core/bare.js';
import { createVec3, crossVec3, dotVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
import type { Segment } from '../shapes/segment.js';
import type { Triangle } from '../shapes/triangle.js';
import { createScale, type Scale, setUnit, subtractOver, widen } from './scale.js';

/** Part of a segment, from `t` to `tMax`. */
interface Stretch {
  t: number;
  tMax: number;
}

/** Sine squared of the angle below which two directions count as one, where only a value depends on it. */
const PARALLEL = 1e-24;

const along: MutableVec3 = createVec3();
const normal: MutableVec3 = createVec3();
const edge: MutableVec3 = createVec3();
const other: MutableVec3 = createVec3();
const way: MutableVec3 = createVec3();
const scale: Scale = createScale();

/** Leaves in `out` the stretch of the segment that lies in the triangle. */
export function clipInPlane(segment: Bare<Segment>, triangle: Bare<Triangle>, out: Stretch): void {
  const { start, end } = segment;
  const { a, b, c } = triangle;
  scale.size = 0;
  widen(scale, start, end);
  widen(scale, a, b);
  widen(scale, b, c);
  widen(scale, c, a);
  setUnit(scale);
  out.t = 0;
  out.tMax = 1;
  subtractOver(end, start, scale, along);
  subtractOver(b, a, scale, edge);
  subtractOver(c, a, scale, other);
  crossVec3(edge, other, normal);
  if (dotVec3(normal, normal) <= PARALLEL * dotVec3(edge, edge) * dotVec3(other, other)) {
    clipToEdge(start, longestEdgeStart(triangle), longestEdgeEnd(triangle), out);
  } else {
    clipToHalfPlane(start, a, b, out);
    clipToHalfPlane(start, b, c, out);
    clipToHalfPlane(start, c, a, out);
  }
  if (out.t > out.tMax) out.t = out.tMax = Math.min(Math.max((out.t + out.tMax) / 2, 0), 1);
}

/** Keeps what lies behind the edge from `u` to `v`, seen along the plane's normal. */
function clipToHalfPlane(start: Vec3, u: Vec3, v: Vec3, out: Stretch): void {
  subtractOver(v, u, scale, edge);
  crossVec3(normal, edge, other);
  subtractOver(start, u, scale, way);
  const behind = dotVec3(other, way);
  const gain = dotVec3(other, along);
  if (gain > 0) out.t = Math.min(Math.max(out.t, -behind / gain), 1);
  else if (gain < 0) out.tMax = Math.max(Math.min(out.tMax, -behind / gain), 0);
}

/** Keeps what lies on the segment from `u` to `v`, which it meets: a stretch if parallel, else one point. */
function clipToEdge(start: Vec3, u: Vec3, v: Vec3, out: Stretch): void {
  const lengthSquared = dotVec3(along, along);
  subtractOver(v, u, scale, edge);
  subtractOver(u, start, scale, way);
  crossVec3(along, edge, normal);
  const crossed = dotVec3(normal, normal);
  if (lengthSquared === 0) {
    out.tMax = 0;
  } else if (crossed <= PARALLEL * lengthSquared * dotVec3(edge, edge)) {
    const first = dotVec3(way, along) / lengthSquared;
    const last = first + dotVec3(edge, along) / lengthSquared;
    out.t = Math.min(Math.max(Math.min(first, last), 0), 1);
    out.tMax = Math.min(Math.max(first, last, 0), 1);
  } else {
    crossVec3(way, edge, other);
    out.t = out.tMax = Math.min(Math.max(dotVec3(other, normal) / crossed, 0), 1);
  }
}

function longestEdgeStart({ a, b, c }: Bare<Triangle>): Vec3 {
  const ab = squaredOver(a, b);
  return ab >= squaredOver(b, c) && ab >= squaredOver(c, a) ? a : c;
}

function longestEdgeEnd({ a, b, c }: Bare<Triangle>): Vec3 {
  const ab = squaredOver(a, b);
  const bc = squaredOver(b, c);
  const ca = squaredOver(c, a);
  return (ab >= bc && ab >= ca) || bc >= ca ? b : a;
}

/** The squared length of an edge, in units. */
function squaredOver(from: Vec3, to: Vec3): number {
  subtractOver(to, from, scale, edge);
  return dotVec3(edge, edge);
}
