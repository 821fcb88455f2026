/** Thin triangles of space and those of extreme size, to twice the digits. All of it hardly ever runs. */

import type { DoubleDoubleVec } from './doubleDouble.js';
import {
  crossDoubleDouble,
  dividedBy,
  exactDifference,
  powerNear,
  scaledDifference,
  scaledNearUnit,
  sizeOf,
} from './doubleDouble.js';
import { perpendicular } from './lengths.js';
import type { Triangle3 } from './shapes.js';
import type { Frame } from './triangles.js';
import { dot, type Index, lengthSquared, map3, scale, sub, type Vec3 } from './vec.js';

/** The corners in their order, from the longest edge on, and which edge that is. */
interface Spread {
  readonly start: Vec3;
  readonly end: Vec3;
  readonly apex: Vec3;
  readonly longest: Index;
  /** Of a length near 1. */
  readonly normal: DoubleDoubleVec;
  /** Whether the height is below 2⁻⁵⁴ of the length: up to rounding the triangle is its longest edge. It has no normal. */
  readonly isNeedle: boolean;
}

/** @cold */
export function spreadOf({ a, b, c }: Triangle3): Spread {
  const edges = [exactDifference(b, a), exactDifference(c, b), exactDifference(a, c)] as const;
  const power = powerNear(...edges);
  const [ab, bc, ca] = map3(edges, (edge) => dividedBy(edge, power));
  const [squaredAB, squaredBC, squaredCA] = [lengthSquared(ab.high), lengthSquared(bc.high), lengthSquared(ca.high)];
  const across = crossDoubleDouble(ca, ab);
  const facing = { normal: scaledNearUnit(across), isNeedle: sizeOf(across) <= 2 ** -54 };
  if (squaredAB >= squaredBC && squaredAB >= squaredCA) return { start: a, end: b, apex: c, longest: 0, ...facing };
  if (squaredBC >= squaredCA) return { start: b, end: c, apex: a, longest: 1, ...facing };
  return { start: c, end: a, apex: b, longest: 2, ...facing };
}

/**
 * On a needle all edges run along the longest, and any normal that is square to it will do.
 * @cold
 */
export function carefulFrame(triangle: Triangle3): Frame {
  const { a, b, c } = triangle;
  const { start, end, normal, isNeedle } = spreadOf(triangle);
  const [base, ab, bc, ca] = [wayFrom(start, end), wayFrom(a, b), wayFrom(b, c), wayFrom(c, a)];
  // Half of the digits of a thin triangle's normal may be lost, but it must be square to the edges.
  const upright = sub(normal.high, scale(base, dot(normal.high, base) / lengthSquared(base)));
  if (!isNeedle) return { ab, bc, ca, normal: upright };
  const levelled = (edge: Vec3): Vec3 => scale(base, dot(edge, base) > 0 ? 1 : -1);
  return { ab: levelled(ab), bc: levelled(bc), ca: levelled(ca), normal: perpendicular(base) };
}

function wayFrom(from: Vec3, to: Vec3): Vec3 {
  return scaledDifference(to, from).high;
}
