/** Box and box: every axis is a matter of its own, two intervals that overlap or leave a gap. */
import type { Bare } from '../../core/bare.js';
import { norm3 } from '../../core/norm.js';
import { intersectsAabbAabb } from '../exact/aabb-aabb.js';
import { type Aabb, createAabb, isProperAabb, type MutableAabb } from '../shapes/aabb.js';
import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  measureDistance,
} from '../shapes/results.js';
import { turnRound } from './direction.js';
import { GROW, shrinkAabb } from './vast.js';

export { intersectsAabbAabb };

const smallB: MutableAabb = /* @__PURE__ */ createAabb();

/** 0 when they meet. Within 3 ulp. */
export function distanceAabbAabb(a: Bare<Aabb>, b: Bare<Aabb>): number {
  if (intersectsAabbAabb(a, b)) return 0;
  if (!(isProperAabb(a) && isProperAabb(b))) return Infinity;
  const gapX = Math.max(b.min.x - a.max.x, a.min.x - b.max.x, 0);
  const gapY = Math.max(b.min.y - a.max.y, a.min.y - b.max.y, 0);
  const gapZ = Math.max(b.min.z - a.max.z, a.min.z - b.max.z, 0);
  return norm3(gapX, gapY, gapZ);
}

/** On an axis where they overlap, both points lie in the middle of the overlap. */
export function closestPointsAabbAabb(a: Bare<Aabb>, b: Bare<Aabb>, out?: ClosestPoints): ClosestPoints | null {
  if (!(isProperAabb(a) && isProperAabb(b))) return null;
  out ??= createClosestPoints();
  // The middle is halved before the difference, which could overflow.
  const fromX = Math.max(a.min.x, b.min.x);
  const toX = Math.min(a.max.x, b.max.x);
  const middleX = fromX + (0.5 * toX - 0.5 * fromX);
  const isBeforeX = a.max.x < b.min.x;
  const fromY = Math.max(a.min.y, b.min.y);
  const toY = Math.min(a.max.y, b.max.y);
  const middleY = fromY + (0.5 * toY - 0.5 * fromY);
  const isBeforeY = a.max.y < b.min.y;
  const fromZ = Math.max(a.min.z, b.min.z);
  const toZ = Math.min(a.max.z, b.max.z);
  const middleZ = fromZ + (0.5 * toZ - 0.5 * fromZ);
  const isBeforeZ = a.max.z < b.min.z;
  out.a.x = fromX <= toX ? middleX : isBeforeX ? toX : fromX;
  out.a.y = fromY <= toY ? middleY : isBeforeY ? toY : fromY;
  out.a.z = fromZ <= toZ ? middleZ : isBeforeZ ? toZ : fromZ;
  out.b.x = fromX <= toX ? middleX : isBeforeX ? fromX : toX;
  out.b.y = fromY <= toY ? middleY : isBeforeY ? fromY : toY;
  out.b.z = fromZ <= toZ ? middleZ : isBeforeZ ? fromZ : toZ;
  measureDistance(out);
  return out;
}

/**
 * By the axis and side with the least way out. Of equal ones it is the first of x min, x max, y min … z max of the box
 * with the greater `min`, x before y before z, or else with the greater `max`. The point is the middle of what they
 * share.
 */
export function contactAabbAabb(a: Bare<Aabb>, b: Bare<Aabb>, out?: Contact): Contact | null {
  if (!intersectsAabbAabb(a, b)) return null;
  out ??= createContact();
  const fromX = Math.max(a.min.x, b.min.x);
  const fromY = Math.max(a.min.y, b.min.y);
  const fromZ = Math.max(a.min.z, b.min.z);
  const x = fromX + (0.5 * Math.min(a.max.x, b.max.x) - 0.5 * fromX);
  const y = fromY + (0.5 * Math.min(a.max.y, b.max.y) - 0.5 * fromY);
  const z = fromZ + (0.5 * Math.min(a.max.z, b.max.z) - 0.5 * fromZ);
  if (precedes(b, a)) {
    writeLeastWay(b, a, out);
    turnRound(out.normal);
  } else {
    writeLeastWay(a, b, out);
  }
  out.point.x = x;
  out.point.y = y;
  out.point.z = z;
  return out;
}

/** Of equal answers both orders of asking shall give the same, so one of the boxes is always taken for the first. */
function precedes(a: Bare<Aabb>, b: Bare<Aabb>): boolean {
  if (a.min.x !== b.min.x) return a.min.x < b.min.x;
  if (a.min.y !== b.min.y) return a.min.y < b.min.y;
  if (a.min.z !== b.min.z) return a.min.z < b.min.z;
  if (a.max.x !== b.max.x) return a.max.x < b.max.x;
  return a.max.y !== b.max.y ? a.max.y < b.max.y : a.max.z < b.max.z;
}

function writeLeastWay(a: Bare<Aabb>, b: Bare<Aabb>, out: Contact): void {
  const byMinX = a.max.x - b.min.x;
  const byMaxX = b.max.x - a.min.x;
  const byMinY = a.max.y - b.min.y;
  const byMaxY = b.max.y - a.min.y;
  const byMinZ = a.max.z - b.min.z;
  const byMaxZ = b.max.z - a.min.z;
  const depth = Math.min(byMinX, byMaxX, byMinY, byMaxY, byMinZ, byMaxZ);
  if (depth === Infinity) {
    writeLeastWay(shrinkAabb(a), shrinkAabb(b, smallB), out);
    out.depth *= GROW;
    return;
  }
  const { normal } = out;
  normal.x = 0;
  normal.y = 0;
  normal.z = 0;
  if (byMinX === depth) normal.x = 1;
  else if (byMaxX === depth) normal.x = -1;
  else if (byMinY === depth) normal.y = 1;
  else if (byMaxY === depth) normal.y = -1;
  else if (byMinZ === depth) normal.z = 1;
  else normal.z = -1;
  out.depth = depth;
}
