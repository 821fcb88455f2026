import type {
  Box2,
  Box3,
  Line3,
  Plane as ThreePlane,
  Ray as ThreeRay,
  Sphere as ThreeSphere,
  Triangle as ThreeTriangle,
  Vector2,
  Vector3,
} from 'three';
import type { Aabb as Aabb2 } from '../2d/shapes/aabb.js';
import type { Point as Point2 } from '../2d/shapes/point.js';
import type { Aabb } from '../3d/shapes/aabb.js';
import type { Capsule } from '../3d/shapes/capsule.js';
import type { Obb } from '../3d/shapes/obb.js';
import type { Plane } from '../3d/shapes/plane.js';
import type { Point } from '../3d/shapes/point.js';
import type { Ray } from '../3d/shapes/ray.js';
import type { Segment } from '../3d/shapes/segment.js';
import type { Sphere } from '../3d/shapes/sphere.js';
import type { Triangle } from '../3d/shapes/triangle.js';
import { isObject, shown } from '../core/expect.js';
import { aabb2From, point2From } from './shapes2.js';
import {
  aabbFrom,
  capsuleFrom,
  obbFrom,
  planeFrom,
  pointFrom,
  rayFrom,
  segmentFrom,
  sphereFrom,
  type ThreeCapsule,
  type ThreeObb,
  triangleFrom,
} from './shapes3.js';

/** Everything of three.js that has a shape here. */
export type ThreeObject =
  | Vector2
  | Vector3
  | Line3
  | ThreeRay
  | ThreePlane
  | ThreeSphere
  | ThreeCapsule
  | Box2
  | Box3
  | ThreeTriangle
  | ThreeObb;

/** What `shapeFrom` makes of a three.js object, or of any of several. */
export type ShapeFrom<O> = O extends ThreeObb
  ? Obb<Vector3>
  : O extends ThreeSphere
    ? Sphere<Vector3>
    : O extends ThreeRay
      ? Ray<Vector3>
      : O extends ThreeTriangle
        ? Triangle<Vector3>
        : O extends ThreePlane
          ? Plane<Vector3>
          : O extends ThreeCapsule
            ? Capsule<Vector3>
            : O extends Line3
              ? Segment<Vector3>
              : O extends Box3
                ? Aabb<Vector3>
                : O extends Box2
                  ? Aabb2<Vector2>
                  : O extends Vector3
                    ? Point
                    : O extends Vector2
                      ? Point2
                      : never;

/**
 * The shape of any three.js object that has one: a `Vector3` becomes a point, a `Line3` a segment, a `Box3` an aabb, and
 * so on; `Vector2` and `Box2` become shapes of the plane. Anything else is a `TypeError`.
 */
export function shapeFrom<O extends ThreeObject>(object: O): ShapeFrom<O>;
export function shapeFrom(object: ThreeObject): ShapeFrom<ThreeObject> {
  // By their fields, since a page may hold two copies of three.js, of which `instanceof` would know one.
  if (has<ThreeObb>(object, 'center', 'halfSize', 'rotation')) return obbFrom(object);
  if (has<ThreeSphere>(object, 'center', 'radius')) return sphereFrom(object);
  if (has<ThreeRay>(object, 'origin', 'direction')) return rayFrom(object);
  if (has<ThreeTriangle>(object, 'a', 'b', 'c')) return triangleFrom(object);
  if (has<ThreePlane>(object, 'normal', 'constant')) return planeFrom(object);
  if (has<ThreeCapsule>(object, 'start', 'end', 'radius')) return capsuleFrom(object);
  if (has<Line3>(object, 'start', 'end')) return segmentFrom(object);
  if (has<Box2 | Box3>(object, 'min', 'max') && isObject(object.min))
    return isBox3(object) ? aabbFrom(object) : aabb2From(object);
  // Quaternions and Vector4 have a w, Euler angles an order: none of them is a position.
  if (has<Vector2 | Vector3>(object, 'x', 'y') && !('w' in object) && !('order' in object)) {
    return 'z' in object ? pointFrom(object) : point2From(object);
  }
  throw new TypeError(
    `shapeFrom needs a Vector2, Vector3, Line3, Ray, Plane, Sphere, Capsule, Box2, Box3, Triangle or OBB, got ${shown(object)}`,
  );
}

/** Methods do not count: every vector has a `min` and a `max` of that sort. */
function has<T extends object>(object: unknown, ...fields: (keyof T & string)[]): object is T {
  const isField = (field: string) => field in (object as T) && typeof (object as T)[field as keyof T] !== 'function';
  return isObject(object) && fields.every(isField);
}

function isBox3(box: Box2 | Box3): box is Box3 {
  return 'z' in box.min;
}
