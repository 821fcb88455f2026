// Generated from src/3d/predicates/obb-obb.flat.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Obb } from '../shapes/obb.js';

/**
 * The axes that fifteen leave out when neither box has three independent axes. Lending both boxes the coordinate axes
 * with half extent 0 changes neither, and makes the six generators span space again: so the coordinate axes themselves
 * and the cross products of each box axis with them are all that remains.
 */
export function intersectsFlatObbObb(a: Bare<Obb>, b: Bare<Obb>): boolean {
  let unsure = false;
  const bCenter = b.center;
  const aCenter = a.center;
  const apartX = bCenter.x - aCenter.x;
  const apartY = bCenter.y - aCenter.y;
  const apartZ = bCenter.z - aCenter.z;
  const aAxes0 = a.axes[0];
  const aAxes0X = aAxes0.x;
  const aAxes1 = a.axes[1];
  const aAxes1X = aAxes1.x;
  const aAxes2 = a.axes[2];
  const aAxes2X = aAxes2.x;
  const aAxes0Y = aAxes0.y;
  const aAxes1Y = aAxes1.y;
  const aAxes2Y = aAxes2.y;
  const aAxes0Z = aAxes0.z;
  const aAxes1Z = aAxes1.z;
  const aAxes2Z = aAxes2.z;
  const aAxesSize = Math.abs(aAxes0X) + Math.abs(aAxes1X) + Math.abs(aAxes2X) + Math.abs(aAxes0Y) + Math.abs(aAxes1Y) + Math.abs(aAxes2Y) + Math.abs(aAxes0Z) + Math.abs(aAxes1Z) + Math.abs(aAxes2Z) + 3.054936363499605e-151;
  const aHalfExtents = a.halfExtents;
  const aHalfExtentsX = aHalfExtents.x;
  const aHalfExtentsY = aHalfExtents.y;
  const aHalfExtentsZ = aHalfExtents.z;
  const aHalfExtentsSize = Math.abs(aHalfExtentsX) + Math.abs(aHalfExtentsY) + Math.abs(aHalfExtentsZ) + 3.054936363499605e-151;
  const apartSize = Math.abs(apartX) + Math.abs(apartY) + Math.abs(apartZ) + 3.054936363499605e-151;
  const bAxes0 = b.axes[0];
  const bAxes0X = bAxes0.x;
  const bAxes1 = b.axes[1];
  const bAxes1X = bAxes1.x;
  const bAxes2 = b.axes[2];
  const bAxes2X = bAxes2.x;
  const bAxes0Y = bAxes0.y;
  const bAxes1Y = bAxes1.y;
  const bAxes2Y = bAxes2.y;
  const bAxes0Z = bAxes0.z;
  const bAxes1Z = bAxes1.z;
  const bAxes2Z = bAxes2.z;
  const bAxesSize = Math.abs(bAxes0X) + Math.abs(bAxes1X) + Math.abs(bAxes2X) + Math.abs(bAxes0Y) + Math.abs(bAxes1Y) + Math.abs(bAxes2Y) + Math.abs(bAxes0Z) + Math.abs(bAxes1Z) + Math.abs(bAxes2Z) + 3.054936363499605e-151;
  const bHalfExtents = b.halfExtents;
  const bHalfExtentsX = bHalfExtents.x;
  const bHalfExtentsY = bHalfExtents.y;
  const bHalfExtentsZ = bHalfExtents.z;
  const bHalfExtentsSize = Math.abs(bHalfExtentsX) + Math.abs(bHalfExtentsY) + Math.abs(bHalfExtentsZ) + 3.054936363499605e-151;
  const bound1 = 2.221e-15 * aAxesSize * aHalfExtentsSize + 2.221e-16 * apartSize + 1.333e-15 * bAxesSize * bHalfExtentsSize;
  const value2 = Math.abs(apartX) - (aHalfExtentsX * Math.abs(aAxes0X) + aHalfExtentsY * Math.abs(aAxes1X) + aHalfExtentsZ * Math.abs(aAxes2X) + bHalfExtentsX * Math.abs(bAxes0X) + bHalfExtentsY * Math.abs(bAxes1X) + bHalfExtentsZ * Math.abs(bAxes2X));
  if (!(value2 < -bound1 && value2 > -Infinity)) {
    if (value2 > bound1 && value2 < Infinity) return false;
    unsure = true;
  }
  const value3 = Math.abs(apartY) - (aHalfExtentsX * Math.abs(aAxes0Y) + aHalfExtentsY * Math.abs(aAxes1Y) + aHalfExtentsZ * Math.abs(aAxes2Y) + bHalfExtentsX * Math.abs(bAxes0Y) + bHalfExtentsY * Math.abs(bAxes1Y) + bHalfExtentsZ * Math.abs(bAxes2Y));
  if (!(value3 < -bound1 && value3 > -Infinity)) {
    if (value3 > bound1 && value3 < Infinity) return false;
    unsure = true;
  }
  const value4 = Math.abs(apartZ) - (aHalfExtentsX * Math.abs(aAxes0Z) + aHalfExtentsY * Math.abs(aAxes1Z) + aHalfExtentsZ * Math.abs(aAxes2Z) + bHalfExtentsX * Math.abs(bAxes0Z) + bHalfExtentsY * Math.abs(bAxes1Z) + bHalfExtentsZ * Math.abs(bAxes2Z));
  if (!(value4 < -bound1 && value4 > -Infinity)) {
    if (value4 > bound1 && value4 < Infinity) return false;
    unsure = true;
  }
  if (!(overlapsAcross(a.axes[0], a, b))) return false;
  if (!(overlapsAcross(a.axes[1], a, b))) return false;
  if (!(overlapsAcross(a.axes[2], a, b))) return false;
  if (!(overlapsAcross(b.axes[0], a, b))) return false;
  if (!(overlapsAcross(b.axes[1], a, b))) return false;
  if (!(overlapsAcross(b.axes[2], a, b))) return false;
  if (unsure) return intersectsFlatObbObbExactly(a, b);
  return true;
}

function intersectsFlatObbObbExactly(a: Bare<Obb>, b: Bare<Obb>): boolean {
  operands[0] = b.center.x;
  operands[1] = a.center.x;
  operands[2] = b.center.y;
  operands[3] = a.center.y;
  operands[4] = b.center.z;
  operands[5] = a.center.z;
  operands[6] = a.halfExtents.x;
  operands[7] = a.axes[0].x;
  operands[8] = a.halfExtents.y;
  operands[9] = a.axes[1].x;
  operands[10] = a.halfExtents.z;
  operands[11] = a.axes[2].x;
  operands[12] = b.halfExtents.x;
  operands[13] = b.axes[0].x;
  operands[14] = b.halfExtents.y;
  operands[15] = b.axes[1].x;
  operands[16] = b.halfExtents.z;
  operands[17] = b.axes[2].x;
  operands[18] = a.axes[0].y;
  operands[19] = a.axes[1].y;
  operands[20] = a.axes[2].y;
  operands[21] = b.axes[0].y;
  operands[22] = b.axes[1].y;
  operands[23] = b.axes[2].y;
  operands[24] = a.axes[0].z;
  operands[25] = a.axes[1].z;
  operands[26] = a.axes[2].z;
  operands[27] = b.axes[0].z;
  operands[28] = b.axes[1].z;
  operands[29] = b.axes[2].z;
  const scale = probe(3, 24, 0, 536870912, 8.664592794127546e+127, 2, false);
  if (scale === ON_GRID) return intersectsFlatObbObbOnGrid(a, b);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsFlatObbObbTwin(dyadics, a, b) : intersectsFlatObbObbTwin(expansionsAtScale(scale), a, b);
}

function intersectsFlatObbObbOnGrid(a: Bare<Obb>, b: Bare<Obb>): boolean {
  const apartX = b.center.x - a.center.x;
  const apartY = b.center.y - a.center.y;
  const apartZ = b.center.z - a.center.z;
  if (
    Math.abs(apartX) >
    a.halfExtents.x * Math.abs(a.axes[0].x) +
      a.halfExtents.y * Math.abs(a.axes[1].x) +
      a.halfExtents.z * Math.abs(a.axes[2].x) +
      b.halfExtents.x * Math.abs(b.axes[0].x) +
      b.halfExtents.y * Math.abs(b.axes[1].x) +
      b.halfExtents.z * Math.abs(b.axes[2].x)
  )
    return false;
  if (
    Math.abs(apartY) >
    a.halfExtents.x * Math.abs(a.axes[0].y) +
      a.halfExtents.y * Math.abs(a.axes[1].y) +
      a.halfExtents.z * Math.abs(a.axes[2].y) +
      b.halfExtents.x * Math.abs(b.axes[0].y) +
      b.halfExtents.y * Math.abs(b.axes[1].y) +
      b.halfExtents.z * Math.abs(b.axes[2].y)
  )
    return false;
  if (
    Math.abs(apartZ) >
    a.halfExtents.x * Math.abs(a.axes[0].z) +
      a.halfExtents.y * Math.abs(a.axes[1].z) +
      a.halfExtents.z * Math.abs(a.axes[2].z) +
      b.halfExtents.x * Math.abs(b.axes[0].z) +
      b.halfExtents.y * Math.abs(b.axes[1].z) +
      b.halfExtents.z * Math.abs(b.axes[2].z)
  )
    return false;
  return (
    overlapsAcross(a.axes[0], a, b) &&
    overlapsAcross(a.axes[1], a, b) &&
    overlapsAcross(a.axes[2], a, b) &&
    overlapsAcross(b.axes[0], a, b) &&
    overlapsAcross(b.axes[1], a, b) &&
    overlapsAcross(b.axes[2], a, b)
  );
}

function intersectsFlatObbObbTwin<V>(x: Arithmetic<V>, a: Bare<Obb>, b: Bare<Obb>): boolean {
  const apartX = x.subtract(x.from(b.center.x), x.from(a.center.x));
  const apartY = x.subtract(x.from(b.center.y), x.from(a.center.y));
  const apartZ = x.subtract(x.from(b.center.z), x.from(a.center.z));
  if (x.compare(x.absolute(apartX), x.add(x.add(x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.x), x.absolute(x.from(a.axes[0].x))), x.multiply(x.from(a.halfExtents.y), x.absolute(x.from(a.axes[1].x)))), x.multiply(x.from(a.halfExtents.z), x.absolute(x.from(a.axes[2].x)))), x.multiply(x.from(b.halfExtents.x), x.absolute(x.from(b.axes[0].x)))), x.multiply(x.from(b.halfExtents.y), x.absolute(x.from(b.axes[1].x)))), x.multiply(x.from(b.halfExtents.z), x.absolute(x.from(b.axes[2].x))))) > 0) {
    return false;
  }
  if (x.compare(x.absolute(apartY), x.add(x.add(x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.x), x.absolute(x.from(a.axes[0].y))), x.multiply(x.from(a.halfExtents.y), x.absolute(x.from(a.axes[1].y)))), x.multiply(x.from(a.halfExtents.z), x.absolute(x.from(a.axes[2].y)))), x.multiply(x.from(b.halfExtents.x), x.absolute(x.from(b.axes[0].y)))), x.multiply(x.from(b.halfExtents.y), x.absolute(x.from(b.axes[1].y)))), x.multiply(x.from(b.halfExtents.z), x.absolute(x.from(b.axes[2].y))))) > 0) {
    return false;
  }
  if (x.compare(x.absolute(apartZ), x.add(x.add(x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.x), x.absolute(x.from(a.axes[0].z))), x.multiply(x.from(a.halfExtents.y), x.absolute(x.from(a.axes[1].z)))), x.multiply(x.from(a.halfExtents.z), x.absolute(x.from(a.axes[2].z)))), x.multiply(x.from(b.halfExtents.x), x.absolute(x.from(b.axes[0].z)))), x.multiply(x.from(b.halfExtents.y), x.absolute(x.from(b.axes[1].z)))), x.multiply(x.from(b.halfExtents.z), x.absolute(x.from(b.axes[2].z))))) > 0) {
    return false;
  }
  return (((((overlapsAcross(a.axes[0], a, b)) && (overlapsAcross(a.axes[1], a, b))) && (overlapsAcross(a.axes[2], a, b))) && (overlapsAcross(b.axes[0], a, b))) && (overlapsAcross(b.axes[1], a, b))) && (overlapsAcross(b.axes[2], a, b));
}

/** Whether the boxes overlap along the three cross products of `axis` with the coordinate axes. */
export function overlapsAcross(axis: Vec3, a: Bare<Obb>, b: Bare<Obb>): boolean {
  let unsure = false;
  const bCenter = b.center;
  const aCenter = a.center;
  const apartX = bCenter.x - aCenter.x;
  const apartY = bCenter.y - aCenter.y;
  const apartZ = bCenter.z - aCenter.z;
  const aAxes0 = a.axes[0];
  const aAxes0Y = aAxes0.y;
  const aAxes0Z = aAxes0.z;
  const aAxes1 = a.axes[1];
  const aAxes1Y = aAxes1.y;
  const aAxes1Z = aAxes1.z;
  const aAxes2 = a.axes[2];
  const aAxes2Y = aAxes2.y;
  const aAxes2Z = aAxes2.z;
  const aAxes0X = aAxes0.x;
  const aAxes1X = aAxes1.x;
  const aAxes2X = aAxes2.x;
  const aAxesSize = Math.abs(aAxes0Y) + Math.abs(aAxes0Z) + Math.abs(aAxes1Y) + Math.abs(aAxes1Z) + Math.abs(aAxes2Y) + Math.abs(aAxes2Z) + Math.abs(aAxes0X) + Math.abs(aAxes1X) + Math.abs(aAxes2X) + 5.714936956411375e-101;
  const aHalfExtents = a.halfExtents;
  const aHalfExtentsX = aHalfExtents.x;
  const aHalfExtentsY = aHalfExtents.y;
  const aHalfExtentsZ = aHalfExtents.z;
  const aHalfExtentsSize = Math.abs(aHalfExtentsX) + Math.abs(aHalfExtentsY) + Math.abs(aHalfExtentsZ) + 5.714936956411375e-101;
  const axisZ = axis.z;
  const axisY = axis.y;
  const axisX = axis.x;
  const axisSize = Math.abs(axisZ) + Math.abs(axisY) + Math.abs(axisX) + 5.714936956411375e-101;
  const apartSize = Math.abs(apartX) + Math.abs(apartY) + Math.abs(apartZ) + 5.714936956411375e-101;
  const bAxes0 = b.axes[0];
  const bAxes0Y = bAxes0.y;
  const bAxes0Z = bAxes0.z;
  const bAxes1 = b.axes[1];
  const bAxes1Y = bAxes1.y;
  const bAxes1Z = bAxes1.z;
  const bAxes2 = b.axes[2];
  const bAxes2Y = bAxes2.y;
  const bAxes2Z = bAxes2.z;
  const bAxes0X = bAxes0.x;
  const bAxes1X = bAxes1.x;
  const bAxes2X = bAxes2.x;
  const bAxesSize = Math.abs(bAxes0Y) + Math.abs(bAxes0Z) + Math.abs(bAxes1Y) + Math.abs(bAxes1Z) + Math.abs(bAxes2Y) + Math.abs(bAxes2Z) + Math.abs(bAxes0X) + Math.abs(bAxes1X) + Math.abs(bAxes2X) + 5.714936956411375e-101;
  const bHalfExtents = b.halfExtents;
  const bHalfExtentsX = bHalfExtents.x;
  const bHalfExtentsY = bHalfExtents.y;
  const bHalfExtentsZ = bHalfExtents.z;
  const bHalfExtentsSize = Math.abs(bHalfExtentsX) + Math.abs(bHalfExtentsY) + Math.abs(bHalfExtentsZ) + 5.714936956411375e-101;
  const bound1 = 5.774e-15 * aAxesSize * aHalfExtentsSize * axisSize + 8.882e-16 * apartSize * axisSize + 3.997e-15 * axisSize * bAxesSize * bHalfExtentsSize;
  const value2 = Math.abs(apartY * axisZ - apartZ * axisY) - (aHalfExtentsX * Math.abs(aAxes0Y * axisZ - aAxes0Z * axisY) + aHalfExtentsY * Math.abs(aAxes1Y * axisZ - aAxes1Z * axisY) + aHalfExtentsZ * Math.abs(aAxes2Y * axisZ - aAxes2Z * axisY) + bHalfExtentsX * Math.abs(bAxes0Y * axisZ - bAxes0Z * axisY) + bHalfExtentsY * Math.abs(bAxes1Y * axisZ - bAxes1Z * axisY) + bHalfExtentsZ * Math.abs(bAxes2Y * axisZ - bAxes2Z * axisY));
  if (!(value2 < -bound1 && value2 > -Infinity)) {
    if (value2 > bound1 && value2 < Infinity) return false;
    unsure = true;
  }
  const value3 = Math.abs(apartZ * axisX - apartX * axisZ) - (aHalfExtentsX * Math.abs(aAxes0Z * axisX - aAxes0X * axisZ) + aHalfExtentsY * Math.abs(aAxes1Z * axisX - aAxes1X * axisZ) + aHalfExtentsZ * Math.abs(aAxes2Z * axisX - aAxes2X * axisZ) + bHalfExtentsX * Math.abs(bAxes0Z * axisX - bAxes0X * axisZ) + bHalfExtentsY * Math.abs(bAxes1Z * axisX - bAxes1X * axisZ) + bHalfExtentsZ * Math.abs(bAxes2Z * axisX - bAxes2X * axisZ));
  if (!(value3 < -bound1 && value3 > -Infinity)) {
    if (value3 > bound1 && value3 < Infinity) return false;
    unsure = true;
  }
  const value4 = Math.abs(apartX * axisY - apartY * axisX) - (aHalfExtentsX * Math.abs(aAxes0X * axisY - aAxes0Y * axisX) + aHalfExtentsY * Math.abs(aAxes1X * axisY - aAxes1Y * axisX) + aHalfExtentsZ * Math.abs(aAxes2X * axisY - aAxes2Y * axisX) + bHalfExtentsX * Math.abs(bAxes0X * axisY - bAxes0Y * axisX) + bHalfExtentsY * Math.abs(bAxes1X * axisY - bAxes1Y * axisX) + bHalfExtentsZ * Math.abs(bAxes2X * axisY - bAxes2Y * axisX));
  if (!(value4 < -bound1 && value4 > -Infinity)) {
    if (value4 > bound1 && value4 < Infinity) return false;
    unsure = true;
  }
  if (unsure) return overlapsAcrossExactly(axis, a, b);
  return true;
}

function overlapsAcrossExactly(axis: Vec3, a: Bare<Obb>, b: Bare<Obb>): boolean {
  operands[0] = b.center.x;
  operands[1] = a.center.x;
  operands[2] = b.center.y;
  operands[3] = a.center.y;
  operands[4] = b.center.z;
  operands[5] = a.center.z;
  operands[6] = axis.z;
  operands[7] = axis.y;
  operands[8] = a.halfExtents.x;
  operands[9] = a.axes[0].y;
  operands[10] = a.axes[0].z;
  operands[11] = a.halfExtents.y;
  operands[12] = a.axes[1].y;
  operands[13] = a.axes[1].z;
  operands[14] = a.halfExtents.z;
  operands[15] = a.axes[2].y;
  operands[16] = a.axes[2].z;
  operands[17] = b.halfExtents.x;
  operands[18] = b.axes[0].y;
  operands[19] = b.axes[0].z;
  operands[20] = b.halfExtents.y;
  operands[21] = b.axes[1].y;
  operands[22] = b.axes[1].z;
  operands[23] = b.halfExtents.z;
  operands[24] = b.axes[2].y;
  operands[25] = b.axes[2].z;
  operands[26] = axis.x;
  operands[27] = a.axes[0].x;
  operands[28] = a.axes[1].x;
  operands[29] = a.axes[2].x;
  operands[30] = b.axes[0].x;
  operands[31] = b.axes[1].x;
  operands[32] = b.axes[2].x;
  const scale = probe(3, 27, 0, 274877906944, 3.1082702275611665e+85, 3, false);
  if (scale === ON_GRID) return overlapsAcrossOnGrid(axis, a, b);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? overlapsAcrossTwin(dyadics, axis, a, b) : overlapsAcrossTwin(expansionsAtScale(scale), axis, a, b);
}

function overlapsAcrossOnGrid(axis: Vec3, a: Bare<Obb>, b: Bare<Obb>): boolean {
  const apartX = b.center.x - a.center.x;
  const apartY = b.center.y - a.center.y;
  const apartZ = b.center.z - a.center.z;
  if (
    Math.abs(apartY * axis.z - apartZ * axis.y) >
    a.halfExtents.x * Math.abs(a.axes[0].y * axis.z - a.axes[0].z * axis.y) +
      a.halfExtents.y * Math.abs(a.axes[1].y * axis.z - a.axes[1].z * axis.y) +
      a.halfExtents.z * Math.abs(a.axes[2].y * axis.z - a.axes[2].z * axis.y) +
      b.halfExtents.x * Math.abs(b.axes[0].y * axis.z - b.axes[0].z * axis.y) +
      b.halfExtents.y * Math.abs(b.axes[1].y * axis.z - b.axes[1].z * axis.y) +
      b.halfExtents.z * Math.abs(b.axes[2].y * axis.z - b.axes[2].z * axis.y)
  )
    return false;
  if (
    Math.abs(apartZ * axis.x - apartX * axis.z) >
    a.halfExtents.x * Math.abs(a.axes[0].z * axis.x - a.axes[0].x * axis.z) +
      a.halfExtents.y * Math.abs(a.axes[1].z * axis.x - a.axes[1].x * axis.z) +
      a.halfExtents.z * Math.abs(a.axes[2].z * axis.x - a.axes[2].x * axis.z) +
      b.halfExtents.x * Math.abs(b.axes[0].z * axis.x - b.axes[0].x * axis.z) +
      b.halfExtents.y * Math.abs(b.axes[1].z * axis.x - b.axes[1].x * axis.z) +
      b.halfExtents.z * Math.abs(b.axes[2].z * axis.x - b.axes[2].x * axis.z)
  )
    return false;
  if (
    Math.abs(apartX * axis.y - apartY * axis.x) >
    a.halfExtents.x * Math.abs(a.axes[0].x * axis.y - a.axes[0].y * axis.x) +
      a.halfExtents.y * Math.abs(a.axes[1].x * axis.y - a.axes[1].y * axis.x) +
      a.halfExtents.z * Math.abs(a.axes[2].x * axis.y - a.axes[2].y * axis.x) +
      b.halfExtents.x * Math.abs(b.axes[0].x * axis.y - b.axes[0].y * axis.x) +
      b.halfExtents.y * Math.abs(b.axes[1].x * axis.y - b.axes[1].y * axis.x) +
      b.halfExtents.z * Math.abs(b.axes[2].x * axis.y - b.axes[2].y * axis.x)
  )
    return false;
  return true;
}

function overlapsAcrossTwin<V>(x: Arithmetic<V>, axis: Vec3, a: Bare<Obb>, b: Bare<Obb>): boolean {
  const apartX = x.subtract(x.from(b.center.x), x.from(a.center.x));
  const apartY = x.subtract(x.from(b.center.y), x.from(a.center.y));
  const apartZ = x.subtract(x.from(b.center.z), x.from(a.center.z));
  if (x.compare(x.absolute(x.subtract(x.multiply(apartY, x.from(axis.z)), x.multiply(apartZ, x.from(axis.y)))), x.add(x.add(x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.x), x.absolute(x.subtract(x.multiply(x.from(a.axes[0].y), x.from(axis.z)), x.multiply(x.from(a.axes[0].z), x.from(axis.y))))), x.multiply(x.from(a.halfExtents.y), x.absolute(x.subtract(x.multiply(x.from(a.axes[1].y), x.from(axis.z)), x.multiply(x.from(a.axes[1].z), x.from(axis.y)))))), x.multiply(x.from(a.halfExtents.z), x.absolute(x.subtract(x.multiply(x.from(a.axes[2].y), x.from(axis.z)), x.multiply(x.from(a.axes[2].z), x.from(axis.y)))))), x.multiply(x.from(b.halfExtents.x), x.absolute(x.subtract(x.multiply(x.from(b.axes[0].y), x.from(axis.z)), x.multiply(x.from(b.axes[0].z), x.from(axis.y)))))), x.multiply(x.from(b.halfExtents.y), x.absolute(x.subtract(x.multiply(x.from(b.axes[1].y), x.from(axis.z)), x.multiply(x.from(b.axes[1].z), x.from(axis.y)))))), x.multiply(x.from(b.halfExtents.z), x.absolute(x.subtract(x.multiply(x.from(b.axes[2].y), x.from(axis.z)), x.multiply(x.from(b.axes[2].z), x.from(axis.y))))))) > 0) {
    return false;
  }
  if (x.compare(x.absolute(x.subtract(x.multiply(apartZ, x.from(axis.x)), x.multiply(apartX, x.from(axis.z)))), x.add(x.add(x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.x), x.absolute(x.subtract(x.multiply(x.from(a.axes[0].z), x.from(axis.x)), x.multiply(x.from(a.axes[0].x), x.from(axis.z))))), x.multiply(x.from(a.halfExtents.y), x.absolute(x.subtract(x.multiply(x.from(a.axes[1].z), x.from(axis.x)), x.multiply(x.from(a.axes[1].x), x.from(axis.z)))))), x.multiply(x.from(a.halfExtents.z), x.absolute(x.subtract(x.multiply(x.from(a.axes[2].z), x.from(axis.x)), x.multiply(x.from(a.axes[2].x), x.from(axis.z)))))), x.multiply(x.from(b.halfExtents.x), x.absolute(x.subtract(x.multiply(x.from(b.axes[0].z), x.from(axis.x)), x.multiply(x.from(b.axes[0].x), x.from(axis.z)))))), x.multiply(x.from(b.halfExtents.y), x.absolute(x.subtract(x.multiply(x.from(b.axes[1].z), x.from(axis.x)), x.multiply(x.from(b.axes[1].x), x.from(axis.z)))))), x.multiply(x.from(b.halfExtents.z), x.absolute(x.subtract(x.multiply(x.from(b.axes[2].z), x.from(axis.x)), x.multiply(x.from(b.axes[2].x), x.from(axis.z))))))) > 0) {
    return false;
  }
  if (x.compare(x.absolute(x.subtract(x.multiply(apartX, x.from(axis.y)), x.multiply(apartY, x.from(axis.x)))), x.add(x.add(x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.x), x.absolute(x.subtract(x.multiply(x.from(a.axes[0].x), x.from(axis.y)), x.multiply(x.from(a.axes[0].y), x.from(axis.x))))), x.multiply(x.from(a.halfExtents.y), x.absolute(x.subtract(x.multiply(x.from(a.axes[1].x), x.from(axis.y)), x.multiply(x.from(a.axes[1].y), x.from(axis.x)))))), x.multiply(x.from(a.halfExtents.z), x.absolute(x.subtract(x.multiply(x.from(a.axes[2].x), x.from(axis.y)), x.multiply(x.from(a.axes[2].y), x.from(axis.x)))))), x.multiply(x.from(b.halfExtents.x), x.absolute(x.subtract(x.multiply(x.from(b.axes[0].x), x.from(axis.y)), x.multiply(x.from(b.axes[0].y), x.from(axis.x)))))), x.multiply(x.from(b.halfExtents.y), x.absolute(x.subtract(x.multiply(x.from(b.axes[1].x), x.from(axis.y)), x.multiply(x.from(b.axes[1].y), x.from(axis.x)))))), x.multiply(x.from(b.halfExtents.z), x.absolute(x.subtract(x.multiply(x.from(b.axes[2].x), x.from(axis.y)), x.multiply(x.from(b.axes[2].y), x.from(axis.x))))))) > 0) {
    return false;
  }
  return true;
}
