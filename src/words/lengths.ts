/** Lengths and directions of vectors, of any size. */
import { abs, along, cross, div, isPlane, largest, sqrt, square, type Vec, type Vec3, vec2, vec3 } from './vec.js';

/** Whether a sum of squares has neither overflowed nor lost digits to underflow. */
export function keepsDigits(squared: number): boolean {
  return squared >= 2 ** -960 && squared <= 2 ** 1020;
}

/** A power of two near a finite magnitude, by which dividing is exact; 1 for 0 and for what is not finite. */
export const powerOfTwoNear = (magnitude: number): number =>
  magnitude > 0 && magnitude < Infinity ? 2 ** Math.min(Math.max(Math.floor(Math.log2(magnitude)), -1074), 1023) : 1;

export interface Measured<V extends Vec> {
  readonly unit: V;
  readonly length: number;
}

/**
 * A vector as a unit vector and a length. The zero vector, which has no direction, becomes the x axis.
 * @robust
 */
export function normalized<V extends Vec>(v: V): Measured<V> {
  const squared = square(v);
  if (keepsDigits(squared)) {
    const length = sqrt(squared);
    return { unit: div(v, length), length };
  }
  return normalizedAtAnyScale(v);
}

/** @cold */
export function normalizedAtAnyScale<V extends Vec>(v: V): Measured<V> {
  const power = powerOfTwoNear(largest(abs(v)));
  const small = div(v, power);
  const length = sqrt(square(small));
  return length === 0 ? { unit: along(v, 0, 1), length } : { unit: div(small, length), length: power * length };
}

/** @robust */
export function length(v: Vec): number {
  const squared = square(v);
  return keepsDigits(squared) ? sqrt(squared) : normalizedAtAnyScale(v).length;
}

/**
 * A unit vector square to v: to its left in the plane; in space across the axis that v has the least part of.
 * @robust
 */
export function perpendicular<V extends Vec>(v: V): V {
  if (isPlane(v)) return normalized(vec2(0 - v.y, v.x) as V).unit;
  return normalized(acrossLeastPart(v as Vec as Vec3) as Vec as V).unit;
}

function acrossLeastPart(v: Vec3): Vec3 {
  const size = abs(v);
  if (size.x <= size.y && size.x <= size.z) return vec3(0, v.z, 0 - v.y);
  if (size.y <= size.z) return vec3(0 - v.z, 0, v.x);
  return vec3(v.y, 0 - v.x, 0);
}

/** The part of a vector that is square to another, d, times d²; `squared` is its square, times d² only. */
export interface Rejected<V extends Vec> {
  readonly part: V;
  readonly squared: number;
}

/**
 * Made of products, d × (v × d), so that it is square to d however short it comes out; v - t d would not be. Only where v
 * lies along d up to rounding, and v × d is all noise, its direction means nothing.
 */
export function rejected<V extends Vec>(v: V, d: V): Rejected<V> {
  if (isPlane(v)) {
    const side = v.y * d.x - v.x * d.y;
    return { part: vec2(0 - side * d.y, side * d.x + 0) as V, squared: side * side };
  }
  const w = d as Vec as Vec3;
  const normal = cross(v as Vec as Vec3, w);
  return { part: cross(w, normal) as Vec as V, squared: square(normal) };
}

export function reject<V extends Vec>(v: V, d: V): V {
  return rejected(v, d).part;
}

/** How far the end of a vector lies beside the line along another, and which way that is, in a unit of its own. */
export interface Aside<V extends Vec> {
  readonly away: V;
  readonly distance: number;
}

export function aside<V extends Vec>(v: V, d: V, dSquared: number): Aside<V> {
  if (isPlane(v)) {
    const side = v.y * d.x - v.x * d.y;
    // Any length will do, and that of d keeps its digits however small the side is.
    const away = side < 0 ? vec2(d.y, 0 - d.x) : vec2(0 - d.y, d.x);
    return { away: away as V, distance: abs(side) / sqrt(dSquared) };
  }
  const w = d as Vec as Vec3;
  const normal = cross(v as Vec as Vec3, w);
  const squared = square(normal);
  if (keepsDigits(squared)) return { away: cross(w, normal) as Vec as V, distance: sqrt(squared) / sqrt(dSquared) };
  return asideAtAnyScale(v as Vec as Vec3, w, dSquared) as Aside<Vec> as Aside<V>;
}

/** @cold */
function asideAtAnyScale(v: Vec3, d: Vec3, dSquared: number): Aside<Vec3> {
  const power = powerOfTwoNear(largest(abs(v)));
  const normal = cross(div(v, power), d);
  return { away: cross(d, normal), distance: power * (sqrt(square(normal)) / sqrt(dSquared)) };
}
