/** Plane and capsule: by the nearer end, or its ends are on both sides. */
import { isEmptyCapsule, isEmptyPlane3 } from '../../words/emptiness.js';
import { beside, gapOfBall, heightOf } from '../../words/heights.js';
import type { Capsule3, Plane3 } from '../../words/shapes.js';
import { APART, type Sign } from '../../words/sign.js';

export function gap(plane: Plane3, capsule: Capsule3): Sign {
  if (isEmptyPlane3(plane) || isEmptyCapsule(capsule)) return APART;
  const nearest = beside(heightOf(plane, capsule.start), heightOf(plane, capsule.end));
  return gapOfBall(plane, nearest, capsule.radius);
}
