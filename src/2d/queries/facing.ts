import { misfit } from '../../core/misfit.js';
import { slopeRayHalfplane } from '../../generated/2d/ray-halfplane.js';
import type { Vec2 } from '../../math/vec2.js';

/**
 * Whether a face with this outward normal faces a motion: normal · motion < 0. Only such faces can be hit from outside; those turned away, and those
 * that the motion runs along, can be skipped. Exactly right for the doubles given, for vectors of any length; false where a number is not finite.
 */
export function facing(normal: Vec2, motion: Vec2): boolean {
  try {
    path.direction = motion;
    face.normal = normal;
    return slopeRayHalfplane(path, face) < 0;
  } catch (problem) {
    throw misfit(problem, 'a normal and a motion', [normal, motion]);
  }
}

const nowhere: Vec2 = { x: 0, y: 0 };
const path = { origin: nowhere, direction: nowhere };
const face = { normal: nowhere, constant: 0 };
