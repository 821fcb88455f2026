/**
 * Numbers and vectors of space with twice the digits of a double, as the sum of two doubles: for the rare places where a
 * difference takes away the first half of them. Each result is within some 2⁻¹⁰² of the sizes of what it was made of,
 * unless products under- or overflow. Dekker 1971.
 */
import { abs, add, div, largest, mul, scale, sub, type Vec3, vec3 } from './vec.js';

export interface Twofold {
  readonly high: number;
  readonly low: number;
}

export interface TwofoldVec {
  readonly high: Vec3;
  readonly low: Vec3;
}

/** a - b, with nothing lost. Knuth, TAOCP 4.2.2. */
export function exactDifference(a: Vec3, b: Vec3): TwofoldVec {
  const high = sub(a, b);
  const virtual = sub(a, high);
  return { high, low: add(sub(a, add(high, virtual)), sub(virtual, b)) };
}

/** Divided by a power of two, so that products of it keep their digits. */
export function shrunk({ high, low }: TwofoldVec, power: number): TwofoldVec {
  return { high: div(high, power), low: div(low, power) };
}

/** The largest coordinate, without its sign. */
export function sizeOf({ high }: TwofoldVec): number {
  return largest(abs(high));
}

/** @cold */
export function crossTwofold(a: TwofoldVec, b: TwofoldVec): TwofoldVec {
  return difference(product(turnedOnce(a), turnedTwice(b)), product(turnedTwice(a), turnedOnce(b)));
}

/** @cold */
export function dotTwofold(a: TwofoldVec, b: TwofoldVec): Twofold {
  const { high, low } = product(a, b);
  const first = exactSum(high.x, high.y);
  const second = exactSum(first.high, high.z);
  return exactSum(second.high, second.low + first.low + (low.x + low.y + low.z));
}

function exactSum(a: number, b: number): Twofold {
  const high = a + b;
  const virtual = high - a;
  return { high, low: a - (high - virtual) + (b - virtual) };
}

/** Coordinate by coordinate. */
function product(a: TwofoldVec, b: TwofoldVec): TwofoldVec {
  const high = mul(a.high, b.high);
  const lost = lostInProduct(a.high, b.high, high);
  return { high, low: add(lost, add(mul(a.high, b.low), mul(a.low, b.high))) };
}

function lostInProduct(a: Vec3, b: Vec3, rounded: Vec3): Vec3 {
  const [upperA, upperB] = [upperHalf(a), upperHalf(b)];
  const [lowerA, lowerB] = [sub(a, upperA), sub(b, upperB)];
  const rest = sub(sub(sub(rounded, mul(upperA, upperB)), mul(lowerA, upperB)), mul(upperA, lowerB));
  return sub(mul(lowerA, lowerB), rest);
}

/** The upper 26 bits of each coordinate. */
function upperHalf(v: Vec3): Vec3 {
  const spread = scale(v, 134217729);
  return sub(spread, sub(spread, v));
}

function difference(a: TwofoldVec, b: TwofoldVec): TwofoldVec {
  const { high, low } = exactDifference(a.high, b.high);
  const rest = add(low, sub(a.low, b.low));
  const whole = add(high, rest);
  return { high: whole, low: sub(rest, sub(whole, high)) };
}

function turnedOnce({ high, low }: TwofoldVec): TwofoldVec {
  return { high: vec3(high.y, high.z, high.x), low: vec3(low.y, low.z, low.x) };
}

function turnedTwice({ high, low }: TwofoldVec): TwofoldVec {
  return { high: vec3(high.z, high.x, high.y), low: vec3(low.z, low.x, low.y) };
}
