/** Sphere and capsule: all answers come from the point of the capsule's segment nearest to the centre. Ericson, RTCD 4.5.1. */
import { contactOfLine, middleOfShared } from '../words/balls.js';
import { excess, moreThan0, normalized } from '../words/lengths.js';
import { fromSegment } from '../words/linear.js';
import { nearestOnLine } from '../words/lines.js';
import { fromSegmentBeyond } from '../words/reaches.js';
import { bothAt, type ClosestPoints, type Contact } from '../words/results.js';
import type { Capsule, Sphere } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { add, negate, scale, sub } from '../words/vec.js';

export function gap({ center, radius }: Sphere, capsule: Capsule): Sign {
  if (radius < 0 || capsule.radius < 0) return APART;
  return signOf(fromSegmentBeyond(capsule, center, radius + capsule.radius));
}

/**
 * Where they meet, both are the point of their contact.
 * @bound a, b 2 ulp of the coordinates + the distance to the nearer end
 * @bound distance 3 ulp of the radii + the distance to the nearer end
 */
export function closestPoints(sphere: Sphere, capsule: Capsule, meet: boolean): ClosestPoints {
  if (meet) return bothAt(contact(sphere, capsule).point);
  const { center, radius } = sphere;
  const { point, away, offset } = nearestOnLine(fromSegment(capsule), center);
  const { unit, length } = normalized(away);
  const [a, b] = [sub(center, scale(unit, radius)), add(point, scale(unit, capsule.radius))];
  return { a, b, distance: excess(moreThan0(length, offset), radius + capsule.radius) };
}

/**
 * The normal leads from the centre to the nearest point of the capsule's segment; on the segment it is square to it.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 3 ulp of the radii + the distance to the nearer end
 * @bound point 2 ulp of the coordinates + the distance to the nearer end
 */
export function contact(sphere: Sphere, capsule: Capsule): Contact {
  const reach = sphere.radius + capsule.radius;
  const found = contactOfLine(fromSegment(capsule), { center: sphere.center, radius: reach });
  const normal = negate(found.normal);
  const core = { center: found.point, radius: capsule.radius };
  return { normal, depth: found.depth, point: middleOfShared(sphere, core, normal, reach - found.depth) };
}
