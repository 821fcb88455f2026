/** Halfspace and capsule: by the lower end. */
import { isEmptyCapsule, isEmptyHalfspace } from '../words/emptiness.js';
import { gapOfBall, heightOf } from '../words/heights.js';
import type { Capsule, Halfspace } from '../words/shapes.js';
import { APART, type Sign } from '../words/sign.js';
import { min } from '../words/vec.js';

export function gap(halfspace: Halfspace, capsule: Capsule): Sign {
  if (isEmptyHalfspace(halfspace) || isEmptyCapsule(capsule)) return APART;
  const lowest = min(heightOf(halfspace, capsule.start), heightOf(halfspace, capsule.end));
  return gapOfBall(halfspace, lowest, capsule.radius);
}
