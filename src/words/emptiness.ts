/** Shapes that hold no point at all: they meet nothing, and have no distance. */
import type { Aabb, Capsule, Halfspace, Obb2, Obb3, Plane3, Sphere } from './shapes.js';
import { equal, every, greater, less, some } from './vec.js';

export const isEmptySphere = ({ radius }: Sphere): boolean => radius < 0;
export const isEmptyCapsule = ({ radius }: Capsule): boolean => radius < 0;
export const isEmptyAabb = (box: Aabb): boolean => some(greater(box.min, box.max));
export const isEmptyObb2 = ({ halfExtents }: Obb2): boolean => some(less(halfExtents, 0));
export const isEmptyObb3 = ({ halfExtents }: Obb3): boolean => some(less(halfExtents, 0));
export const isEmptyPlane3 = ({ normal }: Plane3): boolean => every(equal(normal, 0));
export const isEmptyHalfspace = ({ normal }: Halfspace): boolean => every(equal(normal, 0));
