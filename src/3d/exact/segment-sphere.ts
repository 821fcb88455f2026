// Generated from src/3d/predicates/segment-sphere.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Segment } from '../shapes/segment.js';
import type { Sphere } from '../shapes/sphere.js';
import { intersectsPointSphere } from './point-sphere.js';

/**
 * Whether a segment and a sphere share a point: the segment's point nearest to the centre lies in the sphere.
 *
 * With u along the segment and w from its start to the centre, that point is start + t u with t u² = w·u, held between 0
 * and u². Its distance, (w - t u)² <= r², times 4u² is 4u² (w² - r²) + m (m - 4 w·u) <= 0, where m = 2 t u² is
 * |w·u| + u² - |w·u - u²|: without a branch for either end. Ericson, RTCD 5.1.2.
 */
export function intersectsSegmentSphere(segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  const segmentStart = segment.start;
  const segmentEnd = segment.end;
  const sphereCenter = sphere.center;
  if (((segmentStart.x === segmentEnd.x && segmentStart.y === segmentEnd.y) && segmentStart.z === segmentEnd.z)) {
    if (!(intersectsPointSphere(segment.start, sphere))) return false;
    { const sum1 = (((segmentStart.x + segmentEnd.x) + (segmentStart.y + (segmentEnd.y + segmentStart.z))) + ((segmentEnd.z + sphere.radius) + (sphereCenter.x + (sphereCenter.y + sphereCenter.z)))); return sum1 - sum1 === 0 || intersectsSegmentSphereExactly(segment, sphere); }
  }
  if (sphere.radius < 0) return false;
  const alongX = segmentEnd.x - segmentStart.x;
  const alongY = segmentEnd.y - segmentStart.y;
  const alongZ = segmentEnd.z - segmentStart.z;
  const toCenterX = sphereCenter.x - segmentStart.x;
  const toCenterY = sphereCenter.y - segmentStart.y;
  const toCenterZ = sphereCenter.z - segmentStart.z;
  const dot = alongX * toCenterX + alongY * toCenterY + alongZ * toCenterZ;
  const lengthSquared = alongX * alongX + alongY * alongY + alongZ * alongZ;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ - sphere.radius * sphere.radius;
  const held = Math.abs(dot) + lengthSquared - Math.abs(dot - lengthSquared);
  const alongSize = Math.abs(alongX) + Math.abs(alongY) + Math.abs(alongZ) + 5.527147875260445e-76;
  const toCenterSize = Math.abs(toCenterX) + Math.abs(toCenterY) + Math.abs(toCenterZ) + 5.527147875260445e-76;
  const sphereRadiusSize = Math.abs(sphere.radius) + 5.527147875260445e-76;
  const bound2 = 6.529e-14 * alongSize * alongSize * alongSize * alongSize + 2.452e-13 * alongSize * alongSize * alongSize * toCenterSize + 1.155e-14 * alongSize * alongSize * sphereRadiusSize * sphereRadiusSize + 2.292e-13 * alongSize * alongSize * toCenterSize * toCenterSize;
  const value3 = 4 * lengthSquared * outside + held * (held - 4 * dot);
  const size = Math.abs(value3);
  if (!(size > bound2 && size < Infinity)) return intersectsSegmentSphereExactly(segment, sphere);
  return value3 < 0;
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
 * the centre lies exactly `radius` away.
 */
export function touchesSegmentSphere(segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  const segmentEnd = segment.end;
  const segmentStart = segment.start;
  const sphereCenter = sphere.center;
  const alongX = segmentEnd.x - segmentStart.x;
  const alongY = segmentEnd.y - segmentStart.y;
  const alongZ = segmentEnd.z - segmentStart.z;
  const toCenterX = sphereCenter.x - segmentStart.x;
  const toCenterY = sphereCenter.y - segmentStart.y;
  const toCenterZ = sphereCenter.z - segmentStart.z;
  const radiusSquared = sphere.radius * sphere.radius;
  const alongSize = Math.abs(alongX) + Math.abs(alongY) + Math.abs(alongZ) + 5.527147875260445e-76;
  const toCenterSize = Math.abs(toCenterX) + Math.abs(toCenterY) + Math.abs(toCenterZ) + 5.527147875260445e-76;
  const bound1 = 1.555e-15 * alongSize * toCenterSize;
  const value2 = alongX * toCenterX + alongY * toCenterY + alongZ * toCenterZ;
  if (!(value2 > bound1 && value2 < Infinity)) {
    if (!(value2 < -bound1 && value2 > -Infinity)) return touchesSegmentSphereExactly(segment, sphere);
    const sphereRadiusSize = Math.abs(sphere.radius) + 5.527147875260445e-76;
    const bound3 = 2.221e-16 * sphereRadiusSize * sphereRadiusSize + 1.888e-15 * toCenterSize * toCenterSize;
    const value4 = toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ - radiusSquared;
    if (true) {
      if ((!(value4 > bound3 && value4 < Infinity) && !(value4 < -bound3 && value4 > -Infinity))) return touchesSegmentSphereExactly(segment, sphere);
      return false;
    }
    return true;
  }
  const beyondX = segmentEnd.x - sphereCenter.x;
  const beyondY = segmentEnd.y - sphereCenter.y;
  const beyondZ = segmentEnd.z - sphereCenter.z;
  const beyondSize = Math.abs(beyondX) + Math.abs(beyondY) + Math.abs(beyondZ) + 5.527147875260445e-76;
  const bound5 = 1.555e-15 * alongSize * beyondSize;
  const value6 = alongX * beyondX + alongY * beyondY + alongZ * beyondZ;
  if (!(value6 > bound5 && value6 < Infinity)) {
    if (!(value6 < -bound5 && value6 > -Infinity)) return touchesSegmentSphereExactly(segment, sphere);
    const sphereRadiusSize = Math.abs(sphere.radius) + 5.527147875260445e-76;
    const bound7 = 1.888e-15 * beyondSize * beyondSize + 2.221e-16 * sphereRadiusSize * sphereRadiusSize;
    const value8 = beyondX * beyondX + beyondY * beyondY + beyondZ * beyondZ - radiusSquared;
    if (true) {
      if ((!(value8 > bound7 && value8 < Infinity) && !(value8 < -bound7 && value8 > -Infinity))) return touchesSegmentSphereExactly(segment, sphere);
      return false;
    }
    return true;
  }
  const crossX = alongY * toCenterZ - alongZ * toCenterY;
  const crossY = alongZ * toCenterX - alongX * toCenterZ;
  const crossZ = alongX * toCenterY - alongY * toCenterX;
  const crossSquared = crossX * crossX + crossY * crossY + crossZ * crossZ;
  const sphereRadiusSize = Math.abs(sphere.radius) + 5.527147875260445e-76;
  const bound9 = 2.554e-15 * alongSize * alongSize * sphereRadiusSize * sphereRadiusSize + 1.555e-14 * alongSize * alongSize * toCenterSize * toCenterSize;
  const value10 = crossSquared - radiusSquared * (alongX * alongX + alongY * alongY + alongZ * alongZ);
  if (true) {
    if ((!(value10 > bound9 && value10 < Infinity) && !(value10 < -bound9 && value10 > -Infinity))) return touchesSegmentSphereExactly(segment, sphere);
    return false;
  }
  return true;
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
  operands[12] = segment.end.x;
  operands[13] = sphere.center.x;
  operands[14] = segment.end.y;
  operands[15] = sphere.center.y;
  operands[16] = segment.end.z;
  operands[17] = sphere.center.z;
  operands[18] = sphere.radius;
  const scale = probe(9, 1, 0, 4398046511104, 1.3164036458569648e+64, 4, true);
  if (scale === ON_GRID) return touchesSegmentSphereOnGrid(segment, sphere);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? touchesSegmentSphereTwin(dyadics, segment, sphere) : touchesSegmentSphereTwin(expansionsAtScale(scale), segment, sphere);
}

function touchesSegmentSphereOnGrid(segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const alongZ = segment.end.z - segment.start.z;
  const toCenterX = sphere.center.x - segment.start.x;
  const toCenterY = sphere.center.y - segment.start.y;
  const toCenterZ = sphere.center.z - segment.start.z;
  const radiusSquared = sphere.radius * sphere.radius;
  if (alongX * toCenterX + alongY * toCenterY + alongZ * toCenterZ <= 0) {
    return toCenterX * toCenterX + toCenterY * toCenterY + toCenterZ * toCenterZ === radiusSquared;
  }
  const beyondX = segment.end.x - sphere.center.x;
  const beyondY = segment.end.y - sphere.center.y;
  const beyondZ = segment.end.z - sphere.center.z;
  if (alongX * beyondX + alongY * beyondY + alongZ * beyondZ <= 0) {
    return beyondX * beyondX + beyondY * beyondY + beyondZ * beyondZ === radiusSquared;
  }
  const crossX = alongY * toCenterZ - alongZ * toCenterY;
  const crossY = alongZ * toCenterX - alongX * toCenterZ;
  const crossZ = alongX * toCenterY - alongY * toCenterX;
  const crossSquared = crossX * crossX + crossY * crossY + crossZ * crossZ;
  return crossSquared === radiusSquared * (alongX * alongX + alongY * alongY + alongZ * alongZ);
}

function touchesSegmentSphereTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, sphere: Bare<Sphere>): boolean {
  const alongX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const alongY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const alongZ = x.subtract(x.from(segment.end.z), x.from(segment.start.z));
  const toCenterX = x.subtract(x.from(sphere.center.x), x.from(segment.start.x));
  const toCenterY = x.subtract(x.from(sphere.center.y), x.from(segment.start.y));
  const toCenterZ = x.subtract(x.from(sphere.center.z), x.from(segment.start.z));
  const radiusSquared = x.multiply(x.from(sphere.radius), x.from(sphere.radius));
  if (x.compare(x.add(x.add(x.multiply(alongX, toCenterX), x.multiply(alongY, toCenterY)), x.multiply(alongZ, toCenterZ)), x.integer(0)) <= 0) {
    return x.compare(x.add(x.add(x.multiply(toCenterX, toCenterX), x.multiply(toCenterY, toCenterY)), x.multiply(toCenterZ, toCenterZ)), radiusSquared) === 0;
  }
  const beyondX = x.subtract(x.from(segment.end.x), x.from(sphere.center.x));
  const beyondY = x.subtract(x.from(segment.end.y), x.from(sphere.center.y));
  const beyondZ = x.subtract(x.from(segment.end.z), x.from(sphere.center.z));
  if (x.compare(x.add(x.add(x.multiply(alongX, beyondX), x.multiply(alongY, beyondY)), x.multiply(alongZ, beyondZ)), x.integer(0)) <= 0) {
    return x.compare(x.add(x.add(x.multiply(beyondX, beyondX), x.multiply(beyondY, beyondY)), x.multiply(beyondZ, beyondZ)), radiusSquared) === 0;
  }
  const crossX = x.subtract(x.multiply(alongY, toCenterZ), x.multiply(alongZ, toCenterY));
  const crossY = x.subtract(x.multiply(alongZ, toCenterX), x.multiply(alongX, toCenterZ));
  const crossZ = x.subtract(x.multiply(alongX, toCenterY), x.multiply(alongY, toCenterX));
  const crossSquared = x.add(x.add(x.multiply(crossX, crossX), x.multiply(crossY, crossY)), x.multiply(crossZ, crossZ));
  return x.compare(crossSquared, x.multiply(radiusSquared, x.add(x.add(x.multiply(alongX, alongX), x.multiply(alongY, alongY)), x.multiply(alongZ, alongZ)))) === 0;
}
