import { expectFinite, expectFinite3 } from '../../core/expect.js';
import { powerOfTwoNear } from '../../core/norm.js';
import {
  crossVec3,
  dotVec3,
  lengthVec3,
  type MutableVec3,
  scaleVec3,
  subtractVec3,
  type Vec3,
} from '../../math/vec3.js';

/**
 * Every point x with normal · x + constant = 0: a flat set, without inside. The normal may have any length but 0; with a normal of 0 it is
 * the empty set.
 */
export interface Plane<Normal extends Vec3 = MutableVec3> {
  readonly kind: 'plane';
  normal: Normal;
  constant: number;
}

/** Every point x with normal · x + constant = 0. It keeps the normal, which may have any length but 0. */
export function plane<Normal extends Vec3>(normal: Normal, constant: number): Plane<Normal> {
  expectFinite3('plane normal', normal);
  expectFinite('plane constant', constant);
  if (normal.x === 0 && normal.y === 0 && normal.z === 0) {
    throw new RangeError('plane normal must not be zero, got (0, 0, 0)');
  }
  return { kind: 'plane', normal, constant };
}

/** The plane through a point, up to rounding. It keeps the normal. */
export function planeAt<Normal extends Vec3>(point: Vec3, normal: Normal): Plane<Normal> {
  expectFinite3('plane point', point);
  expectFinite3('plane normal', normal);
  return plane(normal, 0 - dotVec3(normal, point));
}

/**
 * The plane through three points, up to rounding. Its normal points to where a, b, c turn counter-clockwise, and is as long as twice
 * their triangle is large, unless that is very large or small; in one line they have none, which is a `RangeError`.
 */
export function planeFromPoints(a: Vec3, b: Vec3, c: Vec3): Plane {
  expectFinite3('plane a', a);
  expectFinite3('plane b', b);
  expectFinite3('plane c', c);
  const [ab, ac] = [subtractVec3(b, a), subtractVec3(c, a)];
  const size = Math.max(lengthVec3(ab), lengthVec3(ac));
  // Products of very long or very short edges would overflow or vanish.
  const power = size > 1e-100 && size < 1e100 ? 1 : powerOfTwoNear(size);
  return planeAt(a, crossVec3(scaleVec3(ab, 1 / power), scaleVec3(ac, 1 / power)));
}
