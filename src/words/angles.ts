/** How two segments or rays turn: by plain products, or with care where they are nearly parallel. */
import { length } from './lengths.js';
import type { Linear } from './linear.js';
import { type Tamed, tamedAtAnyScale } from './lines.js';
import { crossTwofold, differenceOfProducts, exactDifference, type TwofoldVec, twofold } from './twofold.js';
import { abs, cross, div, fill, isPlane, scale, sqrt, square, turn, type Vec, type Vec3 } from './vec.js';

/** Whether the sine is above a quarter, so that plain products lose no more than two bits. */
function areSlanting(crossSquared: number, squaredA: number, squaredB: number): boolean {
  return crossSquared > 2 ** -4 * squaredA * squaredB;
}

/**
 * In the plane: positive where b turns to the left of a, of no certain size.
 * @rare @robust
 */
export function turnOf(a: Linear, b: Linear): number {
  const plain = turn(a.direction, b.direction);
  if (areSlanting(plain * plain, square(a.direction), square(b.direction))) return plain;
  return carefulTurn(wayOf(a), wayOf(b));
}

/**
 * In space: perpendicular to both, of no certain length.
 * @rare @robust
 */
export function normalOf(a: Linear, b: Linear): Vec3 {
  const plain = cross(a.direction as Vec3, b.direction as Vec3);
  if (areSlanting(square(plain), square(a.direction), square(b.direction))) return plain;
  return carefulNormal(wayOf(a), wayOf(b));
}

/**
 * A direction as products can bear it, and what it lost to rounding where it is the difference of a segment's ends.
 * @rare @robust
 */
export function wayOf({ origin, direction, end, isRay }: Linear) {
  const { way, squared, power } = tamedAtAnyScale(direction as Vec3);
  const lost = isRay ? fill(way, 0) : exactDifference(end as Vec3, origin as Vec3).low;
  return { high: way, low: div(lost, power), squared, power };
}

/** By how much careful products are larger: so that even the smallest parts of a direction keep their digits. */
export function magnifier(): number {
  return 2 ** 300;
}

/** One of two factors. */
function magnified({ high, low }: TwofoldVec): TwofoldVec {
  return { high: scale(high, sqrt(magnifier())), low: scale(low, sqrt(magnifier())) };
}

/** To a few roundings of itself, unless it is below 2⁻⁵⁰ of both lengths and one of them is a segment. */
export function carefulNormal(u: TwofoldVec, v: TwofoldVec): Vec3 {
  return crossTwofold(magnified(u), magnified(v)).high;
}

function carefulTurn(a: TwofoldVec, b: TwofoldVec): number {
  const [{ high: u, low }, { high: v, low: lost }] = [magnified(a), magnified(b)];
  return differenceOfProducts(u.x, v.y, u.y, v.x) + (turn(low, v) + turn(u, lost));
}

/** How far v leads off a line along `way`, times the length of the way. */
export function offLine(v: Vec, way: Vec): number {
  return isPlane(v) ? abs(turn(v, way)) : length(cross(v as Vec3, way as Vec3));
}

/** The same for the directions of two rays, however small the angle; magnified. */
export function carefullyOffLine(u: Tamed<Vec>, v: Tamed<Vec>): number {
  const plain = offLine(u.way, v.way);
  if (areSlanting(plain * plain, u.squared, v.squared)) return plain * magnifier();
  const [first, second] = [twofold(u.way as Vec3), twofold(v.way as Vec3)];
  return isPlane(u.way) ? abs(carefulTurn(first, second)) : length(carefulNormal(first, second));
}
