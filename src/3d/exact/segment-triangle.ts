// Generated from src/3d/predicates/segment-triangle.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
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
  let unsure = false;
  const segmentStart = segment.start;
  const segmentStartX = segmentStart.x;
  const triangleA = triangle.a;
  const aX = triangleA.x - segmentStartX;
  const segmentStartY = segmentStart.y;
  const aY = triangleA.y - segmentStartY;
  const segmentStartZ = segmentStart.z;
  const aZ = triangleA.z - segmentStartZ;
  const triangleB = triangle.b;
  const bX = triangleB.x - segmentStartX;
  const bY = triangleB.y - segmentStartY;
  const bZ = triangleB.z - segmentStartZ;
  const triangleC = triangle.c;
  const cX = triangleC.x - segmentStartX;
  const cY = triangleC.y - segmentStartY;
  const cZ = triangleC.z - segmentStartZ;
  const segmentEnd = segment.end;
  const alongX = segmentEnd.x - segmentStartX;
  const alongY = segmentEnd.y - segmentStartY;
  const alongZ = segmentEnd.z - segmentStartZ;
  const bcX = bY * cZ - bZ * cY;
  const bcY = bZ * cX - bX * cZ;
  const bcZ = bX * cY - bY * cX;
  const passBC = alongX * bcX + alongY * bcY + alongZ * bcZ;
  const passCA = alongX * (cY * aZ - cZ * aY) + alongY * (cZ * aX - cX * aZ) + alongZ * (cX * aY - cY * aX);
  const passAB = alongX * (aY * bZ - aZ * bY) + alongY * (aZ * bX - aX * bZ) + alongZ * (aX * bY - aY * bX);
  const aSize = Math.abs(aX) + Math.abs(aY) + Math.abs(aZ) + 5.714936956411375e-101;
  const alongSize = Math.abs(alongX) + Math.abs(alongY) + Math.abs(alongZ) + 5.714936956411375e-101;
  const bSize = Math.abs(bX) + Math.abs(bY) + Math.abs(bZ) + 5.714936956411375e-101;
  const cSize = Math.abs(cX) + Math.abs(cY) + Math.abs(cZ) + 5.714936956411375e-101;
  const bound1 = 5.108e-15 * aSize * alongSize * bSize + 5.108e-15 * aSize * alongSize * cSize + 5.108e-15 * alongSize * bSize * cSize;
  const value2 = Math.max(Math.max(passBC, passCA), passAB);
  const value3 = Math.min(Math.min(passBC, passCA), passAB);
  if (!(value2 < -bound1 && value2 > -Infinity) && !(value3 > bound1 && value3 < Infinity)) {
    if ((value2 > bound1 && value2 < Infinity) && (value3 < -bound1 && value3 > -Infinity)) return false;
    unsure = true;
  }
  const startSide = aX * bcX + aY * bcY + aZ * bcZ;
  const endSide = startSide - (passBC + passCA + passAB);
  const bound4 = 6.44e-15 * aSize * alongSize * bSize + 7.106e-15 * aSize * alongSize * cSize + 5.774e-15 * aSize * bSize * cSize + 7.106e-15 * alongSize * bSize * cSize;
  const value5 = Math.min(startSide, endSide);
  if (!(value5 < -bound4 && value5 > -Infinity)) {
    if (value5 > bound4 && value5 < Infinity) return false;
    unsure = true;
  }
  const value6 = Math.max(startSide, endSide);
  if (!(value6 > bound4 && value6 < Infinity)) {
    if (value6 < -bound4 && value6 > -Infinity) return false;
    unsure = true;
  }
  const bound7 = 5.108e-15 * aSize * bSize * cSize;
  const size8 = Math.abs(startSide);
  const size9 = Math.abs(endSide);
  if ((!(size8 > bound7 && size8 < Infinity) && !(size9 > bound4 && size9 < Infinity)) && (!(intersectsSegmentTriangleInPlane(segment, triangle)))) unsure = true;
  if (unsure) return intersectsSegmentTriangleExactly(segment, triangle);
  return true;
}

function intersectsSegmentTriangleExactly(segment: Bare<Segment>, triangle: Bare<Triangle>): boolean {
  operands[0] = triangle.a.x;
  operands[1] = segment.start.x;
  operands[2] = triangle.a.y;
  operands[3] = segment.start.y;
  operands[4] = triangle.a.z;
  operands[5] = segment.start.z;
  operands[6] = triangle.b.x;
  operands[7] = segment.start.x;
  operands[8] = triangle.b.y;
  operands[9] = segment.start.y;
  operands[10] = triangle.b.z;
  operands[11] = segment.start.z;
  operands[12] = triangle.c.x;
  operands[13] = segment.start.x;
  operands[14] = triangle.c.y;
  operands[15] = segment.start.y;
  operands[16] = triangle.c.z;
  operands[17] = segment.start.z;
  operands[18] = segment.end.x;
  operands[19] = segment.start.x;
  operands[20] = segment.end.y;
  operands[21] = segment.start.y;
  operands[22] = segment.end.z;
  operands[23] = segment.start.z;
  const scale = probe(12, 0, 0, 274877906944, 3.1082702275611665e+85, 3, true);
  if (scale === ON_GRID) return intersectsSegmentTriangleOnGrid(segment, triangle);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSegmentTriangleTwin(dyadics, segment, triangle) : intersectsSegmentTriangleTwin(expansionsAtScale(scale), segment, triangle);
}

function intersectsSegmentTriangleOnGrid(segment: Bare<Segment>, triangle: Bare<Triangle>): boolean {
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

function intersectsSegmentTriangleTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, triangle: Bare<Triangle>): boolean {
  const aX = x.subtract(x.from(triangle.a.x), x.from(segment.start.x));
  const aY = x.subtract(x.from(triangle.a.y), x.from(segment.start.y));
  const aZ = x.subtract(x.from(triangle.a.z), x.from(segment.start.z));
  const bX = x.subtract(x.from(triangle.b.x), x.from(segment.start.x));
  const bY = x.subtract(x.from(triangle.b.y), x.from(segment.start.y));
  const bZ = x.subtract(x.from(triangle.b.z), x.from(segment.start.z));
  const cX = x.subtract(x.from(triangle.c.x), x.from(segment.start.x));
  const cY = x.subtract(x.from(triangle.c.y), x.from(segment.start.y));
  const cZ = x.subtract(x.from(triangle.c.z), x.from(segment.start.z));
  const alongX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const alongY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const alongZ = x.subtract(x.from(segment.end.z), x.from(segment.start.z));
  const bcX = x.subtract(x.multiply(bY, cZ), x.multiply(bZ, cY));
  const bcY = x.subtract(x.multiply(bZ, cX), x.multiply(bX, cZ));
  const bcZ = x.subtract(x.multiply(bX, cY), x.multiply(bY, cX));
  const passBC = x.add(x.add(x.multiply(alongX, bcX), x.multiply(alongY, bcY)), x.multiply(alongZ, bcZ));
  const passCA = x.add(x.add(x.multiply(alongX, x.subtract(x.multiply(cY, aZ), x.multiply(cZ, aY))), x.multiply(alongY, x.subtract(x.multiply(cZ, aX), x.multiply(cX, aZ)))), x.multiply(alongZ, x.subtract(x.multiply(cX, aY), x.multiply(cY, aX))));
  const passAB = x.add(x.add(x.multiply(alongX, x.subtract(x.multiply(aY, bZ), x.multiply(aZ, bY))), x.multiply(alongY, x.subtract(x.multiply(aZ, bX), x.multiply(aX, bZ)))), x.multiply(alongZ, x.subtract(x.multiply(aX, bY), x.multiply(aY, bX))));
  if ((x.compare(x.larger(x.larger(passBC, passCA), passAB), x.integer(0)) > 0) && (x.compare(x.smaller(x.smaller(passBC, passCA), passAB), x.integer(0)) < 0)) {
    return false;
  }
  const startSide = x.add(x.add(x.multiply(aX, bcX), x.multiply(aY, bcY)), x.multiply(aZ, bcZ));
  const endSide = x.subtract(startSide, x.add(x.add(passBC, passCA), passAB));
  if ((x.compare(x.smaller(startSide, endSide), x.integer(0)) > 0) || (x.compare(x.larger(startSide, endSide), x.integer(0)) < 0)) {
    return false;
  }
  if (((x.compare(startSide, x.integer(0)) === 0) && (x.compare(endSide, x.integer(0)) === 0)) && (!(intersectsSegmentTriangleInPlane(segment, triangle)))) {
    return false;
  }
  return true;
}

/**
 * Whether a segment and a triangle of one plane share a point: the segment meets an edge, or starts inside.
 * Inside, the cross products of neighbouring corners seen from the start point to one side; they are all parallel, so
 * no axis may show both signs. All of them vanish only for a collinear triangle, which is no more than its edges.
 */
export function intersectsSegmentTriangleInPlane(segment: Bare<Segment>, triangle: Bare<Triangle>): boolean {
  const triangleA = triangle.a;
  const triangleAX = triangleA.x;
  const segmentStart = segment.start;
  const segmentStartX = segmentStart.x;
  const triangleAY = triangleA.y;
  const segmentStartY = segmentStart.y;
  const triangleAZ = triangleA.z;
  const segmentStartZ = segmentStart.z;
  const triangleB = triangle.b;
  const triangleBX = triangleB.x;
  const triangleBY = triangleB.y;
  const triangleBZ = triangleB.z;
  const triangleC = triangle.c;
  const triangleCX = triangleC.x;
  const triangleCY = triangleC.y;
  const triangleCZ = triangleC.z;
  if (intersectsSegmentSegment(segment, { start: triangle.a, end: triangle.b })) { const sum1 = (((triangleAX + (segmentStartX + triangleAY)) + (segmentStartY + (triangleAZ + segmentStartZ))) + ((triangleBX + (triangleBY + triangleBZ)) + (triangleCX + (triangleCY + triangleCZ)))); return sum1 - sum1 === 0 || intersectsSegmentTriangleInPlaneExactly(segment, triangle); }
  if (intersectsSegmentSegment(segment, { start: triangle.b, end: triangle.c })) { const sum2 = (((triangleAX + (segmentStartX + triangleAY)) + (segmentStartY + (triangleAZ + segmentStartZ))) + ((triangleBX + (triangleBY + triangleBZ)) + (triangleCX + (triangleCY + triangleCZ)))); return sum2 - sum2 === 0 || intersectsSegmentTriangleInPlaneExactly(segment, triangle); }
  if (intersectsSegmentSegment(segment, { start: triangle.c, end: triangle.a })) { const sum3 = (((triangleAX + (segmentStartX + triangleAY)) + (segmentStartY + (triangleAZ + segmentStartZ))) + ((triangleBX + (triangleBY + triangleBZ)) + (triangleCX + (triangleCY + triangleCZ)))); return sum3 - sum3 === 0 || intersectsSegmentTriangleInPlaneExactly(segment, triangle); }
  const aX = triangleAX - segmentStartX;
  const aY = triangleAY - segmentStartY;
  const aZ = triangleAZ - segmentStartZ;
  const bX = triangleBX - segmentStartX;
  const bY = triangleBY - segmentStartY;
  const bZ = triangleBZ - segmentStartZ;
  const cX = triangleCX - segmentStartX;
  const cY = triangleCY - segmentStartY;
  const cZ = triangleCZ - segmentStartZ;
  const product4 = aY * bZ;
  const product5 = aZ * bY;
  const abX = product4 - product5;
  const product6 = bY * cZ;
  const product7 = bZ * cY;
  const bcX = product6 - product7;
  const caX = cY * aZ - cZ * aY;
  const product8 = aZ * bX;
  const product9 = aX * bZ;
  const abY = product8 - product9;
  const product10 = bZ * cX;
  const product11 = bX * cZ;
  const bcY = product10 - product11;
  const caY = cZ * aX - cX * aZ;
  const product12 = aX * bY;
  const product13 = aY * bX;
  const abZ = product12 - product13;
  const product14 = bX * cY;
  const product15 = bY * cX;
  const bcZ = product14 - product15;
  const caZ = cX * aY - cY * aX;
  const aSize = Math.abs(aX) + Math.abs(aY) + Math.abs(aZ) + 3.054936363499605e-151;
  const bSize = Math.abs(bX) + Math.abs(bY) + Math.abs(bZ) + 3.054936363499605e-151;
  const cSize = Math.abs(cX) + Math.abs(cY) + Math.abs(cZ) + 3.054936363499605e-151;
  const bound16 = 8.882e-16 * aSize * bSize + 8.882e-16 * aSize * cSize + 8.882e-16 * bSize * cSize;
  const value17 = Math.max(Math.max(abX, bcX), caX);
  const value18 = Math.min(Math.min(abX, bcX), caX);
  if (!(value17 < -bound16 && value17 > -Infinity) && !(value18 > bound16 && value18 < Infinity)) {
    if (!((value17 > bound16 && value17 < Infinity) && (value18 < -bound16 && value18 > -Infinity))) return intersectsSegmentTriangleInPlaneExactly(segment, triangle);
    return false;
  }
  const value19 = Math.max(Math.max(abY, bcY), caY);
  const value20 = Math.min(Math.min(abY, bcY), caY);
  if (!(value19 < -bound16 && value19 > -Infinity) && !(value20 > bound16 && value20 < Infinity)) {
    if (!((value19 > bound16 && value19 < Infinity) && (value20 < -bound16 && value20 > -Infinity))) return intersectsSegmentTriangleInPlaneExactly(segment, triangle);
    return false;
  }
  const value21 = Math.max(Math.max(abZ, bcZ), caZ);
  const value22 = Math.min(Math.min(abZ, bcZ), caZ);
  if (!(value21 < -bound16 && value21 > -Infinity) && !(value22 > bound16 && value22 < Infinity)) {
    if (!((value21 > bound16 && value21 < Infinity) && (value22 < -bound16 && value22 > -Infinity))) return intersectsSegmentTriangleInPlaneExactly(segment, triangle);
    return false;
  }
  const bound23 = 8.882e-16 * aSize * bSize;
  const size24 = Math.abs(abX);
  const bound25 = 8.882e-16 * bSize * cSize;
  const size26 = Math.abs(bcX);
  const size27 = Math.abs(abY);
  const size28 = Math.abs(bcY);
  const size29 = Math.abs(abZ);
  const size30 = Math.abs(bcZ);
  if (!(((((size24 > bound23 && size24 < Infinity) || (size26 > bound25 && size26 < Infinity)) || (size27 > bound23 && size27 < Infinity)) || (size28 > bound25 && size28 < Infinity)) || (size29 > bound23 && size29 < Infinity)) && !(size30 > bound25 && size30 < Infinity)) {
    return intersectsSegmentTriangleInPlaneExactly(segment, triangle);
  }
  return true;
}

function intersectsSegmentTriangleInPlaneExactly(segment: Bare<Segment>, triangle: Bare<Triangle>): boolean {
  operands[0] = triangle.a.x;
  operands[1] = segment.start.x;
  operands[2] = triangle.a.y;
  operands[3] = segment.start.y;
  operands[4] = triangle.a.z;
  operands[5] = segment.start.z;
  operands[6] = triangle.b.x;
  operands[7] = segment.start.x;
  operands[8] = triangle.b.y;
  operands[9] = segment.start.y;
  operands[10] = triangle.b.z;
  operands[11] = segment.start.z;
  operands[12] = triangle.c.x;
  operands[13] = segment.start.x;
  operands[14] = triangle.c.y;
  operands[15] = segment.start.y;
  operands[16] = triangle.c.z;
  operands[17] = segment.start.z;
  const scale = probe(9, 0, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return intersectsSegmentTriangleInPlaneOnGrid(segment, triangle);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSegmentTriangleInPlaneTwin(dyadics, segment, triangle) : intersectsSegmentTriangleInPlaneTwin(expansionsAtScale(scale), segment, triangle);
}

function intersectsSegmentTriangleInPlaneOnGrid(segment: Bare<Segment>, triangle: Bare<Triangle>): boolean {
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

function intersectsSegmentTriangleInPlaneTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, triangle: Bare<Triangle>): boolean {
  if (intersectsSegmentSegment(segment, { start: triangle.a, end: triangle.b })) {
    return true;
  }
  if (intersectsSegmentSegment(segment, { start: triangle.b, end: triangle.c })) {
    return true;
  }
  if (intersectsSegmentSegment(segment, { start: triangle.c, end: triangle.a })) {
    return true;
  }
  const aX = x.subtract(x.from(triangle.a.x), x.from(segment.start.x));
  const aY = x.subtract(x.from(triangle.a.y), x.from(segment.start.y));
  const aZ = x.subtract(x.from(triangle.a.z), x.from(segment.start.z));
  const bX = x.subtract(x.from(triangle.b.x), x.from(segment.start.x));
  const bY = x.subtract(x.from(triangle.b.y), x.from(segment.start.y));
  const bZ = x.subtract(x.from(triangle.b.z), x.from(segment.start.z));
  const cX = x.subtract(x.from(triangle.c.x), x.from(segment.start.x));
  const cY = x.subtract(x.from(triangle.c.y), x.from(segment.start.y));
  const cZ = x.subtract(x.from(triangle.c.z), x.from(segment.start.z));
  const abX = x.subtract(x.multiply(aY, bZ), x.multiply(aZ, bY));
  const bcX = x.subtract(x.multiply(bY, cZ), x.multiply(bZ, cY));
  const caX = x.subtract(x.multiply(cY, aZ), x.multiply(cZ, aY));
  const abY = x.subtract(x.multiply(aZ, bX), x.multiply(aX, bZ));
  const bcY = x.subtract(x.multiply(bZ, cX), x.multiply(bX, cZ));
  const caY = x.subtract(x.multiply(cZ, aX), x.multiply(cX, aZ));
  const abZ = x.subtract(x.multiply(aX, bY), x.multiply(aY, bX));
  const bcZ = x.subtract(x.multiply(bX, cY), x.multiply(bY, cX));
  const caZ = x.subtract(x.multiply(cX, aY), x.multiply(cY, aX));
  if ((x.compare(x.larger(x.larger(abX, bcX), caX), x.integer(0)) > 0) && (x.compare(x.smaller(x.smaller(abX, bcX), caX), x.integer(0)) < 0)) {
    return false;
  }
  if ((x.compare(x.larger(x.larger(abY, bcY), caY), x.integer(0)) > 0) && (x.compare(x.smaller(x.smaller(abY, bcY), caY), x.integer(0)) < 0)) {
    return false;
  }
  if ((x.compare(x.larger(x.larger(abZ, bcZ), caZ), x.integer(0)) > 0) && (x.compare(x.smaller(x.smaller(abZ, bcZ), caZ), x.integer(0)) < 0)) {
    return false;
  }
  return (((((x.compare(abX, x.integer(0)) !== 0) || (x.compare(bcX, x.integer(0)) !== 0)) || (x.compare(abY, x.integer(0)) !== 0)) || (x.compare(bcY, x.integer(0)) !== 0)) || (x.compare(abZ, x.integer(0)) !== 0)) || (x.compare(bcZ, x.integer(0)) !== 0);
}

/**
 * From which side a segment comes at the plane of a triangle: 1 from where a, b, c turn counter-clockwise, -1 from the
 * other, 0 if it runs parallel to the plane or the triangle is collinear and has none.
 */
export function sideSegmentTriangle(segment: Bare<Segment>, triangle: Bare<Triangle>): number {
  const segmentEnd = segment.end;
  const segmentStart = segment.start;
  const alongX = segmentEnd.x - segmentStart.x;
  const alongY = segmentEnd.y - segmentStart.y;
  const alongZ = segmentEnd.z - segmentStart.z;
  const triangleA = triangle.a;
  const triangleAX = triangleA.x;
  const triangleB = triangle.b;
  const abX = triangleB.x - triangleAX;
  const triangleAY = triangleA.y;
  const abY = triangleB.y - triangleAY;
  const triangleAZ = triangleA.z;
  const abZ = triangleB.z - triangleAZ;
  const triangleC = triangle.c;
  const acX = triangleC.x - triangleAX;
  const acY = triangleC.y - triangleAY;
  const acZ = triangleC.z - triangleAZ;
  const away = alongX * (abY * acZ - abZ * acY) + alongY * (abZ * acX - abX * acZ) + alongZ * (abX * acY - abY * acX);
  const abSize = Math.abs(abX) + Math.abs(abY) + Math.abs(abZ) + 5.714936956411375e-101;
  const acSize = Math.abs(acX) + Math.abs(acY) + Math.abs(acZ) + 5.714936956411375e-101;
  const alongSize = Math.abs(alongX) + Math.abs(alongY) + Math.abs(alongZ) + 5.714936956411375e-101;
  const bound1 = 5.108e-15 * abSize * acSize * alongSize;
  if (!(away > bound1 && away < Infinity)) {
    if (!(away < -bound1 && away > -Infinity)) return sideSegmentTriangleExactly(segment, triangle);
    return 1;
  }
  if (!(away < -bound1 && away > -Infinity)) {
    if (!(away > bound1 && away < Infinity)) return sideSegmentTriangleExactly(segment, triangle);
    return -1;
  }
  return 0;
}

function sideSegmentTriangleExactly(segment: Bare<Segment>, triangle: Bare<Triangle>): number {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = segment.end.z;
  operands[5] = segment.start.z;
  operands[6] = triangle.b.x;
  operands[7] = triangle.a.x;
  operands[8] = triangle.b.y;
  operands[9] = triangle.a.y;
  operands[10] = triangle.b.z;
  operands[11] = triangle.a.z;
  operands[12] = triangle.c.x;
  operands[13] = triangle.a.x;
  operands[14] = triangle.c.y;
  operands[15] = triangle.a.y;
  operands[16] = triangle.c.z;
  operands[17] = triangle.a.z;
  const scale = probe(9, 0, 0, 274877906944, 3.1082702275611665e+85, 3, true);
  if (scale === ON_GRID) return sideSegmentTriangleOnGrid(segment, triangle);
  if (scale === NOT_FINITE) return 0;
  return scale === TOO_WIDE ? sideSegmentTriangleTwin(dyadics, segment, triangle) : sideSegmentTriangleTwin(expansionsAtScale(scale), segment, triangle);
}

function sideSegmentTriangleOnGrid(segment: Bare<Segment>, triangle: Bare<Triangle>): number {
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

function sideSegmentTriangleTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, triangle: Bare<Triangle>): number {
  const alongX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const alongY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const alongZ = x.subtract(x.from(segment.end.z), x.from(segment.start.z));
  const abX = x.subtract(x.from(triangle.b.x), x.from(triangle.a.x));
  const abY = x.subtract(x.from(triangle.b.y), x.from(triangle.a.y));
  const abZ = x.subtract(x.from(triangle.b.z), x.from(triangle.a.z));
  const acX = x.subtract(x.from(triangle.c.x), x.from(triangle.a.x));
  const acY = x.subtract(x.from(triangle.c.y), x.from(triangle.a.y));
  const acZ = x.subtract(x.from(triangle.c.z), x.from(triangle.a.z));
  const away = x.add(x.add(x.multiply(alongX, x.subtract(x.multiply(abY, acZ), x.multiply(abZ, acY))), x.multiply(alongY, x.subtract(x.multiply(abZ, acX), x.multiply(abX, acZ)))), x.multiply(alongZ, x.subtract(x.multiply(abX, acY), x.multiply(abY, acX))));
  if (x.compare(away, x.integer(0)) < 0) {
    return 1;
  }
  if (x.compare(away, x.integer(0)) > 0) {
    return -1;
  }
  return 0;
}
