import type { Bare } from '../../core/bare.js';
import { misfit } from '../../core/misfit.js';
import { distancePointHalfplane } from '../../generated/2d/closestPoints.js';
import { contactPointHalfplane } from '../../generated/2d/contact.js';
import { createContact } from '../../generated/2d/results.js';
import type { Vec2 } from '../../math/vec2.js';
import type { Halfplane } from '../shapes/halfplane.js';

/**
 * How far a point lies in front of the surface of a halfplane: positive on the side that the normal points to, negative behind it, and 0 exactly where it lies on it.
 * Infinity where the normal is zero or a number is not finite. The normal may have any length. Its sign is exactly right.
 * @bound 4 ulp of the coordinates
 */
export function signedDistance(point: Vec2, surface: Bare<Halfplane>): number {
  try {
    const behind = contactPointHalfplane(point, surface, contact);
    return behind === null ? distancePointHalfplane(point, surface) : 0 - behind.depth;
  } catch (problem) {
    throw misfit(problem, 'a point { x, y } and a halfplane { normal, constant }', [point, surface]);
  }
}

const contact = /* @__PURE__ */ createContact();
