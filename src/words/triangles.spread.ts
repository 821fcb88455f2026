/** Thin triangles of space and those of extreme size, to twice the digits. All of it hardly ever runs. */
import { crossDoubleDouble, dividedBy, exactDifference, powerNear, scaledNearUnit, sizeOf } from './doubleDouble.js';
import type { Triangle3 } from './shapes.js';
import { lengthSquared, map3 } from './vec.js';

/**
 * The corners in their order, from the longest edge on, and which edge that is; a normal of a length near 1. A needle, whose height is
 * below 2⁻⁵⁴ of its length, is its longest edge up to rounding and has no normal. @cold
 */
export function spreadOf({ a, b, c }: Triangle3) {
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
