/** Shapes of the plane from three.js objects, under the same rules as those of space. */
import type { Box2, Vector2 } from 'three';
import { type Aabb, aabb } from '../2d/shapes/aabb.js';
import { type Point, point } from '../2d/shapes/point.js';

/** Copies the coordinates: the point stays where the vector was. */
export function point2From(vector: Vector2): Point {
  return point(vector);
}

/** Keeps both corners: the box moves with them. An empty box, such as `new Box2()`, is a `RangeError`. */
export function aabb2From({ min, max }: Box2): Aabb {
  if (min.x > max.x || min.y > max.y) {
    throw new RangeError(`Box2 must not be empty, got min (${min.x}, ${min.y}) and max (${max.x}, ${max.y})`);
  }
  return aabb(min, max);
}
