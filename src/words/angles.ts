/** How two segments or rays turn: by plain products, or with care where they are nearly parallel. */
import type { DoubleDoubleVec } from './doubleDouble.js';
import { crossDoubleDouble, differenceOfProducts, doubleDouble, exactDifference } from './doubleDouble.js';
import { length, normalized, type SafeDirection, safeAtAnyScale } from './lengths.js';
import type { SegmentOrRay } from './linear.js';
import { abs, cross, cross2, div, fill, is2D, lengthSquared, scale, sqrt, type Vec, type Vec3 } from './vec.js';

/** Whether the sine is above a quarter, so that plain products lose no more than two bits. */
const areSlanting = (crossSquared: number, squaredA: number, squaredB: number): boolean =>
  crossSquared > 2 ** -4 * squaredA * squaredB;

/** In 2D: positive where b turns to the left of a, not normalised. @rare @robust */
export function turnOf(a: SegmentOrRay, b: SegmentOrRay): number {
  const plain = cross2(a.direction, b.direction);
  if (areSlanting(plain * plain, lengthSquared(a.direction), lengthSquared(b.direction))) return plain;
  return carefulTurn(wayOf(a), wayOf(b));
}

/** In 3D: perpendicular to both, not normalised. @rare @robust */
export function normalOf(a: SegmentOrRay, b: SegmentOrRay): Vec3 {
  const plain = cross(a.direction as Vec3, b.direction as Vec3);
  if (areSlanting(lengthSquared(plain), lengthSquared(a.direction), lengthSquared(b.direction))) return plain;
  return carefulNormal(wayOf(a), wayOf(b));
}

/** A direction as products can bear it, and what it lost to rounding as the difference of a segment's ends. @rare @robust */
export function wayOf({ origin, direction, end, isRay }: SegmentOrRay) {
  const { way, squared, power } = safeAtAnyScale(direction as Vec3);
  const lost = isRay ? fill(way, 0) : exactDifference(end as Vec3, origin as Vec3).low;
  return { high: way, low: div(lost, power), squared, power };
}

/** By how much careful products are larger: so that even the smallest parts of a direction keep their digits. */
export const magnifier = (): number => 2 ** 300;

/** One of two factors. */
function magnified({ high, low }: DoubleDoubleVec): DoubleDoubleVec {
  return { high: scale(high, sqrt(magnifier())), low: scale(low, sqrt(magnifier())) };
}

/** To a few roundings of itself, unless it is below 2⁻⁵⁰ of both lengths and one of them is a segment. */
export const carefulNormal = (u: DoubleDoubleVec, v: DoubleDoubleVec): Vec3 =>
  crossDoubleDouble(magnified(u), magnified(v)).high;

function carefulTurn(a: DoubleDoubleVec, b: DoubleDoubleVec): number {
  const [{ high: u, low }, { high: v, low: lost }] = [magnified(a), magnified(b)];
  return differenceOfProducts(u.x, v.y, u.y, v.x) + (cross2(low, v) + cross2(u, lost));
}

/** How far v leads off a line along `way`, times the length of the way. */
export const offLine = (v: Vec, way: Vec): number =>
  is2D(v) ? abs(cross2(v, way)) : length(cross(v as Vec3, way as Vec3));

/** The same for the directions of two rays, however small the angle; magnified. */
export function carefullyOffLine(u: SafeDirection<Vec>, v: SafeDirection<Vec>): number {
  const plain = offLine(u.way, v.way);
  if (areSlanting(plain * plain, u.squared, v.squared)) return plain * magnifier();
  const [first, second] = [doubleDouble(u.way as Vec3), doubleDouble(v.way as Vec3)];
  return is2D(u.way) ? abs(carefulTurn(first, second)) : length(carefulNormal(first, second));
}

/** In 3D: the unit vector perpendicular to both, and how long u × v is, however small the angle. Not for parallel ones. */
export function acrossBoth(u: Vec3, v: Vec3) {
  const plain = cross(u, v);
  if (areSlanting(lengthSquared(plain), lengthSquared(u), lengthSquared(v))) return normalized(plain);
  const { unit, length } = normalized(carefulNormal(doubleDouble(u), doubleDouble(v)));
  return { unit, length: length / magnifier() };
}
