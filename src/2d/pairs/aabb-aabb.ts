/** Box and box: every axis is a matter of its own, two intervals that overlap or leave a gap. */
import type { Bare } from '../../core/bare.js';
import { norm2 } from '../../core/norm.js';
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
  return norm2(gapX, gapY);
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
  out.a.x = fromX <= toX ? middleX : isBeforeX ? toX : fromX;
  out.a.y = fromY <= toY ? middleY : isBeforeY ? toY : fromY;
  out.b.x = fromX <= toX ? middleX : isBeforeX ? fromX : toX;
  out.b.y = fromY <= toY ? middleY : isBeforeY ? fromY : toY;
  measureDistance(out);
  return out;
}

/**
 * By the axis and side with the least way out. Of equal ones it is the first of x min, x max, y min and y max of the
 * box with the greater `min`, x before y, or else with the greater `max`. The point is the middle of what they share.
 */
export function contactAabbAabb(a: Bare<Aabb>, b: Bare<Aabb>, out?: Contact): Contact | null {
  if (!intersectsAabbAabb(a, b)) return null;
  out ??= createContact();
  const fromX = Math.max(a.min.x, b.min.x);
  const fromY = Math.max(a.min.y, b.min.y);
  const x = fromX + (0.5 * Math.min(a.max.x, b.max.x) - 0.5 * fromX);
  const y = fromY + (0.5 * Math.min(a.max.y, b.max.y) - 0.5 * fromY);
  if (precedes(b, a)) {
    writeLeastWay(b, a, out);
    turnRound(out.normal);
  } else {
    writeLeastWay(a, b, out);
  }
  out.point.x = x;
  out.point.y = y;
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
