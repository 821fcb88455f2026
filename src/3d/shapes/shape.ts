import type { Aabb } from './aabb.js';
import type { Capsule } from './capsule.js';
import type { Halfspace } from './halfspace.js';
import type { Hull } from './hull.js';
import type { Line } from './line.js';
import type { Obb } from './obb.js';
import type { Plane } from './plane.js';
import type { Point } from './point.js';
import type { Ray } from './ray.js';
import type { Segment } from './segment.js';
import type { Sphere } from './sphere.js';
import type { Triangle } from './triangle.js';

/** The shapes. `kind` tells them apart. From the simpler to the less simple: pairs are named in this order. */
export type Shape = Point | Segment | Ray | Line | Plane | Halfspace | Sphere | Capsule | Aabb | Obb | Triangle | Hull;
