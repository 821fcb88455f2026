/** Plane and halfspace: a plane that is not parallel to the surface gets below it. */
import { areParallel } from '../../words/crossings.js';
import { isEmptyHalfspace, isEmptyPlane3 } from '../../words/emptiness.js';
import { heightOfParallel } from '../../words/heights.js';
import type { Halfspace3, Plane3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';

export function gap(plane: Plane3, halfspace: Halfspace3): Sign {
  if (isEmptyPlane3(plane) || isEmptyHalfspace(halfspace)) return APART;
  if (!areParallel(plane.normal, halfspace.normal)) return OVERLAPPING;
  return signOf(heightOfParallel(plane, halfspace));
}
