/** Halfspace and capsule: by the lower end. */
import { isEmptyCapsule, isEmptyHalfspace } from '../words/emptiness.js';
import { gapOfBall, heightOf } from '../words/heights.js';
import type { ClosestPoints, Contact } from '../words/results.js';
import type { Capsule, Halfspace } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';
import {
  closestToHalfspace,
  contactWithHalfspace,
  spanOfSegment,
  swapped,
  thickened,
  uprightOf,
} from '../words/spans.js';
import { min } from '../words/vec.js';

export function gap(halfspace: Halfspace, capsule: Capsule): Sign {
  if (isEmptyHalfspace(halfspace) || isEmptyCapsule(capsule)) return APART;
  const lowest = min(heightOf(halfspace, capsule.start), heightOf(halfspace, capsule.end));
  return gapOfBall(halfspace, lowest, capsule.radius);
}

/**
 * Where they meet, both are the lowest point of the capsule.
 * @bound a, b 8 ulp of the coordinates, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(halfspace: Halfspace, capsule: Capsule, meet: boolean): ClosestPoints {
  const surface = uprightOf(halfspace);
  return swapped(
    closestToHalfspace(surface, thickened(spanOfSegment(surface, capsule), surface, capsule.radius), meet),
  );
}

/**
 * Along the normal of the surface. The point is halfway from the lowest one up to the surface, or to the highest one.
 * @bound normal 2 ulp of 1
 * @bound depth 4 ulp of the coordinates
 * @bound point 8 ulp of the coordinates, or in both
 */
export function contact(halfspace: Halfspace, capsule: Capsule): Contact {
  const surface = uprightOf(halfspace);
  return contactWithHalfspace(surface, thickened(spanOfSegment(surface, capsule), surface, capsule.radius));
}
