// Generated from src/3d/predicates/segment-sphere.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Segment } from '../shapes/segment.js';
import type { Sphere } from '../shapes/sphere.js';
import { intersectsPointSphere, strictlyInsidePointSphere } from './point-sphere.js';

/**
 * Whether a segment and a sphere share a point: the segment's point nearest to the centre lies in the sphere.
 *
 * With u along the segment and w from its start to the centre, that point is start + t u with t u² = w·u, held between 0
 * and u². Its distance, (w - t u)² <= r², times 4u² is 4u² (w² - r²) + m (m - 4 w·u) <= 0, where m = 2 t u² is
 * |w·u| + u² - |w·u - u²|: without a branch for either end. Ericson, RTCD 5.1.2.
 */
export function intersectsSegmentSphere(segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  const segmentStart = segment.start;
  const segmentStartX = segmentStart.x;
  const segmentEnd = segment.end;
  const segmentEndX = segmentEnd.x;
  const segmentStartY = segmentStart.y;
  const segmentEndY = segmentEnd.y;
  const segmentStartZ = segmentStart.z;
  const segmentEndZ = segmentEnd.z;
  if (((segmentStartX === segmentEndX && segmentStartY === segmentEndY) && segmentStartZ === segmentEndZ)) {
    return intersectsPointSphere(segment.start, sphere);
  }
  const sphereRadius = sphere.radius;
  if (sphereRadius < 0) return false;
  const alongX = segmentEndX - segmentStartX;
  const alongY = segmentEndY - segmentStartY;
  const alongZ = segmentEndZ - segmentStartZ;
  const sphereCenter = sphere.center;
  const toCenterX = sphereCenter.x - segmentStartX;
  const toCenterY = sphereCenter.y - segmentStartY;
  const toCenterZ = sphereCenter.z - segmentStartZ;
  const dot = alongX * toCenterX + alongY * toCenterY + alongZ * toCenterZ;
  const lengthSquared = alongX * alongX + alongY * alongY + alongZ * alongZ;
  const squares1 = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ;
  const squares2 = sphereRadius * sphereRadius;
  const outside = squares1 - squares2;
  const held = Math.abs(dot) + lengthSquared - Math.abs(dot - lengthSquared);
  const bound3 = (lengthSquared + 3.054936363499605e-151) * (1.691e-12 * lengthSquared + 3.464e-14 * squares2 + 3.166e-12 * squares1 + 1.495e-162);
  const value4 = 4 * lengthSquared * outside + held * (held - 4 * dot);
  const size5 = Math.abs(value4);
  if (!(size5 > bound3 && size5 < Infinity)) return intersectsSegmentSphereExactly(segment, sphere);
  return value4 < 0;
}

function intersectsSegmentSphereExactly(segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = segment.end.z;
  operands[5] = segment.start.z;
  operands[6] = sphere.center.x;
  operands[7] = segment.start.x;
  operands[8] = sphere.center.y;
  operands[9] = segment.start.y;
  operands[10] = sphere.center.z;
  operands[11] = segment.start.z;
  operands[12] = sphere.radius;
  const scale = probe(6, 1, 0, 8796093022208, 2.6328072917139297e+64, 4, true);
  if (scale === ON_GRID) return intersectsSegmentSphereOnGrid(segment, sphere);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSegmentSphereTwin(dyadics, segment, sphere) : intersectsSegmentSphereTwin(expansionsAtScale(scale), segment, sphere);
}

function intersectsSegmentSphereOnGrid(segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  if (segment.start.x === segment.end.x && segment.start.y === segment.end.y && segment.start.z === segment.end.z)
    return intersectsPointSphere(segment.start, sphere);
  if (sphere.radius < 0) return false;
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const alongZ = segment.end.z - segment.start.z;
  const toCenterX = sphere.center.x - segment.start.x;
  const toCenterY = sphere.center.y - segment.start.y;
  const toCenterZ = sphere.center.z - segment.start.z;
  const dot = alongX * toCenterX + alongY * toCenterY + alongZ * toCenterZ;
  const lengthSquared = alongX * alongX + alongY * alongY + alongZ * alongZ;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ - sphere.radius * sphere.radius;
  const held = Math.abs(dot) + lengthSquared - Math.abs(dot - lengthSquared);
  return 4 * lengthSquared * outside + held * (held - 4 * dot) <= 0;
}

function intersectsSegmentSphereTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  if (((segment.start.x === segment.end.x) && (segment.start.y === segment.end.y)) && (segment.start.z === segment.end.z)) {
    return intersectsPointSphere(segment.start, sphere);
  }
  if (sphere.radius < 0) {
    return false;
  }
  const alongX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const alongY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const alongZ = x.subtract(x.from(segment.end.z), x.from(segment.start.z));
  const toCenterX = x.subtract(x.from(sphere.center.x), x.from(segment.start.x));
  const toCenterY = x.subtract(x.from(sphere.center.y), x.from(segment.start.y));
  const toCenterZ = x.subtract(x.from(sphere.center.z), x.from(segment.start.z));
  const dot = x.add(x.add(x.multiply(alongX, toCenterX), x.multiply(alongY, toCenterY)), x.multiply(alongZ, toCenterZ));
  const lengthSquared = x.add(x.add(x.multiply(alongX, alongX), x.multiply(alongY, alongY)), x.multiply(alongZ, alongZ));
  const outside = x.subtract(x.add(x.add(x.multiply(toCenterX, toCenterX), x.multiply(toCenterY, toCenterY)), x.multiply(toCenterZ, toCenterZ)), x.multiply(x.from(sphere.radius), x.from(sphere.radius)));
  const held = x.subtract(x.add(x.absolute(dot), lengthSquared), x.absolute(x.subtract(dot, lengthSquared)));
  return x.compare(x.add(x.multiply(x.multiply(x.integer(4), lengthSquared), outside), x.multiply(held, x.subtract(held, x.multiply(x.integer(4), dot)))), x.integer(0)) <= 0;
}

/**
 * Whether a segment that meets a sphere meets only its surface, and so in a single point: the segment's point nearest to
 * the centre lies exactly `radius` away. That is the equality in the condition for meeting.
 */
export function touchesSegmentSphere(segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  const segmentStart = segment.start;
  const segmentStartX = segmentStart.x;
  const segmentEnd = segment.end;
  const segmentEndX = segmentEnd.x;
  const segmentStartY = segmentStart.y;
  const segmentEndY = segmentEnd.y;
  const segmentStartZ = segmentStart.z;
  const segmentEndZ = segmentEnd.z;
  if (((segmentStartX === segmentEndX && segmentStartY === segmentEndY) && segmentStartZ === segmentEndZ)) {
    if (!(intersectsPointSphere(segment.start, sphere))) return false;
    if (strictlyInsidePointSphere(segment.start, sphere)) return false;
    return true;
  }
  const alongX = segmentEndX - segmentStartX;
  const alongY = segmentEndY - segmentStartY;
  const alongZ = segmentEndZ - segmentStartZ;
  const sphereCenter = sphere.center;
  const toCenterX = sphereCenter.x - segmentStartX;
  const toCenterY = sphereCenter.y - segmentStartY;
  const toCenterZ = sphereCenter.z - segmentStartZ;
  const dot = alongX * toCenterX + alongY * toCenterY + alongZ * toCenterZ;
  const lengthSquared = alongX * alongX + alongY * alongY + alongZ * alongZ;
  const squares1 = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ;
  const sphereRadius = sphere.radius;
  const squares2 = sphereRadius * sphereRadius;
  const outside = squares1 - squares2;
  const held = Math.abs(dot) + lengthSquared - Math.abs(dot - lengthSquared);
  const bound3 = (lengthSquared + 3.054936363499605e-151) * (1.691e-12 * lengthSquared + 3.464e-14 * squares2 + 3.166e-12 * squares1 + 1.495e-162);
  const value4 = 4 * lengthSquared * outside + held * (held - 4 * dot);
  const size5 = Math.abs(value4);
  if (!(size5 > bound3 && size5 < Infinity)) return touchesSegmentSphereExactly(segment, sphere);
  return false;
}

function touchesSegmentSphereExactly(segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = segment.end.z;
  operands[5] = segment.start.z;
  operands[6] = sphere.center.x;
  operands[7] = segment.start.x;
  operands[8] = sphere.center.y;
  operands[9] = segment.start.y;
  operands[10] = sphere.center.z;
  operands[11] = segment.start.z;
  operands[12] = sphere.radius;
  const scale = probe(6, 1, 0, 8796093022208, 2.6328072917139297e+64, 4, true);
  if (scale === ON_GRID) return touchesSegmentSphereOnGrid(segment, sphere);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? touchesSegmentSphereTwin(dyadics, segment, sphere) : touchesSegmentSphereTwin(expansionsAtScale(scale), segment, sphere);
}

function touchesSegmentSphereOnGrid(segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  if (segment.start.x === segment.end.x && segment.start.y === segment.end.y && segment.start.z === segment.end.z)
    return intersectsPointSphere(segment.start, sphere) && !strictlyInsidePointSphere(segment.start, sphere);
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const alongZ = segment.end.z - segment.start.z;
  const toCenterX = sphere.center.x - segment.start.x;
  const toCenterY = sphere.center.y - segment.start.y;
  const toCenterZ = sphere.center.z - segment.start.z;
  const dot = alongX * toCenterX + alongY * toCenterY + alongZ * toCenterZ;
  const lengthSquared = alongX * alongX + alongY * alongY + alongZ * alongZ;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ - sphere.radius * sphere.radius;
  const held = Math.abs(dot) + lengthSquared - Math.abs(dot - lengthSquared);
  return 4 * lengthSquared * outside + held * (held - 4 * dot) === 0;
}

function touchesSegmentSphereTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  if (((segment.start.x === segment.end.x) && (segment.start.y === segment.end.y)) && (segment.start.z === segment.end.z)) {
    return (intersectsPointSphere(segment.start, sphere)) && (!(strictlyInsidePointSphere(segment.start, sphere)));
  }
  const alongX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const alongY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const alongZ = x.subtract(x.from(segment.end.z), x.from(segment.start.z));
  const toCenterX = x.subtract(x.from(sphere.center.x), x.from(segment.start.x));
  const toCenterY = x.subtract(x.from(sphere.center.y), x.from(segment.start.y));
  const toCenterZ = x.subtract(x.from(sphere.center.z), x.from(segment.start.z));
  const dot = x.add(x.add(x.multiply(alongX, toCenterX), x.multiply(alongY, toCenterY)), x.multiply(alongZ, toCenterZ));
  const lengthSquared = x.add(x.add(x.multiply(alongX, alongX), x.multiply(alongY, alongY)), x.multiply(alongZ, alongZ));
  const outside = x.subtract(x.add(x.add(x.multiply(toCenterX, toCenterX), x.multiply(toCenterY, toCenterY)), x.multiply(toCenterZ, toCenterZ)), x.multiply(x.from(sphere.radius), x.from(sphere.radius)));
  const held = x.subtract(x.add(x.absolute(dot), lengthSquared), x.absolute(x.subtract(dot, lengthSquared)));
  return x.compare(x.add(x.multiply(x.multiply(x.integer(4), lengthSquared), outside), x.multiply(held, x.subtract(held, x.multiply(x.integer(4), dot)))), x.integer(0)) === 0;
}
