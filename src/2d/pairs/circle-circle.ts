/** Circle and circle: all answers lie on the line through both centres. */
import type { Bare } from '../../core/bare.js';
import { intersectsCircleCircle } from '../exact/circle-circle.js';
import { type Circle, isProperCircle } from '../shapes/circle.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { createWay, splitWay, type Way } from './direction.js';

export { intersectsCircleCircle };

/** From centre to centre. */
const way: Way = /* @__PURE__ */ createWay();

/** The way's length less both radii: the gap between the circles, or the negative depth. */
const rest = { gap: 0, scale: 1 };

/** Where a sum or difference would overflow, all is measured at a smaller scale. */
function findWay(a: Bare<Circle>, b: Bare<Circle>): void {
  const sum = Math.abs(b.center.x - a.center.x) + Math.abs(b.center.y - a.center.y) + a.radius + b.radius;
  const scale = sum < Infinity ? 1 : 1 / 8;
  way.x = b.center.x * scale - a.center.x * scale;
  way.y = b.center.y * scale - a.center.y * scale;
  splitWay(way);
  rest.gap = (way.length - (a.radius * scale + b.radius * scale)) / scale;
  rest.scale = scale;
}

/** Gap between the edges, 0 when they meet. Within 4 ulp of the distance of the centres. */
export function distanceCircleCircle(a: Bare<Circle>, b: Bare<Circle>): number {
  if (intersectsCircleCircle(a, b)) return 0;
  if (!(isProperCircle(a) && isProperCircle(b))) return Infinity;
  findWay(a, b);
  return Math.max(rest.gap, Number.MIN_VALUE);
}

/** Where they meet, the shared point is that of their contact. */
export function closestPointsCircleCircle(a: Bare<Circle>, b: Bare<Circle>, out?: ClosestPoints): ClosestPoints | null {
  const meet = intersectsCircleCircle(a, b);
  if (!meet && !(isProperCircle(a) && isProperCircle(b))) return null;
  out ??= createClosestPoints();
  const { x: aX, y: aY } = a.center;
  const { x: bX, y: bY } = b.center;
  const radiusA = a.radius;
  const radiusB = b.radius;
  findWay(a, b);
  if (meet) {
    const along = middleOfShared(radiusA, radiusB);
    out.a.x = out.b.x = aX + along * way.x;
    out.a.y = out.b.y = aY + along * way.y;
    out.distance = 0;
  } else {
    out.a.x = aX + radiusA * way.x;
    out.a.y = aY + radiusA * way.y;
    out.b.x = bX - radiusB * way.x;
    out.b.y = bY - radiusB * way.y;
    out.distance = Math.max(rest.gap, Number.MIN_VALUE);
  }
  return out;
}

/** The normal runs from centre to centre; where both are the same it is the x axis, away from the smaller circle. */
export function contactCircleCircle(a: Bare<Circle>, b: Bare<Circle>, out?: Contact): Contact | null {
  if (!intersectsCircleCircle(a, b)) return null;
  out ??= createContact();
  const { x: aX, y: aY } = a.center;
  const radiusA = a.radius;
  const radiusB = b.radius;
  findWay(a, b);
  if (way.length === 0 && radiusA > radiusB) way.x = -1;
  const along = middleOfShared(radiusA, radiusB);
  out.normal.x = way.x;
  out.normal.y = way.y;
  out.point.x = aX + along * way.x;
  out.point.y = aY + along * way.y;
  out.depth = Math.max(0 - rest.gap, 0);
  return out;
}

/** How far from the first centre, towards the second, the middle of the stretch lies that both circles cover. */
function middleOfShared(radiusA: number, radiusB: number): number {
  const { scale } = rest;
  const from = Math.max(way.length - radiusB * scale, -radiusA * scale);
  const to = Math.min(way.length + radiusB * scale, radiusA * scale);
  return (0.5 * from + 0.5 * to) / scale;
}
