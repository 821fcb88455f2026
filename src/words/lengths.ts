/** Lengths and directions of vectors, of any size. */
import type { Direction } from './shapes.js';
import type { Vec, Vec3 } from './vec.js';
import { abs, div, equal, every, is2D, lengthSquared, maxCoordinate, onAxis, sqrt, sum, vec2, vec3 } from './vec.js';

/** Whether a sum of squares has neither overflowed nor lost digits to underflow: it is between 2⁻⁹⁶⁰ and 2¹⁰²⁰. */
export const keepsDigits = (squared: number): boolean => squared >= 1e-288 && squared <= 1e307;

/** A power of two near a finite magnitude, by which dividing is exact; 1 for 0 and for what is not finite. */
export const powerOfTwoNear = (magnitude: number): number =>
  magnitude > 0 && magnitude < Infinity ? 2 ** Math.min(Math.max(Math.floor(Math.log2(magnitude)), -1074), 1023) : 1;

/** The size of a vector's largest coordinate. */
export const largestPart = (v: Vec): number => maxCoordinate(abs(v));
/** Whether products of two such squares keep their digits. */
export const isSafeToMultiply = (squared: number): boolean => squared >= 1e-60 && squared <= 1e60;

/**
 * A direction as products can bear it: `direction / power`, with its square. A t that counts in units of `way` is
 * `t / power` in units of the direction. A zero direction has the square 1.
 */
export type SafeDirection<V extends Vec> = { readonly way: V; readonly squared: number; readonly power: number };

/** @robust */
export function safeToMultiply<V extends Vec>(direction: V): SafeDirection<V> {
  const squared = lengthSquared(direction);
  return isSafeToMultiply(squared) ? { way: direction, squared, power: 1 } : safeAtAnyScale(direction);
}

/** @cold */
export function safeAtAnyScale<V extends Vec>(direction: V): SafeDirection<V> {
  const size = largestPart(direction);
  if (size === 0) return { way: direction, squared: 1, power: 1 };
  const power = powerOfTwoNear(size);
  const way = div(direction, power);
  return { way, squared: lengthSquared(way), power };
}

export const isZeroVector = (direction: Direction): boolean => every(equal(direction, 0));

/** A vector as a unit vector and a length. The zero vector, which has no direction, becomes the x axis. @robust */
export function normalized<V extends Vec>(v: V) {
  const squared = lengthSquared(v);
  if (!keepsDigits(squared)) return normalizedAtAnyScale(v);
  const length = sqrt(squared);
  return { unit: div(v, length), length };
}

/** @cold */
export function normalizedAtAnyScale<V extends Vec>(v: V) {
  const power = powerOfTwoNear(largestPart(v));
  const small = div(v, power);
  const length = sqrt(lengthSquared(small));
  return length === 0 ? { unit: onAxis(v, 0, 1), length } : { unit: div(small, length), length: power * length };
}

/** @robust */
export function length(v: Vec): number {
  const squared = lengthSquared(v);
  return keepsDigits(squared) ? sqrt(squared) : normalizedAtAnyScale(v).length;
}

/** What is known to be more than 0; where rounding has left nothing of it, half an ulp of the lengths that it came from. */
export const moreThan0 = (value: number, from: Vec): number => (value > 0 ? value : 2 ** -53 * sum(abs(from)));

/** By how much one length exceeds another that is known to be less. Where rounding has left nothing of it, half an ulp. */
export const excess = (longer: number, shorter: number): number =>
  longer > shorter ? longer - shorter : 2 ** -53 * longer;

/** A unit vector perpendicular to v: in 2D to its left, in 3D also to the axis of its smallest coordinate. @rare @robust */
export const perpendicular = <V extends Vec>(v: V): V =>
  normalized((is2D(v) ? vec2(0 - v.y, v.x) : acrossLeastPart(v as Vec as Vec3)) as Vec as V).unit;

function acrossLeastPart(v: Vec3): Vec3 {
  const size = abs(v);
  if (size.x <= size.y && size.x <= size.z) return vec3(0, v.z, 0 - v.y);
  if (size.y <= size.z) return vec3(0 - v.z, 0, v.x);
  return vec3(v.y, 0 - v.x, 0);
}
