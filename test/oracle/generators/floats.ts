/** Vectors of doubles for making cases. In the plane every z is 0. */
import type { Random } from '../random.js';
import type { Vector3 } from '../shapes.js';

export interface Space {
  readonly random: Random;
  readonly flat: boolean;
}

export function vector({ flat }: Space, coordinate: () => number): Vector3 {
  return { x: coordinate(), y: coordinate(), z: flat ? 0 : coordinate() };
}

/** `a + b·factor`, rounded like any careless program would. */
export function along(a: Vector3, b: Vector3, factor: number): Vector3 {
  return { x: a.x + b.x * factor, y: a.y + b.y * factor, z: a.z + b.z * factor };
}

export function difference(a: Vector3, b: Vector3): Vector3 {
  return along(a, b, -1);
}

export function scaled(a: Vector3, factor: number): Vector3 {
  return { x: a.x * factor, y: a.y * factor, z: a.z * factor };
}

export function dot(a: Vector3, b: Vector3): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Vector3, b: Vector3): Vector3 {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

/** The constant of the plane through a place, rounded. */
export function constantAt(place: Vector3, normal: Vector3): number {
  return -dot(normal, place);
}

export function length(a: Vector3): number {
  return Math.hypot(a.x, a.y, a.z);
}

export function unit(a: Vector3): Vector3 {
  const size = length(a);
  return size === 0 ? { x: 1, y: 0, z: 0 } : scaled(a, 1 / size);
}

export function randomUnit(space: Space): Vector3 {
  const candidate = vector(space, () => space.random.between(-1, 1));
  const size = length(candidate);
  return size > 0.1 && size <= 1 ? scaled(candidate, 1 / size) : randomUnit(space);
}

/** Some direction at a right angle to the unit vector `normal`, up to rounding. */
export function sideways(space: Space, normal: Vector3): Vector3 {
  if (space.flat) return scaled({ x: -normal.y, y: normal.x, z: 0 }, space.random.pick([-1, 1]));
  const candidate = randomUnit(space);
  const level = along(candidate, normal, -dot(candidate, normal));
  return length(level) > 0.1 ? unit(level) : sideways(space, normal);
}

export type Axes = readonly [Vector3, Vector3, Vector3];

/** Three directions at right angles, up to rounding, the first one given. */
export function axesAlong(space: Space, x: Vector3): Axes {
  const y = sideways(space, x);
  return [x, y, cross(x, y)];
}

export function randomAxes(space: Space): Axes {
  return axesAlong(space, randomUnit(space));
}
