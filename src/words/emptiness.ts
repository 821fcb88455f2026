/** Shapes that hold no point at all: they meet nothing, and have no distance. */
import type { Aabb, Obb3, Sphere } from './shapes.js';
import { greater, less, some } from './vec.js';

export const isEmptySphere = ({ radius }: Sphere): boolean => radius < 0;
export const isEmptyAabb = (box: Aabb): boolean => some(greater(box.min, box.max));
export const isEmptyObb3 = ({ halfExtents }: Obb3): boolean => some(less(halfExtents, 0));
