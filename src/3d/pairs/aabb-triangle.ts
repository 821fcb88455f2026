/** Box and triangle of space: of thirteen axes, the one that separates them most decides. */

import { isEmptyAabb } from '../../words/emptiness.js';
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import { isZeroVector } from '../../words/lengths.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Aabb, Triangle3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { areBeyondFace, areBeyondOrOnFace, gapsAcross, sightOf } from '../../words/triangles.boxes.js';
import { abs, cross, dot, sub, type Vec3 } from '../../words/vec.js';

/* A collinear triangle has no normal. */
export function gap(box: Aabb, triangle: Triangle3): Sign {
  if (areBeyondFace(box, triangle)) return APART;
  const sight = sightOf(box, triangle);
  const { toA, size, ab, ca } = sight;
  const normal = cross(ca as Vec3, ab as Vec3);
  return mostSeparated(
    ignoreIf(isCollinear(box, triangle), signOf(abs(dot(normal, toA)) - dot(size, abs(normal)))),
    ...gapsAcross(sight),
    areBeyondOrOnFace(box, triangle) ? TOUCHING : OVERLAPPING,
    isEmptyAabb(box) ? APART : OVERLAPPING,
  );
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(box: Aabb, triangle: Triangle3, meet: boolean): ClosestPoints {
  return nearestInGeneral(box, triangle, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(box: Aabb, triangle: Triangle3): Contact {
  return contactInGeneral(box, triangle);
}

/** @rare */
export function isCollinear(_box: Aabb, { a, b, c }: Triangle3): boolean {
  return isZeroVector(cross(sub(b, a), sub(c, a)));
}
