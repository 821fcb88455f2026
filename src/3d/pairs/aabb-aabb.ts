/** Box and box: every axis is a matter of its own, two intervals that overlap or leave a gap. */
import type { Bare } from '../../core/bare.js';
import { norm3 } from '../../core/norm.js';
import { createVec3, type MutableVec3 } from '../../math/vec3.js';
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

const first: MutableVec3 = /* @__PURE__ */ createVec3();
const second: MutableVec3 = /* @__PURE__ */ createVec3();
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
  writeNearest(a, b, first);
  writeNearest(b, a, second);
  out.a.x = first.x;
  out.a.y = first.y;
  out.a.z = first.z;
  out.b.x = second.x;
  out.b.y = second.y;
  out.b.z = second.z;
  measureDistance(out);
  return out;
}

/** Writes the place in a box that is nearest to the other; on an axis where they overlap, the middle of that. */
function writeNearest({ min, max }: Bare<Aabb>, other: Bare<Aabb>, out: MutableVec3): void {
  const fromX = Math.max(min.x, other.min.x);
  const fromY = Math.max(min.y, other.min.y);
  const fromZ = Math.max(min.z, other.min.z);
  // Halved before the difference, which could overflow; beyond the box only where they do not overlap.
  const middleX = fromX + (0.5 * Math.min(max.x, other.max.x) - 0.5 * fromX);
  const middleY = fromY + (0.5 * Math.min(max.y, other.max.y) - 0.5 * fromY);
  const middleZ = fromZ + (0.5 * Math.min(max.z, other.max.z) - 0.5 * fromZ);
  out.x = Math.min(Math.max(middleX, min.x), max.x);
  out.y = Math.min(Math.max(middleY, min.y), max.y);
  out.z = Math.min(Math.max(middleZ, min.z), max.z);
}

/**
 * By the axis and side with the least way out. Of equal ones it is the first of x min, x max, y min … z max of the box
 * with the greater `min`, x before y before z, or else with the greater `max`. The point is the middle of what they
 * share.
 */
export function contactAabbAabb(a: Bare<Aabb>, b: Bare<Aabb>, out?: Contact): Contact | null {
  if (!intersectsAabbAabb(a, b)) return null;
  out ??= createContact();
  writeNearest(a, b, first);
  if (precedes(b, a)) {
    writeLeastWay(b, a, out);
    turnRound(out.normal);
  } else {
    writeLeastWay(a, b, out);
  }
  out.point.x = first.x;
  out.point.y = first.y;
  out.point.z = first.z;
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
