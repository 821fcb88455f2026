import { expectFinite, expectFinite3 } from '../../core/expect.js';
import { dotVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';

/**
 * The solid behind a plane: every point x with normal · x + constant <= 0, the plane itself included. The normal points out of it and
 * may have any length but 0; with a normal of 0 it is the empty set.
 */
export interface Halfspace<Normal extends Vec3 = MutableVec3> {
  readonly kind: 'halfspace';
  normal: Normal;
  constant: number;
}

/** Every point x with normal · x + constant <= 0. It keeps the normal, which may have any length but 0. */
export function halfspace<Normal extends Vec3>(normal: Normal, constant: number): Halfspace<Normal> {
  expectFinite3('halfspace normal', normal);
  expectFinite('halfspace constant', constant);
  if (normal.x === 0 && normal.y === 0 && normal.z === 0) {
    throw new RangeError('halfspace normal must not be zero, got (0, 0, 0)');
  }
  return { kind: 'halfspace', normal, constant };
}

/** The solid behind the plane through a point, which is up to rounding on its surface. It keeps the normal, which points out of it. */
export function halfspaceAt<Normal extends Vec3>(point: Vec3, normal: Normal): Halfspace<Normal> {
  expectFinite3('halfspace point', point);
  expectFinite3('halfspace normal', normal);
  return halfspace(normal, 0 - dotVec3(normal, point));
}
