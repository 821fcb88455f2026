/**
 * Oriented boxes that are vast, or whose axes are so long or so short that products of them overflow or vanish. In the
 * smaller copy the axes are about 1 long, and the half extents make up for it.
 */
import type { Bare } from '../../core/bare.js';
import { isCommon, powerOfTwoNear } from '../../core/norm.js';
import { createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
import type { Obb } from '../shapes/obb.js';
import { SHRINK, shrinkPoint, VAST } from './vast.js';

export interface ObbCopy {
  readonly center: MutableVec3;
  readonly halfExtents: MutableVec3;
  readonly axes: readonly [MutableVec3, MutableVec3, MutableVec3];
}

export function createObbCopy(): ObbCopy {
  return { center: createVec3(), halfExtents: createVec3(), axes: [createVec3(), createVec3(), createVec3()] };
}

export function isVastObb({ center, halfExtents, axes: [u, v, w] }: Bare<Obb>): boolean {
  const { x, y, z } = halfExtents;
  const sizeU = Math.abs(u.x) + Math.abs(u.y) + Math.abs(u.z);
  const sizeV = Math.abs(v.x) + Math.abs(v.y) + Math.abs(v.z);
  const sizeW = Math.abs(w.x) + Math.abs(w.y) + Math.abs(w.z);
  const size = Math.abs(center.x) + Math.abs(center.y) + Math.abs(center.z);
  return size + x * sizeU + y * sizeV + z * sizeW > VAST || isUncommon(sizeU) || isUncommon(sizeV) || isUncommon(sizeW);
}

/** An axis without length has to stay without. */
function isUncommon(size: number): boolean {
  return size > 0 && !isCommon(size);
}

export function shrinkObb({ center, halfExtents, axes: [u, v, w] }: Bare<Obb>, out: ObbCopy): Bare<Obb> {
  shrinkPoint(center, out.center);
  // Long axes can make a box so large that no double holds its size; what is beyond is cut off.
  out.halfExtents.x = Math.min(halfExtents.x * (SHRINK * takeUnit(u, out.axes[0])), Number.MAX_VALUE);
  out.halfExtents.y = Math.min(halfExtents.y * (SHRINK * takeUnit(v, out.axes[1])), Number.MAX_VALUE);
  out.halfExtents.z = Math.min(halfExtents.z * (SHRINK * takeUnit(w, out.axes[2])), Number.MAX_VALUE);
  return out;
}

/** Divides an axis of uncommon length by a power of two near it, and returns that. */
function takeUnit({ x, y, z }: Vec3, out: MutableVec3): number {
  const size = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  const unit = isCommon(size) ? 1 : Math.max(powerOfTwoNear(size), 2 ** -1000);
  out.x = x / unit;
  out.y = y / unit;
  out.z = z / unit;
  return unit;
}
