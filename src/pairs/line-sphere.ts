/** Line and sphere: by how far the line passes the centre. */
import { isEmptySphere } from '../words/emptiness.js';
import { isZeroVector } from '../words/lengths.js';
import type { Line, Sphere } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { dot, lengthSquared, sub } from '../words/vec.js';
import * as pointSphere from './point-sphere.js';

export function gap({ origin, direction }: Line, sphere: Sphere): Sign {
  if (isZeroVector(direction)) return pointSphere.gap(origin, sphere);
  if (isEmptySphere(sphere)) return APART;
  // With d along the line and w to the centre, the distance is w² - (w·d)²/d², squared.
  const toCenter = sub(sphere.center, origin);
  const outside = lengthSquared(toCenter) - sphere.radius * sphere.radius;
  const along = dot(direction, toCenter);
  return signOf(lengthSquared(direction) * outside - along * along);
}
