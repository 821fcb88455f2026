/** Sphere and sphere: all answers lie on the line through both centres. */
import type { Bare } from '../../core/bare.js';
import { norm3 } from '../../core/norm.js';
import { intersectsSphereSphere } from '../exact/sphere-sphere.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { isProperSphere, type Sphere } from '../shapes/sphere.js';
import { measured, normalize } from './direction.js';

export { intersectsSphereSphere };

/** Gap between the surfaces, 0 when they meet. Within 4 ulp of the distance of the centres. */
export function distanceSphereSphere(a: Bare<Sphere>, b: Bare<Sphere>): number {
  if (intersectsSphereSphere(a, b)) return 0;
  if (!(isProperSphere(a) && isProperSphere(b))) return Infinity;
  const between = norm3(b.center.x - a.center.x, b.center.y - a.center.y, b.center.z - a.center.z);
  return Math.max(between - (a.radius + b.radius), Number.MIN_VALUE);
}

export function closestPointsSphereSphere(a: Bare<Sphere>, b: Bare<Sphere>, out?: ClosestPoints): ClosestPoints | null {
  const meet = intersectsSphereSphere(a, b);
  if (!meet && !(isProperSphere(a) && isProperSphere(b))) return null;
  out ??= createClosestPoints();
  const { x: aX, y: aY, z: aZ } = a.center;
  const { x: bX, y: bY, z: bZ } = b.center;
  const radiusA = a.radius;
  const radiusB = b.radius;
  const { a: onA, b: onB } = out;
  onA.x = bX - aX;
  onA.y = bY - aY;
  onA.z = bZ - aZ;
  normalize(onA);
  const between = measured.length;
  const alongA = meet ? middleOfShared(between, radiusA, radiusB) : radiusA;
  onB.x = bX - radiusB * onA.x;
  onB.y = bY - radiusB * onA.y;
  onB.z = bZ - radiusB * onA.z;
  onA.x = aX + alongA * onA.x;
  onA.y = aY + alongA * onA.y;
  onA.z = aZ + alongA * onA.z;
  if (meet) {
    onB.x = onA.x;
    onB.y = onA.y;
    onB.z = onA.z;
  }
  out.distance = meet ? 0 : Math.max(between - (radiusA + radiusB), Number.MIN_VALUE);
  return out;
}

/** The normal runs from centre to centre; where both are the same it is the x axis, away from the smaller sphere. */
export function contactSphereSphere(a: Bare<Sphere>, b: Bare<Sphere>, out?: Contact): Contact | null {
  if (!intersectsSphereSphere(a, b)) return null;
  out ??= createContact();
  const { x: aX, y: aY, z: aZ } = a.center;
  const { x: bX, y: bY, z: bZ } = b.center;
  const radiusA = a.radius;
  const radiusB = b.radius;
  const { normal, point } = out;
  normal.x = bX - aX;
  normal.y = bY - aY;
  normal.z = bZ - aZ;
  normalize(normal);
  const between = measured.length;
  if (between === 0 && radiusA > radiusB) normal.x = -1;
  const along = middleOfShared(between, radiusA, radiusB);
  point.x = aX + along * normal.x;
  point.y = aY + along * normal.y;
  point.z = aZ + along * normal.z;
  out.depth = Math.max(radiusA + radiusB - between, 0);
  return out;
}

/** How far from the first centre, towards the second, the middle of the stretch lies that both spheres cover. */
function middleOfShared(between: number, radiusA: number, radiusB: number): number {
  const from = Math.max(between - radiusB, -radiusA);
  const to = Math.min(between + radiusB, radiusA);
  return from + (to - from) / 2;
}
