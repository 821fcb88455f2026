/** Halfspace and sphere: by how high the centre lies over the surface. */
import { isEmptyHalfspace, isEmptySphere } from '../words/emptiness.js';
import { gapOfBall, heightOf } from '../words/heights.js';
import type { Halfspace, Sphere } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';

export function gap(halfspace: Halfspace, sphere: Sphere): Sign {
  if (isEmptyHalfspace(halfspace) || isEmptySphere(sphere)) return APART;
  return gapOfBall(halfspace, heightOf(halfspace, sphere.center), sphere.radius);
}
