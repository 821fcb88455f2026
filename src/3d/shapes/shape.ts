import type { Aabb } from './aabb.js';
import type { Point } from './point.js';
import type { Ray } from './ray.js';
import type { Segment } from './segment.js';
import type { Sphere } from './sphere.js';

/** The shapes that every generic question takes. `kind` tells them apart. */
export type Shape = Point | Segment | Ray | Sphere | Aabb;
