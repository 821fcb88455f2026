/** How two segments or rays turn: found plainly where their directions differ, and with care where these are nearly parallel. */
import { length } from './lengths.js';
import type { Linear } from './linear.js';
import { type Tamed, tamedAtAnyScale } from './lines.js';
import { differenceOfProducts } from './products.js';
import { crossTwofold, exactDifference } from './twofold.js';
import { abs, cross, div, fill, isPlane, scale, square, turn, type Vec, type Vec3 } from './vec.js';

/** Whether the sine is above a quarter, so that plain products lose no more than two bits. */
function areSlanting(crossSquared: number, squaredA: number, squaredB: number): boolean {
  return crossSquared > 2 ** -4 * squaredA * squaredB;
}

/** In the plane: positive where b turns to the left of a, of no certain size. */
export function turnOf(a: Linear, b: Linear): number {
  const plain = turn(a.direction, b.direction);
  if (areSlanting(plain * plain, square(a.direction), square(b.direction))) return plain;
  return carefulTurn(wayOf(a), wayOf(b));
}

/** In space: square to both, of no certain length. */
export function normalOf(a: Linear, b: Linear): Vec3 {
  const plain = cross(a.direction as Vec3, b.direction as Vec3);
  if (areSlanting(square(plain), square(a.direction), square(b.direction))) return plain;
  return carefulNormal(wayOf(a), wayOf(b));
}

/** A direction as products can bear it, and what it lost to rounding where it is the difference of a segment's ends. */
export interface Way {
  readonly way: Vec;
  readonly lost: Vec;
  readonly squared: number;
  readonly power: number;
}

/** @cold */
export function wayOf({ origin, direction, end, reach }: Linear): Way {
  const { way, squared, power } = tamedAtAnyScale(direction);
  const lost = reach === 1 ? exactDifference(end as Vec3, origin as Vec3).low : fill(direction, 0);
  return { way, lost: div(lost, power), squared, power };
}

/** By how much careful products are larger: so that even the smallest parts of a direction keep their digits. */
export function magnifier(): number {
  return 2 ** 300;
}

/** To a few roundings of itself, unless it is below 2⁻⁵⁰ of both lengths and one of them is a segment. */
export function carefulNormal(u: Way, v: Way): Vec3 {
  const [high, low] = [scale(u.way, magnifier()) as Vec3, scale(u.lost, magnifier()) as Vec3];
  return crossTwofold({ high, low }, { high: v.way as Vec3, low: v.lost as Vec3 }).high;
}

function carefulTurn(u: Way, v: Way): number {
  return turnTwofold(scale(u.way, magnifier()), scale(u.lost, magnifier()), v.way, v.lost).turn;
}

/** @cold */
function turnTwofold(u: Vec, lostU: Vec, v: Vec, lostV: Vec): { readonly turn: number } {
  return { turn: differenceOfProducts(u.x, v.y, u.y, v.x) + (turn(lostU, v) + turn(u, lostV)) };
}

/** How far v lies off a line along `way`, times the length of the way. */
export function offLine(v: Vec, way: Vec): number {
  return isPlane(v) ? abs(turn(v, way)) : length(cross(v as Vec3, way as Vec3));
}

/** The same for the directions of two rays, however small the angle; magnified. */
export function carefullyOffLine(u: Tamed<Vec>, v: Tamed<Vec>): number {
  const plain = offLine(u.way, v.way);
  if (areSlanting(plain * plain, u.squared, v.squared)) return plain * magnifier();
  const lost = fill(u.way, 0);
  const [wayU, wayV] = [
    { ...u, lost },
    { ...v, lost },
  ];
  return isPlane(u.way) ? abs(carefulTurn(wayU, wayV)) : length(carefulNormal(wayU, wayV));
}
