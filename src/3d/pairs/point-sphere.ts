/** Point and sphere: all answers come from the way between the point and the centre. */
import type { Bare } from '../../core/bare.js';
import { atLeast0 } from '../../core/branchless.js';
import { DOUBT, GREATEST_SQUARE, LEAST_SQUARE } from '../../core/norm.js';
import type { Vec3 } from '../../math/vec3.js';
import { intersectsPointSphere } from '../exact/point-sphere.js';
import { isProperPoint } from '../shapes/point.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { isProperSphere, type Sphere } from '../shapes/sphere.js';
import { measured, normalize } from './direction.js';
import { growClosestPoints, shrinkPoint, shrinkSphere } from './vast.js';

export { intersectsPointSphere };

/** Apart or together by far more than rounding there is no need to ask. V8 looks an imported number up at every use. */
const MARGIN = DOUBT;
const LEAST = LEAST_SQUARE;
const GREATEST = GREATEST_SQUARE;
const nearest: ClosestPoints = /* @__PURE__ */ createClosestPoints();

/** Gap between the point and the surface, 0 in the sphere. Within 4 ulp of the distance to the centre. */
export function distancePointSphere(point: Vec3, sphere: Bare<Sphere>): number {
  const { center, radius } = sphere;
  const wayX = center.x - point.x;
  const wayY = center.y - point.y;
  const wayZ = center.z - point.z;
  const squared = wayX * wayX + wayY * wayY + wayZ * wayZ;
  const gap = Math.sqrt(squared) - radius;
  const sure = Math.abs(gap) > MARGIN * (gap + 2 * radius) && squared >= LEAST && squared <= GREATEST && radius >= 0;
  return sure ? atLeast0(gap) : distanceAtAnyScale(point, sphere);
}

function distanceAtAnyScale(point: Vec3, sphere: Bare<Sphere>): number {
  if (intersectsPointSphere(point, sphere)) return 0;
  if (!(isProperPoint(point) && isProperSphere(sphere))) return Infinity;
  return writeNearest(point, sphere, nearest).distance;
}

/** A point in the sphere is its own nearest point. */
export function closestPointsPointSphere(point: Vec3, sphere: Bare<Sphere>, out?: ClosestPoints): ClosestPoints | null {
  const meet = intersectsPointSphere(point, sphere);
  if (!meet && !(isProperPoint(point) && isProperSphere(sphere))) return null;
  out ??= createClosestPoints();
  if (!meet) return writeNearest(point, sphere, out);
  const { x, y, z } = point;
  out.a.x = x;
  out.a.y = y;
  out.a.z = z;
  out.b.x = x;
  out.b.y = y;
  out.b.z = z;
  out.distance = 0;
  return out;
}

function writeNearest(point: Vec3, sphere: Bare<Sphere>, out: ClosestPoints): ClosestPoints {
  const { x, y, z } = point;
  const { center, radius } = sphere;
  const { x: centerX, y: centerY, z: centerZ } = center;
  if (Math.abs(x - centerX) + Math.abs(y - centerY) + Math.abs(z - centerZ) === Infinity) {
    return growClosestPoints(writeNearest(shrinkPoint(point), shrinkSphere(sphere), out));
  }
  out.a.x = x;
  out.a.y = y;
  out.a.z = z;
  out.b.x = x - centerX;
  out.b.y = y - centerY;
  out.b.z = z - centerZ;
  normalize(out.b);
  out.distance = Math.max(measured.length - radius, Number.MIN_VALUE);
  out.b.x = centerX + radius * out.b.x;
  out.b.y = centerY + radius * out.b.y;
  out.b.z = centerZ + radius * out.b.z;
  return out;
}

/** The normal runs from the point to the centre; at the centre itself it is the x axis. */
export function contactPointSphere(point: Vec3, sphere: Bare<Sphere>, out?: Contact): Contact | null {
  if (!intersectsPointSphere(point, sphere)) return null;
  out ??= createContact();
  const { x, y, z } = point;
  const { center, radius } = sphere;
  out.normal.x = center.x - x;
  out.normal.y = center.y - y;
  out.normal.z = center.z - z;
  normalize(out.normal);
  out.point.x = x;
  out.point.y = y;
  out.point.z = z;
  out.depth = Math.max(radius - measured.length, 0);
  return out;
}
