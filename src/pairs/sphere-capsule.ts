/** Sphere and capsule: how far the centre is from the capsule's segment. Ericson, RTCD 4.5.1. */
import { fromSegmentBeyond } from '../words/reaches.js';
import type { Capsule, Sphere } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';

export function gap({ center, radius }: Sphere, capsule: Capsule): Sign {
  if (radius < 0 || capsule.radius < 0) return APART;
  return signOf(fromSegmentBeyond(capsule, center, radius + capsule.radius));
}
