/** Shapes that hold no point at all: they meet nothing, and have no distance. */
import type { Aabb, Obb3, Sphere } from './shapes.js';
import { greater, less, some } from './vec.js';

export function isEmptySphere({ radius }: Sphere): boolean {
  return radius < 0;
}

export function isEmptyAabb(box: Aabb): boolean {
  return some(greater(box.min, box.max));
}

export function isEmptyObb3({ halfExtents }: Obb3): boolean {
  return some(less(halfExtents, 0));
}
