/**
 * Sphere and triangle.
 *
 * All answers come from the way from the sphere's centre to the nearest point of the triangle. Only when the centre lies
 * on the triangle itself does it give no direction, and the triangle's normal takes its place.
 */
import type { Bare } from '../../core/bare.js';
import { norm3 } from '../../core/norm.js';
import { createVec3, type MutableVec3 } from '../../math/vec3.js';
import { intersectsSphereTriangle } from '../exact/sphere-triangle.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { isProperSphere, type Sphere } from '../shapes/sphere.js';
import { isProperTriangle, type Triangle } from '../shapes/triangle.js';
import { normalize } from './direction.js';
import { turnAcross, wayToTriangle } from './point-triangle.js';
import { distancePlainly } from './sphere-triangle.plain.js';
import { GROW, growContact, growPoint, isVastSphere, isVastTriangle, shrinkSphere, shrinkTriangle } from './vast.js';

export { intersectsSphereTriangle };

const way: MutableVec3 = createVec3();

/** Gap between the surfaces, 0 when they meet. Within 16 ulp of the distance from the centre to the farthest corner. */
export function distanceSphereTriangle(sphere: Bare<Sphere>, triangle: Bare<Triangle>): number {
  const plain = distancePlainly(sphere, triangle);
  if (plain !== undefined) return plain;
  if (intersectsSphereTriangle(sphere, triangle)) return 0;
  if (!(isProperSphere(sphere) && isProperTriangle(triangle))) return Infinity;
  return gapBetween(sphere, triangle);
}

function gapBetween(sphere: Bare<Sphere>, triangle: Bare<Triangle>): number {
  if (areVast(sphere, triangle)) return GROW * gapBetween(shrinkSphere(sphere), shrinkTriangle(triangle));
  wayToTriangle(sphere.center, triangle, way);
  return Math.max(norm3(way.x, way.y, way.z) - sphere.radius, Number.MIN_VALUE);
}

function areVast(sphere: Bare<Sphere>, triangle: Bare<Triangle>): boolean {
  return isVastSphere(sphere) || isVastTriangle(triangle);
}

/** Where they meet, the shared point is the triangle's nearest to the centre. */
export function closestPointsSphereTriangle(
  sphere: Bare<Sphere>,
  triangle: Bare<Triangle>,
  out?: ClosestPoints,
): ClosestPoints | null {
  const distance = distanceSphereTriangle(sphere, triangle);
  if (distance === Infinity && !(isProperSphere(sphere) && isProperTriangle(triangle))) return null;
  out ??= createClosestPoints();
  writePoints(sphere, triangle, distance === 0, out);
  out.distance = distance;
  return out;
}

/** Writes the nearest points, or the shared one where they meet. */
function writePoints(sphere: Bare<Sphere>, triangle: Bare<Triangle>, meet: boolean, out: ClosestPoints): void {
  if (areVast(sphere, triangle)) {
    writePoints(shrinkSphere(sphere), shrinkTriangle(triangle), meet, out);
    growPoint(out.a);
    growPoint(out.b);
    return;
  }
  const { radius } = sphere;
  const { x, y, z } = sphere.center;
  wayToTriangle(sphere.center, triangle, way);
  const { a, b } = out;
  b.x = a.x = x + way.x;
  b.y = a.y = y + way.y;
  b.z = a.z = z + way.z;
  if (meet) return;
  normalize(way);
  a.x = x + radius * way.x;
  a.y = y + radius * way.y;
  a.z = z + radius * way.z;
}

/**
 * The contact point is the triangle's nearest to the centre. A sphere centred on the triangle leaves by the side where
 * a, b, c turn counter-clockwise, one on a collinear triangle by a way square to it.
 */
export function contactSphereTriangle(sphere: Bare<Sphere>, triangle: Bare<Triangle>, out?: Contact): Contact | null {
  if (!intersectsSphereTriangle(sphere, triangle)) return null;
  return writeContact(sphere, triangle, out ?? createContact());
}

function writeContact(sphere: Bare<Sphere>, triangle: Bare<Triangle>, out: Contact): Contact {
  if (areVast(sphere, triangle)) {
    return growContact(writeContact(shrinkSphere(sphere), shrinkTriangle(triangle), out));
  }
  const { center, radius } = sphere;
  const { normal, point } = out;
  const onFace = wayToTriangle(center, triangle, way);
  const distance = norm3(way.x, way.y, way.z);
  point.x = center.x + way.x;
  point.y = center.y + way.y;
  point.z = center.z + way.z;
  normal.x = way.x;
  normal.y = way.y;
  normal.z = way.z;
  if (onFace || distance === 0) turnAcross(triangle, normal);
  else normalize(normal);
  out.depth = Math.max(radius - distance, 0);
  return out;
}
