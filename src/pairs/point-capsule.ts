/** Point and capsule: how far the point is from the capsule's segment. */
import { fromSegmentBeyond } from '../words/reaches.js';
import type { Capsule, Point } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';

export function gap(point: Point, capsule: Capsule): Sign {
  return capsule.radius < 0 ? APART : signOf(fromSegmentBeyond(capsule, point, capsule.radius));
}
