/** Where shapes end along a direction: each tells whether they do, and leaves the point in `found`. */
import type { Bare } from '../../core/bare.js';
import { closestPointOnHalfplane } from '../../generated/2d/closestPoints.js';
import { parallelLineLine } from '../../generated/2d/line-line.js';
import { slopeRayHalfplane } from '../../generated/2d/ray-halfplane.js';
import { fartherSegmentHalfplaneEnds } from '../../generated/2d/segment-halfplane.ends.js';
import { createVec2, normalizeVec2, type Vec2 } from '../../math/vec2.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Capsule } from '../shapes/capsule.js';
import type { Circle } from '../shapes/circle.js';
import type { Halfplane } from '../shapes/halfplane.js';
import type { Line } from '../shapes/line.js';
import type { Obb } from '../shapes/obb.js';
import type { Ray } from '../shapes/ray.js';
import type { Segment } from '../shapes/segment.js';
import type { Triangle } from '../shapes/triangle.js';
import { writeCornerOfObb } from './cornerOfObb.js';

/** The point found last. Numbers of a typed array are not put into objects. */
export const found: Float64Array = /* @__PURE__ */ new Float64Array(2);

export function ofPoint(point: Vec2, direction: Vec2): boolean {
  take(point);
  return isFinite2(point) && isFinite2(direction);
}

export function ofSegment({ start, end }: Bare<Segment>, direction: Vec2): boolean {
  if (!(isFinite2(start) && isFinite2(end) && isFinite2(direction))) return false;
  take(isFarther(start, end, direction) ? end : start);
  return true;
}

export function ofTriangle({ a, b, c }: Bare<Triangle>, direction: Vec2): boolean {
  if (!(isFinite2(a) && isFinite2(b) && isFinite2(c) && isFinite2(direction))) return false;
  const farther = isFarther(a, b, direction) ? b : a;
  take(isFarther(farther, c, direction) ? c : farther);
  return true;
}

export function ofRay({ origin, direction }: Bare<Ray>, along: Vec2): boolean {
  if (!(isFinite2(origin) && isFinite2(direction) && isFinite2(along))) return false;
  take(origin);
  return slopeAlong(direction, along) <= 0;
}

export function ofLine({ origin, direction }: Bare<Line>, along: Vec2): boolean {
  if (!(isFinite2(origin) && isFinite2(direction) && isFinite2(along))) return false;
  take(origin);
  return slopeAlong(direction, along) === 0;
}

export function ofHalfplane(halfplane: Bare<Halfplane>, direction: Vec2): boolean {
  return isSquare(halfplane, direction) && slopeAlong(halfplane.normal, direction) >= 0;
}

export function ofCircle(circle: Bare<Circle>, direction: Vec2): boolean {
  const { center, radius } = circle;
  if (!(isFinite2(center) && radius >= 0 && radius < Infinity && isFinite2(direction))) return false;
  take(center);
  addRadius(circle, direction);
  return true;
}

export function ofCapsule(capsule: Bare<Capsule>, direction: Vec2): boolean {
  const { radius } = capsule;
  if (!(radius >= 0 && radius < Infinity && ofSegment(capsule, direction))) return false;
  addRadius(capsule, direction);
  return true;
}

export function ofAabb({ min, max }: Bare<Aabb>, direction: Vec2): boolean {
  found[0] = direction.x < 0 ? min.x : max.x;
  found[1] = direction.y < 0 ? min.y : max.y;
  if (!(min.x <= max.x && min.y <= max.y)) return false;
  return isFinite2(min) && isFinite2(max) && isFinite2(direction);
}

export function ofObb(box: Bare<Obb>, direction: Vec2): boolean {
  const { center, halfExtents, axes } = box;
  if (!(halfExtents.x >= 0 && halfExtents.y >= 0 && isFinite2(halfExtents))) return false;
  if (!(isFinite2(axes[0]) && isFinite2(axes[1]))) return false;
  if (!(isFinite2(center) && isFinite2(direction))) return false;
  const alongX = slopeAlong(axes[0], direction) >= 0;
  const alongY = slopeAlong(axes[1], direction) >= 0;
  writeCornerOfObb(box, alongX, alongY, found, 0);
  return true;
}

/** What is not finite is not 0 when it is subtracted from itself. */
function isFinite2({ x, y }: Vec2): boolean {
  return x - x + (y - y) === 0;
}

function take({ x, y }: Vec2): void {
  found[0] = x;
  found[1] = y;
}

const nowhere: Vec2 = { x: 0, y: 0 };
const way = { start: nowhere, end: nowhere };
const path = { origin: nowhere, direction: nowhere };
const other = { origin: nowhere, direction: nowhere };
const face = { normal: nowhere, constant: 0 };
const unit = /* @__PURE__ */ createVec2();
const turned = { normal: /* @__PURE__ */ createVec2(), constant: 0.5 };

/** Whether `b` lies farther along a direction than `a`, exactly. */
function isFarther(a: Vec2, b: Vec2, direction: Vec2): boolean {
  way.start = a;
  way.end = b;
  face.normal = direction;
  return fartherSegmentHalfplaneEnds(way, face) > 0;
}

/** The sign of the dot product, exactly. */
function slopeAlong(v: Vec2, direction: Vec2): number {
  path.direction = v;
  face.normal = direction;
  return slopeRayHalfplane(path, face);
}

/** Adds a radius along a direction to what was found. A number that is given to a function may be put into an object. */
function addRadius({ radius }: { readonly radius: number }, direction: Vec2): void {
  normalizeVec2(direction, unit);
  found[0] = found[0]! + radius * unit.x;
  found[1] = found[1]! + radius * unit.y;
}

/** Whether the border of a halfplane is square to a direction, and its point nearest to 0. */
function isSquare({ normal, constant }: Bare<Halfplane>, direction: Vec2): boolean {
  const { x, y } = normal;
  if (!(isFinite2(normal) && isFinite2(direction) && Number.isFinite(constant))) return false;
  path.direction = normal;
  other.direction = direction;
  if ((x === 0 && y === 0) || !parallelLineLine(path, other)) return false;
  // Of the two sides that which 0 does not lie in, for there its nearest point is on the border.
  const sign = constant > 0 ? 1 : -1;
  turned.normal.x = sign * x;
  turned.normal.y = sign * y;
  turned.constant = sign * constant;
  take(closestPointOnHalfplane(nowhere, turned, unit));
  return true;
}
