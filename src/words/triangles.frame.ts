/** How the edges and the normal of a triangle of space run. */
import { scaledDifference } from './doubleDouble.js';
import { isSafeToMultiply, perpendicular } from './lengths.js';
import type { Triangle3 } from './shapes.js';
import { spreadOf } from './triangles.spread.js';
import { cross, dot, lengthSquared, scale, sub, type Vec3 } from './vec.js';

/**
 * The directions of a triangle's edges and of its normal, true to a few ulp, of lengths whose products keep their digits. The normal
 * points to where a, b, c turn counter-clockwise.
 */
export function frameOf(triangle: Triangle3) {
  const { a, b, c } = triangle;
  const [ab, bc, ca] = [sub(b, a), sub(c, b), sub(a, c)];
  const normal = cross(ca, ab);
  return isWide(ab, ca, normal) ? { ab, bc, ca, normal } : carefulFrame(triangle);
}

/** Rounding moves the normal by some ulp of the product of both lengths, so that the angle must not be small. */
function isWide(u: Vec3, v: Vec3, normal: Vec3): boolean {
  const [squaredU, squaredV] = [lengthSquared(u), lengthSquared(v)];
  const isAngle = lengthSquared(normal) > 2 ** -6 * squaredU * squaredV;
  return isAngle && isSafeToMultiply(squaredU) && isSafeToMultiply(squaredV);
}

/** The direction of the normal, as true, where the edges from a are there already, and their cross product. */
export function normalOf(triangle: Triangle3, { ab, ac, normal }: Corner): Vec3 {
  return isWide(ab, ac, normal) ? normal : carefulFrame(triangle).normal;
}

type Corner = { readonly ab: Vec3; readonly ac: Vec3; readonly normal: Vec3 };

/** On a needle all edges run along the longest, and any normal that is square to it will do. @cold */
function carefulFrame(triangle: Triangle3) {
  const { a, b, c } = triangle;
  const { start, end, normal, isNeedle } = spreadOf(triangle);
  const [base, ab, bc, ca] = [wayFrom(start, end), wayFrom(a, b), wayFrom(b, c), wayFrom(c, a)];
  // Half of the digits of a thin triangle's normal may be lost, but it must be square to the edges.
  const upright = sub(normal.high, scale(base, dot(normal.high, base) / lengthSquared(base)));
  if (!isNeedle) return { ab, bc, ca, normal: upright };
  const levelled = (edge: Vec3): Vec3 => scale(base, dot(edge, base) > 0 ? 1 : -1);
  return { ab: levelled(ab), bc: levelled(bc), ca: levelled(ca), normal: perpendicular(base) };
}

const wayFrom = (from: Vec3, to: Vec3): Vec3 => scaledDifference(to, from).high;
