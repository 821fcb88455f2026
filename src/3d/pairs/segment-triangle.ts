/**
 * Segment and triangle.
 *
 * With n square to the triangle and d along the segment, the plane is met at t = n·(a - start) / n·d. Where that divides
 * two small numbers, because the segment hardly leaves the plane, the triangle's edges say which t there can be.
 */
import type { Bare } from '../../core/bare.js';
import { intersectsSegmentTriangle, sideSegmentTriangle } from '../exact/segment-triangle.js';
import type { Segment } from '../shapes/segment.js';
import type { Triangle } from '../shapes/triangle.js';
import { createScale, type Scale, setUnit, widen } from './scale.js';
import { clipInPlane } from './segment-triangle.inPlane.js';
import { crossPlainly } from './segment-triangle.plain.js';
import { createSegmentTriangleIntersection, type SegmentTriangleIntersection } from './segment-triangle.result.js';
import { type Barycentrics, weigh } from './triangle.weights.js';
import { growPoint, isVastSegment, isVastTriangle, shrinkSegment, shrinkTriangle } from './vast.js';

export {
  type Barycentrics,
  createSegmentTriangleIntersection,
  intersectsSegmentTriangle,
  type SegmentTriangleIntersection,
};

/** Sine of the angle between segment and plane below which the quotient for t is worth less than the edges. */
const SHALLOW = 1e-8;

const scale: Scale = createScale();
/** The start's height over the plane and the segment's rise, both times |n|, and the rise below which it is shallow. */
const plane = { height: 0.5, rise: 0.5, shallow: 0.5 };

/**
 * Where a segment meets a triangle, or null. The point lies on the segment, and within 64 ulp of the shapes' size on the
 * triangle too. `t` is that accurate divided by the sine of the angle between segment and plane, and the barycentrics
 * divided by the triangle's height as well.
 */
export function intersectionSegmentTriangle(
  segment: Bare<Segment>,
  triangle: Bare<Triangle>,
  out?: SegmentTriangleIntersection,
): SegmentTriangleIntersection | null {
  const plain = crossPlainly(segment, triangle, out);
  if (plain !== undefined) return plain;
  if (!intersectsSegmentTriangle(segment, triangle)) return null;
  out ??= createSegmentTriangleIntersection();
  out.side = sideSegmentTriangle(segment, triangle) as -1 | 0 | 1;
  return writeIntersection(segment, triangle, out);
}

/** Writes what they share, once it is known from which side the segment comes. */
function writeIntersection(
  segment: Bare<Segment>,
  triangle: Bare<Triangle>,
  out: SegmentTriangleIntersection,
): SegmentTriangleIntersection {
  if (isVastSegment(segment) || isVastTriangle(triangle)) {
    writeIntersection(shrinkSegment(segment), shrinkTriangle(triangle), out);
    growPoint(out.point);
    return out;
  }
  lookAt(segment, triangle);
  const { height, rise, shallow } = plane;
  if (Math.abs(rise) > shallow) {
    out.t = out.tMax = Math.min(Math.max(height / rise, 0), 1);
  } else {
    clipInPlane(segment, triangle, out);
    if (out.side !== 0) out.t = out.tMax = Math.min(Math.max(height / rise || 0, out.t), out.tMax);
  }
  setPoint(segment, out);
  weigh(out.point, triangle, out.barycentrics);
  return out;
}

function lookAt({ start, end }: Bare<Segment>, { a, b, c }: Bare<Triangle>): void {
  scale.size = 0;
  widen(scale, start, end);
  widen(scale, start, a);
  widen(scale, a, b);
  widen(scale, a, c);
  setUnit(scale);
  const per = 1 / scale.unit;
  const alongX = (end.x - start.x) * per;
  const alongY = (end.y - start.y) * per;
  const alongZ = (end.z - start.z) * per;
  const abX = (b.x - a.x) * per;
  const abY = (b.y - a.y) * per;
  const abZ = (b.z - a.z) * per;
  const acX = (c.x - a.x) * per;
  const acY = (c.y - a.y) * per;
  const acZ = (c.z - a.z) * per;
  const normalX = abY * acZ - abZ * acY;
  const normalY = abZ * acX - abX * acZ;
  const normalZ = abX * acY - abY * acX;
  const normalSquared = normalX * normalX + normalY * normalY + normalZ * normalZ;
  const alongSquared = alongX * alongX + alongY * alongY + alongZ * alongZ;
  plane.height = (a.x - start.x) * per * normalX + (a.y - start.y) * per * normalY + (a.z - start.z) * per * normalZ;
  plane.rise = alongX * normalX + alongY * normalY + alongZ * normalZ;
  plane.shallow = SHALLOW * Math.sqrt(alongSquared * normalSquared);
}

/** The ends come out exactly as they were given. */
function setPoint({ start, end }: Bare<Segment>, { t, point }: SegmentTriangleIntersection): void {
  const { x, y, z } = start;
  point.x = t === 1 ? end.x : x + t * (end.x - x);
  point.y = t === 1 ? end.y : y + t * (end.y - y);
  point.z = t === 1 ? end.z : z + t * (end.z - z);
}
