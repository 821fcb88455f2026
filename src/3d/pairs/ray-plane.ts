/** Ray and plane: they cross where the ray runs towards the plane. */
import { isEmptyPlane3 } from '../../words/emptiness.js';
import { heightOf } from '../../words/heights.js';
import type { Plane3, Ray3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, TOUCHING } from '../../words/sign.js';
import { dot } from '../../words/vec.js';

export function gap({ origin, direction }: Ray3, plane: Plane3): Sign {
  if (isEmptyPlane3(plane)) return APART;
  const height = heightOf(plane, origin);
  if (height === 0) return TOUCHING;
  return height * dot(plane.normal, direction) < 0 ? OVERLAPPING : APART;
}
