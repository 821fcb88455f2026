/**
 * Sphere and box.
 *
 * All answers come from the box's point nearest to the centre: the centre clamped to the box. Only when the centre
 * lies inside the box is there no such direction, and the nearest face takes its place. Ericson, RTCD 5.1.3.
 */
import type { Bare } from '../../core/bare.js';
import { DOUBT, GREATEST_SQUARE, LEAST_SQUARE } from '../../core/norm.js';
import { createVec3, type MutableVec3 } from '../../math/vec3.js';
import { intersectsSphereAabb } from '../exact/sphere-aabb.js';
import { type Aabb, isProperAabb } from '../shapes/aabb.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { isProperSphere, type Sphere } from '../shapes/sphere.js';
import { measured, normalize } from './direction.js';
import { leaveByNearestFace } from './point-aabb.js';
import { growClosestPoints, shrinkAabb, shrinkSphere } from './vast.js';

export { intersectsSphereAabb };

const way: MutableVec3 = /* @__PURE__ */ createVec3();
const nearest: ClosestPoints = /* @__PURE__ */ createClosestPoints();

/** Gap between the surfaces, 0 when they meet. Within 4 ulp of the distance from the centre to the box. */
export function distanceSphereAabb(sphere: Bare<Sphere>, box: Bare<Aabb>): number {
  const { center, radius } = sphere;
  const { min, max } = box;
  const gapX = Math.max(min.x - center.x, center.x - max.x, 0);
  const gapY = Math.max(min.y - center.y, center.y - max.y, 0);
  const gapZ = Math.max(min.z - center.z, center.z - max.z, 0);
  const squared = gapX * gapX + gapY * gapY + gapZ * gapZ;
  const gap = Math.sqrt(squared) - radius;
  // Apart or together by far more than rounding: no need to ask.
  if (
    radius >= 0 &&
    squared >= LEAST_SQUARE &&
    squared <= GREATEST_SQUARE &&
    gap > DOUBT * (gap + 2 * radius) &&
    isProperAabb(box)
  )
    return gap;
  if (intersectsSphereAabb(sphere, box)) return 0;
  if (!(isProperSphere(sphere) && isProperAabb(box))) return Infinity;
  return writeNearest(sphere, box, false, nearest).distance;
}

/** Where they meet, the shared point is the box's nearest to the centre. */
export function closestPointsSphereAabb(
  sphere: Bare<Sphere>,
  box: Bare<Aabb>,
  out?: ClosestPoints,
): ClosestPoints | null {
  const meet = intersectsSphereAabb(sphere, box);
  if (!meet && !(isProperSphere(sphere) && isProperAabb(box))) return null;
  return writeNearest(sphere, box, meet, out ?? createClosestPoints());
}

function writeNearest(sphere: Bare<Sphere>, box: Bare<Aabb>, meet: boolean, out: ClosestPoints): ClosestPoints {
  const { radius } = sphere;
  const { x: centerX, y: centerY, z: centerZ } = sphere.center;
  const { min, max } = box;
  const x = Math.min(Math.max(centerX, min.x), max.x);
  const y = Math.min(Math.max(centerY, min.y), max.y);
  const z = Math.min(Math.max(centerZ, min.z), max.z);
  const { a, b } = out;
  if (meet) {
    a.x = x;
    a.y = y;
    a.z = z;
    out.distance = 0;
  } else {
    way.x = x - centerX;
    way.y = y - centerY;
    way.z = z - centerZ;
    normalize(way);
    if (measured.length === Infinity) {
      return growClosestPoints(writeNearest(shrinkSphere(sphere), shrinkAabb(box), meet, out));
    }
    a.x = centerX + radius * way.x;
    a.y = centerY + radius * way.y;
    a.z = centerZ + radius * way.z;
    out.distance = Math.max(measured.length - radius, Number.MIN_VALUE);
  }
  b.x = x;
  b.y = y;
  b.z = z;
  return out;
}

/** With the centre inside, by the face nearest to it: of equal ones the first of x min, x max, y min … z max. */
export function contactSphereAabb(sphere: Bare<Sphere>, box: Bare<Aabb>, out?: Contact): Contact | null {
  if (!intersectsSphereAabb(sphere, box)) return null;
  out ??= createContact();
  const { center, radius } = sphere;
  const { x: centerX, y: centerY, z: centerZ } = center;
  const { x: minX, y: minY, z: minZ } = box.min;
  const { x: maxX, y: maxY, z: maxZ } = box.max;
  const nearX = Math.min(Math.max(centerX, minX), maxX);
  const nearY = Math.min(Math.max(centerY, minY), maxY);
  const nearZ = Math.min(Math.max(centerZ, minZ), maxZ);
  const wayX = nearX - centerX;
  const wayY = nearY - centerY;
  const wayZ = nearZ - centerZ;
  const { normal, point } = out;
  if (wayX === 0 && wayY === 0 && wayZ === 0) {
    leaveByNearestFace(center, box, out);
    out.depth += radius;
  } else {
    normal.x = wayX;
    normal.y = wayY;
    normal.z = wayZ;
    normalize(normal);
    out.depth = Math.max(radius - measured.length, 0);
  }
  // Along the normal the sphere ends at `radius` from the centre, and begins as far before it; the box may end sooner.
  const deepX = Math.min(Math.max(centerX + radius * normal.x, minX), maxX);
  const deepY = Math.min(Math.max(centerY + radius * normal.y, minY), maxY);
  const deepZ = Math.min(Math.max(centerZ + radius * normal.z, minZ), maxZ);
  const edgeX = Math.min(Math.max(centerX - radius * normal.x, minX), maxX);
  const edgeY = Math.min(Math.max(centerY - radius * normal.y, minY), maxY);
  const edgeZ = Math.min(Math.max(centerZ - radius * normal.z, minZ), maxZ);
  point.x = 0.5 * edgeX + 0.5 * deepX;
  point.y = 0.5 * edgeY + 0.5 * deepY;
  point.z = 0.5 * edgeZ + 0.5 * deepZ;
  return out;
}
