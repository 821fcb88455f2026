import type { Aabb } from './aabb.js';
import type { Capsule } from './capsule.js';
import type { Halfspace } from './halfspace.js';
import type { Line } from './line.js';
import type { Obb } from './obb.js';
import type { Plane } from './plane.js';
import type { Point } from './point.js';
import type { Ray } from './ray.js';
import type { Segment } from './segment.js';
import type { Sphere } from './sphere.js';
import type { Triangle } from './triangle.js';

/** The shapes that every generic question takes. `kind` tells them apart. */
export type Shape = Point | Segment | Ray | Sphere | Aabb;

/** Every shape there is: all of them can be moved, copied and bounded. */
export type AnyShape = Shape | Line | Plane | Halfspace | Capsule | Obb | Triangle;
