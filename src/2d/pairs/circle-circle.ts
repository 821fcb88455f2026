/** Circle and circle: all answers lie on the line through both centres. */
import type { Bare } from '../../core/bare.js';
import { createVec2, type MutableVec2 } from '../../math/vec2.js';
import { intersectsCircleCircle } from '../exact/circle-circle.js';
import { type Circle, isProperCircle } from '../shapes/circle.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { measured, normalize } from './direction.js';

export { intersectsCircleCircle };

/** From the first centre to the second. */
const way: MutableVec2 = /* @__PURE__ */ createVec2();

/** What is between the circles, measured from the first centre along the way. */
const found = { gap: 0, depth: 0, middle: 0, concentric: false };

/**
 * Finds the gap or the depth, and the middle of the stretch that both circles cover. Where a sum or difference would
 * overflow, all is measured at a smaller scale.
 */
function findWay(a: Bare<Circle>, b: Bare<Circle>): void {
  const sum = Math.abs(b.center.x - a.center.x) + Math.abs(b.center.y - a.center.y) + a.radius + b.radius;
  const scale = sum < Infinity ? 1 : 1 / 8;
  const radiusA = a.radius * scale;
  const radiusB = b.radius * scale;
  way.x = b.center.x * scale - a.center.x * scale;
  way.y = b.center.y * scale - a.center.y * scale;
  normalize(way);
  const between = measured.length;
  const from = Math.max(between - radiusB, -radiusA);
  const to = Math.min(between + radiusB, radiusA);
  found.gap = Math.max((between - (radiusA + radiusB)) / scale, Number.MIN_VALUE);
  found.depth = Math.max((radiusA + radiusB - between) / scale, 0);
  found.middle = (0.5 * from + 0.5 * to) / scale;
  found.concentric = between === 0;
}

/** Gap between the edges, 0 when they meet. Within 4 ulp of the distance of the centres. */
export function distanceCircleCircle(a: Bare<Circle>, b: Bare<Circle>): number {
  if (intersectsCircleCircle(a, b)) return 0;
  if (!(isProperCircle(a) && isProperCircle(b))) return Infinity;
  findWay(a, b);
  return found.gap;
}

/** Where they meet, the shared point is that of their contact. */
export function closestPointsCircleCircle(a: Bare<Circle>, b: Bare<Circle>, out?: ClosestPoints): ClosestPoints | null {
  const meet = intersectsCircleCircle(a, b);
  if (!meet && !(isProperCircle(a) && isProperCircle(b))) return null;
  out ??= createClosestPoints();
  findWay(a, b);
  const alongA = meet ? found.middle : a.radius;
  const onAX = a.center.x + alongA * way.x;
  const onAY = a.center.y + alongA * way.y;
  const onBX = b.center.x - b.radius * way.x;
  const onBY = b.center.y - b.radius * way.y;
  out.a.x = onAX;
  out.a.y = onAY;
  out.b.x = meet ? onAX : onBX;
  out.b.y = meet ? onAY : onBY;
  out.distance = meet ? 0 : found.gap;
  return out;
}

/** The normal runs from centre to centre; where both are the same it is the x axis, away from the smaller circle. */
export function contactCircleCircle(a: Bare<Circle>, b: Bare<Circle>, out?: Contact): Contact | null {
  if (!intersectsCircleCircle(a, b)) return null;
  out ??= createContact();
  findWay(a, b);
  if (found.concentric && a.radius > b.radius) way.x = -1;
  const x = a.center.x + found.middle * way.x;
  const y = a.center.y + found.middle * way.y;
  out.normal.x = way.x;
  out.normal.y = way.y;
  out.point.x = x;
  out.point.y = y;
  out.depth = found.depth;
  return out;
}
