/** Where shapes end along a direction: each tells whether they do, and leaves the point in `found`. */
import type { Bare } from '../../core/bare.js';
import { closestPointOnHalfspace } from '../../generated/3d/closestPoints.js';
import { parallelLineLine } from '../../generated/3d/line-line.js';
import { slopeRayHalfspace } from '../../generated/3d/ray-halfspace.js';
import { fartherSegmentHalfspaceEnds } from '../../generated/3d/segment-halfspace.ends.js';
import { createVec3, normalizeVec3, type Vec3 } from '../../math/vec3.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Capsule } from '../shapes/capsule.js';
import type { Halfspace } from '../shapes/halfspace.js';
import type { Line } from '../shapes/line.js';
import type { Obb } from '../shapes/obb.js';
import type { Plane } from '../shapes/plane.js';
import type { Ray } from '../shapes/ray.js';
import type { Segment } from '../shapes/segment.js';
import type { Sphere } from '../shapes/sphere.js';
import type { Triangle } from '../shapes/triangle.js';
import { writeCornerOfObb } from './cornerOfObb.js';

/** The point found last. Numbers of a typed array are not put into objects. */
export const found: Float64Array = /* @__PURE__ */ new Float64Array(3);

export function ofPoint(point: Vec3, direction: Vec3): boolean {
  take(point);
  return isFinite3(point) && isFinite3(direction);
}

export function ofSegment({ start, end }: Bare<Segment>, direction: Vec3): boolean {
  if (!(isFinite3(start) && isFinite3(end) && isFinite3(direction))) return false;
  take(isFarther(start, end, direction) ? end : start);
  return true;
}

export function ofTriangle({ a, b, c }: Bare<Triangle>, direction: Vec3): boolean {
  if (!(isFinite3(a) && isFinite3(b) && isFinite3(c) && isFinite3(direction))) return false;
  const farther = isFarther(a, b, direction) ? b : a;
  take(isFarther(farther, c, direction) ? c : farther);
  return true;
}

export function ofRay({ origin, direction }: Bare<Ray>, along: Vec3): boolean {
  if (!(isFinite3(origin) && isFinite3(direction) && isFinite3(along))) return false;
  take(origin);
  return slopeAlong(direction, along) <= 0;
}

export function ofLine({ origin, direction }: Bare<Line>, along: Vec3): boolean {
  if (!(isFinite3(origin) && isFinite3(direction) && isFinite3(along))) return false;
  take(origin);
  return slopeAlong(direction, along) === 0;
}

export function ofPlane(plane: Bare<Plane>, direction: Vec3): boolean {
  return isSquare(plane, direction);
}

export function ofHalfspace(halfspace: Bare<Halfspace>, direction: Vec3): boolean {
  return isSquare(halfspace, direction) && slopeAlong(halfspace.normal, direction) >= 0;
}

export function ofSphere(sphere: Bare<Sphere>, direction: Vec3): boolean {
  const { center, radius } = sphere;
  if (!(isFinite3(center) && radius >= 0 && radius < Infinity && isFinite3(direction))) return false;
  take(center);
  addRadius(sphere, direction);
  return true;
}

export function ofCapsule(capsule: Bare<Capsule>, direction: Vec3): boolean {
  const { radius } = capsule;
  if (!(radius >= 0 && radius < Infinity && ofSegment(capsule, direction))) return false;
  addRadius(capsule, direction);
  return true;
}

export function ofAabb({ min, max }: Bare<Aabb>, direction: Vec3): boolean {
  found[0] = direction.x < 0 ? min.x : max.x;
  found[1] = direction.y < 0 ? min.y : max.y;
  found[2] = direction.z < 0 ? min.z : max.z;
  if (!(min.x <= max.x && min.y <= max.y && min.z <= max.z)) return false;
  return isFinite3(min) && isFinite3(max) && isFinite3(direction);
}

export function ofObb(box: Bare<Obb>, direction: Vec3): boolean {
  const { center, halfExtents, axes } = box;
  if (!(halfExtents.x >= 0 && halfExtents.y >= 0 && halfExtents.z >= 0 && isFinite3(halfExtents))) return false;
  if (!(isFinite3(axes[0]) && isFinite3(axes[1]) && isFinite3(axes[2]))) return false;
  if (!(isFinite3(center) && isFinite3(direction))) return false;
  const alongX = slopeAlong(axes[0], direction) >= 0;
  const alongY = slopeAlong(axes[1], direction) >= 0;
  const alongZ = slopeAlong(axes[2], direction) >= 0;
  writeCornerOfObb(box, alongX, alongY, alongZ, found, 0);
  return true;
}

/** What is not finite is not 0 when it is subtracted from itself. */
function isFinite3({ x, y, z }: Vec3): boolean {
  return x - x + (y - y) + (z - z) === 0;
}

function take({ x, y, z }: Vec3): void {
  found[0] = x;
  found[1] = y;
  found[2] = z;
}

const nowhere: Vec3 = { x: 0, y: 0, z: 0 };
const way = { start: nowhere, end: nowhere };
const path = { origin: nowhere, direction: nowhere };
const other = { origin: nowhere, direction: nowhere };
const face = { normal: nowhere, constant: 0 };
const unit = /* @__PURE__ */ createVec3();
const turned = { normal: /* @__PURE__ */ createVec3(), constant: 0.5 };

/** Whether `b` lies farther along a direction than `a`, exactly. */
function isFarther(a: Vec3, b: Vec3, direction: Vec3): boolean {
  way.start = a;
  way.end = b;
  face.normal = direction;
  return fartherSegmentHalfspaceEnds(way, face) > 0;
}

/** The sign of the dot product, exactly. */
function slopeAlong(v: Vec3, direction: Vec3): number {
  path.direction = v;
  face.normal = direction;
  return slopeRayHalfspace(path, face);
}

/** Adds a radius along a direction to what was found. A number that is given to a function may be put into an object. */
function addRadius({ radius }: { readonly radius: number }, direction: Vec3): void {
  normalizeVec3(direction, unit);
  found[0] = found[0]! + radius * unit.x;
  found[1] = found[1]! + radius * unit.y;
  found[2] = found[2]! + radius * unit.z;
}

/** Whether a plane is square to a direction, and its point nearest to 0. */
function isSquare({ normal, constant }: Bare<Halfspace>, direction: Vec3): boolean {
  const { x, y, z } = normal;
  if (!(isFinite3(normal) && isFinite3(direction) && Number.isFinite(constant))) return false;
  path.direction = normal;
  other.direction = direction;
  if ((x === 0 && y === 0 && z === 0) || !parallelLineLine(path, other)) return false;
  // Of the two sides that which 0 does not lie in, for there its nearest point is on the plane.
  const sign = constant > 0 ? 1 : -1;
  turned.normal.x = sign * x;
  turned.normal.y = sign * y;
  turned.normal.z = sign * z;
  turned.constant = sign * constant;
  take(closestPointOnHalfspace(nowhere, turned, unit));
  return true;
}
