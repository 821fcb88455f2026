/**
 * Shapes of space from three.js objects, for the generic questions, which tell shapes apart by their `kind`. (Functions of
 * a single pair take the three.js objects as they are.)
 *
 * Vectors are kept by reference: a shape moves with the object it came from. Plain numbers cannot be shared, so a
 * point's coordinates, a sphere's radius and an oriented box's axes are those of the moment.
 */
import type {
  Box3,
  Line3,
  Matrix3,
  Ray as ThreeRay,
  Sphere as ThreeSphere,
  Triangle as ThreeTriangle,
  Vector3,
} from 'three';
import { type Aabb, aabb } from '../3d/shapes/aabb.js';
import { type Obb, obb } from '../3d/shapes/obb.js';
import { type Point, point } from '../3d/shapes/point.js';
import { type Ray, ray } from '../3d/shapes/ray.js';
import { type Segment, segment } from '../3d/shapes/segment.js';
import { type Sphere, sphere } from '../3d/shapes/sphere.js';
import { type Triangle, triangle } from '../3d/shapes/triangle.js';

/** What is read of the `OBB` in three.js' addons: `rotation` holds the axes in its columns. */
export interface ThreeObb {
  readonly center: Vector3;
  readonly halfSize: Vector3;
  readonly rotation: Matrix3;
}

/** Copies the coordinates: the point stays where the vector was. */
export function pointFrom(vector: Vector3): Point {
  return point(vector);
}

export function segmentFrom({ start, end }: Line3): Segment {
  return segment(start, end);
}

/** The direction need not have unit length, as it must in three.js. */
export function rayFrom({ origin, direction }: ThreeRay): Ray {
  return ray(origin, direction);
}

/** Moves with the centre; the radius is copied. An empty sphere, one of negative radius, is a `RangeError`. */
export function sphereFrom({ center, radius }: ThreeSphere): Sphere {
  return sphere(center, radius);
}

/** An empty box, such as `new Box3()`, is a `RangeError`. */
export function aabbFrom({ min, max }: Box3): Aabb {
  if (min.x > max.x || min.y > max.y || min.z > max.z) {
    const corners = `min (${min.x}, ${min.y}, ${min.z}) and max (${max.x}, ${max.y}, ${max.z})`;
    throw new RangeError(`Box3 must not be empty, got ${corners}`);
  }
  return aabb(min, max);
}

export function triangleFrom({ a, b, c }: ThreeTriangle): Triangle {
  return triangle(a, b, c);
}

/** Moves and grows with `center` and `halfSize`; the axes are copied out of the matrix, so later turns need a new shape. */
export function obbFrom({ center, halfSize, rotation }: ThreeObb): Obb {
  const [xX, xY, xZ, yX, yY, yZ, zX, zY, zZ] = rotation.elements;
  return obb(center, halfSize, [
    { x: xX, y: xY, z: xZ },
    { x: yX, y: yY, z: yZ },
    { x: zX, y: zY, z: zZ },
  ]);
}
