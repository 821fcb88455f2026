/** Box and box: every axis is a matter of its own, two intervals that overlap or leave a gap. */
import type { Bare } from '../../core/bare.js';
import { norm2 } from '../../core/norm.js';
import { createVec2, type MutableVec2 } from '../../math/vec2.js';
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

const first: MutableVec2 = /* @__PURE__ */ createVec2();
const second: MutableVec2 = /* @__PURE__ */ createVec2();
const smallB: MutableAabb = /* @__PURE__ */ createAabb();

/** 0 when they meet. Within 3 ulp. */
export function distanceAabbAabb(a: Bare<Aabb>, b: Bare<Aabb>): number {
  if (intersectsAabbAabb(a, b)) return 0;
  if (!(isProperAabb(a) && isProperAabb(b))) return Infinity;
  const gapX = Math.max(b.min.x - a.max.x, a.min.x - b.max.x, 0);
  const gapY = Math.max(b.min.y - a.max.y, a.min.y - b.max.y, 0);
  return norm2(gapX, gapY);
}

/** On an axis where they overlap, both points lie in the middle of the overlap. */
export function closestPointsAabbAabb(a: Bare<Aabb>, b: Bare<Aabb>, out?: ClosestPoints): ClosestPoints | null {
  if (!(isProperAabb(a) && isProperAabb(b))) return null;
  out ??= createClosestPoints();
  writeNearest(a, b, first);
  writeNearest(b, a, second);
  out.a.x = first.x;
  out.a.y = first.y;
  out.b.x = second.x;
  out.b.y = second.y;
  measureDistance(out);
  return out;
}

/** Writes the place in a box that is nearest to the other; on an axis where they overlap, the middle of that. */
function writeNearest({ min, max }: Bare<Aabb>, other: Bare<Aabb>, out: MutableVec2): void {
  const fromX = Math.max(min.x, other.min.x);
  const fromY = Math.max(min.y, other.min.y);
  // Halved before the difference, which could overflow; beyond the box only where they do not overlap.
  const middleX = fromX + (0.5 * Math.min(max.x, other.max.x) - 0.5 * fromX);
  const middleY = fromY + (0.5 * Math.min(max.y, other.max.y) - 0.5 * fromY);
  out.x = Math.min(Math.max(middleX, min.x), max.x);
  out.y = Math.min(Math.max(middleY, min.y), max.y);
}

/**
 * By the axis and side with the least way out. Of equal ones it is the first of x min, x max, y min and y max of the
 * box with the greater `min`, x before y, or else with the greater `max`. The point is the middle of what they share.
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
  return out;
}

/** Of equal answers both orders of asking shall give the same, so one of the boxes is always taken for the first. */
function precedes(a: Bare<Aabb>, b: Bare<Aabb>): boolean {
  if (a.min.x !== b.min.x) return a.min.x < b.min.x;
  if (a.min.y !== b.min.y) return a.min.y < b.min.y;
  return a.max.x !== b.max.x ? a.max.x < b.max.x : a.max.y < b.max.y;
}

function writeLeastWay(a: Bare<Aabb>, b: Bare<Aabb>, out: Contact): void {
  const byMinX = a.max.x - b.min.x;
  const byMaxX = b.max.x - a.min.x;
  const byMinY = a.max.y - b.min.y;
  const byMaxY = b.max.y - a.min.y;
  const depth = Math.min(byMinX, byMaxX, byMinY, byMaxY);
  if (depth === Infinity) {
    writeLeastWay(shrinkAabb(a), shrinkAabb(b, smallB), out);
    out.depth *= GROW;
    return;
  }
  const { normal } = out;
  normal.x = 0;
  normal.y = 0;
  if (byMinX === depth) normal.x = 1;
  else if (byMaxX === depth) normal.x = -1;
  else if (byMinY === depth) normal.y = 1;
  else normal.y = -1;
  out.depth = depth;
}
