/** Point and circle: all answers come from the way between the point and the centre. */
import type { Bare } from '../../core/bare.js';
import { atLeast0 } from '../../core/branchless.js';
import { DOUBT, GREATEST_SQUARE, LEAST_SQUARE } from '../../core/norm.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import { intersectsPointCircle } from '../exact/point-circle.js';
import { type Circle, isProperCircle } from '../shapes/circle.js';
import { isProperPoint } from '../shapes/point.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { measured, normalize } from './direction.js';
import { growClosestPoints, shrinkCircle, shrinkPoint } from './vast.js';

export { intersectsPointCircle };

const way: MutableVec2 = /* @__PURE__ */ createVec2();
const nearest: ClosestPoints = /* @__PURE__ */ createClosestPoints();

/** Apart or together by far more than rounding there is no need to ask. V8 looks an imported number up at every use. */
const MARGIN = DOUBT;
const LEAST = LEAST_SQUARE;
const GREATEST = GREATEST_SQUARE;

/** Gap between the point and the edge, 0 in the circle. Within 4 ulp of the distance to the centre. */
export function distancePointCircle(point: Vec2, circle: Bare<Circle>): number {
  const { center, radius } = circle;
  const wayX = center.x - point.x;
  const wayY = center.y - point.y;
  const squared = wayX * wayX + wayY * wayY;
  const gap = Math.sqrt(squared) - radius;
  const sure = Math.abs(gap) > MARGIN * (gap + 2 * radius) && squared >= LEAST && squared <= GREATEST && radius >= 0;
  return sure ? atLeast0(gap) : distanceAtAnyScale(point, circle);
}

function distanceAtAnyScale(point: Vec2, circle: Bare<Circle>): number {
  if (intersectsPointCircle(point, circle)) return 0;
  if (!(isProperPoint(point) && isProperCircle(circle))) return Infinity;
  return writeNearest(point, circle, false, nearest).distance;
}

/** A point in the circle is its own nearest point. */
export function closestPointsPointCircle(point: Vec2, circle: Bare<Circle>, out?: ClosestPoints): ClosestPoints | null {
  const meet = intersectsPointCircle(point, circle);
  if (!meet && !(isProperPoint(point) && isProperCircle(circle))) return null;
  return writeNearest(point, circle, meet, out ?? createClosestPoints());
}

function writeNearest(point: Vec2, circle: Bare<Circle>, meet: boolean, out: ClosestPoints): ClosestPoints {
  const { x, y } = point;
  const { center, radius } = circle;
  way.x = x - center.x;
  way.y = y - center.y;
  normalize(way);
  if (measured.length === Infinity) {
    return growClosestPoints(writeNearest(shrinkPoint(point), shrinkCircle(circle), meet, out));
  }
  out.b.x = meet ? x : center.x + radius * way.x;
  out.b.y = meet ? y : center.y + radius * way.y;
  out.a.x = x;
  out.a.y = y;
  out.distance = meet ? 0 : Math.max(measured.length - radius, Number.MIN_VALUE);
  return out;
}

/** The normal runs from the point to the centre; at the centre itself it is the x axis. */
export function contactPointCircle(point: Vec2, circle: Bare<Circle>, out?: Contact): Contact | null {
  if (!intersectsPointCircle(point, circle)) return null;
  out ??= createContact();
  const { x, y } = point;
  const { center, radius } = circle;
  way.x = center.x - x;
  way.y = center.y - y;
  normalize(way);
  out.point.x = x;
  out.point.y = y;
  out.normal.x = way.x;
  out.normal.y = way.y;
  out.depth = Math.max(radius - measured.length, 0);
  return out;
}
