import type { Bare } from '../../core/bare.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Obb } from '../shapes/obb.js';

/**
 * The axes that fifteen leave out when neither box has three independent axes. Lending both boxes the coordinate axes
 * with half extent 0 changes neither, and makes the six generators span space again: so the coordinate axes themselves
 * and the cross products of each box axis with them are all that remains.
 */
export function intersectsFlatObbObb(a: Bare<Obb>, b: Bare<Obb>): boolean {
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

/** Whether the boxes overlap along the three cross products of `axis` with the coordinate axes. */
export function overlapsAcross(axis: Vec3, a: Bare<Obb>, b: Bare<Obb>): boolean {
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
