/** Vectors of either dimension, for pictures: flat without `z`. */
import type { Place } from '../gizmos/sink.js';

/** `from + by * t` */
export function along(from: Place, by: Place, t: number): Place {
  const [x, y] = [from.x + by.x * t, from.y + by.y * t];
  return from.z === undefined ? { x, y } : { x, y, z: from.z + (by.z ?? 0) * t };
}

export function difference(a: Place, b: Place): Place {
  return along(a, b, -1);
}

export function dot(a: Place, b: Place): number {
  return a.x * b.x + a.y * b.y + (a.z ?? 0) * (b.z ?? 0);
}

export function lengthOf({ x, y, z = 0 }: Place): number {
  return Math.hypot(x, y, z);
}

/** Of length 1, or 0 where there is no direction. Of any size: the largest coordinate is made 1 first. */
export function unit(of: Place): Place {
  const largest = Math.max(Math.abs(of.x), Math.abs(of.y), Math.abs(of.z ?? 0));
  const by = largest > 0 ? largest : 1;
  const [x, y] = [of.x / by, of.y / by];
  const near = of.z === undefined ? { x, y } : { x, y, z: of.z / by };
  const length = lengthOf(near);
  return length > 0 ? along(along(near, near, -1), near, 1 / length) : near;
}

function cross(a: Place, b: Place): Place {
  const [az, bz] = [a.z ?? 0, b.z ?? 0];
  return { x: a.y * bz - az * b.y, y: az * b.x - a.x * bz, z: a.x * b.y - a.y * b.x };
}

/** Unit vectors at right angles to a unit vector and to each other: two in space, one in the plane. */
export function across(direction: Place): readonly Place[] {
  if (direction.z === undefined) return [{ x: -direction.y, y: direction.x }];
  const other = Math.abs(direction.y) < 0.9 ? { x: 0, y: 1, z: 0 } : { x: 0, y: 0, z: 1 };
  const first = unit(cross(other, direction));
  return [first, cross(direction, first)];
}
