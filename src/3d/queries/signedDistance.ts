import type { Bare } from '../../core/bare.js';
import { misfit } from '../../core/misfit.js';
import { distancePointHalfspace } from '../../generated/3d/closestPoints.js';
import { contactPointHalfspace } from '../../generated/3d/contact.js';
import { createContact } from '../../generated/3d/results.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Halfspace } from '../shapes/halfspace.js';

/**
 * How far a point lies in front of the surface of a halfspace or plane: positive on the side that the normal points to, negative behind it, and 0 exactly where it lies on it.
 * Infinity where the normal is zero or a number is not finite. The normal may have any length. Its sign is exactly right.
 * @bound 4 ulp of the coordinates
 */
export function signedDistance(point: Vec3, surface: Bare<Halfspace>): number {
  try {
    const behind = contactPointHalfspace(point, surface, contact);
    return behind === null ? distancePointHalfspace(point, surface) : 0 - behind.depth;
  } catch (problem) {
    throw misfit(problem, 'a point { x, y, z } and a halfspace or plane { normal, constant }', [point, surface]);
  }
}

const contact = /* @__PURE__ */ createContact();
