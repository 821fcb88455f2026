/** Sphere and sphere: all answers lie on the line through both centres. */
import type { Bare } from '../../core/bare.js';
import { DOUBT, GREATEST_SQUARE, LEAST_SQUARE } from '../../core/norm.js';
import { intersectsSphereSphere } from '../exact/sphere-sphere.js';
import { type ClosestPoints, type Contact, createClosestPoints, createContact } from '../shapes/results.js';
import { isProperSphere, type Sphere } from '../shapes/sphere.js';
import { measured, normalize } from './direction.js';
import { createSphereCopy, growClosestPoints, growContact, type SphereCopy, shrinkSphere } from './vast.js';

export { intersectsSphereSphere };

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
  if (areVast(a, b)) return growClosestPoints(writeNearest(shrinkSphere(a), shrinkSphere(b, smallB), meet, out));
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
  return writeContact(a, b, out ?? createContact());
}

function writeContact(a: Bare<Sphere>, b: Bare<Sphere>, out: Contact): Contact {
  if (areVast(a, b)) return growContact(writeContact(shrinkSphere(a), shrinkSphere(b, smallB), out));
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

/** Whether the way between the centres and both radii, one after the other, are too long for a double. */
function areVast(a: Bare<Sphere>, b: Bare<Sphere>): boolean {
  const wayX = Math.abs(b.center.x - a.center.x);
  const wayY = Math.abs(b.center.y - a.center.y);
  const wayZ = Math.abs(b.center.z - a.center.z);
  return wayX + wayY + wayZ + a.radius + b.radius === Infinity;
}

/** How far from the first centre, towards the second, the middle of the stretch lies that both spheres cover. */
function middleOfShared(between: number, radiusA: number, radiusB: number): number {
  const from = Math.max(between - radiusB, -radiusA);
  const to = Math.min(between + radiusB, radiusA);
  return from + (to - from) / 2;
}
