/**
 * Circle and box.
 *
 * All answers come from the box's point nearest to the centre: the centre clamped to the box. Only when the centre
 * lies inside the box is there no such direction, and the nearest side takes its place. Ericson, RTCD 5.1.3.
 */
import type { Bare } from '../../core/bare.js';
import { norm2 } from '../../core/norm.js';
import { createVec2, type MutableVec2 } from '../../math/vec2.js';
import { intersectsCircleAabb } from '../exact/circle-aabb.js';
import { type Aabb, isProperAabb } from '../shapes/aabb.js';
import { type Circle, isProperCircle } from '../shapes/circle.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { measured, normalize } from './direction.js';
import { leaveByNearestFace } from './point-aabb.js';
import { growClosestPoints, shrinkAabb, shrinkCircle } from './vast.js';

export { intersectsCircleAabb };

const way: MutableVec2 = /* @__PURE__ */ createVec2();
const nearest: ClosestPoints = /* @__PURE__ */ createClosestPoints();

/** Gap between them, 0 when they meet. Within 4 ulp of the distance from the centre to the box. */
export function distanceCircleAabb(circle: Bare<Circle>, box: Bare<Aabb>): number {
  if (intersectsCircleAabb(circle, box)) return 0;
  if (!(isProperCircle(circle) && isProperAabb(box))) return Infinity;
  const { center, radius } = circle;
  const { min, max } = box;
  const gapX = Math.max(min.x - center.x, center.x - max.x, 0);
  const gapY = Math.max(min.y - center.y, center.y - max.y, 0);
  const gap = norm2(gapX, gapY);
  return gap < Infinity ? Math.max(gap - radius, Number.MIN_VALUE) : writeNearest(circle, box, false, nearest).distance;
}

/** Where they meet, the shared point is the box's nearest to the centre. */
export function closestPointsCircleAabb(
  circle: Bare<Circle>,
  box: Bare<Aabb>,
  out?: ClosestPoints,
): ClosestPoints | null {
  const meet = intersectsCircleAabb(circle, box);
  if (!meet && !(isProperCircle(circle) && isProperAabb(box))) return null;
  return writeNearest(circle, box, meet, out ?? createClosestPoints());
}

function writeNearest(circle: Bare<Circle>, box: Bare<Aabb>, meet: boolean, out: ClosestPoints): ClosestPoints {
  const { radius } = circle;
  const { x: centerX, y: centerY } = circle.center;
  const { min, max } = box;
  const x = Math.min(Math.max(centerX, min.x), max.x);
  const y = Math.min(Math.max(centerY, min.y), max.y);
  const { a, b } = out;
  if (meet) {
    a.x = x;
    a.y = y;
    out.distance = 0;
  } else {
    way.x = x - centerX;
    way.y = y - centerY;
    normalize(way);
    if (measured.length === Infinity) {
      return growClosestPoints(writeNearest(shrinkCircle(circle), shrinkAabb(box), meet, out));
    }
    a.x = centerX + radius * way.x;
    a.y = centerY + radius * way.y;
    out.distance = Math.max(measured.length - radius, Number.MIN_VALUE);
  }
  b.x = x;
  b.y = y;
  return out;
}

/**
 * With the centre inside, by the side nearest to it: of equally near ones the first of x min, x max, y min and y max.
 */
export function contactCircleAabb(circle: Bare<Circle>, box: Bare<Aabb>, out?: Contact): Contact | null {
  if (!intersectsCircleAabb(circle, box)) return null;
  out ??= createContact();
  const { center, radius } = circle;
  const { x: centerX, y: centerY } = center;
  const { x: minX, y: minY } = box.min;
  const { x: maxX, y: maxY } = box.max;
  const { normal, point } = out;
  way.x = Math.min(Math.max(centerX, minX), maxX) - centerX;
  way.y = Math.min(Math.max(centerY, minY), maxY) - centerY;
  normalize(way);
  if (measured.length === 0) {
    leaveByNearestFace(center, box, out);
    out.depth += radius;
  } else {
    normal.x = way.x;
    normal.y = way.y;
    out.depth = Math.max(radius - measured.length, 0);
  }
  // Along the normal the circle ends at `radius` from the centre, and begins as far before it; the box may end sooner.
  const deepX = Math.min(Math.max(centerX + radius * normal.x, minX), maxX);
  const deepY = Math.min(Math.max(centerY + radius * normal.y, minY), maxY);
  const outerX = Math.min(Math.max(centerX - radius * normal.x, minX), maxX);
  const outerY = Math.min(Math.max(centerY - radius * normal.y, minY), maxY);
  point.x = 0.5 * outerX + 0.5 * deepX;
  point.y = 0.5 * outerY + 0.5 * deepY;
  return out;
}
