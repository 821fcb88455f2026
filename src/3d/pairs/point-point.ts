/** Point and point: they meet only where they are the same. */
import { GREATEST_SQUARE, LEAST_SQUARE, norm3 } from '../../core/norm.js';
import type { Vec3 } from '../../math/vec3.js';
import { intersectsPointPoint } from '../exact/point-point.js';
import { isProperPoint } from '../shapes/point.js';
import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  measureDistance,
} from '../shapes/results.js';

export { intersectsPointPoint };

/** V8 looks an imported number up at every use. */
const LEAST = LEAST_SQUARE;
const GREATEST = GREATEST_SQUARE;

/** 0 when they are the same. Within 3 ulp. */
export function distancePointPoint(a: Vec3, b: Vec3): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const z = b.z - a.z;
  const squared = x * x + y * y + z * z;
  if (squared >= LEAST && squared <= GREATEST) return Math.sqrt(squared);
  return distanceAtAnyScale(a, b);
}

function distanceAtAnyScale(a: Vec3, b: Vec3): number {
  if (intersectsPointPoint(a, b)) return 0;
  if (!(isProperPoint(a) && isProperPoint(b))) return Infinity;
  return norm3(b.x - a.x, b.y - a.y, b.z - a.z);
}

/** The two points themselves. */
export function closestPointsPointPoint(a: Vec3, b: Vec3, out?: ClosestPoints): ClosestPoints | null {
  if (!(isProperPoint(a) && isProperPoint(b))) return null;
  out ??= createClosestPoints();
  const { x: aX, y: aY, z: aZ } = a;
  const { x: bX, y: bY, z: bZ } = b;
  out.a.x = aX;
  out.a.y = aY;
  out.a.z = aZ;
  out.b.x = bX;
  out.b.y = bY;
  out.b.z = bZ;
  measureDistance(out);
  return out;
}

/** Depth 0, and the x axis for a normal: any other would do as well. */
export function contactPointPoint(a: Vec3, b: Vec3, out?: Contact): Contact | null {
  if (!intersectsPointPoint(a, b)) return null;
  out ??= createContact();
  const { x, y, z } = a;
  out.point.x = x;
  out.point.y = y;
  out.point.z = z;
  out.normal.x = 1;
  out.normal.y = 0;
  out.normal.z = 0;
  out.depth = 0;
  return out;
}
