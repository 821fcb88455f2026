/** Shapes of the plane from three.js objects, under the same rules as those of space. */
import type { Box2, Matrix3, Vector2 } from 'three';
import type { Aabb } from '../2d/shapes/aabb.js';
import type { Obb } from '../2d/shapes/obb.js';
import { obbFromMatrix } from '../2d/shapes/obb.matrices.js';
import { type Point, point } from '../2d/shapes/point.js';
import { expectFinite2, expectObject } from '../core/expect.js';

/** A point of the plane at a vector's coordinates, which are copied: the point stays where the vector was. */
export function point2From(vector: Vector2): Point {
  return point(vector);
}

/** Keeps both corners: the box moves with them. An empty box, such as `new Box2()`, is a `RangeError`. */
export function aabb2From(box: Box2): Aabb<Vector2> {
  expectObject('aabb2From box', box, 'a Box2');
  const { min, max } = box;
  expectObject('Box2 min', min, 'a Vector2');
  expectObject('Box2 max', max, 'a Vector2');
  if (min.x > max.x || min.y > max.y) {
    throw new RangeError(`Box2 must not be empty, got min (${min.x}, ${min.y}) and max (${max.x}, ${max.y})`);
  }
  expectFinite2('aabb min', min);
  expectFinite2('aabb max', max);
  return { kind: 'aabb', min, max };
}

/** The unit square around the origin as a `Matrix3` places it in the plane: turned, scaled and even sheared. It is that of the moment. */
export function obb2From(matrix: Matrix3): Obb {
  expectObject('obb2From matrix', matrix, 'a Matrix3');
  return obbFromMatrix(matrix.elements);
}
