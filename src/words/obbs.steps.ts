/** How soon a way across the faces of an oriented box passes them. */
import { alongEach, type Faces } from './obbs.js';
import type { Ratio } from './shapes.js';
import { abs, add, divEach, fill, less, minCoordinate, mulEach, select, type Vec3 } from './vec.js';

/** How many steps it takes to come one further across faces; what goes slower than rounding stays where it is. */
export function stepsAcross(speed: Vec3): Vec3 {
  const least = fill(speed, 2 ** -60);
  return divEach(fill(speed, 1), select(less(abs(speed), least), least, speed));
}

/** Where a way leaves the faces of a box, whose centre is at `offset` from its start; 1 is its end. */
export function endWithin({ normals, distances }: Faces, offset: Vec3, way: Vec3): Ratio {
  const steps = stepsAcross(alongEach(normals, way));
  // Half an ulp more, so that it can slide along a face.
  const reach = mulEach(add(distances, fill(distances, 2 ** -53)), abs(steps));
  return minCoordinate(add(mulEach(alongEach(normals, offset), steps), reach));
}
