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

/**
 * Whether two edges are parallel as far as comparing their coordinates can tell: equal, opposite, or along one coordinate
 * axis. Boxes that stand upright or lie on each other have such edges; the axis across them is zero and separates nothing,
 * which rounding could not show.
 */
export function areParallel(u: Vec3, v: Vec3): boolean {
  if (u.x === v.x && u.y === v.y && u.z === v.z) return true;
  if (u.x === -v.x && u.y === -v.y && u.z === -v.z) return true;
  if (u.x === 0 && v.x === 0 && u.y === 0 && v.y === 0) return true;
  if (u.y === 0 && v.y === 0 && u.z === 0 && v.z === 0) return true;
  return u.z === 0 && v.z === 0 && u.x === 0 && v.x === 0;
}
