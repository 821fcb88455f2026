/** Plane and sphere: by how far the centre is from the plane. Ericson, RTCD 5.2.2. */
import { isEmptyPlane3, isEmptySphere } from '../../words/emptiness.js';
import { gapOfBall, heightOf } from '../../words/heights.js';
import type { Plane3, Sphere3 } from '../../words/shapes.js';
import { APART, type Sign } from '../../words/sign.js';
import { abs } from '../../words/vec.js';

export function gap(plane: Plane3, sphere: Sphere3): Sign {
  if (isEmptyPlane3(plane) || isEmptySphere(sphere)) return APART;
  return gapOfBall(plane, abs(heightOf(plane, sphere.center)), sphere.radius);
}
