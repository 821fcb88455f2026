import type { Bare } from '../../core/bare.js';
import type { Segment } from '../shapes/segment.js';
import type { Triangle } from '../shapes/triangle.js';
import { intersectsSegmentSegment } from './segment-segment.js';

/**
 * Whether a segment and a triangle share a point, by the signs of volumes seen from the segment's start.
 *
 * The triple product of the three corners tells the start's side of the plane; those of the segment with two corners
 * tell on which side of each edge the line passes. Their sum leads from the start's side to the end's. When both ends
 * lie in the plane (a collinear triangle has every point in its "plane") the question is one of flat geometry.
 * Segura and Feito 2001; Ericson, RTCD 5.3.4.
 */
export function intersectsSegmentTriangle(segment: Bare<Segment>, triangle: Bare<Triangle>): boolean {
  const aX = triangle.a.x - segment.start.x;
  const aY = triangle.a.y - segment.start.y;
  const aZ = triangle.a.z - segment.start.z;
  const bX = triangle.b.x - segment.start.x;
  const bY = triangle.b.y - segment.start.y;
  const bZ = triangle.b.z - segment.start.z;
  const cX = triangle.c.x - segment.start.x;
  const cY = triangle.c.y - segment.start.y;
  const cZ = triangle.c.z - segment.start.z;
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const alongZ = segment.end.z - segment.start.z;
  const bcX = bY * cZ - bZ * cY;
  const bcY = bZ * cX - bX * cZ;
  const bcZ = bX * cY - bY * cX;
  const passBC = alongX * bcX + alongY * bcY + alongZ * bcZ;
  const passCA = alongX * (cY * aZ - cZ * aY) + alongY * (cZ * aX - cX * aZ) + alongZ * (cX * aY - cY * aX);
  const passAB = alongX * (aY * bZ - aZ * bY) + alongY * (aZ * bX - aX * bZ) + alongZ * (aX * bY - aY * bX);
  if (Math.max(passBC, passCA, passAB) > 0 && Math.min(passBC, passCA, passAB) < 0) return false;

  const startSide = aX * bcX + aY * bcY + aZ * bcZ;
  const endSide = startSide - (passBC + passCA + passAB);
  if (Math.min(startSide, endSide) > 0 || Math.max(startSide, endSide) < 0) return false;
  if (startSide === 0 && endSide === 0 && !intersectsSegmentTriangleInPlane(segment, triangle)) return false;
  return true;
}

/**
 * Whether a segment and a triangle of one plane share a point: the segment meets an edge, or starts inside.
 * Inside, the cross products of neighbouring corners seen from the start point to one side; they are all parallel, so
 * no axis may show both signs. All of them vanish only for a collinear triangle, which is no more than its edges.
 */
export function intersectsSegmentTriangleInPlane(segment: Bare<Segment>, triangle: Bare<Triangle>): boolean {
  if (intersectsSegmentSegment(segment, { start: triangle.a, end: triangle.b })) return true;
  if (intersectsSegmentSegment(segment, { start: triangle.b, end: triangle.c })) return true;
  if (intersectsSegmentSegment(segment, { start: triangle.c, end: triangle.a })) return true;
  const aX = triangle.a.x - segment.start.x;
  const aY = triangle.a.y - segment.start.y;
  const aZ = triangle.a.z - segment.start.z;
  const bX = triangle.b.x - segment.start.x;
  const bY = triangle.b.y - segment.start.y;
  const bZ = triangle.b.z - segment.start.z;
  const cX = triangle.c.x - segment.start.x;
  const cY = triangle.c.y - segment.start.y;
  const cZ = triangle.c.z - segment.start.z;
  const abX = aY * bZ - aZ * bY;
  const bcX = bY * cZ - bZ * cY;
  const caX = cY * aZ - cZ * aY;
  const abY = aZ * bX - aX * bZ;
  const bcY = bZ * cX - bX * cZ;
  const caY = cZ * aX - cX * aZ;
  const abZ = aX * bY - aY * bX;
  const bcZ = bX * cY - bY * cX;
  const caZ = cX * aY - cY * aX;
  if (Math.max(abX, bcX, caX) > 0 && Math.min(abX, bcX, caX) < 0) return false;
  if (Math.max(abY, bcY, caY) > 0 && Math.min(abY, bcY, caY) < 0) return false;
  if (Math.max(abZ, bcZ, caZ) > 0 && Math.min(abZ, bcZ, caZ) < 0) return false;
  return abX !== 0 || bcX !== 0 || abY !== 0 || bcY !== 0 || abZ !== 0 || bcZ !== 0;
}

/**
 * From which side a segment comes at the plane of a triangle: 1 from where a, b, c turn counter-clockwise, -1 from the
 * other, 0 if it runs parallel to the plane or the triangle is collinear and has none.
 */
export function sideSegmentTriangle(segment: Bare<Segment>, triangle: Bare<Triangle>): number {
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const alongZ = segment.end.z - segment.start.z;
  const abX = triangle.b.x - triangle.a.x;
  const abY = triangle.b.y - triangle.a.y;
  const abZ = triangle.b.z - triangle.a.z;
  const acX = triangle.c.x - triangle.a.x;
  const acY = triangle.c.y - triangle.a.y;
  const acZ = triangle.c.z - triangle.a.z;
  const away = alongX * (abY * acZ - abZ * acY) + alongY * (abZ * acX - abX * acZ) + alongZ * (abX * acY - abY * acX);
  if (away < 0) return 1;
  if (away > 0) return -1;
  return 0;
}
