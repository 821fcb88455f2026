/** Sphere and sphere: all answers lie on the line through both centres. */
import type { Bare } from '../../core/bare.js';
import { DOUBT, GREATEST_SQUARE, LEAST_SQUARE } from '../../core/norm.js';
import { createVec3, type MutableVec3 } from '../../math/vec3.js';
import { intersectsSphereSphere } from '../exact/sphere-sphere.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { isProperSphere, type Sphere } from '../shapes/sphere.js';
import { measured, normalize } from './direction.js';
import { createSphereCopy, growClosestPoints, growContact, type SphereCopy, shrinkSphere } from './vast.js';

export { intersectsSphereSphere };

/** From the first centre to the second. */
const way: MutableVec3 = /* @__PURE__ */ createVec3();
const nearest: ClosestPoints = /* @__PURE__ */ createClosestPoints();
const smallB: SphereCopy = /* @__PURE__ */ createSphereCopy();

/** Gap between the surfaces, 0 when they meet. Within 4 ulp of the distance of the centres. */
export function distanceSphereSphere(a: Bare<Sphere>, b: Bare<Sphere>): number {
  const wayX = b.center.x - a.center.x;
  const wayY = b.center.y - a.center.y;
  const wayZ = b.center.z - a.center.z;
  const squared = wayX * wayX + wayY * wayY + wayZ * wayZ;
  const reach = a.radius + b.radius;
  const gap = Math.sqrt(squared) - reach;
  // Apart or together by far more than rounding: no need to ask.
  if (a.radius >= 0 && b.radius >= 0 && squared >= LEAST_SQUARE && squared <= GREATEST_SQUARE) {
    const doubt = DOUBT * (gap + 2 * reach);
    if (gap > doubt) return gap;
    if (gap < -doubt) return 0;
  }
  if (intersectsSphereSphere(a, b)) return 0;
  if (!(isProperSphere(a) && isProperSphere(b))) return Infinity;
  return writeNearest(a, b, false, nearest).distance;
}

export function closestPointsSphereSphere(a: Bare<Sphere>, b: Bare<Sphere>, out?: ClosestPoints): ClosestPoints | null {
  const meet = intersectsSphereSphere(a, b);
  if (!meet && !(isProperSphere(a) && isProperSphere(b))) return null;
  return writeNearest(a, b, meet, out ?? createClosestPoints());
}

function writeNearest(a: Bare<Sphere>, b: Bare<Sphere>, meet: boolean, out: ClosestPoints): ClosestPoints {
  const { x: aX, y: aY, z: aZ } = a.center;
  const { x: bX, y: bY, z: bZ } = b.center;
  const radiusA = a.radius;
  const radiusB = b.radius;
  way.x = bX - aX;
  way.y = bY - aY;
  way.z = bZ - aZ;
  normalize(way);
  const between = measured.length;
  const reach = radiusA + radiusB;
  if (between + reach === Infinity) {
    return growClosestPoints(writeNearest(shrinkSphere(a), shrinkSphere(b, smallB), meet, out));
  }
  const { a: onA, b: onB } = out;
  if (meet) {
    const along = middleOfShared(between, radiusA, radiusB);
    onA.x = aX + along * way.x;
    onA.y = aY + along * way.y;
    onA.z = aZ + along * way.z;
    onB.x = onA.x;
    onB.y = onA.y;
    onB.z = onA.z;
    out.distance = 0;
    return out;
  }
  onA.x = aX + radiusA * way.x;
  onA.y = aY + radiusA * way.y;
  onA.z = aZ + radiusA * way.z;
  onB.x = bX - radiusB * way.x;
  onB.y = bY - radiusB * way.y;
  onB.z = bZ - radiusB * way.z;
  out.distance = Math.max(between - reach, Number.MIN_VALUE);
  return out;
}

/** The normal runs from centre to centre; where both are the same it is the x axis, away from the smaller sphere. */
export function contactSphereSphere(a: Bare<Sphere>, b: Bare<Sphere>, out?: Contact): Contact | null {
  if (!intersectsSphereSphere(a, b)) return null;
  return writeContact(a, b, out ?? createContact());
}

function writeContact(a: Bare<Sphere>, b: Bare<Sphere>, out: Contact): Contact {
  const { x: aX, y: aY, z: aZ } = a.center;
  const { x: bX, y: bY, z: bZ } = b.center;
  const radiusA = a.radius;
  const radiusB = b.radius;
  way.x = bX - aX;
  way.y = bY - aY;
  way.z = bZ - aZ;
  normalize(way);
  const between = measured.length;
  if (between + (radiusA + radiusB) === Infinity) {
    return growContact(writeContact(shrinkSphere(a), shrinkSphere(b, smallB), out));
  }
  const { normal, point } = out;
  normal.x = between === 0 && radiusA > radiusB ? -1 : way.x;
  normal.y = way.y;
  normal.z = way.z;
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
