// Generated from src/3d/predicates/obb-obb.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Obb } from '../shapes/obb.js';
import { intersectsFlatObbObb } from './obb-obb.flat.js';

/**
 * Whether two oriented boxes share a point: no axis of fifteen separates them.
 *
 * Each box is exactly the parallelepiped its doubles define, so nothing relies on the axes being unit or at right
 * angles. The boxes meet where their centres' difference lies in the sum of both, a zonotope with six generators; its
 * faces are normal to cross products of two generators, three of each box and nine of both. Along an axis L a box
 * reaches as far as the sum of halfExtent·|axis·L|, and each axis·L is a triple product, so eighteen of these and two
 * determinants serve all fifteen. Parallel edges have no axis across them. Gottschalk, Lin and Manocha 1996, there for orthonormal axes.
 */
export function intersectsObbObb(a: Bare<Obb>, b: Bare<Obb>): boolean {
  let unsure = false;
  const bCenter = b.center;
  const aCenter = a.center;
  const apartX = bCenter.x - aCenter.x;
  const apartY = bCenter.y - aCenter.y;
  const apartZ = bCenter.z - aCenter.z;
  const aAxes1 = a.axes[1];
  const aAxes1Y = aAxes1.y;
  const aAxes2 = a.axes[2];
  const aAxes2Z = aAxes2.z;
  const aAxes1Z = aAxes1.z;
  const aAxes2Y = aAxes2.y;
  const faceAXX = aAxes1Y * aAxes2Z - aAxes1Z * aAxes2Y;
  const aAxes2X = aAxes2.x;
  const aAxes1X = aAxes1.x;
  const faceAXY = aAxes1Z * aAxes2X - aAxes1X * aAxes2Z;
  const faceAXZ = aAxes1X * aAxes2Y - aAxes1Y * aAxes2X;
  const aAxes0 = a.axes[0];
  const aAxes0Z = aAxes0.z;
  const aAxes0Y = aAxes0.y;
  const faceAYX = aAxes2Y * aAxes0Z - aAxes2Z * aAxes0Y;
  const aAxes0X = aAxes0.x;
  const faceAYY = aAxes2Z * aAxes0X - aAxes2X * aAxes0Z;
  const faceAYZ = aAxes2X * aAxes0Y - aAxes2Y * aAxes0X;
  const faceAZX = aAxes0Y * aAxes1Z - aAxes0Z * aAxes1Y;
  const faceAZY = aAxes0Z * aAxes1X - aAxes0X * aAxes1Z;
  const faceAZZ = aAxes0X * aAxes1Y - aAxes0Y * aAxes1X;
  const volumeA = Math.abs(faceAXX * aAxes0X + faceAXY * aAxes0Y + faceAXZ * aAxes0Z);
  const bAxes0 = b.axes[0];
  const bAxes0X = bAxes0.x;
  const bAxes0Y = bAxes0.y;
  const bAxes0Z = bAxes0.z;
  const faceAXalongBX = Math.abs(faceAXX * bAxes0X + faceAXY * bAxes0Y + faceAXZ * bAxes0Z);
  const bAxes1 = b.axes[1];
  const bAxes1X = bAxes1.x;
  const bAxes1Y = bAxes1.y;
  const bAxes1Z = bAxes1.z;
  const faceAXalongBY = Math.abs(faceAXX * bAxes1X + faceAXY * bAxes1Y + faceAXZ * bAxes1Z);
  const bAxes2 = b.axes[2];
  const bAxes2X = bAxes2.x;
  const bAxes2Y = bAxes2.y;
  const bAxes2Z = bAxes2.z;
  const faceAXalongBZ = Math.abs(faceAXX * bAxes2X + faceAXY * bAxes2Y + faceAXZ * bAxes2Z);
  const faceAXapart = Math.abs(faceAXX * apartX + faceAXY * apartY + faceAXZ * apartZ);
  const aAxesSize = Math.abs(aAxes1Y) + Math.abs(aAxes2Z) + Math.abs(aAxes1Z) + Math.abs(aAxes2Y) + Math.abs(aAxes2X) + Math.abs(aAxes1X) + Math.abs(aAxes0Z) + Math.abs(aAxes0Y) + Math.abs(aAxes0X) + 5.527147875260445e-76;
  const aHalfExtents = a.halfExtents;
  const aHalfExtentsX = aHalfExtents.x;
  const aHalfExtentsY = aHalfExtents.y;
  const aHalfExtentsZ = aHalfExtents.z;
  const aHalfExtentsSize = Math.abs(aHalfExtentsX) + Math.abs(aHalfExtentsY) + Math.abs(aHalfExtentsZ) + 5.527147875260445e-76;
  const apartSize = Math.abs(apartX) + Math.abs(apartY) + Math.abs(apartZ) + 5.527147875260445e-76;
  const bAxesSize = Math.abs(bAxes0X) + Math.abs(bAxes0Y) + Math.abs(bAxes0Z) + Math.abs(bAxes1X) + Math.abs(bAxes1Y) + Math.abs(bAxes1Z) + Math.abs(bAxes2X) + Math.abs(bAxes2Y) + Math.abs(bAxes2Z) + 5.527147875260445e-76;
  const bHalfExtents = b.halfExtents;
  const bHalfExtentsX = bHalfExtents.x;
  const bHalfExtentsY = bHalfExtents.y;
  const bHalfExtentsZ = bHalfExtents.z;
  const bHalfExtentsSize = Math.abs(bHalfExtentsX) + Math.abs(bHalfExtentsY) + Math.abs(bHalfExtentsZ) + 5.527147875260445e-76;
  const bound1 = 6.44e-15 * aAxesSize * aAxesSize * aAxesSize * aHalfExtentsSize + 4.441e-15 * aAxesSize * aAxesSize * apartSize + 1.732e-14 * aAxesSize * aAxesSize * bAxesSize * bHalfExtentsSize;
  const value2 = faceAXapart - (aHalfExtentsX * volumeA + bHalfExtentsX * faceAXalongBX + bHalfExtentsY * faceAXalongBY + bHalfExtentsZ * faceAXalongBZ);
  if (!(value2 < -bound1 && value2 > -Infinity)) {
    if (value2 > bound1 && value2 < Infinity) return false;
    unsure = true;
  }
  const faceAYalongBX = Math.abs(faceAYX * bAxes0X + faceAYY * bAxes0Y + faceAYZ * bAxes0Z);
  const faceAYalongBY = Math.abs(faceAYX * bAxes1X + faceAYY * bAxes1Y + faceAYZ * bAxes1Z);
  const faceAYalongBZ = Math.abs(faceAYX * bAxes2X + faceAYY * bAxes2Y + faceAYZ * bAxes2Z);
  const faceAYapart = Math.abs(faceAYX * apartX + faceAYY * apartY + faceAYZ * apartZ);
  const value3 = faceAYapart - (aHalfExtentsY * volumeA + bHalfExtentsX * faceAYalongBX + bHalfExtentsY * faceAYalongBY + bHalfExtentsZ * faceAYalongBZ);
  if (!(value3 < -bound1 && value3 > -Infinity)) {
    if (value3 > bound1 && value3 < Infinity) return false;
    unsure = true;
  }
  const faceAZalongBX = Math.abs(faceAZX * bAxes0X + faceAZY * bAxes0Y + faceAZZ * bAxes0Z);
  const faceAZalongBY = Math.abs(faceAZX * bAxes1X + faceAZY * bAxes1Y + faceAZZ * bAxes1Z);
  const faceAZalongBZ = Math.abs(faceAZX * bAxes2X + faceAZY * bAxes2Y + faceAZZ * bAxes2Z);
  const faceAZapart = Math.abs(faceAZX * apartX + faceAZY * apartY + faceAZZ * apartZ);
  const value4 = faceAZapart - (aHalfExtentsZ * volumeA + bHalfExtentsX * faceAZalongBX + bHalfExtentsY * faceAZalongBY + bHalfExtentsZ * faceAZalongBZ);
  if (!(value4 < -bound1 && value4 > -Infinity)) {
    if (value4 > bound1 && value4 < Infinity) return false;
    unsure = true;
  }
  const faceBXX = bAxes1Y * bAxes2Z - bAxes1Z * bAxes2Y;
  const faceBXY = bAxes1Z * bAxes2X - bAxes1X * bAxes2Z;
  const faceBXZ = bAxes1X * bAxes2Y - bAxes1Y * bAxes2X;
  const faceBYX = bAxes2Y * bAxes0Z - bAxes2Z * bAxes0Y;
  const faceBYY = bAxes2Z * bAxes0X - bAxes2X * bAxes0Z;
  const faceBYZ = bAxes2X * bAxes0Y - bAxes2Y * bAxes0X;
  const faceBZX = bAxes0Y * bAxes1Z - bAxes0Z * bAxes1Y;
  const faceBZY = bAxes0Z * bAxes1X - bAxes0X * bAxes1Z;
  const faceBZZ = bAxes0X * bAxes1Y - bAxes0Y * bAxes1X;
  const volumeB = Math.abs(faceBXX * bAxes0X + faceBXY * bAxes0Y + faceBXZ * bAxes0Z);
  const faceBXalongAX = Math.abs(faceBXX * aAxes0X + faceBXY * aAxes0Y + faceBXZ * aAxes0Z);
  const faceBXalongAY = Math.abs(faceBXX * aAxes1X + faceBXY * aAxes1Y + faceBXZ * aAxes1Z);
  const faceBXalongAZ = Math.abs(faceBXX * aAxes2X + faceBXY * aAxes2Y + faceBXZ * aAxes2Z);
  const faceBXapart = Math.abs(faceBXX * apartX + faceBXY * apartY + faceBXZ * apartZ);
  const bound5 = 1.732e-14 * aAxesSize * aHalfExtentsSize * bAxesSize * bAxesSize + 4.441e-15 * apartSize * bAxesSize * bAxesSize + 6.44e-15 * bAxesSize * bAxesSize * bAxesSize * bHalfExtentsSize;
  const value6 = faceBXapart - (bHalfExtentsX * volumeB + aHalfExtentsX * faceBXalongAX + aHalfExtentsY * faceBXalongAY + aHalfExtentsZ * faceBXalongAZ);
  if (!(value6 < -bound5 && value6 > -Infinity)) {
    if (value6 > bound5 && value6 < Infinity) return false;
    unsure = true;
  }
  const faceBYalongAX = Math.abs(faceBYX * aAxes0X + faceBYY * aAxes0Y + faceBYZ * aAxes0Z);
  const faceBYalongAY = Math.abs(faceBYX * aAxes1X + faceBYY * aAxes1Y + faceBYZ * aAxes1Z);
  const faceBYalongAZ = Math.abs(faceBYX * aAxes2X + faceBYY * aAxes2Y + faceBYZ * aAxes2Z);
  const faceBYapart = Math.abs(faceBYX * apartX + faceBYY * apartY + faceBYZ * apartZ);
  const value7 = faceBYapart - (bHalfExtentsY * volumeB + aHalfExtentsX * faceBYalongAX + aHalfExtentsY * faceBYalongAY + aHalfExtentsZ * faceBYalongAZ);
  if (!(value7 < -bound5 && value7 > -Infinity)) {
    if (value7 > bound5 && value7 < Infinity) return false;
    unsure = true;
  }
  const faceBZalongAX = Math.abs(faceBZX * aAxes0X + faceBZY * aAxes0Y + faceBZZ * aAxes0Z);
  const faceBZalongAY = Math.abs(faceBZX * aAxes1X + faceBZY * aAxes1Y + faceBZZ * aAxes1Z);
  const faceBZalongAZ = Math.abs(faceBZX * aAxes2X + faceBZY * aAxes2Y + faceBZZ * aAxes2Z);
  const faceBZapart = Math.abs(faceBZX * apartX + faceBZY * apartY + faceBZZ * apartZ);
  const value8 = faceBZapart - (bHalfExtentsZ * volumeB + aHalfExtentsX * faceBZalongAX + aHalfExtentsY * faceBZalongAY + aHalfExtentsZ * faceBZalongAZ);
  if (!(value8 < -bound5 && value8 > -Infinity)) {
    if (value8 > bound5 && value8 < Infinity) return false;
    unsure = true;
  }
  const apartAXX = apartY * aAxes0Z - apartZ * aAxes0Y;
  const apartAXY = apartZ * aAxes0X - apartX * aAxes0Z;
  const apartAXZ = apartX * aAxes0Y - apartY * aAxes0X;
  const edgeXXapart = Math.abs(apartAXX * bAxes0X + apartAXY * bAxes0Y + apartAXZ * bAxes0Z);
  const bound9 = 1.288e-14 * aAxesSize * aAxesSize * aHalfExtentsSize * bAxesSize + 4.441e-15 * aAxesSize * apartSize * bAxesSize + 1.089e-14 * aAxesSize * bAxesSize * bAxesSize * bHalfExtentsSize;
  const value10 = edgeXXapart - (aHalfExtentsY * faceAZalongBX + aHalfExtentsZ * faceAYalongBX + bHalfExtentsY * faceBZalongAX + bHalfExtentsZ * faceBYalongAX);
  if (!(value10 < -bound9 && value10 > -Infinity) && (!(areParallel(a.axes[0], b.axes[0])))) {
    if ((value10 > bound9 && value10 < Infinity) && (!(areParallel(a.axes[0], b.axes[0])))) return false;
    unsure = true;
  }
  const edgeXYapart = Math.abs(apartAXX * bAxes1X + apartAXY * bAxes1Y + apartAXZ * bAxes1Z);
  const value11 = edgeXYapart - (aHalfExtentsY * faceAZalongBY + aHalfExtentsZ * faceAYalongBY + bHalfExtentsZ * faceBXalongAX + bHalfExtentsX * faceBZalongAX);
  if (!(value11 < -bound9 && value11 > -Infinity) && (!(areParallel(a.axes[0], b.axes[1])))) {
    if ((value11 > bound9 && value11 < Infinity) && (!(areParallel(a.axes[0], b.axes[1])))) return false;
    unsure = true;
  }
  const edgeXZapart = Math.abs(apartAXX * bAxes2X + apartAXY * bAxes2Y + apartAXZ * bAxes2Z);
  const value12 = edgeXZapart - (aHalfExtentsY * faceAZalongBZ + aHalfExtentsZ * faceAYalongBZ + bHalfExtentsX * faceBYalongAX + bHalfExtentsY * faceBXalongAX);
  if (!(value12 < -bound9 && value12 > -Infinity) && (!(areParallel(a.axes[0], b.axes[2])))) {
    if ((value12 > bound9 && value12 < Infinity) && (!(areParallel(a.axes[0], b.axes[2])))) return false;
    unsure = true;
  }
  const apartAYX = apartY * aAxes1Z - apartZ * aAxes1Y;
  const apartAYY = apartZ * aAxes1X - apartX * aAxes1Z;
  const apartAYZ = apartX * aAxes1Y - apartY * aAxes1X;
  const edgeYXapart = Math.abs(apartAYX * bAxes0X + apartAYY * bAxes0Y + apartAYZ * bAxes0Z);
  const value13 = edgeYXapart - (aHalfExtentsZ * faceAXalongBX + aHalfExtentsX * faceAZalongBX + bHalfExtentsY * faceBZalongAY + bHalfExtentsZ * faceBYalongAY);
  if (!(value13 < -bound9 && value13 > -Infinity) && (!(areParallel(a.axes[1], b.axes[0])))) {
    if ((value13 > bound9 && value13 < Infinity) && (!(areParallel(a.axes[1], b.axes[0])))) return false;
    unsure = true;
  }
  const edgeYYapart = Math.abs(apartAYX * bAxes1X + apartAYY * bAxes1Y + apartAYZ * bAxes1Z);
  const value14 = edgeYYapart - (aHalfExtentsZ * faceAXalongBY + aHalfExtentsX * faceAZalongBY + bHalfExtentsZ * faceBXalongAY + bHalfExtentsX * faceBZalongAY);
  if (!(value14 < -bound9 && value14 > -Infinity) && (!(areParallel(a.axes[1], b.axes[1])))) {
    if ((value14 > bound9 && value14 < Infinity) && (!(areParallel(a.axes[1], b.axes[1])))) return false;
    unsure = true;
  }
  const edgeYZapart = Math.abs(apartAYX * bAxes2X + apartAYY * bAxes2Y + apartAYZ * bAxes2Z);
  const value15 = edgeYZapart - (aHalfExtentsZ * faceAXalongBZ + aHalfExtentsX * faceAZalongBZ + bHalfExtentsX * faceBYalongAY + bHalfExtentsY * faceBXalongAY);
  if (!(value15 < -bound9 && value15 > -Infinity) && (!(areParallel(a.axes[1], b.axes[2])))) {
    if ((value15 > bound9 && value15 < Infinity) && (!(areParallel(a.axes[1], b.axes[2])))) return false;
    unsure = true;
  }
  const apartAZX = apartY * aAxes2Z - apartZ * aAxes2Y;
  const apartAZY = apartZ * aAxes2X - apartX * aAxes2Z;
  const apartAZZ = apartX * aAxes2Y - apartY * aAxes2X;
  const edgeZXapart = Math.abs(apartAZX * bAxes0X + apartAZY * bAxes0Y + apartAZZ * bAxes0Z);
  const value16 = edgeZXapart - (aHalfExtentsX * faceAYalongBX + aHalfExtentsY * faceAXalongBX + bHalfExtentsY * faceBZalongAZ + bHalfExtentsZ * faceBYalongAZ);
  if (!(value16 < -bound9 && value16 > -Infinity) && (!(areParallel(a.axes[2], b.axes[0])))) {
    if ((value16 > bound9 && value16 < Infinity) && (!(areParallel(a.axes[2], b.axes[0])))) return false;
    unsure = true;
  }
  const edgeZYapart = Math.abs(apartAZX * bAxes1X + apartAZY * bAxes1Y + apartAZZ * bAxes1Z);
  const value17 = edgeZYapart - (aHalfExtentsX * faceAYalongBY + aHalfExtentsY * faceAXalongBY + bHalfExtentsZ * faceBXalongAZ + bHalfExtentsX * faceBZalongAZ);
  if (!(value17 < -bound9 && value17 > -Infinity) && (!(areParallel(a.axes[2], b.axes[1])))) {
    if ((value17 > bound9 && value17 < Infinity) && (!(areParallel(a.axes[2], b.axes[1])))) return false;
    unsure = true;
  }
  const edgeZZapart = Math.abs(apartAZX * bAxes2X + apartAZY * bAxes2Y + apartAZZ * bAxes2Z);
  const value18 = edgeZZapart - (aHalfExtentsX * faceAYalongBZ + aHalfExtentsY * faceAXalongBZ + bHalfExtentsX * faceBYalongAZ + bHalfExtentsY * faceBXalongAZ);
  if (!(value18 < -bound9 && value18 > -Infinity) && (!(areParallel(a.axes[2], b.axes[2])))) {
    if ((value18 > bound9 && value18 < Infinity) && (!(areParallel(a.axes[2], b.axes[2])))) return false;
    unsure = true;
  }
  if (!(Math.min(Math.min(Math.min(Math.min(Math.min(aHalfExtentsX, aHalfExtentsY), aHalfExtentsZ), bHalfExtentsX), bHalfExtentsY), bHalfExtentsZ) >= 0)) return false;
  const bound19 = 3.109e-15 * aAxesSize * aAxesSize * aAxesSize;
  const size20 = Math.abs(volumeA);
  const bound21 = 3.109e-15 * bAxesSize * bAxesSize * bAxesSize;
  const size22 = Math.abs(volumeB);
  if ((!(size20 > bound19 && size20 < Infinity) && !(size22 > bound21 && size22 < Infinity)) && (!(intersectsFlatObbObb(a, b)))) unsure = true;
  if (unsure) return intersectsObbObbExactly(a, b);
  return true;
}

function intersectsObbObbExactly(a: Bare<Obb>, b: Bare<Obb>): boolean {
  operands[0] = b.center.x;
  operands[1] = a.center.x;
  operands[2] = b.center.y;
  operands[3] = a.center.y;
  operands[4] = b.center.z;
  operands[5] = a.center.z;
  operands[6] = a.axes[1].y;
  operands[7] = a.axes[2].z;
  operands[8] = a.axes[1].z;
  operands[9] = a.axes[2].y;
  operands[10] = a.axes[2].x;
  operands[11] = a.axes[1].x;
  operands[12] = a.axes[0].z;
  operands[13] = a.axes[0].y;
  operands[14] = a.axes[0].x;
  operands[15] = b.axes[0].x;
  operands[16] = b.axes[0].y;
  operands[17] = b.axes[0].z;
  operands[18] = b.axes[1].x;
  operands[19] = b.axes[1].y;
  operands[20] = b.axes[1].z;
  operands[21] = b.axes[2].x;
  operands[22] = b.axes[2].y;
  operands[23] = b.axes[2].z;
  operands[24] = a.halfExtents.x;
  operands[25] = b.halfExtents.x;
  operands[26] = b.halfExtents.y;
  operands[27] = b.halfExtents.z;
  operands[28] = a.halfExtents.y;
  operands[29] = a.halfExtents.z;
  const scale = probe(3, 24, 0, 4398046511104, 1.3164036458569648e+64, 4, false);
  if (scale === ON_GRID) return intersectsObbObbOnGrid(a, b);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsObbObbTwin(dyadics, a, b) : intersectsObbObbTwin(expansionsAtScale(scale), a, b);
}

function intersectsObbObbOnGrid(a: Bare<Obb>, b: Bare<Obb>): boolean {
  const apartX = b.center.x - a.center.x;
  const apartY = b.center.y - a.center.y;
  const apartZ = b.center.z - a.center.z;

  // Faces of a: normals are the cross products of two axes, and the triple products with each axis of b.
  const faceAXX = a.axes[1].y * a.axes[2].z - a.axes[1].z * a.axes[2].y;
  const faceAXY = a.axes[1].z * a.axes[2].x - a.axes[1].x * a.axes[2].z;
  const faceAXZ = a.axes[1].x * a.axes[2].y - a.axes[1].y * a.axes[2].x;
  const faceAYX = a.axes[2].y * a.axes[0].z - a.axes[2].z * a.axes[0].y;
  const faceAYY = a.axes[2].z * a.axes[0].x - a.axes[2].x * a.axes[0].z;
  const faceAYZ = a.axes[2].x * a.axes[0].y - a.axes[2].y * a.axes[0].x;
  const faceAZX = a.axes[0].y * a.axes[1].z - a.axes[0].z * a.axes[1].y;
  const faceAZY = a.axes[0].z * a.axes[1].x - a.axes[0].x * a.axes[1].z;
  const faceAZZ = a.axes[0].x * a.axes[1].y - a.axes[0].y * a.axes[1].x;
  const volumeA = Math.abs(faceAXX * a.axes[0].x + faceAXY * a.axes[0].y + faceAXZ * a.axes[0].z);
  const faceAXalongBX = Math.abs(faceAXX * b.axes[0].x + faceAXY * b.axes[0].y + faceAXZ * b.axes[0].z);
  const faceAXalongBY = Math.abs(faceAXX * b.axes[1].x + faceAXY * b.axes[1].y + faceAXZ * b.axes[1].z);
  const faceAXalongBZ = Math.abs(faceAXX * b.axes[2].x + faceAXY * b.axes[2].y + faceAXZ * b.axes[2].z);
  const faceAXapart = Math.abs(faceAXX * apartX + faceAXY * apartY + faceAXZ * apartZ);
  if (
    faceAXapart >
    a.halfExtents.x * volumeA +
      b.halfExtents.x * faceAXalongBX +
      b.halfExtents.y * faceAXalongBY +
      b.halfExtents.z * faceAXalongBZ
  )
    return false;
  const faceAYalongBX = Math.abs(faceAYX * b.axes[0].x + faceAYY * b.axes[0].y + faceAYZ * b.axes[0].z);
  const faceAYalongBY = Math.abs(faceAYX * b.axes[1].x + faceAYY * b.axes[1].y + faceAYZ * b.axes[1].z);
  const faceAYalongBZ = Math.abs(faceAYX * b.axes[2].x + faceAYY * b.axes[2].y + faceAYZ * b.axes[2].z);
  const faceAYapart = Math.abs(faceAYX * apartX + faceAYY * apartY + faceAYZ * apartZ);
  if (
    faceAYapart >
    a.halfExtents.y * volumeA +
      b.halfExtents.x * faceAYalongBX +
      b.halfExtents.y * faceAYalongBY +
      b.halfExtents.z * faceAYalongBZ
  )
    return false;
  const faceAZalongBX = Math.abs(faceAZX * b.axes[0].x + faceAZY * b.axes[0].y + faceAZZ * b.axes[0].z);
  const faceAZalongBY = Math.abs(faceAZX * b.axes[1].x + faceAZY * b.axes[1].y + faceAZZ * b.axes[1].z);
  const faceAZalongBZ = Math.abs(faceAZX * b.axes[2].x + faceAZY * b.axes[2].y + faceAZZ * b.axes[2].z);
  const faceAZapart = Math.abs(faceAZX * apartX + faceAZY * apartY + faceAZZ * apartZ);
  if (
    faceAZapart >
    a.halfExtents.z * volumeA +
      b.halfExtents.x * faceAZalongBX +
      b.halfExtents.y * faceAZalongBY +
      b.halfExtents.z * faceAZalongBZ
  )
    return false;

  // Faces of b.
  const faceBXX = b.axes[1].y * b.axes[2].z - b.axes[1].z * b.axes[2].y;
  const faceBXY = b.axes[1].z * b.axes[2].x - b.axes[1].x * b.axes[2].z;
  const faceBXZ = b.axes[1].x * b.axes[2].y - b.axes[1].y * b.axes[2].x;
  const faceBYX = b.axes[2].y * b.axes[0].z - b.axes[2].z * b.axes[0].y;
  const faceBYY = b.axes[2].z * b.axes[0].x - b.axes[2].x * b.axes[0].z;
  const faceBYZ = b.axes[2].x * b.axes[0].y - b.axes[2].y * b.axes[0].x;
  const faceBZX = b.axes[0].y * b.axes[1].z - b.axes[0].z * b.axes[1].y;
  const faceBZY = b.axes[0].z * b.axes[1].x - b.axes[0].x * b.axes[1].z;
  const faceBZZ = b.axes[0].x * b.axes[1].y - b.axes[0].y * b.axes[1].x;
  const volumeB = Math.abs(faceBXX * b.axes[0].x + faceBXY * b.axes[0].y + faceBXZ * b.axes[0].z);
  const faceBXalongAX = Math.abs(faceBXX * a.axes[0].x + faceBXY * a.axes[0].y + faceBXZ * a.axes[0].z);
  const faceBXalongAY = Math.abs(faceBXX * a.axes[1].x + faceBXY * a.axes[1].y + faceBXZ * a.axes[1].z);
  const faceBXalongAZ = Math.abs(faceBXX * a.axes[2].x + faceBXY * a.axes[2].y + faceBXZ * a.axes[2].z);
  const faceBXapart = Math.abs(faceBXX * apartX + faceBXY * apartY + faceBXZ * apartZ);
  if (
    faceBXapart >
    b.halfExtents.x * volumeB +
      a.halfExtents.x * faceBXalongAX +
      a.halfExtents.y * faceBXalongAY +
      a.halfExtents.z * faceBXalongAZ
  )
    return false;
  const faceBYalongAX = Math.abs(faceBYX * a.axes[0].x + faceBYY * a.axes[0].y + faceBYZ * a.axes[0].z);
  const faceBYalongAY = Math.abs(faceBYX * a.axes[1].x + faceBYY * a.axes[1].y + faceBYZ * a.axes[1].z);
  const faceBYalongAZ = Math.abs(faceBYX * a.axes[2].x + faceBYY * a.axes[2].y + faceBYZ * a.axes[2].z);
  const faceBYapart = Math.abs(faceBYX * apartX + faceBYY * apartY + faceBYZ * apartZ);
  if (
    faceBYapart >
    b.halfExtents.y * volumeB +
      a.halfExtents.x * faceBYalongAX +
      a.halfExtents.y * faceBYalongAY +
      a.halfExtents.z * faceBYalongAZ
  )
    return false;
  const faceBZalongAX = Math.abs(faceBZX * a.axes[0].x + faceBZY * a.axes[0].y + faceBZZ * a.axes[0].z);
  const faceBZalongAY = Math.abs(faceBZX * a.axes[1].x + faceBZY * a.axes[1].y + faceBZZ * a.axes[1].z);
  const faceBZalongAZ = Math.abs(faceBZX * a.axes[2].x + faceBZY * a.axes[2].y + faceBZZ * a.axes[2].z);
  const faceBZapart = Math.abs(faceBZX * apartX + faceBZY * apartY + faceBZZ * apartZ);
  if (
    faceBZapart >
    b.halfExtents.z * volumeB +
      a.halfExtents.x * faceBZalongAX +
      a.halfExtents.y * faceBZalongAY +
      a.halfExtents.z * faceBZalongAZ
  )
    return false;

  // Edges: the axis a.axes.i × b.axes.j, by cyclic exchange in the triple products.
  const apartAXX = apartY * a.axes[0].z - apartZ * a.axes[0].y;
  const apartAXY = apartZ * a.axes[0].x - apartX * a.axes[0].z;
  const apartAXZ = apartX * a.axes[0].y - apartY * a.axes[0].x;
  const edgeXXapart = Math.abs(apartAXX * b.axes[0].x + apartAXY * b.axes[0].y + apartAXZ * b.axes[0].z);
  if (
    edgeXXapart >
      a.halfExtents.y * faceAZalongBX +
        a.halfExtents.z * faceAYalongBX +
        b.halfExtents.y * faceBZalongAX +
        b.halfExtents.z * faceBYalongAX &&
    !areParallel(a.axes[0], b.axes[0])
  )
    return false;
  const edgeXYapart = Math.abs(apartAXX * b.axes[1].x + apartAXY * b.axes[1].y + apartAXZ * b.axes[1].z);
  if (
    edgeXYapart >
      a.halfExtents.y * faceAZalongBY +
        a.halfExtents.z * faceAYalongBY +
        b.halfExtents.z * faceBXalongAX +
        b.halfExtents.x * faceBZalongAX &&
    !areParallel(a.axes[0], b.axes[1])
  )
    return false;
  const edgeXZapart = Math.abs(apartAXX * b.axes[2].x + apartAXY * b.axes[2].y + apartAXZ * b.axes[2].z);
  if (
    edgeXZapart >
      a.halfExtents.y * faceAZalongBZ +
        a.halfExtents.z * faceAYalongBZ +
        b.halfExtents.x * faceBYalongAX +
        b.halfExtents.y * faceBXalongAX &&
    !areParallel(a.axes[0], b.axes[2])
  )
    return false;
  const apartAYX = apartY * a.axes[1].z - apartZ * a.axes[1].y;
  const apartAYY = apartZ * a.axes[1].x - apartX * a.axes[1].z;
  const apartAYZ = apartX * a.axes[1].y - apartY * a.axes[1].x;
  const edgeYXapart = Math.abs(apartAYX * b.axes[0].x + apartAYY * b.axes[0].y + apartAYZ * b.axes[0].z);
  if (
    edgeYXapart >
      a.halfExtents.z * faceAXalongBX +
        a.halfExtents.x * faceAZalongBX +
        b.halfExtents.y * faceBZalongAY +
        b.halfExtents.z * faceBYalongAY &&
    !areParallel(a.axes[1], b.axes[0])
  )
    return false;
  const edgeYYapart = Math.abs(apartAYX * b.axes[1].x + apartAYY * b.axes[1].y + apartAYZ * b.axes[1].z);
  if (
    edgeYYapart >
      a.halfExtents.z * faceAXalongBY +
        a.halfExtents.x * faceAZalongBY +
        b.halfExtents.z * faceBXalongAY +
        b.halfExtents.x * faceBZalongAY &&
    !areParallel(a.axes[1], b.axes[1])
  )
    return false;
  const edgeYZapart = Math.abs(apartAYX * b.axes[2].x + apartAYY * b.axes[2].y + apartAYZ * b.axes[2].z);
  if (
    edgeYZapart >
      a.halfExtents.z * faceAXalongBZ +
        a.halfExtents.x * faceAZalongBZ +
        b.halfExtents.x * faceBYalongAY +
        b.halfExtents.y * faceBXalongAY &&
    !areParallel(a.axes[1], b.axes[2])
  )
    return false;
  const apartAZX = apartY * a.axes[2].z - apartZ * a.axes[2].y;
  const apartAZY = apartZ * a.axes[2].x - apartX * a.axes[2].z;
  const apartAZZ = apartX * a.axes[2].y - apartY * a.axes[2].x;
  const edgeZXapart = Math.abs(apartAZX * b.axes[0].x + apartAZY * b.axes[0].y + apartAZZ * b.axes[0].z);
  if (
    edgeZXapart >
      a.halfExtents.x * faceAYalongBX +
        a.halfExtents.y * faceAXalongBX +
        b.halfExtents.y * faceBZalongAZ +
        b.halfExtents.z * faceBYalongAZ &&
    !areParallel(a.axes[2], b.axes[0])
  )
    return false;
  const edgeZYapart = Math.abs(apartAZX * b.axes[1].x + apartAZY * b.axes[1].y + apartAZZ * b.axes[1].z);
  if (
    edgeZYapart >
      a.halfExtents.x * faceAYalongBY +
        a.halfExtents.y * faceAXalongBY +
        b.halfExtents.z * faceBXalongAZ +
        b.halfExtents.x * faceBZalongAZ &&
    !areParallel(a.axes[2], b.axes[1])
  )
    return false;
  const edgeZZapart = Math.abs(apartAZX * b.axes[2].x + apartAZY * b.axes[2].y + apartAZZ * b.axes[2].z);
  if (
    edgeZZapart >
      a.halfExtents.x * faceAYalongBZ +
        a.halfExtents.y * faceAXalongBZ +
        b.halfExtents.x * faceBYalongAZ +
        b.halfExtents.y * faceBXalongAZ &&
    !areParallel(a.axes[2], b.axes[2])
  )
    return false;

  if (
    !(
      Math.min(a.halfExtents.x, a.halfExtents.y, a.halfExtents.z, b.halfExtents.x, b.halfExtents.y, b.halfExtents.z) >=
      0
    )
  )
    return false;
  if (volumeA === 0 && volumeB === 0 && !intersectsFlatObbObb(a, b)) return false;
  return true;
}

function intersectsObbObbTwin<V>(x: Arithmetic<V>, a: Bare<Obb>, b: Bare<Obb>): boolean {
  const apartX = x.subtract(x.from(b.center.x), x.from(a.center.x));
  const apartY = x.subtract(x.from(b.center.y), x.from(a.center.y));
  const apartZ = x.subtract(x.from(b.center.z), x.from(a.center.z));
  const faceAXX = x.subtract(x.multiply(x.from(a.axes[1].y), x.from(a.axes[2].z)), x.multiply(x.from(a.axes[1].z), x.from(a.axes[2].y)));
  const faceAXY = x.subtract(x.multiply(x.from(a.axes[1].z), x.from(a.axes[2].x)), x.multiply(x.from(a.axes[1].x), x.from(a.axes[2].z)));
  const faceAXZ = x.subtract(x.multiply(x.from(a.axes[1].x), x.from(a.axes[2].y)), x.multiply(x.from(a.axes[1].y), x.from(a.axes[2].x)));
  const faceAYX = x.subtract(x.multiply(x.from(a.axes[2].y), x.from(a.axes[0].z)), x.multiply(x.from(a.axes[2].z), x.from(a.axes[0].y)));
  const faceAYY = x.subtract(x.multiply(x.from(a.axes[2].z), x.from(a.axes[0].x)), x.multiply(x.from(a.axes[2].x), x.from(a.axes[0].z)));
  const faceAYZ = x.subtract(x.multiply(x.from(a.axes[2].x), x.from(a.axes[0].y)), x.multiply(x.from(a.axes[2].y), x.from(a.axes[0].x)));
  const faceAZX = x.subtract(x.multiply(x.from(a.axes[0].y), x.from(a.axes[1].z)), x.multiply(x.from(a.axes[0].z), x.from(a.axes[1].y)));
  const faceAZY = x.subtract(x.multiply(x.from(a.axes[0].z), x.from(a.axes[1].x)), x.multiply(x.from(a.axes[0].x), x.from(a.axes[1].z)));
  const faceAZZ = x.subtract(x.multiply(x.from(a.axes[0].x), x.from(a.axes[1].y)), x.multiply(x.from(a.axes[0].y), x.from(a.axes[1].x)));
  const volumeA = x.absolute(x.add(x.add(x.multiply(faceAXX, x.from(a.axes[0].x)), x.multiply(faceAXY, x.from(a.axes[0].y))), x.multiply(faceAXZ, x.from(a.axes[0].z))));
  const faceAXalongBX = x.absolute(x.add(x.add(x.multiply(faceAXX, x.from(b.axes[0].x)), x.multiply(faceAXY, x.from(b.axes[0].y))), x.multiply(faceAXZ, x.from(b.axes[0].z))));
  const faceAXalongBY = x.absolute(x.add(x.add(x.multiply(faceAXX, x.from(b.axes[1].x)), x.multiply(faceAXY, x.from(b.axes[1].y))), x.multiply(faceAXZ, x.from(b.axes[1].z))));
  const faceAXalongBZ = x.absolute(x.add(x.add(x.multiply(faceAXX, x.from(b.axes[2].x)), x.multiply(faceAXY, x.from(b.axes[2].y))), x.multiply(faceAXZ, x.from(b.axes[2].z))));
  const faceAXapart = x.absolute(x.add(x.add(x.multiply(faceAXX, apartX), x.multiply(faceAXY, apartY)), x.multiply(faceAXZ, apartZ)));
  if (x.compare(faceAXapart, x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.x), volumeA), x.multiply(x.from(b.halfExtents.x), faceAXalongBX)), x.multiply(x.from(b.halfExtents.y), faceAXalongBY)), x.multiply(x.from(b.halfExtents.z), faceAXalongBZ))) > 0) {
    return false;
  }
  const faceAYalongBX = x.absolute(x.add(x.add(x.multiply(faceAYX, x.from(b.axes[0].x)), x.multiply(faceAYY, x.from(b.axes[0].y))), x.multiply(faceAYZ, x.from(b.axes[0].z))));
  const faceAYalongBY = x.absolute(x.add(x.add(x.multiply(faceAYX, x.from(b.axes[1].x)), x.multiply(faceAYY, x.from(b.axes[1].y))), x.multiply(faceAYZ, x.from(b.axes[1].z))));
  const faceAYalongBZ = x.absolute(x.add(x.add(x.multiply(faceAYX, x.from(b.axes[2].x)), x.multiply(faceAYY, x.from(b.axes[2].y))), x.multiply(faceAYZ, x.from(b.axes[2].z))));
  const faceAYapart = x.absolute(x.add(x.add(x.multiply(faceAYX, apartX), x.multiply(faceAYY, apartY)), x.multiply(faceAYZ, apartZ)));
  if (x.compare(faceAYapart, x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.y), volumeA), x.multiply(x.from(b.halfExtents.x), faceAYalongBX)), x.multiply(x.from(b.halfExtents.y), faceAYalongBY)), x.multiply(x.from(b.halfExtents.z), faceAYalongBZ))) > 0) {
    return false;
  }
  const faceAZalongBX = x.absolute(x.add(x.add(x.multiply(faceAZX, x.from(b.axes[0].x)), x.multiply(faceAZY, x.from(b.axes[0].y))), x.multiply(faceAZZ, x.from(b.axes[0].z))));
  const faceAZalongBY = x.absolute(x.add(x.add(x.multiply(faceAZX, x.from(b.axes[1].x)), x.multiply(faceAZY, x.from(b.axes[1].y))), x.multiply(faceAZZ, x.from(b.axes[1].z))));
  const faceAZalongBZ = x.absolute(x.add(x.add(x.multiply(faceAZX, x.from(b.axes[2].x)), x.multiply(faceAZY, x.from(b.axes[2].y))), x.multiply(faceAZZ, x.from(b.axes[2].z))));
  const faceAZapart = x.absolute(x.add(x.add(x.multiply(faceAZX, apartX), x.multiply(faceAZY, apartY)), x.multiply(faceAZZ, apartZ)));
  if (x.compare(faceAZapart, x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.z), volumeA), x.multiply(x.from(b.halfExtents.x), faceAZalongBX)), x.multiply(x.from(b.halfExtents.y), faceAZalongBY)), x.multiply(x.from(b.halfExtents.z), faceAZalongBZ))) > 0) {
    return false;
  }
  const faceBXX = x.subtract(x.multiply(x.from(b.axes[1].y), x.from(b.axes[2].z)), x.multiply(x.from(b.axes[1].z), x.from(b.axes[2].y)));
  const faceBXY = x.subtract(x.multiply(x.from(b.axes[1].z), x.from(b.axes[2].x)), x.multiply(x.from(b.axes[1].x), x.from(b.axes[2].z)));
  const faceBXZ = x.subtract(x.multiply(x.from(b.axes[1].x), x.from(b.axes[2].y)), x.multiply(x.from(b.axes[1].y), x.from(b.axes[2].x)));
  const faceBYX = x.subtract(x.multiply(x.from(b.axes[2].y), x.from(b.axes[0].z)), x.multiply(x.from(b.axes[2].z), x.from(b.axes[0].y)));
  const faceBYY = x.subtract(x.multiply(x.from(b.axes[2].z), x.from(b.axes[0].x)), x.multiply(x.from(b.axes[2].x), x.from(b.axes[0].z)));
  const faceBYZ = x.subtract(x.multiply(x.from(b.axes[2].x), x.from(b.axes[0].y)), x.multiply(x.from(b.axes[2].y), x.from(b.axes[0].x)));
  const faceBZX = x.subtract(x.multiply(x.from(b.axes[0].y), x.from(b.axes[1].z)), x.multiply(x.from(b.axes[0].z), x.from(b.axes[1].y)));
  const faceBZY = x.subtract(x.multiply(x.from(b.axes[0].z), x.from(b.axes[1].x)), x.multiply(x.from(b.axes[0].x), x.from(b.axes[1].z)));
  const faceBZZ = x.subtract(x.multiply(x.from(b.axes[0].x), x.from(b.axes[1].y)), x.multiply(x.from(b.axes[0].y), x.from(b.axes[1].x)));
  const volumeB = x.absolute(x.add(x.add(x.multiply(faceBXX, x.from(b.axes[0].x)), x.multiply(faceBXY, x.from(b.axes[0].y))), x.multiply(faceBXZ, x.from(b.axes[0].z))));
  const faceBXalongAX = x.absolute(x.add(x.add(x.multiply(faceBXX, x.from(a.axes[0].x)), x.multiply(faceBXY, x.from(a.axes[0].y))), x.multiply(faceBXZ, x.from(a.axes[0].z))));
  const faceBXalongAY = x.absolute(x.add(x.add(x.multiply(faceBXX, x.from(a.axes[1].x)), x.multiply(faceBXY, x.from(a.axes[1].y))), x.multiply(faceBXZ, x.from(a.axes[1].z))));
  const faceBXalongAZ = x.absolute(x.add(x.add(x.multiply(faceBXX, x.from(a.axes[2].x)), x.multiply(faceBXY, x.from(a.axes[2].y))), x.multiply(faceBXZ, x.from(a.axes[2].z))));
  const faceBXapart = x.absolute(x.add(x.add(x.multiply(faceBXX, apartX), x.multiply(faceBXY, apartY)), x.multiply(faceBXZ, apartZ)));
  if (x.compare(faceBXapart, x.add(x.add(x.add(x.multiply(x.from(b.halfExtents.x), volumeB), x.multiply(x.from(a.halfExtents.x), faceBXalongAX)), x.multiply(x.from(a.halfExtents.y), faceBXalongAY)), x.multiply(x.from(a.halfExtents.z), faceBXalongAZ))) > 0) {
    return false;
  }
  const faceBYalongAX = x.absolute(x.add(x.add(x.multiply(faceBYX, x.from(a.axes[0].x)), x.multiply(faceBYY, x.from(a.axes[0].y))), x.multiply(faceBYZ, x.from(a.axes[0].z))));
  const faceBYalongAY = x.absolute(x.add(x.add(x.multiply(faceBYX, x.from(a.axes[1].x)), x.multiply(faceBYY, x.from(a.axes[1].y))), x.multiply(faceBYZ, x.from(a.axes[1].z))));
  const faceBYalongAZ = x.absolute(x.add(x.add(x.multiply(faceBYX, x.from(a.axes[2].x)), x.multiply(faceBYY, x.from(a.axes[2].y))), x.multiply(faceBYZ, x.from(a.axes[2].z))));
  const faceBYapart = x.absolute(x.add(x.add(x.multiply(faceBYX, apartX), x.multiply(faceBYY, apartY)), x.multiply(faceBYZ, apartZ)));
  if (x.compare(faceBYapart, x.add(x.add(x.add(x.multiply(x.from(b.halfExtents.y), volumeB), x.multiply(x.from(a.halfExtents.x), faceBYalongAX)), x.multiply(x.from(a.halfExtents.y), faceBYalongAY)), x.multiply(x.from(a.halfExtents.z), faceBYalongAZ))) > 0) {
    return false;
  }
  const faceBZalongAX = x.absolute(x.add(x.add(x.multiply(faceBZX, x.from(a.axes[0].x)), x.multiply(faceBZY, x.from(a.axes[0].y))), x.multiply(faceBZZ, x.from(a.axes[0].z))));
  const faceBZalongAY = x.absolute(x.add(x.add(x.multiply(faceBZX, x.from(a.axes[1].x)), x.multiply(faceBZY, x.from(a.axes[1].y))), x.multiply(faceBZZ, x.from(a.axes[1].z))));
  const faceBZalongAZ = x.absolute(x.add(x.add(x.multiply(faceBZX, x.from(a.axes[2].x)), x.multiply(faceBZY, x.from(a.axes[2].y))), x.multiply(faceBZZ, x.from(a.axes[2].z))));
  const faceBZapart = x.absolute(x.add(x.add(x.multiply(faceBZX, apartX), x.multiply(faceBZY, apartY)), x.multiply(faceBZZ, apartZ)));
  if (x.compare(faceBZapart, x.add(x.add(x.add(x.multiply(x.from(b.halfExtents.z), volumeB), x.multiply(x.from(a.halfExtents.x), faceBZalongAX)), x.multiply(x.from(a.halfExtents.y), faceBZalongAY)), x.multiply(x.from(a.halfExtents.z), faceBZalongAZ))) > 0) {
    return false;
  }
  const apartAXX = x.subtract(x.multiply(apartY, x.from(a.axes[0].z)), x.multiply(apartZ, x.from(a.axes[0].y)));
  const apartAXY = x.subtract(x.multiply(apartZ, x.from(a.axes[0].x)), x.multiply(apartX, x.from(a.axes[0].z)));
  const apartAXZ = x.subtract(x.multiply(apartX, x.from(a.axes[0].y)), x.multiply(apartY, x.from(a.axes[0].x)));
  const edgeXXapart = x.absolute(x.add(x.add(x.multiply(apartAXX, x.from(b.axes[0].x)), x.multiply(apartAXY, x.from(b.axes[0].y))), x.multiply(apartAXZ, x.from(b.axes[0].z))));
  if ((x.compare(edgeXXapart, x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.y), faceAZalongBX), x.multiply(x.from(a.halfExtents.z), faceAYalongBX)), x.multiply(x.from(b.halfExtents.y), faceBZalongAX)), x.multiply(x.from(b.halfExtents.z), faceBYalongAX))) > 0) && (!(areParallel(a.axes[0], b.axes[0])))) {
    return false;
  }
  const edgeXYapart = x.absolute(x.add(x.add(x.multiply(apartAXX, x.from(b.axes[1].x)), x.multiply(apartAXY, x.from(b.axes[1].y))), x.multiply(apartAXZ, x.from(b.axes[1].z))));
  if ((x.compare(edgeXYapart, x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.y), faceAZalongBY), x.multiply(x.from(a.halfExtents.z), faceAYalongBY)), x.multiply(x.from(b.halfExtents.z), faceBXalongAX)), x.multiply(x.from(b.halfExtents.x), faceBZalongAX))) > 0) && (!(areParallel(a.axes[0], b.axes[1])))) {
    return false;
  }
  const edgeXZapart = x.absolute(x.add(x.add(x.multiply(apartAXX, x.from(b.axes[2].x)), x.multiply(apartAXY, x.from(b.axes[2].y))), x.multiply(apartAXZ, x.from(b.axes[2].z))));
  if ((x.compare(edgeXZapart, x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.y), faceAZalongBZ), x.multiply(x.from(a.halfExtents.z), faceAYalongBZ)), x.multiply(x.from(b.halfExtents.x), faceBYalongAX)), x.multiply(x.from(b.halfExtents.y), faceBXalongAX))) > 0) && (!(areParallel(a.axes[0], b.axes[2])))) {
    return false;
  }
  const apartAYX = x.subtract(x.multiply(apartY, x.from(a.axes[1].z)), x.multiply(apartZ, x.from(a.axes[1].y)));
  const apartAYY = x.subtract(x.multiply(apartZ, x.from(a.axes[1].x)), x.multiply(apartX, x.from(a.axes[1].z)));
  const apartAYZ = x.subtract(x.multiply(apartX, x.from(a.axes[1].y)), x.multiply(apartY, x.from(a.axes[1].x)));
  const edgeYXapart = x.absolute(x.add(x.add(x.multiply(apartAYX, x.from(b.axes[0].x)), x.multiply(apartAYY, x.from(b.axes[0].y))), x.multiply(apartAYZ, x.from(b.axes[0].z))));
  if ((x.compare(edgeYXapart, x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.z), faceAXalongBX), x.multiply(x.from(a.halfExtents.x), faceAZalongBX)), x.multiply(x.from(b.halfExtents.y), faceBZalongAY)), x.multiply(x.from(b.halfExtents.z), faceBYalongAY))) > 0) && (!(areParallel(a.axes[1], b.axes[0])))) {
    return false;
  }
  const edgeYYapart = x.absolute(x.add(x.add(x.multiply(apartAYX, x.from(b.axes[1].x)), x.multiply(apartAYY, x.from(b.axes[1].y))), x.multiply(apartAYZ, x.from(b.axes[1].z))));
  if ((x.compare(edgeYYapart, x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.z), faceAXalongBY), x.multiply(x.from(a.halfExtents.x), faceAZalongBY)), x.multiply(x.from(b.halfExtents.z), faceBXalongAY)), x.multiply(x.from(b.halfExtents.x), faceBZalongAY))) > 0) && (!(areParallel(a.axes[1], b.axes[1])))) {
    return false;
  }
  const edgeYZapart = x.absolute(x.add(x.add(x.multiply(apartAYX, x.from(b.axes[2].x)), x.multiply(apartAYY, x.from(b.axes[2].y))), x.multiply(apartAYZ, x.from(b.axes[2].z))));
  if ((x.compare(edgeYZapart, x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.z), faceAXalongBZ), x.multiply(x.from(a.halfExtents.x), faceAZalongBZ)), x.multiply(x.from(b.halfExtents.x), faceBYalongAY)), x.multiply(x.from(b.halfExtents.y), faceBXalongAY))) > 0) && (!(areParallel(a.axes[1], b.axes[2])))) {
    return false;
  }
  const apartAZX = x.subtract(x.multiply(apartY, x.from(a.axes[2].z)), x.multiply(apartZ, x.from(a.axes[2].y)));
  const apartAZY = x.subtract(x.multiply(apartZ, x.from(a.axes[2].x)), x.multiply(apartX, x.from(a.axes[2].z)));
  const apartAZZ = x.subtract(x.multiply(apartX, x.from(a.axes[2].y)), x.multiply(apartY, x.from(a.axes[2].x)));
  const edgeZXapart = x.absolute(x.add(x.add(x.multiply(apartAZX, x.from(b.axes[0].x)), x.multiply(apartAZY, x.from(b.axes[0].y))), x.multiply(apartAZZ, x.from(b.axes[0].z))));
  if ((x.compare(edgeZXapart, x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.x), faceAYalongBX), x.multiply(x.from(a.halfExtents.y), faceAXalongBX)), x.multiply(x.from(b.halfExtents.y), faceBZalongAZ)), x.multiply(x.from(b.halfExtents.z), faceBYalongAZ))) > 0) && (!(areParallel(a.axes[2], b.axes[0])))) {
    return false;
  }
  const edgeZYapart = x.absolute(x.add(x.add(x.multiply(apartAZX, x.from(b.axes[1].x)), x.multiply(apartAZY, x.from(b.axes[1].y))), x.multiply(apartAZZ, x.from(b.axes[1].z))));
  if ((x.compare(edgeZYapart, x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.x), faceAYalongBY), x.multiply(x.from(a.halfExtents.y), faceAXalongBY)), x.multiply(x.from(b.halfExtents.z), faceBXalongAZ)), x.multiply(x.from(b.halfExtents.x), faceBZalongAZ))) > 0) && (!(areParallel(a.axes[2], b.axes[1])))) {
    return false;
  }
  const edgeZZapart = x.absolute(x.add(x.add(x.multiply(apartAZX, x.from(b.axes[2].x)), x.multiply(apartAZY, x.from(b.axes[2].y))), x.multiply(apartAZZ, x.from(b.axes[2].z))));
  if ((x.compare(edgeZZapart, x.add(x.add(x.add(x.multiply(x.from(a.halfExtents.x), faceAYalongBZ), x.multiply(x.from(a.halfExtents.y), faceAXalongBZ)), x.multiply(x.from(b.halfExtents.x), faceBYalongAZ)), x.multiply(x.from(b.halfExtents.y), faceBXalongAZ))) > 0) && (!(areParallel(a.axes[2], b.axes[2])))) {
    return false;
  }
  if (!(Math.min(Math.min(Math.min(Math.min(Math.min(a.halfExtents.x, a.halfExtents.y), a.halfExtents.z), b.halfExtents.x), b.halfExtents.y), b.halfExtents.z) >= 0)) {
    return false;
  }
  if (((x.compare(volumeA, x.integer(0)) === 0) && (x.compare(volumeB, x.integer(0)) === 0)) && (!(intersectsFlatObbObb(a, b)))) {
    return false;
  }
  return true;
}

/**
 * Whether two edges are parallel as far as comparing their coordinates can tell: equal, opposite, or along one coordinate
 * axis. Boxes that stand upright or lie on each other have such edges; the axis across them is zero and separates nothing,
 * which rounding could not show.
 */
export function areParallel(u: Vec3, v: Vec3): boolean {
  const uX = u.x;
  const vX = v.x;
  const uY = u.y;
  const vY = v.y;
  const uZ = u.z;
  const vZ = v.z;
  if (((uX === vX && uY === vY) && uZ === vZ)) { const sum1 = ((uX + (vX + uY)) + (vY + (uZ + vZ))); return sum1 - sum1 === 0 || areParallelFinite(u, v); }
  if (((uX === -vX && uY === -vY) && uZ === -vZ)) { const sum2 = ((uX + (vX + uY)) + (vY + (uZ + vZ))); return sum2 - sum2 === 0 || areParallelFinite(u, v); }
  if ((((uX === 0 && vX === 0) && uY === 0) && vY === 0)) { const sum3 = ((uX + (vX + uY)) + (vY + (uZ + vZ))); return sum3 - sum3 === 0 || areParallelFinite(u, v); }
  if ((((uY === 0 && vY === 0) && uZ === 0) && vZ === 0)) { const sum4 = ((uX + (vX + uY)) + (vY + (uZ + vZ))); return sum4 - sum4 === 0 || areParallelFinite(u, v); }
  if ((((uZ === 0 && vZ === 0) && uX === 0) && vX === 0)) { const sum5 = ((uX + (vX + uY)) + (vY + (uZ + vZ))); return sum5 - sum5 === 0 || areParallelFinite(u, v); }
  return false;
}

function areParallelFinite(u: Vec3, v: Vec3): boolean {
  return ((u.x * 0 + (v.x * 0 + u.y * 0)) + (v.y * 0 + (u.z * 0 + v.z * 0))) === 0;
}
