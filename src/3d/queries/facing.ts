import { misfit } from '../../core/misfit.js';
import { slopeRayHalfspace } from '../../generated/3d/ray-halfspace.js';
import type { Vec3 } from '../../math/vec3.js';

/**
 * Whether a face with this outward normal faces a motion: normal · motion < 0. Only such faces can be hit from outside; those turned away, and those
 * that the motion runs along, can be skipped. Exactly right for the doubles given, for vectors of any length; false where a number is not finite.
 */
export function facing(normal: Vec3, motion: Vec3): boolean {
  try {
    path.direction = motion;
    face.normal = normal;
    return slopeRayHalfspace(path, face) < 0;
  } catch (problem) {
    throw misfit(problem, 'a normal and a motion', [normal, motion]);
  }
}

const nowhere: Vec3 = { x: 0, y: 0, z: 0 };
const path = { origin: nowhere, direction: nowhere };
const face = { normal: nowhere, constant: 0 };
