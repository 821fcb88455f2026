/** Point and capsule: all answers come from the point of the capsule's segment nearest to the other. */
import { contactOfLine } from '../words/balls.js';
import { excess, moreThan0, normalized } from '../words/lengths.js';
import { fromSegment } from '../words/linear.js';
import { nearestOnLine } from '../words/lines.js';
import { fromSegmentBeyond } from '../words/reaches.js';
import { bothAt, type ClosestPoints, type Contact } from '../words/results.js';
import type { Capsule, Point } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { add, negate, scale } from '../words/vec.js';

export function gap(point: Point, capsule: Capsule): Sign {
  return capsule.radius < 0 ? APART : signOf(fromSegmentBeyond(capsule, point, capsule.radius));
}

/**
 * In the capsule, both are the point itself.
 * @bound a exact
 * @bound b 2 ulp of the coordinates + the distance to the nearer end
 * @bound distance 3 ulp of the distance to the nearer end
 */
export function closestPoints(point: Point, capsule: Capsule, meet: boolean): ClosestPoints {
  if (meet) return bothAt(point);
  const { point: core, away, offset } = nearestOnLine(fromSegment(capsule), point);
  const { unit, length } = normalized(away);
  const b = add(core, scale(unit, capsule.radius));
  return { a: point, b, distance: excess(moreThan0(length, offset), capsule.radius) };
}

/**
 * The normal leads from the point to the nearest point of the capsule's segment; on the segment it is square to it.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 2 ulp of the radius + the distance to the nearer end
 * @bound point exact
 */
export function contact(point: Point, capsule: Capsule): Contact {
  const { normal, depth } = contactOfLine(fromSegment(capsule), { center: point, radius: capsule.radius });
  return { normal: negate(normal), depth, point };
}
